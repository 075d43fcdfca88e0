import { expect, test } from 'vitest'
import { COUNTRIES } from '../constants/countries.ts'
import { AGE_OF_CONSENT } from '../constants/consent.ts'
import {
  ageOfConsent,
  canChangeOwnBirth,
  isOwnBirthFixed,
  isPlausibleBirth,
  needsGuardian,
} from './consent.ts'

test.each([
  [['DE'], 16],
  [['FR'], 15],
  [['GB'], 13],
  [['CH'], 16],
  [['US'], 16],
  [[null], 16],
  [[], 16],
  [['GB', 'FR'], 15],
  [['GB', null], 16],
])('in clubs of %j one consents alone from %i', (countries, age) => {
  expect(ageOfConsent(countries)).toBe(age)
})

test.each([
  ['2010-11-22', '2026-11-21', 16, true],
  ['2010-11-21', '2026-11-21', 16, false],
  ['2010-11-20', '2026-11-21', 16, false],
  ['2008-02-29', '2024-02-28', 16, true],
  ['2008-02-29', '2024-02-29', 16, false],
  ['2012-02-29', '2025-02-28', 13, true],
  ['2012-02-29', '2025-03-01', 13, false],
])('born on %s, on %s, with %i years: a guardian decides is %s', (born, today, age, guardian) => {
  expect(needsGuardian(born, today, age)).toBe(guardian)
})

test.each([
  ['2010-11-22', true],
  ['2026-11-21', false],
  ['2027-01-01', false],
  ['1899-01-01', false],
])('a birth on %s is plausible: %s', (born, plausible) => {
  expect(isPlausibleBirth(born, '2026-11-21')).toBe(plausible)
})

test.each([
  ['nobody knows the day', null, true, '1990-01-01', true, false],
  ['somebody of age corrects it', '2008-11-21', true, '2010-01-01', true, false],
  ['somebody of age clears it', '2008-11-21', true, null, true, false],
  ['a minor makes themselves older', '2008-11-22', true, '2008-11-21', false, true],
  ['a minor makes themselves younger', '2008-11-22', true, '2011-01-01', false, true],
  ['a minor clears it', '2008-11-22', true, null, false, true],
  ['a minor says the same', '2008-11-22', true, '2008-11-22', true, true],
  ['a minor adds the day to the year', '2012-12-31', false, '2012-03-04', true, false],
  ['a minor leaves the known year', '2012-12-31', false, '2007-03-04', false, false],
  ['a minor clears the known year', '2012-12-31', false, null, false, false],
])('when %s', (_, date_of_birth, birth_day_known, next, can, fixed) => {
  const known = { date_of_birth, birth_day_known }
  expect(canChangeOwnBirth(known, next, '2026-11-21')).toBe(can)
  expect(isOwnBirthFixed(known, '2026-11-21')).toBe(fixed)
})

test('every country with an age is one', () => {
  expect(Object.keys(AGE_OF_CONSENT).filter((code) => !COUNTRIES.includes(code))).toEqual([])
})
