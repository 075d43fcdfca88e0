import { expect, test } from 'vitest'
import { birthOf, knownBirth } from './birth.ts'

test.each([
  ['2012', { date_of_birth: '2012-12-31', birth_day_known: false }],
  ['2012-03-04', { date_of_birth: '2012-03-04', birth_day_known: true }],
  ['', { date_of_birth: null, birth_day_known: true }],
])('%j is stored as the youngest possible and shown as it was', (text, stored) => {
  expect(birthOf(text)).toEqual(stored)
  expect(knownBirth(stored)).toBe(text || null)
})
