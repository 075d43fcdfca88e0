import { beforeEach, describe, expect, test } from 'vitest'
import { rememberLately, type Lately } from './lately.ts'

const ROOM = 'session 1 7'
const change = (what: 'attendance' | 'results', session_id = 7) => ({ session_id, what })

let clock: number
let lately: Lately
beforeEach(() => {
  clock = 1_000_000
  lately = rememberLately(() => clock)
  clock += 60_000
})

describe('what somebody missed', () => {
  test('is nothing when nothing changed', () => {
    expect(lately.missed(ROOM, 5000)).toEqual([])
  })

  test('is what changed since, each kind of change once', () => {
    lately.note(ROOM, change('attendance'))
    clock += 20_000
    lately.note(ROOM, change('results'))
    lately.note(ROOM, change('results'))
    lately.note('session 1 8', change('results', 8))
    expect(lately.missed(ROOM, 5000)).toEqual([change('results')])
    expect(lately.missed(ROOM, 15_000)).toEqual([change('attendance'), change('results')])
  })

  test('reaches back somewhat further, since data are asked for before they are shown', () => {
    lately.note(ROOM, change('results'))
    clock += 9000
    expect(lately.missed(ROOM, 0)).toEqual([change('results')])
    clock += 2000
    expect(lately.missed(ROOM, 0)).toEqual([])
  })

  test('is unknown before the first change could be heard', () => {
    expect(lately.missed(ROOM, 55_000)).toBeNull()
  })

  test('is unknown beyond two minutes, however long one listens', () => {
    lately.note(ROOM, change('results'))
    clock += 300_000
    lately.note('session 1 8', change('results', 8))
    expect(lately.missed(ROOM, 100_000)).toEqual([])
    expect(lately.missed(ROOM, 115_000)).toBeNull()
  })

  test('is unknown after a time in which nothing could be heard', () => {
    lately.note(ROOM, change('results'))
    lately.forget()
    clock += 5000
    expect(lately.missed(ROOM, 0)).toBeNull()
    clock += 5000
    expect(lately.missed(ROOM, 0)).toEqual([])
  })
})
