import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStream } from './stream.ts'

type Line = EventTarget & { close: () => void; isClosed: boolean }
let lines: Line[]
let turns: boolean[]
let hasEnded: boolean

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  turns = []
  hasEnded = false
  vi.stubGlobal('EventSource', function EventSource() {
    const line: Line = Object.assign(new EventTarget(), {
      isClosed: false,
      close: () => {
        line.isClosed = true
      },
    })
    lines.push(line)
    return line
  })
  openStream('/stream', {
    hear: () => {},
    end: () => {
      hasEnded = true
    },
    hasEnded: () => hasEnded,
    onTurn: (isOn) => turns.push(isOn),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (name: string) => lines.at(-1)?.dispatchEvent(new Event(name))

test('a stream that says nothing any more is closed and opened again', () => {
  for (let second = 0; second < 30; second += 1) {
    say('beat')
    vi.advanceTimersByTime(1000)
  }
  expect([lines.length, turns.includes(false)]).toEqual([1, false])
  vi.advanceTimersByTime(12_000)
  expect([lines[0]?.isClosed, turns.at(-1)]).toEqual([true, false])
  vi.advanceTimersByTime(1000)
  expect(lines).toHaveLength(2)
  say('beat')
  expect(turns.at(-1)).toBe(true)
})

test('a stream that never says anything is tried again, less and less often', () => {
  vi.advanceTimersByTime(600_000)
  expect(lines.length).toBeGreaterThan(13)
  expect(lines.length).toBeLessThan(30)
  expect(lines.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true)
})

test('a stream with an error is opened again once, not for its silence as well', () => {
  say('beat')
  say('error')
  vi.advanceTimersByTime(1000)
  expect(lines).toHaveLength(2)
  for (let second = 0; second < 20; second += 1) {
    say('beat')
    vi.advanceTimersByTime(1000)
  }
  expect(lines).toHaveLength(2)
})

test('a page that is gone is not asked for again', () => {
  say('beat')
  say('gone')
  vi.advanceTimersByTime(120_000)
  expect([lines.length, hasEnded]).toEqual([1, true])
})
