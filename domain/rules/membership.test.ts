import { describe, expect, test } from 'vitest'
import { MEMBER_STATUS, type MemberStatus } from '../constants/statuses.ts'
import {
  joinSteps,
  statusByPlace,
  transition,
  type Actor,
  type MembershipRight,
} from './membership.ts'

const STATUSES: readonly (MemberStatus | null)[] = [null, ...Object.values(MEMBER_STATUS)]
const PENDING = 0
const APPROVED = 1
const REJECTED = 2
const LEFT = 3
const INVITED = 4
const DECLINED = 5
const ONBOARDING = 6

/**
 * Rows from, columns to 0 … 6; s: the person, i: holder of invite-members, m: holder of
 * manage-members, -: nobody.
 */
const TABLE: Record<string, string> = {
  //               0  1  2  3  4  5  6
  none: /*      */ 's  -  -  -  i  -  i',
  [PENDING]: /* */ '-  m  m  -  -  -  -',
  [APPROVED]: /**/ '-  -  -  sm -  -  -',
  [REJECTED]: /**/ 's  -  -  -  m  -  -',
  [LEFT]: /*    */ 's  -  -  -  m  -  -',
  [INVITED]: /* */ '-  s  -  sm -  s  -',
  [DECLINED]: /**/ '-  -  -  -  m  -  -',
  [ONBOARDING]: /**/ '-  -  -  sm i  -  -',
}
const RIGHTS: Record<string, MembershipRight> = { s: 'self', i: 'invites', m: 'manages' }
const only = (right: MembershipRight): Actor => ({
  self: false,
  invites: false,
  manages: false,
  [right]: true,
})
const NOBODY: Actor = { self: false, invites: false, manages: false }
const EVERYTHING: Actor = { self: true, invites: true, manages: true }

const PAIRS = STATUSES.flatMap((from) =>
  Object.values(MEMBER_STATUS).map((to) => ({
    from,
    to,
    by: TABLE[String(from ?? 'none')]?.split(/ +/)[to] ?? '',
  })),
)

describe('a membership', () => {
  test.each(PAIRS)('goes from $from to $to by $by', ({ from, to, by }) => {
    for (const [letter, right] of Object.entries(RIGHTS)) {
      const isEver = PAIRS.some((pair) => pair.to === to && pair.by.includes(letter))
      const isInformed = by === '-' && right !== 'invites' && isEver
      const expected = by.includes(letter) ? null : isInformed ? 'no_such_change' : 'not_yours'
      expect(transition(from, to, only(right))).toBe(expected)
    }
    expect(transition(from, to, NOBODY)).toBe('not_yours')
    expect(transition(from, to, EVERYTHING)).toBe(by === '-' ? 'no_such_change' : null)
  })

  test.each([
    [{ is_creator: true, is_last_manager: true }, 'creator_stays'],
    [{ is_creator: true, is_last_manager: false }, 'creator_stays'],
    [{ is_creator: false, is_last_manager: true }, 'last_manager_stays'],
    [{ is_creator: false, is_last_manager: false }, null],
  ] as const)('of %o ends: %s', (standing, expected) => {
    for (const from of [APPROVED, INVITED, ONBOARDING] as const)
      expect(transition(from, LEFT, EVERYTHING, standing)).toBe(expected)
    expect(transition(INVITED, APPROVED, EVERYTHING, standing)).toBe(null)
  })
})

describe('a link', () => {
  const inviter: Actor = { self: false, invites: true, manages: false }
  const manager: Actor = { self: false, invites: true, manages: true }
  test.each([
    [null, true, inviter, [INVITED, APPROVED]],
    [null, true, NOBODY, [PENDING]],
    [null, false, manager, [PENDING]],
    [ONBOARDING, true, inviter, [INVITED, APPROVED]],
    [ONBOARDING, false, inviter, []],
    [INVITED, true, NOBODY, [APPROVED]],
    [PENDING, true, manager, [APPROVED]],
    [PENDING, true, inviter, []],
    [LEFT, true, manager, [INVITED, APPROVED]],
    [LEFT, true, inviter, [PENDING]],
    [REJECTED, false, inviter, [PENDING]],
    [DECLINED, true, inviter, []],
    [DECLINED, true, manager, [INVITED, APPROVED]],
    [APPROVED, true, manager, []],
  ] as const)('leads from %s, direct %s, made by %o, through %j', (from, direct, maker, steps) => {
    expect(joinSteps(from, direct, maker)).toEqual(steps)
  })
})

test('a link for one place lets in who has no entry of their own, and that member', () => {
  const entered = (isOwn: boolean) => STATUSES.filter((from) => statusByPlace(from, isOwn) === 1)
  expect(entered(false)).toEqual([null])
  expect(entered(true)).toEqual([null, INVITED, ONBOARDING])
})
