import { describe, expect, test } from 'vitest'
import { isRefused, shownNumber, typedNumber } from './typed-number.ts'

test.each([
  [3, 3],
  ['3.', 3],
  ['3.50', 3.5],
  ['0.0', 0],
  ['-0.', -0],
  ['-2.5', -2.5],
  ['.5', 0.5],
  ['007', 7],
  ['', null],
  ['-', null],
  ['.', null],
  ['-.', null],
  ['1.2.3', null],
  ['1e3', null],
  [Number.NaN, null],
])('%s means %s', (typed, value) => expect(typedNumber(typed)).toBe(value))

describe('what a field shows', () => {
  test('what is typed, though it means the same as its value', () => {
    expect(shownNumber({ text: '3.', meant: 3, before: 3 }, 3)).toBe('3.')
    expect(shownNumber({ text: '0.0', meant: 0, before: null }, 0)).toBe('0.0')
  })
  test('what is typed, though its form keeps the value before', () =>
    expect(shownNumber({ text: '', meant: null, before: 4 }, 4)).toBe(''))
  test('the value that another hand gave it meanwhile', () => {
    expect(shownNumber({ text: '3.', meant: 3, before: null }, 47.1)).toBe(47.1)
    expect(shownNumber({ text: 5, meant: 5, before: 4 }, null)).toBe('')
  })
  test('its value while nothing is typed', () => {
    expect(shownNumber(null, 2.5)).toBe(2.5)
    expect(shownNumber(null, null)).toBe('')
  })
})

describe('what a field does not take', () => {
  const typed = (text: string | number, meant: number | null, before: number | null) => ({
    text,
    meant,
    before,
  })
  const [bounds, least] = [{ min: 1, max: 99 }, { min: 1 }]
  test.each([
    ['a number above the bounds that its form took', typed(500, 500, 3), 500, bounds, true],
    ['one that its form did not take', typed(500, 500, 3), 3, bounds, true],
    ['one below them', typed('0', 0, null), 0, bounds, true],
    ['a bound itself', typed(99, 99, 3), 99, bounds, false],
    ['one below the only bound', typed(0, 0, null), 0, least, true],
    ['any number without bounds', typed(-1e9, -1e9, null), -1e9, {}, false],
    ['nothing where nothing may be', typed('', null, 3), null, bounds, false],
    ['nothing where its form keeps a number', typed('', null, 3), 3, bounds, true],
    ['what it was given and nobody typed', null, 500, bounds, true],
    ['what was typed before another hand changed it', typed(500, 500, 3), 7, bounds, false],
    ['no number that nobody typed', null, null, bounds, false],
  ])('%s', (_, entry, value, within, refused) =>
    expect(isRefused(entry, value, within)).toBe(refused),
  )
})
