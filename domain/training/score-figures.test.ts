import { describe, expect, test } from 'vitest'
import {
  extentOfScore,
  figuresOf,
  gapsOf,
  pieceExtent,
  rankFigures,
  sumOfFigures,
} from './score-figures.ts'
import { figuresAt, pieceFigures, totalFigures, type ScoreAt } from './score-pieces.ts'
import { layoutOf, strengthLayoutOf } from './score-layout.ts'

const by = { planned_distance: 2000, planned_time: null }
const byTime = { planned_distance: null, planned_time: 480 }
const M1X = { distance_m: 2000, time_s: 390.74 }

const piece = (given: object) => ({
  planned_distance: null,
  planned_time: null,
  rest: null,
  split_length: null,
  segments: [],
  ...given,
})

describe('what was planned counts for what was not entered', () => {
  test.each([
    ['a time over a planned distance', { time: 400 }, by, { time: 400, distance: 2000 }],
    ['a distance in a planned time', { distance: 2200 }, byTime, { time: 480, distance: 2200 }],
    ['start and end', { start: 60, finish: 460.5 }, by, { time: 400.5, distance: 2000 }],
    ['a rate alone', { stroke_rate: 30 }, by, { time: null, distance: null }],
  ])('%s', (_, score, planned, extent) => expect(extentOfScore(score, planned)).toEqual(extent))

  test('splits add up to their piece, if all are there', () => {
    const splits = [98, 101.5, 102, 98.5].map((time) => ({ time, distance: 500 }))
    expect(pieceExtent({}, by, splits)).toEqual({ time: 400, distance: 2000 })
    expect(pieceExtent({}, by, [...splits.slice(1), { time: null, distance: null }])).toEqual({
      time: null,
      distance: null,
    })
  })
})

describe('a piece timed by plan', () => {
  const minutes = [240, 180].map((planned_time) => ({ planned_distance: null, planned_time }))
  const laid = layoutOf({
    piece_structure: 2,
    repetitions: 1,
    pieces: [piece({ segments: minutes })],
  })
  const metres = (number: number, distance: number | null): ScoreAt => ({
    piece: 1,
    part: 'segment',
    number,
    distance,
  })
  const extent = (scores: ScoreAt[]) => pieceFigures(scores, 1, laid, { sport_id: 1 })
  test('is as long as its segments, where all of them are known', () => {
    expect(extent([metres(1, 1200), metres(2, 900)])).toMatchObject({ time: 420, distance: 2100 })
    const whole: ScoreAt = { piece: 1, part: 'piece', number: 0, time: 425 }
    expect(extent([whole, metres(1, 1200), metres(2, 900)])).toMatchObject({
      time: 425,
      distance: 2100,
    })
    expect(extent([metres(1, 1200)])).toMatchObject({ time: null, distance: null })
  })
})

describe('figures', () => {
  test('of the published examples', () => {
    const row = figuresOf(
      { time: 420, distance: 2000 },
      { stroke_rate: null },
      { sport_id: 1, gmt: M1X },
    )
    expect(row.prognostic).toBeCloseTo(93.0333, 3)
    const ergo = figuresOf(
      { time: 350, distance: 2000 },
      { stroke_rate: 36 },
      { sport_id: 2, gmt: null },
    )
    expect([ergo.power, ergo.ewps].map((value) => value?.toFixed(2))).toEqual(['522.45', '870.75'])
    const boat = figuresOf(
      { time: 100, distance: 500 },
      { stroke_rate: 30 },
      { sport_id: 1, gmt: null },
    )
    expect([boat.dps, boat.ewps]).toEqual([10, 700])
  })

  test('of several pieces come from total time, not from means', () => {
    const context = { sport_id: 1, gmt: { distance_m: 2000, time_s: 390.74 } }
    const pieces = [98, 101.5, 102, 98.5].map((time) =>
      figuresOf({ time, distance: 500 }, { stroke_rate: 30 }, context),
    )
    expect(pieces.map(({ prognostic }) => prognostic?.toFixed(3))).toEqual([
      '99.679',
      '96.241',
      '95.770',
      '99.173',
    ])
    const total = sumOfFigures(pieces, context.sport_id)
    expect(total.prognostic?.toFixed(3)).toBe('97.685')
    expect(total).toMatchObject({ time: 400, distance: 2000, stroke_rate: 30 })
  })
})

describe('places', () => {
  test.each([
    [
      'by prognostic where all have one',
      [
        { prognostic: 90, speed: 5 },
        { prognostic: 95, speed: 4 },
      ],
      'prognostic',
      [2, 1],
    ],
    [
      'by speed where one has none',
      [
        { prognostic: null, speed: 5 },
        { prognostic: 95, speed: 4 },
      ],
      'speed',
      [1, 2],
    ],
    [
      'shared by equals, none without a time',
      [
        { prognostic: null, speed: 5 },
        { prognostic: null, speed: 5 },
        { prognostic: null, speed: 4 },
        { prognostic: null, speed: null },
      ],
      'speed',
      [1, 1, 3, null],
    ],
    [
      'not of what is faster than the sport allows',
      [
        { prognostic: 190, speed: 9.5 },
        { prognostic: 95, speed: 5 },
        { prognostic: 90, speed: 4 },
      ],
      'prognostic',
      [null, 1, 2],
    ],
  ] as const)('%s', (_, rows, basis, places) =>
    expect(rankFigures(rows, 1)).toEqual({ by: basis, places }),
  )
})

