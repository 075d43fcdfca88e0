import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROLE } from '../constants/roles.ts'
import {
  agesOf,
  canBegin,
  hasMinors,
  isOpenToGuardians,
  isSafe,
  threadState,
  type Ages,
  type Reader,
} from './safety.ts'

/** No guardian reads along, unless it is said with how many of the minors none does. */
const ages = (adults: number, minors: number, unsure = 0, unguarded = minors): Ages => ({
  adults,
  minors,
  unsure,
  unguarded,
})

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
  ['one adult and a minor whose guardian reads along', ages(1, 1, 0, 0), true],
  ['one adult and minors whose guardians all read along', ages(1, 7, 0, 0), true],
  ['one adult and minors of whom one has no guardian', ages(1, 7, 0, 1), false],
  ['a coach of unknown age and a minor whose guardian reads along', ages(0, 1, 1, 0), true],
  ['two coaches of unknown age and a minor whose guardian reads along', ages(0, 1, 2, 0), false],
  ['an adult, a coach of unknown age and a guarded minor', ages(1, 1, 1, 0), false],
])('says of %s whether it is safe', (_, readers, expected) => {
  expect(isSafe(readers)).toBe(expected)
  expect(threadState(readers)).toBe(expected ? 'open' : 'needs-adult')
})

const readers = fc.array(
  fc.record({
    age: fc.option(fc.integer({ min: 8, max: 80 }), { nil: null }),
    roles: fc.subarray([ROLE.athlete, ROLE.coach, ROLE.head_coach, ROLE.manager]),
    guarded: fc.boolean(),
  }),
  { maxLength: 8 },
)
const isAdult = ({ age }: Reader) => age !== null && age >= 18
const isMinor = (one: Reader) => !isAdult(one)
const isStaff = ({ roles }: Reader) => roles.some((role) => role !== ROLE.athlete)
const isUnsure = (one: Reader) => one.age === null && isStaff(one)

test('never leaves one adult with anybody under 18 whose guardian does not read along', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const left = people.filter((one) => isMinor(one) && (isUnsure(one) || !one.guarded))
      const isAlone = people.filter(isAdult).length === 1 && left.length > 0
      expect(isAlone && isSafe(agesOf(people))).toBe(false)
    }),
  )
})

test('is no less safe when a guardian reads along with one more', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const guarded = people.map((one) => ({ ...one, guarded: true }))
      expect(isSafe(agesOf(people)) && !isSafe(agesOf(guarded))).toBe(false)
    }),
  )
})

test.each([
  ['an adult and a minor', ages(1, 1), true],
  ['a coach of unknown age and a minor', ages(0, 1, 1), true],
  ['minors alone', ages(0, 3, 0, 0), false],
])('says of %s whether guardians read along', (_, people, expected) => {
  expect(isOpenToGuardians(people)).toBe(expected)
})

test('never counts on the age of a coach of whom none is known, either way', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const unsure = people.filter(isUnsure)
      const known = people.filter((one) => !unsure.includes(one))
      const isInDoubt = unsure.length > 0 && known.some((one) => isMinor(one) && !one.guarded)
      // If one of them is of age, there are two other adults.
      const hasOthers = known.filter(isAdult).length >= 2
      expect(isSafe(agesOf(people)) && isInDoubt && !hasOthers).toBe(false)
    }),
  )
})

test('stays safe when another adult who is known to be one comes to two others', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const adult = { age: 30, roles: [], guarded: false }
      const withTwo = [...people, adult, { ...adult, roles: [ROLE.coach] }]
      expect(isSafe(agesOf(withTwo))).toBe(true)
    }),
  )
})

test('counts everybody once', () => {
  fc.assert(
    fc.property(readers, (people) => {
      const counted = agesOf(people)
      const { adults, minors, unsure, unguarded } = counted
      expect(adults + minors + unsure).toBe(people.length)
      expect(adults).toBe(people.filter(isAdult).length)
      expect(unguarded).toBeLessThanOrEqual(minors)
      expect(hasMinors(counted)).toBe(people.some(isMinor))
    }),
  )
})

test('refuses a thread of one person, and one that is not safe', () => {
  expect(canBegin(ages(1, 0))).toBe(false)
  expect(canBegin(ages(0, 1))).toBe(false)
  expect(canBegin(ages(1, 1))).toBe(false)
  expect(canBegin(ages(0, 2))).toBe(true)
  expect(canBegin(ages(1, 1, 0, 0))).toBe(true)
})
