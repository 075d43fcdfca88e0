import { describe, expect, test } from 'vitest'
import { AGE_OF_CONSENT, AGE_OF_CONSENT_ELSEWHERE } from '../constants/consent.ts'
import { MEMBER_STATUS, type MemberStatus } from '../constants/statuses.ts'
import { childMayEnd, guardianRefusal } from './guardians.ts'

const { approved, onboarding, invited, left, pending, rejected, athlete_rejected } = MEMBER_STATUS
const born = (date_of_birth: string | null, status: MemberStatus = approved, is_noted = false) => ({
  date_of_birth,
  status,
  is_noted,
})

describe('who can have a guardian', () => {
  test.each([
    ['the day before the 18th birthday', '2008-06-02', '2026-06-01', null],
    ['on the 18th birthday', '2008-06-01', '2026-06-01', 'of_age'],
    ['born on 29 February, on 28 February', '2008-02-29', '2026-02-28', null],
    ['born on 29 February, on 1 March', '2008-02-29', '2026-03-01', 'of_age'],
    ['a small child', '2018-01-01', '2026-06-01', null],
    ['of unknown age', null, '2026-06-01', 'age_unknown'],
  ])('%s', (_, date_of_birth, today, expected) => {
    expect(guardianRefusal(born(date_of_birth), today)).toBe(expected)
  })

  test('who has joined can, and who is only noted by the club', () => {
    for (const guarded of [
      born('2015-01-01'),
      born('2015-01-01', onboarding, true),
      born('2015-01-01', invited, true),
    ])
      expect(guardianRefusal(guarded, '2026-06-01')).toBeNull()
  })

  test.each([onboarding, invited, left, pending, rejected, athlete_rejected])(
    'status %i of somebody with an account cannot, and their age stays unsaid',
    (status) => {
      for (const birth of ['2015-01-01', '1990-01-01', null])
        expect(guardianRefusal(born(birth, status), '2026-06-01')).toBe('not_in_club')
    },
  )
})

describe('a child ends the access alone', () => {
  test.each(Object.entries(AGE_OF_CONSENT))('in %s from %i years on', (country, age) => {
    const birthday = `${2010 + age}-05-10`
    expect(childMayEnd('2010-05-10', birthday, [country])).toBe(true)
    expect(childMayEnd('2010-05-10', `${2010 + age}-05-09`, [country])).toBe(false)
  })

  test('by the strictest of several clubs', () => {
    const [youngest = 0] = Object.values(AGE_OF_CONSENT).toSorted((a, b) => a - b)
    const country = Object.keys(AGE_OF_CONSENT).find((key) => AGE_OF_CONSENT[key] === youngest)
    const day = `${2010 + youngest}-05-10`
    expect(childMayEnd('2010-05-10', day, [country ?? null, null])).toBe(
      youngest >= AGE_OF_CONSENT_ELSEWHERE,
    )
  })
})
