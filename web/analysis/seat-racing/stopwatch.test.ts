import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import {
  finished,
  keepTiming,
  keptTiming,
  remarked,
  remarksOn,
  started,
  stopped,
  tenths,
  type Timing,
} from './stopwatch.ts'

const seen = { 1: 200, 2: null }
const changed = {}
const still: Timing = { started_at: null, times: seen, seen, changed }

describe('timing a piece', () => {
  test('starts again, stops each boat at the line and itself with the last', () => {
    const running = started(still, 1000)
    expect(running).toEqual({ started_at: 1000, times: { 1: null, 2: null }, seen, changed })
    const half = finished(running, 2, 193_449)
    expect(half).toEqual({ started_at: 1000, times: { 1: null, 2: 192.4 }, seen, changed })
    expect(finished(half, 1, 195_000)).toEqual({
      started_at: null,
      times: { 1: 194, 2: 192.4 },
      seen,
      changed,
    })
  })

  test('a false start leaves the times of before', () =>
    expect(stopped(started(still, 1000))).toEqual(still))

  test('stops without a boat that does not finish', () =>
    expect(stopped(finished(started(still, 1000), 2, 193_449))).toEqual({
      started_at: null,
      times: { 1: null, 2: 192.4 },
      seen,
      changed,
    }))

  test('without a clock running nothing finishes', () =>
    expect(finished(still, 2, 5000)).toBe(still))

  test.each([
    [0, 0],
    [149, 0.1],
    [150, 0.2],
    [193_449, 193.4],
  ])('%i ms are %d s', (milliseconds, seconds) => expect(tenths(milliseconds)).toBe(seconds))
})

describe('a timing kept on the phone', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
  afterEach(() => void vi.unstubAllGlobals())

  const pieceWith = (time: number) => ({
    id: 4,
    boats: [
      { crew_id: 1, time },
      { crew_id: 2, time: null },
    ],
  })

  test('keeps the stored times from which it was changed', () => {
    const first = keptTiming(pieceWith(200))
    keepTiming(4, finished(started(first, 1000), 1, 191_000))
    const again = keptTiming(pieceWith(205))
    expect([again.times, again.seen]).toEqual([
      { 1: 190, 2: null },
      { 1: 200, 2: null },
    ])
  })

  test('of an earlier version was changed from what the server has', () => {
    localStorage.setItem('seat-race-piece-4', '{"started_at":null,"times":{"1":190}}')
    expect(keptTiming(pieceWith(205))).toEqual({
      started_at: null,
      times: { 1: 190, 2: null },
      seen: { 1: 205, 2: null },
      changed: {},
    })
  })

  test('keeps what was said of the piece, and follows the times nobody touched here', () => {
    const piece = { ...pieceWith(200), void: false, note: null, distance: 750 }
    keepTiming(4, remarked(keptTiming(piece), piece, { note: 'Wash' }))
    const stored = { ...pieceWith(205), void: true, note: null, distance: 750 }
    const again = keptTiming(stored)
    expect(again).toMatchObject({ times: { 1: 205 }, seen: { 1: 205 } })
    expect(remarksOn(stored, again)).toEqual({ void: true, note: 'Wash', distance: 750 })
  })
})
