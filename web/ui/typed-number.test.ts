import { describe, expect, test } from 'vitest'
import { shownNumber, typedNumber } from './typed-number.ts'

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
])('%s means %s', (typed, meant) => expect(typedNumber(typed)).toBe(meant))

describe('what a field shows', () => {
  test('what is typed, though it means the same as its value', () => {
    expect(shownNumber({ text: '3.', meant: 3, before: 3 }, 3)).toBe('3.')
    expect(shownNumber({ text: '0.0', meant: 0, before: null }, 0)).toBe('0.0')
  })
  test('what is typed, though its form keeps the value before', () => expect(shownNumber({ text: '', meant: null, before: 4 }, 4)).toBe(''))
  test('the value that another hand gave it meanwhile', () => {
    expect(shownNumber({ text: '3.', meant: 3, before: null }, 47.1)).toBe(47.1)
    expect(shownNumber({ text: 5, meant: 5, before: 4 }, null)).toBe('')
  })
  test('its value while nothing is typed', () => {
    expect(shownNumber(null, 2.5)).toBe(2.5)
    expect(shownNumber(null, null)).toBe('')
  })
})
