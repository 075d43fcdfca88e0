import { describe, expect, test } from 'vitest'
import type { ChannelName, Channels } from './channels.ts'
import {
  averages,
  integrateSpeed,
  leadTime,
  maximum,
  movingTime,
  speedFromDistance,
} from './totals.ts'

const none = Number.NaN

test('the maximum passes over gaps', () => {
  expect(maximum(Float64Array.of(none, 120, 140))).toBe(140)
  expect(maximum(undefined)).toBe(null)
})

test('the records make the averages; the device does where they hold none', () => {
  const channels: Channels = new Map([
    ['t', Float64Array.of(0, 1, 2, 10)],
    ['heart_rate', Float64Array.of(100, 100, 160, 160)],
  ])
  const device = { heart_rate: 130, stroke_rate: 22, power: null, heart_rate_max: 170 }
  expect(averages(channels, null, device)).toEqual({
    heart_rate_avg: 148,
    heart_rate_max: 160,
    stroke_rate_avg: 22,
    power_avg: null,
  })
})

test('speed adds up by trapezoids, not across gaps', () => {
  const way = integrateSpeed(Float64Array.of(4, 6, none, 4, 4), Float64Array.of(0, 2, 3, 4, 100))
  expect([...way]).toEqual([0, 10, 16, 20, 20])
})

test('speed comes from at least three seconds and never from across a break', () => {
  const t = Float64Array.of(0, 1, 2, 3, 4, 10, 13)
  const distance = Float64Array.of(0, 4, 8, 12, 16, 16, 25)
  expect([...speedFromDistance(distance, t, [5])]).toEqual([none, none, none, 4, 4, none, 3])
})

/** Seconds of so many records at ten a second. */
const tenths = (records: number): number[] =>
  Array.from({ length: records }, (_, record) => record / 10)

test('what a counter shows at the first record was rowed before it, unless it took too long', () => {
  const lead = (t: number, distance: number) =>
    leadTime(
      new Map<ChannelName, Float64Array>([
        ['t', Float64Array.of(t, t + 1)],
        ['distance', Float64Array.of(distance, distance + 4)],
      ]),
    )
  expect([
    lead(3.9, 12),
    lead(6.9, 0.8),
    lead(30, 120),
    lead(0, 5),
    lead(2, 0),
    lead(60, 3),
  ]).toEqual([3.9, 6.9, 30, 0, 0, 0])
})

describe('moving time', () => {
  test.each<{ name: string; channels: [ChannelName, number[]][]; seconds: number | null }>([
    {
      name: 'by distance',
      channels: [
        ['t', [0, 10, 20, 30]],
        ['distance', [0, 40, 40, 80]],
      ],
      seconds: 20,
    },
    {
      name: 'by distance with gaps',
      channels: [
        ['t', [0, 10, 20, 30]],
        ['distance', [none, 0, none, 80]],
      ],
      seconds: 20,
    },
    {
      name: 'by speed',
      channels: [
        ['t', [0, 10, 20]],
        ['speed', [4, 4, 0.1]],
      ],
      seconds: 10,
    },
    {
      name: 'by records at the same second',
      channels: [
        ['t', [0, 0, 1, 1]],
        ['distance', [0, 0, 4, 4]],
      ],
      seconds: 1,
    },
    {
      name: 'of a counter in whole metres ten times a second',
      channels: [
        ['t', tenths(600)],
        ['distance', tenths(600).map((second) => Math.floor(second * 4))],
      ],
      seconds: 59.9,
    },
    {
      name: 'without a halt of such a counter, but for a part of its first step afterwards',
      channels: [
        ['t', tenths(600)],
        [
          'distance',
          tenths(600).map((second) =>
            Math.floor(4 * (second < 20 ? second : Math.max(20, second - 20))),
          ),
        ],
      ],
      seconds: 39.7,
    },
    {
      name: 'without drifting, however the counter rounds it',
      channels: [
        ['t', tenths(600)],
        ['distance', tenths(600).map((second) => Math.floor(0.3 * second))],
      ],
      seconds: 0,
    },
    {
      name: 'with what was rowed before the first record',
      channels: [
        ['t', [2.5, 5, 7.5]],
        ['distance', [10, 20, 30]],
      ],
      seconds: 7.5,
    },
    {
      name: 'with the first stroke of a standing start',
      channels: [
        ['t', [6.9, 8.9, 10.4]],
        ['distance', [0.8, 6, 10.8]],
      ],
      seconds: 10.4,
    },
    {
      name: 'without a wait before the first record',
      channels: [
        ['t', [60, 62, 64]],
        ['distance', [2, 10, 18]],
      ],
      seconds: 4,
    },
    { name: 'unknown', channels: [['t', [0, 10]]], seconds: null },
  ])('$name', ({ channels, seconds }) => {
    const moving = movingTime(
      new Map(channels.map(([name, values]) => [name, Float64Array.from(values)])),
    )
    expect(moving === null ? null : Math.round(moving * 10) / 10).toBe(seconds)
  })

  test('of a counter that rises by lengths of a pool has no halt at each of them', () => {
    // 40 lengths of 25 m in 20 s each, a record a second; a rest of 90 s after half of them.
    const t = Float64Array.from({ length: 891 }, (_, second) => second)
    const distance = t.map(
      (second) => 25 * Math.floor(Math.min(second, Math.max(400, second - 90)) / 20),
    )
    const channels = new Map<ChannelName, Float64Array>([
      ['t', t],
      ['distance', distance],
    ])
    expect(movingTime(channels)).toBeGreaterThan(770)
    expect(movingTime(channels)).toBeLessThanOrEqual(801)
  })

  /** Strokes of two pieces, whose clock runs on: the second begins at the third record. */
  const pieces = (wait: number, metres: number): Map<ChannelName, Float64Array> =>
    new Map([
      ['t', Float64Array.of(6.9, 8.9, 8.9 + wait, 10.9 + wait)],
      ['distance', Float64Array.of(0.8, 6, 6 + metres, 12 + metres)],
    ])
  test.each([
    ['with the standing start of a piece that is timed from zero', pieces(7.2, 0.9), [2], 18.1],
    ['without that of a piece whose clock ran on over the rest', pieces(7.2, 0.9), [], 10.9],
    ['without a wait before its first stroke', pieces(60, 3), [2], 10.9],
    ['with a rolling start', pieces(2, 8), [2], 12.9],
  ])('%s', (_, channels, restarts, seconds) =>
    expect(movingTime(channels, restarts)).toBeCloseTo(seconds, 6),
  )

  test('of a coarse counter has the end of one piece and the start of the next', () => {
    // Whole metres at 4 m/s, ten records a second; the second piece begins at its 201st record.
    const t = Float64Array.from(tenths(400), (second) => second)
    const distance = t.map((second) =>
      second < 20 ? Math.floor(second * 4) : 79 + Math.floor((second - 20) * 4),
    )
    expect(
      movingTime(
        new Map<ChannelName, Float64Array>([
          ['t', t],
          ['distance', distance],
        ]),
        [200],
      ),
    ).toBeCloseTo(39.9, 0)
  })
})
