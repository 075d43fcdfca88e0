import { expect, test } from 'vitest'
import type { Edit } from '#domain/training/recording-edits.ts'
import { derive, type RecordedFigures } from './derive.ts'

/** A minute of which the device says more on the whole than by record. */
const RECORDED: RecordedFigures = {
  start_time: '2026-03-02T06:00:00Z',
  elapsed_time: 60,
  timer_time: 60,
  moving_time: 60,
  work_time: null,
  rest_time: null,
  distance: 240,
  records: 61,
  heart_rate_avg: 150,
  heart_rate_max: 171,
  stroke_rate_avg: 40,
  power_avg: 210,
  laps: [],
  restarts: [],
}
const secondly = (value: (second: number) => number) =>
  Float64Array.from({ length: 61 }, (_, t) => value(t))
const t = secondly((second) => second)
const stored = (channels: Readonly<Record<string, number>> = {}) =>
  new Map([
    ['t', t],
    ['distance', secondly((second) => 4 * second)],
    ...Object.entries(channels).map(([name, value]) => [name, secondly(() => value)] as const),
  ])
const other = (channels: Readonly<Record<string, number>>) => ({
  columns: stored(channels),
  strokes: null,
  laps: [],
  restarts: [],
  zero: 0,
})

const [heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg] = [150, 171, 40, 210]
test.each<[string, Record<string, number>, Edit[], Partial<RecordedFigures>]>([
  [
    'halved strokes leave heart rate and power of the device, and halve its rate',
    {},
    [{ kind: 'halve' }],
    { heart_rate_avg, heart_rate_max, stroke_rate_avg: 20, power_avg },
  ],
  [
    'halved strokes of the records are those of the records',
    { stroke_rate: 44 },
    [{ kind: 'halve' }, { kind: 'halve' }],
    { heart_rate_avg, stroke_rate_avg: 11, power_avg },
  ],
  [
    'a heart rate of another recording leaves rate and power',
    {},
    [{ kind: 'heart-rate', other: other({ heart_rate: 130 }) }],
    { heart_rate_avg: 130, heart_rate_max: 130, stroke_rate_avg, power_avg },
  ],
  [
    'a heart rate of another time is none',
    {},
    [{ kind: 'heart-rate', other: { ...other({ heart_rate: 130 }), zero: 9000 } }],
    { heart_rate_avg: null, heart_rate_max: null, stroke_rate_avg },
  ],
  [
    'strokes of another recording leave the heart rate, and take the power with them',
    { power: 200 },
    [{ kind: 'strokes', other: other({ stroke_rate: 30 }) }],
    { heart_rate_avg, heart_rate_max, stroke_rate_avg: 30, power_avg: null },
  ],
  [
    'what is cut off was in the averages of the device',
    {},
    [{ kind: 'halve' }, { kind: 'trim', start: 0, finish: 30 }],
    { heart_rate_avg: null, heart_rate_max: null, stroke_rate_avg: null, power_avg: null },
  ],
  [
    'a clock put right leaves everything',
    {},
    [{ kind: 'shift', seconds: 60 }],
    { heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg },
  ],
])('%s', (_, channels, edits, figures) => {
  expect(derive(RECORDED, stored(channels), edits).figures).toMatchObject(figures)
})
