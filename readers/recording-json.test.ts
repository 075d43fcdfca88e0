import { expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { CURVE_POINTS } from './channels.ts'
import { headOf } from './head.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { recordingJsonReader } from './recording-json.ts'

const bytesOf = (recording: object) =>
  Buffer.from(JSON.stringify({ format: 'recording/1', ...recording }))
const read = (recording: object) =>
  recordingJsonReader.read(bytesOf(recording), DEFAULT_LIMITS).activities[0]

const ROW = {
  sport: 'Rowing',
  device: 'Watch',
  start: '2026-03-02T06:00:00.000Z',
  elapsed: 60,
  distance: 240,
  channels: {
    t: Array.from({ length: 61 }, (_, t) => t),
    distance: Array.from({ length: 61 }, (_, t) => t * 4),
    heart_rate: Array.from({ length: 61 }, (_, t) => (t === 3 ? null : 150)),
    cadence: Array.from({ length: 61 }, () => 24),
    made_up: [1],
  },
  laps: [
    {
      start: '2026-03-02T06:00:30.000Z',
      time: 30,
      distance: 120,
      heart_rate_avg: 150,
      stroke_rate_avg: 24,
      rest: false,
    },
  ],
}

test('a recording is read with its channels, totals and laps', () => {
  const activity = read(ROW)
  expect(activity).toMatchObject({
    sport_id: 1,
    device: 'Watch',
    start_time: '2026-03-02T06:00:00.000Z',
    elapsed_time: 60,
    distance: 240,
    records: 61,
    heart_rate_avg: 150,
    laps: [{ start: 30, time: 30, distance: 120 }],
  })
  expect([...(activity?.channels.keys() ?? [])]).toEqual(
    expect.arrayContaining(['t', 'distance', 'heart_rate', 'stroke_rate']),
  )
  expect(activity?.channels.get('heart_rate')?.[3]).toBeNaN()
})

test('strokes have an axis of their own, with a curve each', () => {
  const strokes = {
    channels: { t: [2, 4, 6], power: [200, null, 220], peak_force: [600, 610, 620] },
    forces: [[0, 600, 0], [1], 'none'],
  }
  const read6 = read({ ...ROW, strokes })?.strokes
  expect([...(read6?.get('t') ?? [])]).toEqual([2, 4, 6])
  expect(read6?.get('peak_force')?.[2]).toBe(620)
  expect(read6?.get('power')?.[1]).toBeNaN()
  const curves = read6?.get('force_curve') ?? new Float64Array()
  expect(curves).toHaveLength(3 * CURVE_POINTS)
  expect(Math.max(...curves.subarray(0, CURVE_POINTS))).toBeCloseTo(588, 0)
  expect(curves.subarray(CURVE_POINTS).every((newtons) => Number.isNaN(newtons))).toBe(true)
  for (const odd of [null, 3, [], {}, { channels: 5 }, { forces: [[1, 2]] }])
    expect(read({ ...ROW, strokes: odd })?.strokes).toBeNull()
})

test('what was typed in by hand has totals only', () => {
  expect(read({ ...ROW, channels: {}, laps: [] })).toMatchObject({
    records: 0,
    distance: 240,
    elapsed_time: 60,
    start_time: '2026-03-02T06:00:00.000Z',
  })
})

test('a clock on the wall at the end gives the one at the start', () => {
  expect(read({ ...ROW, start: null, wall_end: '2026-03-02T07:01:00' })).toMatchObject({
    start_time: null,
    start_local: ['2026-03-02T07:00:00'],
  })
})

test('one that was cut off is refused', () => {
  expect(
    refusalOf(() =>
      recordingJsonReader.read(Buffer.from('{"format":"recording/1"'), DEFAULT_LIMITS),
    ),
  ).toBe('file_damaged')
})

test.each([
  { channels: 7, laps: 'x', sport: 3, elapsed: 'long', start: {} },
  { channels: { t: 'x', distance: [1] } },
])('refuses %j, which says nothing', (recording) =>
  expect(refusalOf(() => read(recording))).toBe('no_records'),
)

test.each([
  [
    {
      channels: { t: [0, 'x', null], lat: [[]], lon: [{}], heart_rate: [120] },
      laps: [null, 3, { time: 'x' }],
    },
  ],
])('%j is read as far as it goes', (recording) => {
  expect(read(recording)).toBeDefined()
})

test('it is known by its format, not by any other JSON', () => {
  expect(recordingJsonReader.detect(headOf(bytesOf(ROW)))).toBe(true)
  expect(recordingJsonReader.detect(headOf(Buffer.from('{"format":"row-telemetry/1"}')))).toBe(
    false,
  )
})
