import { describe, expect, test } from 'vitest'
import { SCORE_NUMBERS, WHOLE_SCORES } from '#domain/constants/scores.ts'
import { boundsOf } from '#domain/rules/scores.ts'
import { readNumber } from '#domain/sheets/numbers.ts'
import { isBlock, readBlock, readTime } from '../../sheet/cell-text.ts'
import { isTime, readCell, writeCell, type EntryField } from './read-cell.ts'
import { effortsByWord } from './use-efforts.ts'

const tenths = { language: 'en', units: 'metric' } as const
const german = { language: 'de', units: 'metric' } as const

describe('a time', () => {
  test.each<[string, boolean, number | null]>([
    ['6:41.2', false, 401.2],
    ['6:41,2', false, 401.2],
    ['6:41.234', false, 401.234],
    ['00:06:41.2', true, 401.2],
    ['1:06:41', true, 4001],
    ['6412', false, 401.2],
    ['64410', false, 404.1],
    ['64412', false, 404.12],
    ['104410', false, 644.1],
    ['67210', false, null],
    ['705', false, null],
    ['0705', false, null],
    ['1234567', false, 5025.67],
    ['705', true, 705],
    ['401.2', false, null],
    ['641,2', false, null],
    ['481.2', false, 481.2],
    ['75,5', false, 75.5],
    ['401,2', true, 401.2],
    ['401', true, 401],
    ['fast', false, null],
    ['-6:41', false, null],
    ['NaN', true, null],
    ['1e309', true, null],
  ])('%s, pasted %s, is %s s', (text, pasted, seconds) =>
    expect(readTime(text, pasted)).toBe(seconds),
  )
})

describe('a number', () => {
  test.each([
    ['2000', 'en', 2000],
    ['2,000', 'en', 2000],
    ['2.000', 'de', 2000],
    ['2.000,5', 'de', 2000.5],
    ['30,5', 'de', 30.5],
    ['30,5', 'en', 30.5],
    ['30.5', 'de', 30.5],
    ['2 000', 'fr', 2000],
    ['2000 m', 'en', 2000],
    ['30spm', 'en', 30],
    ['.5', 'en', 0.5],
    ['1e309', 'en', Number.NaN],
    ['12-14', 'en', Number.NaN],
    ['Infinity', 'en', Number.NaN],
  ] as const)('%s in %s is %s', (text, language, number) =>
    expect(readNumber(text, language)).toBe(number),
  )
})

describe('a cell', () => {
  test.each<[EntryField, number, string, object]>([
    ['heart_rate', 1, '29', { fault: 'between', bounds: { min: 30, max: 250 } }],
    ['heart_rate', 1, '251', { fault: 'between', bounds: { min: 30, max: 250 } }],
    ['heart_rate', 1, '250', { value: 250 }],
    ['stroke_rate', 1, '100', { fault: 'between', bounds: { min: 0, max: 99 } }],
    ['stroke_rate', 1, '-1', { fault: 'between', bounds: { min: 0, max: 99 } }],
    ['distance', 1, '100000', { fault: 'between', bounds: { min: 0, max: 99_999 } }],
    ['distance', 0, '100000', { value: 100_000 }],
    ['rpe', 1, '6.5', { fault: 'whole' }],
    ['time', 1, '6:4x', { fault: 'time' }],
    ['lactate', 1, 'NaN', { fault: 'number' }],
    ['note', 1, ' cold hands ', { value: 'cold hands' }],
    ['note', 1, 'x'.repeat(501), { fault: 'long', most: 500 }],
    ['result_note', 0, 'x'.repeat(2001), { fault: 'long', most: 2000 }],
    ['result_note', 0, ' windy, then calm ', { value: 'windy, then calm' }],
    ['rpe', 1, '9', { fault: 'between', bounds: { min: 1, max: 8 } }],
    ['rpe', 1, 'sehr anstrengend', { fault: 'number' }],
    ['time', 1, '  ', { value: null }],
  ])('%s of piece %s: "%s"', (field, piece, text, reading) =>
    expect(readCell(field, piece, text, tenths)).toEqual(reading),
  )

  test.each(
    SCORE_NUMBERS.filter((field) => !isTime(field)).flatMap((field) =>
      [0, 1].flatMap((piece) => {
        const { min, max } = boundsOf(field, piece)
        const step = WHOLE_SCORES.includes(field) ? 1 : 0.1
        return [min - step, min, max, max + step].map((value) => [field, piece, value] as const)
      }),
    ),
  )('%s of piece %s takes %s only within its bounds', (field, piece, value) => {
    const bounds = boundsOf(field, piece)
    const isWithin = value >= bounds.min && value <= bounds.max
    expect(readCell(field, piece, String(value), tenths)).toEqual(
      isWithin ? { value } : { fault: 'between', bounds },
    )
  })

  test.each<[EntryField, number | string | null, string]>([
    ['time', 401.2, '6:41,2'],
    ['stroke_length', 1.45, '1,45'],
    ['distance', 2000, '2000'],
    ['note', 'cold', 'cold'],
    ['rpe', null, ''],
  ])('%s %s is written "%s"', (field, value, text) =>
    expect(writeCell(field, value, german)).toBe(text),
  )
})

describe('a block from a sheet', () => {
  test.each([
    [
      '6:41.2\t30\n6:42.0\t31\n',
      [
        ['6:41.2', '30'],
        ['6:42.0', '31'],
      ],
    ],
    [
      '6:41,2\t30\r\n\t31\r\n',
      [
        ['6:41,2', '30'],
        ['', '31'],
      ],
    ],
    ['"two\nlines"\t"say ""go"""', [['two\nlines', 'say "go"']]],
    ['one', [['one']]],
  ])('%j', (text, cells) => expect(readBlock(text)).toEqual(cells))
  test.each([
    ['6:41.2', false],
    ['6:41.2\n', false],
    ['6:41.2\t30', true],
    ['6:41.2\n6:42', true],
  ])('%j is one: %s', (text, block) => expect(isBlock(text)).toBe(block))
})

test('a step of effort is typed as its number or its word', () => {
  const efforts = effortsByWord([
    { id: 5, word: 'Hard' },
    { id: 6, word: 'Very hard' },
  ])
  const read = (text: string) => readCell('rpe', 1, text, { ...tenths, efforts })
  expect([read('5'), read('very HARD'), read('harder')]).toEqual([
    { value: 5 },
    { value: 6 },
    { fault: 'number' },
  ])
})

describe('a weight', () => {
  const pounds = { ...german, units: 'imperial' } as const
  test.each([
    ['132,5', pounds, 60.100989025, '132,5'],
    ['60 kg', pounds, 60, '132,277'],
    ['135 lb', tenths, 61.23496995, '61.235'],
    ['135 lbs', pounds, 61.23496995, '135'],
    ['0', pounds, 0, '0'],
  ] as const)(
    '%s is read and written in the unit of its reader',
    (text, writing, kilograms, written) => {
      const reading = readCell('exercise_weight', 1, text, writing)
      const value =
        'value' in reading && typeof reading.value === 'number' ? reading.value : Number.NaN
      expect(value).toBeCloseTo(kilograms, 9)
      expect(writeCell('exercise_weight', value, writing)).toBe(written)
    },
  )
  test('has the bounds of that unit', () => {
    expect(readCell('exercise_weight', 1, '1102.3', { ...pounds, language: 'en' })).toHaveProperty(
      'value',
    )
    expect(readCell('exercise_weight', 1, '1103', pounds)).toEqual({
      fault: 'between',
      bounds: { min: 0, max: 1102.311 },
    })
  })
})
