import { describe, expect, test } from 'vitest'
import { clock, seconds } from '../../test/support/rowed-seconds.ts'
import { bestSegments, figuresOf } from './best-segments.ts'
import { crossingsOf, passesBetween, type GateLine } from './gates.ts'
import { matchPieces } from './match-pieces.ts'
import {
  findPieces,
  isRollingStart,
  piecesByLaps,
  stretchesAbove,
  type PieceLap,
} from './pieces.ts'

const lap = (start: number, time: number, distance: number | null, rest = false): PieceLap => ({
  start,
  time,
  distance,
  rest,
})
const RATE = { from: 24, until: 18, lasting_s: 30, pause_s: 10 }

describe('pieces by rate', () => {
  test.each<[string, Float64Array, { start: number; finish: number }[]]>([
    [
      'two pieces with a paddle between',
      seconds([60, 18], [120, 28], [60, 14], [120, 30], [30, 12]),
      [
        { start: 60, finish: 180 },
        { start: 240, finish: 360 },
      ],
    ],
    ['one of 29 seconds is none', seconds([60, 18], [30, 28], [60, 14]), []],
    [
      'one of 30 seconds is one',
      seconds([60, 18], [31, 28], [60, 14]),
      [{ start: 60, finish: 91 }],
    ],
    [
      'a dip of nine seconds under 18 does not end it',
      seconds([60, 28], [9, 12], [60, 28], [30, 10]),
      [{ start: 0, finish: 129 }],
    ],
    [
      'one of eleven does',
      seconds([60, 28], [11, 12], [60, 28], [30, 10]),
      [
        { start: 0, finish: 60 },
        { start: 71, finish: 131 },
      ],
    ],
    [
      'a paddle of 20 keeps it going',
      seconds([60, 28], [60, 20], [30, 10]),
      [{ start: 0, finish: 120 }],
    ],
    ['the recording may stop within one', seconds([10, 18], [90, 26]), [{ start: 10, finish: 99 }]],
    [
      'samples without a rate change nothing',
      seconds([20, 28], [5, Number.NaN], [20, 28], [20, 10]),
      [{ start: 0, finish: 45 }],
    ],
    ['nothing recorded', seconds(), []],
  ])('%s', (_, rate, pieces) => {
    expect(stretchesAbove(clock(rate), rate, RATE)).toEqual(pieces)
  })
})

describe('pieces by laps', () => {
  test.each<[string, PieceLap[], { start: number; finish: number }[]]>([
    [
      'rests are reported',
      [lap(0, 400, 2000), lap(400, 300, 300, true), lap(700, 405, 2000)],
      [
        { start: 0, finish: 400 },
        { start: 700, finish: 1105 },
      ],
    ],
    [
      'the fast ones',
      [lap(0, 600, 2000), lap(600, 420, 2000), lap(1020, 300, 400), lap(1320, 425, 2000)],
      [
        { start: 600, finish: 1020 },
        { start: 1320, finish: 1745 },
      ],
    ],
    [
      'every 500 m of the device are none',
      [lap(0, 120, 500), lap(120, 100, 500), lap(220, 180, 500), lap(400, 40, 120)],
      [],
    ],
    [
      'nor are equal minutes',
      [lap(0, 60, 250), lap(60, 60, 180), lap(120, 60, 250), lap(180, 20, 60)],
      [],
    ],
    ['one lap is the whole', [lap(0, 3600, 12_000)], []],
    ['all alike are one even row', [lap(0, 500, 2000), lap(500, 520, 2100)], []],
    [
      'a lap of five seconds is a slip of the thumb',
      [lap(0, 400, 2000), lap(400, 5, 20, true)],
      [],
    ],
  ])('%s', (_, laps, pieces) => {
    expect(piecesByLaps(laps)).toEqual(pieces)
  })
})

describe('the pieces of a recording', () => {
  const rate = seconds([60, 18], [120, 28], [60, 14])
  const speed = seconds([60, 3.5], [120, 5], [60, 1.5], [120, 5], [60, 3])
  test.each([
    [
      'by laps first',
      [lap(0, 100, 500), lap(100, 60, 60, true)],
      { t: clock(rate), rate },
      ['laps'],
    ],
    ['else by rate', [], { t: clock(rate), rate, speed: rate }, ['rate']],
    ['else by speed', [], { t: clock(speed), speed }, ['speed', 'speed']],
    ['an even row has none', [], { t: clock(seconds([600, 4])), speed: seconds([600, 4]) }, []],
  ] as const)('%s', (_, laps, channels, by) => {
    expect(findPieces(laps, channels).map((piece) => piece.by)).toEqual(by)
  })
  test('by speed begin and end where it does', () => {
    expect(findPieces([], { t: clock(speed), speed })).toEqual([
      { start: 60, finish: 180, by: 'speed' },
      { start: 240, finish: 360, by: 'speed' },
    ])
  })
})

test.each([
  ['at speed', seconds([60, 5]), true],
  ['at half the mean', Float64Array.from([2.5, 5, 5, 7.5, 7.5]), true],
  ['from standing', Float64Array.from([0, 2, 4, 5, 5, 5]), false],
  ['without speed', undefined, false],
])('a start %s', (_, speed, rolling) => {
  const t = clock(speed ?? seconds([5, 1]))
  expect(isRollingStart(t, speed, { start: 0, finish: t.length - 1 })).toBe(rolling)
})