test('equal totals share a place, in whatever order their pieces were rowed', () => {
  const total = (times: number[]) =>
    sumOfFigures(
      times.map((time) => figuresOf({ time, distance: 1000 }, {}, { sport_id: 1, gmt: M1X })),
      1,
    )
  const both = [total([201.2, 205.9, 203.6]), total([203.6, 201.2, 205.9])]
  const bare = both.map((one) => ({ ...one, prognostic: null }))
  expect([both, bare].map((rows) => rankFigures(rows, 1).places)).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('the gap in metres is that in seconds at the speed of who leads there', () => {
  const first = [
    { distance: 500, time: 100 },
    { distance: 500, time: 100 },
  ]
  const second = [
    { distance: 500, time: 98 },
    { distance: 500, time: 104 },
  ]
  expect(
    gapsOf(first, second).map(({ distance, gap_s, gap_m }) => [
      distance,
      gap_s,
      Number(gap_m.toFixed(3)),
    ]),
  ).toEqual([
    [500, -2, -10.204],
    [1000, 2, 10],
  ])
  expect(gapsOf(first, [{ distance: 250, time: 50 }])).toEqual([])
})

describe('a layout', () => {
  test('counts repetitions out, with a shorter last split', () => {
    const laid = layoutOf({
      piece_structure: 2,
      repetitions: 3,
      pieces: [piece({ planned_distance: 1200, split_length: 500 })],
    })
    expect(laid.map((one) => one.piece)).toEqual([1, 2, 3])
    expect(laid[2]?.parts.map(({ planned_distance }) => planned_distance)).toEqual([500, 500, 200])
  })
  test('takes splits of their own lengths, and segments before splits', () => {
    const own = piece({
      planned_distance: 2000,
      split_length: 500,
      variable_split_lengths: [750, 750, 500],
    })
    const segments = [
      { planned_distance: 500, planned_time: null },
      { planned_distance: 500, planned_time: null },
    ]
    const laid = layoutOf({
      piece_structure: 3,
      repetitions: 1,
      pieces: [own, piece({ segments })],
    })
    expect(
      laid.map(({ parts }) => parts.map(({ part, planned_distance }) => [part, planned_distance])),
    ).toEqual([
      [
        ['split', 750],
        ['split', 750],
        ['split', 500],
      ],
      [
        ['segment', 500],
        ['segment', 500],
      ],
    ])
    expect(laid[1]?.planned_distance).toBe(1000)
  })
  test('of strength has a set for each repetition of an exercise', () => {
    const laid = strengthLayoutOf([
      {
        pieces: [
          {
            number: 1,
            exercise_id: 4,
            sets_count: 3,
            segments: [{ reps_count: 8, exercise_weight: 60 }],
          },
        ],
      },
    ])
    expect(laid[0]).toMatchObject({ piece: 1, exercise_id: 4 })
    expect(
      laid[0]?.parts.map(({ part, number, reps, exercise_weight }) => [
        part,
        number,
        reps,
        exercise_weight,
      ]),
    ).toEqual([
      ['set', 1, 8, 60],
      ['set', 2, 8, 60],
      ['set', 3, 8, 60],
    ])
  })
})

describe('a result', () => {
  const pieces = layoutOf({
    piece_structure: 2,
    repetitions: 2,
    pieces: [piece({ planned_distance: 1000, split_length: 500 })],
  })
  const context = { sport_id: 1 }
  const scores: ScoreAt[] = [
    { piece: 1, part: 'split', number: 1, time: 100 },
    { piece: 1, part: 'split', number: 2, time: 102 },
    { piece: 2, part: 'piece', number: 0, time: 198 },
  ]
  test('has pieces from their splits, and a total', () => {
    expect(pieceFigures(scores, 1, pieces, context)).toMatchObject({ time: 202, distance: 1000 })
    expect(totalFigures(scores, pieces, context)).toMatchObject({
      time: 400,
      distance: 2000,
      pieces: 2,
    })
    expect(
      totalFigures(
        [{ piece: 0, part: 'piece', number: 0, time: 3600, distance: 12_000 }],
        pieces,
        context,
      ),
    ).toMatchObject({
      distance: 12_000,
      pieces: 0,
    })
  })
  test('is paddled against the time over the distance of each piece, in all its parts', () => {
    const gmtOf = (metres: number) =>
      metres < 707 ? { distance_m: 500, time_s: 95 } : { distance_m: 1000, time_s: 200 }
    const paddled = { sport_id: 48, gmtOf }
    const rows: ScoreAt[] = [
      ...scores,
      { piece: 3, part: 'piece', number: 0, time: 105, distance: 500 },
    ]
    const percent = (at: number) => pieceFigures(rows, at, pieces, paddled).prognostic
    expect([percent(1), percent(3)]).toEqual([
      expect.closeTo(20_000 / 202, 9),
      expect.closeTo(9500 / 105, 9),
    ])
    const [half] = rows
    expect(half && figuresAt(rows, half, pieces[0], paddled).prognostic).toBe(100)
    const four = [4, 5, 6, 7].map((at): ScoreAt => ({
      piece: at,
      part: 'piece',
      number: 0,
      time: 100,
      distance: 500,
    }))
    expect(totalFigures(four, pieces, paddled).prognostic).toBeCloseTo(95, 9)
  })
  test('has splits of the planned length', () => {
    const [split] = scores
    expect(split && figuresAt(scores, split, pieces[0], context)).toMatchObject({
      distance: 500,
      speed: 5,
    })
  })
})
