import { expect, test } from 'vitest'
import { isDone, leftOf, nextPlace, restLeftOf, type PieceState } from './countdown.ts'

const begun: PieceState = { place: 0, at: 1e12, distance: 500, ended: false }
const after = (seconds: number, metres: number) => ({
  at: 1e12 + seconds * 1000,
  distance: 500 + metres,
})
const metres = { distance: 2000, time: null }
const minutes = { distance: null, time: 240 }
const open = { distance: null, time: null }

test('counts a piece down in what it is planned in', () => {
  expect(leftOf(metres, begun, after(60, 250))).toEqual({ metres: 1750 })
  expect(leftOf(minutes, begun, after(60, 250))).toEqual({ seconds: 180 })
  expect(leftOf(open, begun, after(60, 250))).toBeNull()
})

test.each([
  [metres, after(400, 1999.9), false],
  [metres, after(400, 2003), true],
  [minutes, after(239.9, 0), false],
  [minutes, after(240, 0), true],
  [open, after(9_999, 9_999), false],
])('%j is done when nothing of it is left', (piece, here, done) => {
  expect(isDone(piece, begun, here)).toBe(done)
})

test('the pieces follow each other until the last', () => {
  expect(nextPlace(2, null)).toBe(0)
  expect(nextPlace(2, begun)).toBe(1)
  expect(nextPlace(2, { ...begun, place: 1 })).toBeNull()
  expect(nextPlace(0, null)).toBeNull()
})

test('a rest is counted down from the end of its piece', () => {
  const planned = { distance: 500, time: null, rest: 90 }
  const ended = { ...begun, ended: true, ended_at: begun.at + 100_000 }
  expect(restLeftOf(planned, begun, begun.at)).toBeNull()
  expect(restLeftOf(planned, ended, begun.at + 130_000)).toBe(60)
  expect(restLeftOf(planned, ended, begun.at + 500_000)).toBe(0)
  expect(restLeftOf({ ...planned, rest: null }, ended, begun.at)).toBeNull()
})
