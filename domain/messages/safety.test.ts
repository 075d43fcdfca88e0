import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLE } from '../constants/roles.ts'
import {
  agesOf,
  canBegin,
  hasMinors,
  isSafe,
  threadState,
  type Ages,
  type Reader,
} from './safety.ts'

const ages = (adults: number, minors: number, unsure = 0): Ages => ({ adults, minors, unsure })

test.each([
  ['two adults', ages(2, 0), true],
  ['one adult and a minor', ages(1, 1), false],
  ['one adult and several minors', ages(1, 7), false],
  ['two adults and a minor', ages(2, 1), true],
  ['two minors', ages(0, 2), true],
  ['an adult and a coach of unknown age', ages(1, 0, 1), false],
  ['a coach of unknown age and a minor', ages(0, 1, 1), false],
  ['two coaches of unknown age and a minor', ages(0, 1, 2), false],
  ['two adults, a coach of unknown age and a minor', ages(2, 1, 1), true],
  ['coaches of unknown age alone', ages(0, 0, 3), true],
])('says of %s whether it is safe', (_, readers, expected) => {
  expect(isSafe(readers)).toBe(expected)
  expect(threadState(readers)).toBe(expected ? 'open' : 'needs-adult')
})

const readers = fc.array(
  fc.record({
    age: fc.option(fc.integer({ min: 8, max: 80 }), { nil: null }),
    roles: fc.subarray([ROLE.athlete, ROLE.coach, ROLE.head_coach, ROLE.manager]),
  }),
  { maxLength: 8 },
)
const isMinor = ({ age }: Reader) => age === null || age < 18
const isAdult = ({ age }: Reader) => !isMinor({ age, roles: [] })
const isStaff = ({ roles }: Reader) => roles.some((role) => role !== ROLE.athlete)

test('never leaves one adult with people under 18', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const isAlone = people.filter(isAdult).length === 1 && people.some(isMinor)
      expect(isAlone && isSafe(agesOf(people))).toBe(false)
    }),
  )
})

test('never counts on the age of a coach of whom none is known, either way', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const unsure = people.filter((one) => one.age === null && isStaff(one))
      const known = people.filter((one) => !unsure.includes(one))
      const isInDoubt = unsure.length > 0 && known.some(isMinor)
      // If one of them is of age, there are two other adults.
      const hasOthers = known.filter(isAdult).length >= 2
      expect(isSafe(agesOf(people)) && isInDoubt && !hasOthers).toBe(false)
    }),
  )
})

test('stays safe when another adult who is known to be one comes to two others', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const withTwo = [...people, { age: 30, roles: [] }, { age: 40, roles: [ROLE.coach] }]
      expect(isSafe(agesOf(withTwo))).toBe(true)
    }),
  )
})

test('counts everybody once', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const { adults, minors, unsure } = agesOf(people)
      expect(adults + minors + unsure).toBe(people.length)
      expect(adults).toBe(people.filter(isAdult).length)
      expect(hasMinors({ adults, minors, unsure })).toBe(people.some(isMinor))
    }),
  )
})

test('refuses a thread of one person, and one that is not safe', () => {
  expect(canBegin(ages(1, 0))).toBe(false)
  expect(canBegin(ages(0, 1))).toBe(false)
  expect(canBegin(ages(1, 1))).toBe(false)
  expect(canBegin(ages(0, 2))).toBe(true)
})