describe('best segments', () => {
  // 100 s at 4 m/s, 100 s at 5 m/s, 100 s at 4.5 m/s
  const t = Float64Array.from({ length: 301 }, (_, i) => i)
  const distance = t.map((at) =>
    at <= 100 ? 4 * at : at <= 200 ? 400 + 5 * (at - 100) : 900 + 4.5 * (at - 200),
  )
  test('slide over the samples and do not overlap', () => {
    const [best, next] = bestSegments(t, distance, 400, 2)
    expect(best).toMatchObject({ time: 80 })
    expect(best?.start).toBeGreaterThanOrEqual(100)
    expect(best?.finish).toBeLessThanOrEqual(200)
    expect(next?.time).toBeGreaterThan(80)
    expect(
      next === undefined || next.start >= (best?.finish ?? 0) || next.finish <= (best?.start ?? 0),
    ).toBe(true)
  })
  test('do not go across a restart of the clock', () => {
    // The best 400 m lie from 100 s to 180 s.
    const [best] = bestSegments(t, distance, 400, 1, [140])
    expect(best?.start === 140 || (best?.finish ?? 0) <= 140 || (best?.start ?? 0) >= 140).toBe(
      true,
    )
    expect(best?.time).toBeGreaterThan(80)
    expect(bestSegments(t, distance, 1000, 1, [140])).toEqual([])
  })
  test('of more than was rowed are none', () => {
    expect(bestSegments(t, distance, 5000, 3)).toEqual([])
  })
  test('the figures of a stretch are of it alone', () => {
    const channels = new Map([
      ['t', t],
      ['distance', distance],
      ['heart_rate', t.map((at) => (at < 100 ? 140 : 170))],
    ])
    expect(figuresOf(channels, { start: 50, finish: 150.5 })).toMatchObject({
      time: 100.5,
      distance: 452.5,
      stroke_rate: null,
    })
    expect(figuresOf(channels, { start: 50, finish: 150 }).heart_rate).toBeCloseTo(155, 6)
  })
})

const D2000 = { distance: 2000, time: null }
test.each([
  [
    'in order',
    [D2000, D2000],
    [
      { distance: 2003, time: 420 },
      { distance: 1990, time: 430 },
    ],
    [1, 2],
  ],
  [
    'a warm-up is none',
    [D2000, D2000],
    [
      { distance: 900, time: 240 },
      { distance: 2003, time: 420 },
      { distance: 1990, time: 430 },
    ],
    [null, 1, 2],
  ],
  [
    'the closest of several',
    [D2000],
    [
      { distance: 2150, time: 470 },
      { distance: 2002, time: 420 },
    ],
    [null, 1],
  ],
  [
    'by time',
    [
      { distance: null, time: 600 },
      { distance: null, time: 300 },
    ],
    [
      { distance: 2800, time: 601 },
      { distance: 1500, time: 298 },
    ],
    [1, 2],
  ],
  [
    'one was left out',
    [{ distance: 500, time: null }, D2000],
    [{ distance: 2000, time: 420 }],
    [2],
  ],
  ['without a plan', [], [{ distance: 2000, time: 420 }], [null]],
  [
    'an open piece takes any',
    [{ distance: null, time: null }],
    [{ distance: 730, time: 200 }],
    [1],
  ],
])('found pieces are matched to the plan: %s', (_, planned, found, expected) => {
  expect(matchPieces(planned, found)).toEqual(expected)
})

describe('gates', () => {
  const START: GateLine = [52.2, 0.099, 52.2, 0.101]
  const FINISH: GateLine = [52.21, 0.099, 52.21, 0.101]
  const north = (from: number, to: number, at: number) =>
    Array.from({ length: 11 }, (_, i) => ({
      t: at + i * 10,
      lat: from + ((to - from) * i) / 10,
      lon: 0.1,
    }))
  const track = (points: readonly { t: number; lat: number; lon: number }[]) => ({
    t: Float64Array.from(points, (point) => point.t),
    lat: Float64Array.from(points, (point) => point.lat),
    lon: Float64Array.from(points, (point) => point.lon),
  })
  test('are timed between two positions', () => {
    const row = track(north(52.195, 52.215, 0))
    expect(crossingsOf(row, START)[0]).toBeCloseTo(25, 6)
    expect(crossingsOf(row, FINISH)[0]).toBeCloseTo(75, 6)
  })
  test('are missed by who passes beside them, and across a gap', () => {
    const beside = north(52.195, 52.215, 0).map((point) => ({ ...point, lon: 0.2 }))
    expect(crossingsOf(track(beside), START)).toEqual([])
    expect(
      crossingsOf(
        track([
          { t: 0, lat: 52.19, lon: 0.1 },
          { t: 60, lat: 52.22, lon: 0.1 },
        ]),
        START,
      ),
    ).toEqual([])
  })
  test('count every pass, and none of the way back', () => {
    const both = track([
      ...north(52.195, 52.215, 0),
      ...north(52.215, 52.195, 110),
      ...north(52.195, 52.215, 220),
    ])
    const passes = passesBetween(crossingsOf(both, START), crossingsOf(both, FINISH))
    expect(passes.map(({ start, finish }) => [Math.round(start), Math.round(finish)])).toEqual([
      [25, 75],
      [245, 295],
    ])
  })
  test('a false start counts from the last crossing', () => {
    expect(passesBetween([10, 20, 30], [100, 90])).toEqual([{ start: 30, finish: 90 }])
  })
})
