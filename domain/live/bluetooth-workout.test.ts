import { describe, expect, test } from 'vitest'
import { workoutParts } from './bluetooth-workout.ts'
import { planOnMonitor, raceOnMonitor } from './monitor-task.ts'

const bytesOf = (...task: [distance: number | null, time: number | null]) =>
  workoutParts(raceOnMonitor({ distance: task[0], time: task[1] })).flatMap((part) => [...part])

test('a time is set by the frame of the documentation: 20:00 with splits of 4:00', () => {
  expect(bytesOf(null, 1200)).toEqual([
    0xf1, 0x76, 0x18, 0x01, 0x01, 0x05, 0x03, 0x05, 0x00, 0x00, 0x01, 0xd4, 0xc0, 0x05, 0x05, 0x00,
    0x00, 0x00, 0x5d, 0xc0, 0x14, 0x01, 0x01, 0x13, 0x02, 0x01, 0x01, 0xe0, 0xf2,
  ])
})

test('a distance is set by the same with splits of 500 m, and a checksum over all', () => {
  expect(bytesOf(2000, null)).toEqual([
    0xf1, 0x76, 0x18, 0x01, 0x01, 0x03, 0x03, 0x05, 0x80, 0x00, 0x00, 0x07, 0xd0, 0x05, 0x05, 0x80,
    0x00, 0x00, 0x01, 0xf4, 0x14, 0x01, 0x01, 0x13, 0x02, 0x01, 0x01, 0x4c, 0xf2,
  ])
})

test('a byte that would begin a frame is replaced by two', () => {
  // 497 m are 0x01f1.
  expect(bytesOf(497, null).slice(8, 15)).toEqual([0x80, 0x00, 0x00, 0x01, 0xf3, 0x01, 0x05])
})

test('goes out in parts of at most twenty bytes', () => {
  const parts = workoutParts(raceOnMonitor({ distance: 2000, time: null }))
  expect(parts.map(({ length }) => length)).toEqual([20, 9])
})

test.each([
  [150, 150],
  [400, 200],
  [500, 500],
  [2000, 500],
  [42_195, 1407],
])('%i m have splits of %i m', (metres, split) => {
  const frame = bytesOf(metres, null)
  const content: number[] = []
  for (let at = 0; at < frame.length; at += 1) {
    const byte = frame[at] ?? 0
    content.push(byte === 0xf3 ? 0xf0 + (frame[(at += 1)] ?? 0) : byte)
  }
  const [high = 0, low = 0] = content.slice(18, 20)
  expect(high * 256 + low).toBe(split)
})

test('intervals are set by the frame of the documentation: 500 m with 30 s of rest', () => {
  const parts = workoutParts({ distance: 500, time: null, times: 4, rest: 30 })
  expect(parts.flatMap((part) => [...part]).slice(0, 23)).toEqual([
    0xf1, 0x76, 0x15, 0x01, 0x01, 0x07, 0x03, 0x05, 0x80, 0x00, 0x00, 0x01, 0xf4, 0x04, 0x02, 0x00,
    0x1e, 0x14, 0x01, 0x01, 0x13, 0x02, 0x01,
  ])
})

describe('a plan on the monitor', () => {
  const piece = { distance: 500, time: null, rest: 60 }

  test('is its pieces, where all are alike, whatever comes after the last', () => {
    const pieces = [piece, piece, { ...piece, rest: null }]
    expect(planOnMonitor(pieces)).toEqual({ distance: 500, time: null, times: 3, rest: 60 })
    expect(planOnMonitor([piece])).toEqual({ distance: 500, time: null, times: 1, rest: 0 })
  })

  test.each([
    ['nothing is planned', []],
    ['pieces differ', [piece, { ...piece, distance: 1000 }]],
    ['rests differ', [piece, { ...piece, rest: 90 }, piece]],
    ['a rest is too long', [{ ...piece, rest: 600 }, piece]],
    ['a piece has segments', [{ distance: null, time: null, rest: null }]],
  ])('is none where %s', (_, pieces) => expect(planOnMonitor(pieces)).toBeNull())
})
