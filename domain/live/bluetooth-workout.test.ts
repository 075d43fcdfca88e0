import { describe, expect, test } from 'vitest'
import { workoutFrames } from './bluetooth-workout.ts'
import { areAlike, planOnMonitor, raceOnMonitor, type MonitorTask } from './monitor-task.ts'

const flat = (task: MonitorTask) =>
  workoutFrames(task).flatMap((parts) => parts.flatMap((part) => [...part]))
const bytesOf = (...task: [distance: number | null, time: number | null]) =>
  flat(raceOnMonitor({ distance: task[0], time: task[1] }))

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
  const [parts] = workoutFrames(raceOnMonitor({ distance: 2000, time: null }))
  expect(parts?.map(({ length }) => length)).toEqual([20, 9])
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
  const piece = { distance: 500, time: null, rest: 30 }
  expect(flat([piece, piece, piece, { ...piece, rest: 0 }]).slice(0, 23)).toEqual([
    0xf1, 0x76, 0x15, 0x01, 0x01, 0x07, 0x03, 0x05, 0x80, 0x00, 0x00, 0x01, 0xf4, 0x04, 0x02, 0x00,
    0x1e, 0x14, 0x01, 0x01, 0x13, 0x02, 0x01,
  ])
})

test('pieces that differ are set one by one, and the screen is made ready after the last', () => {
  const task = [
    { distance: 1000, time: null, rest: 120 },
    { distance: null, time: 60, rest: 0 },
  ]
  expect(workoutFrames(task).map((parts) => parts.flatMap((part) => [...part]))).toEqual([
    [
      0xf1, 0x76, 0x17, 0x18, 0x01, 0x00, 0x01, 0x01, 0x08, 0x17, 0x01, 0x01, 0x03, 0x05, 0x80,
      0x00, 0x00, 0x03, 0xe8, 0x04, 0x02, 0x00, 0x78, 0x14, 0x01, 0x01, 0x60, 0xf2,
    ],
    [
      0xf1, 0x76, 0x18, 0x18, 0x01, 0x01, 0x17, 0x01, 0x00, 0x03, 0x05, 0x00, 0x00, 0x00, 0x17,
      0x70, 0x04, 0x02, 0x00, 0x00, 0x14, 0x01, 0x01, 0x13, 0x02, 0x01, 0x01, 0x02, 0xf2,
    ],
  ])
})

test('no frame is longer than a monitor takes, whatever the pieces', () => {
  const pieces = Array.from({ length: 30 }, (_, place) => ({
    distance: 0xf0f0 + place,
    time: null,
    rest: 0xf1 + place,
  }))
  const lengths = workoutFrames(pieces).map((parts) =>
    parts.reduce((sum, part) => sum + part.length, 0),
  )
  expect(lengths).toHaveLength(30)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(120)
})

describe('a plan on the monitor', () => {
  const piece = { distance: 500, time: null, rest: 60 }
  const manyPieces = Array.from({ length: 31 }, (_, at) => ({ ...piece, distance: 500 + at }))

  test.each([
    ['pieces', [piece, { ...piece, distance: 1000 }]],
    ['rests', [piece, { ...piece, rest: 90 }, piece]],
    ['quantities', [piece, { ...piece, distance: null, time: 90 }]],
  ])('is its pieces where %s differ', (_, pieces) => {
    const task = planOnMonitor(pieces)
    expect(task).toEqual([...pieces.slice(0, -1), { ...pieces.at(-1), rest: 0 }])
    expect(areAlike(task ?? [])).toBe(false)
  })

  test('is its pieces, whatever comes after the last', () => {
    const pieces = [piece, piece, { ...piece, rest: null }]
    const last = { ...piece, rest: 0 }
    expect(planOnMonitor(pieces)).toEqual([piece, piece, last])
    expect(areAlike([piece, piece, last])).toBe(true)
    expect(planOnMonitor([piece])).toEqual([last])
  })

  test.each([
    ['nothing is planned', []],
    ['more pieces differ than it takes', manyPieces],
    ['a rest is too long', [{ ...piece, rest: 600 }, piece]],
    ['a piece has segments', [{ distance: null, time: null, rest: null }]],
  ])('is none where %s', (_, pieces) => expect(planOnMonitor(pieces)).toBeNull())
})
