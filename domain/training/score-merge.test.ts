import { describe, expect, test } from 'vitest'
import { conflictsOf, mergeScores, type ScoreRow, type ScoreValues } from './score-merge.ts'
import { scoreColumns } from './score-columns.ts'
import { SCORE_BOUNDS } from '../constants/scores.ts'
import { SPORTS } from '../constants/sports.ts'

const place = { piece: 1, part: 'piece', number: 0 } as const
const teller = { by: 2, at: '2026-03-02T08:00:00Z' }
const write = (values: ScoreValues) => ({ scores: [{ ...place, values }] })
const stored = (values: Partial<ScoreRow>): ScoreRow[] =>
  mergeScores([], write(values as ScoreValues), { ...teller, by: 1 }).rows

describe('a change', () => {
  test('writes what it names and leaves the rest', () => {
    const { rows, history } = mergeScores(
      stored({ time: 400, stroke_rate: 30 }),
      write({ time: 399 }),
      teller,
    )
    expect(rows).toMatchObject([
      { time: 399, stroke_rate: 30, sources: { time: { by: 2 }, stroke_rate: { by: 1 } } },
    ])
    expect(history).toEqual([{ ...place, field: 'time', before: '400', after: '399' }])
  })
  test('that says what is there changes nothing', () => {
    expect(
      mergeScores(stored({ time: 400, note: 'cold' }), write({ time: 400, note: 'cold' }), teller),
    ).toEqual({ rows: [], history: [] })
  })
  test.each<[string, Partial<ScoreRow>, ScoreValues, number | null]>([
    ['start and end give the time', {}, { start: 60, finish: 460.5 }, 400.5],
    ['an end beside a stored start too', { start: 60 }, { finish: 460.5 }, 400.5],
    ['a time that is said counts', {}, { start: 60, finish: 460.5, time: 399 }, 399],
    ['a start alone gives none', {}, { start: 60 }, null],
    ['a start taken back leaves the time', { start: 60, finish: 460.5 }, { start: null }, 400.5],
  ])('%s', (_, before, values, time) => {
    expect(mergeScores(stored(before), write(values), teller).rows[0]?.time).toBe(time)
  })
})

test.each<[string, Partial<ScoreRow>, ScoreValues, string[]]>([
  ['another value', { time: 400 }, { time: 399 }, ['time']],
  ['the same value', { time: 400 }, { time: 400 }, []],
  ['an empty place', { time: 400 }, { stroke_rate: 30 }, []],
  ['a value taken back', { time: 400 }, { time: null }, ['time']],
])('over %s: conflicts %j', (_, before, values, fields) => {
  expect(conflictsOf(stored(before), write(values), null).map(({ field }) => field)).toEqual(fields)
})

describe('columns', () => {
  test.each(SPORTS)('of $key are known values, the usual ones among them', ({ id }) => {
    const { piece, part, usual } = scoreColumns(id)
    const known = new Set([...Object.keys(SCORE_BOUNDS), 'note'])
    expect([...piece, ...part].filter((field) => !known.has(field))).toEqual([])
    expect(usual.filter((field) => !piece.includes(field) && !part.includes(field))).toEqual([])
  })
  test.each([
    [1, 'stroke_rate', true],
    [1, 'cadence', false],
    [2, 'power', true],
    [3, 'cadence', true],
    [5, 'stroke_rate', true],
    [7, 'reps', true],
    [4, 'reps', false],
    [10, 'wind_speed', true],
  ] as const)('of sport %s with %s: %s', (id, field, has) => {
    const { piece, part } = scoreColumns(id)
    expect(piece.includes(field) || part.includes(field)).toBe(has)
  })
})
