import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { ROLE } from '../constants/roles.ts'
import { canShowMinors, hidesMinors, lastBirthdayOfAge } from './privacy.ts'

test.each([
  ['2026-11-24', '2008-11-24'],
  ['2024-02-29', '2006-02-28'],
  ['2038-02-28', '2020-02-28'],
])('on %s those born until %s are of age', (today, day) =>
  expect(lastBirthdayOfAge(today)).toBe(day),
)

test.each([
  ['a coach', [ROLE.coach], false, true],
  ['a head coach', [ROLE.head_coach], false, true],
  ['a coach with the permission', [ROLE.coach], true, false],
  ['a coach who manages', [ROLE.coach, ROLE.manager], false, false],
  ['a manager', [ROLE.manager], false, false],
  ['an athlete', [ROLE.athlete], false, false],
] as const)('minors are hidden from %s: %j, permission %s: %s', (_, roles, sees, hides) =>
  expect(
    hidesMinors(
      viewerIn(roles[0], { roles: [...roles], permissions: sees ? ['view-minors'] : [] }),
    ),
  ).toBe(hides),
)

test('a club may show its coaches who the minors are, but not at the wish of one who lacks the right', () => {
  const coach = viewerIn(ROLE.head_coach, { permissions: [], coaches_see_minors: true })
  expect([hidesMinors(coach), canShowMinors(coach)]).toEqual([false, false])
  expect(canShowMinors(viewerIn(ROLE.manager))).toBe(true)
})

test('somebody who was only invited is kept from nobody, and shows nobody', () => {
  const invited = { member: false, permissions: [] }
  expect(hidesMinors(viewerIn(ROLE.coach, invited))).toBe(false)
  const entitled = { member: false, permissions: ['view-minors'] } as const
  expect(canShowMinors(viewerIn(ROLE.coach, entitled))).toBe(false)
})

test.each([ROLE.manager, ROLE.athlete])(
  'minors are hidden from role %i where a program asks for the person',
  (role) =>
    expect(
      hidesMinors({ ...viewerIn(role, { permissions: ['view-minors'] }), hides_minors: true }),
    ).toBe(true),
)
