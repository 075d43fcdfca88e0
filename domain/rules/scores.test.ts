import { describe, expect, test } from 'vitest'
import { SCORE_BOUNDS, SCORE_NUMBERS } from '../constants/scores.ts'
import { boundsOf, numberFault, scoreFaults, timeBetween, type ScoreValuesAt } from './scores.ts'

const piece = (number: number, values: object): ScoreValuesAt => ({
  piece: number,
  part: 'piece',
  number: 0,
  ...values,
})
const split = (of: number, number: number, values: object): ScoreValuesAt => ({
  piece: of,
  part: 'split',
  number,
  ...values,
})
const faultsOf = (rows: ScoreValuesAt[]) =>
  scoreFaults(rows).map(({ piece: at, field, fault }) => `${at} ${field} ${fault}`)

describe('bounds', () => {
  test.each(SCORE_NUMBERS)('of %s hold at both ends', (field) => {
    const { min, max } = SCORE_BOUNDS[field]
    expect([min, max].map((value) => numberFault(field, 1, value))).toEqual([null, null])
    for (const value of [min - 1, max + 1, Infinity, -Infinity])
      expect(numberFault(field, 1, value)).toBe('between')
    expect(numberFault(field, 1, Number.NaN)).toBe('number')
  })
  test('of a whole session let it be longer', () => {
    expect([boundsOf('distance', 0).max, boundsOf('distance', 1).max]).toEqual([999_999, 99_999])
  })
  test.each(['rpe', 'reps'] as const)('%s is counted', (field) =>
    expect(numberFault(field, 1, 5.5)).toBe('whole'),
  )
})

describe('times of pieces', () => {
  test.each<[string, ScoreValuesAt[], string[]]>([
    ['in order', [piece(1, { start: 0, finish: 400 }), piece(2, { start: 700, finish: 1100 })], []],
    ['touching', [piece(1, { start: 0, finish: 400 }), piece(2, { start: 400, finish: 800 })], []],
    ['start after end', [piece(1, { start: 401, finish: 400 })], ['1 start start_after_finish']],
    ['start equal to end', [piece(1, { start: 400, finish: 400 })], []],
    [
      'of a split, start after end',
      [split(1, 2, { start: 60, finish: 50 })],
      ['1 start start_after_finish'],
    ],
    [
      'overlapping',
      [piece(1, { start: 0, finish: 500 }), piece(2, { start: 400, finish: 800 })],
      ['1 finish finish_after_next', '2 start start_before_previous'],
    ],
    [
      'overlapping across a piece without times',
      [piece(1, { finish: 500 }), piece(2, {}), piece(3, { start: 400 })],
      ['1 finish finish_after_next', '3 start start_before_previous'],
    ],
    [
      'a time that is end minus start',
      [piece(1, { start: 21_600, finish: 22_000, time: 400.9 })],
      [],
    ],
    [
      'a time that is not',
      [piece(1, { start: 21_600, finish: 22_000, time: 100 })],
      ['1 time time_between'],
    ],
    [
      'of a split, a time that is not',
      [split(1, 2, { start: 60, finish: 160, time: 99 })],
      ['1 time time_between'],
    ],
    [
      'the whole session around them',
      [piece(0, { start: 0, finish: 9000 }), piece(1, { start: 100, finish: 500 })],
      [],
    ],
  ])('%s', (_, rows, faults) => expect(faultsOf(rows)).toEqual(faults))
})

test.each<[object, string[]]>([
  [{ wind_speed: 3 }, ['1 wind_direction wind_direction_needed']],
  [{ wind_direction: 90 }, ['1 wind_speed wind_speed_needed']],
  [{ wind_speed: 3, wind_direction: 90 }, []],
  [{ stream_speed: 1 }, ['1 rowing_direction rowing_direction_needed']],
  [{ stream_direction: 10 }, ['1 stream_speed stream_speed_needed']],
  [{ stream_speed: 1, stream_direction: 10, rowing_direction: 20 }, []],
])('wind and stream %j', (values, faults) => expect(faultsOf([piece(1, values)])).toEqual(faults))

test.each([
  [60, 463.4, 403.4],
  [60, null, null],
  [null, 60, null],
  [60, 50, null],
  [0, 0, 0],
])('from %s to %s it takes %s', (start, finish, time) =>
  expect(timeBetween(start, finish)).toBe(time),
)
