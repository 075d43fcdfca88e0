import { describe, expect, test } from 'vitest'
import { DEFAULT_PERMISSIONS, PERMISSIONS } from '../constants/permissions.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import {
  overrideRefusal,
  roleChangeRefusal,
  rolePermissionsRefusal,
  type Override,
} from './member-rights.ts'

const manager = DEFAULT_PERMISSIONS[ROLE.manager]
const headCoach = DEFAULT_PERMISSIONS[ROLE.head_coach]
const holder = (roles: readonly RoleId[], is_creator = false, is_last_manager = false) => ({
  roles,
  is_creator,
  is_last_manager,
})

describe('roles', () => {
  test.each([
    [
      'a head coach makes an athlete a coach',
      headCoach,
      holder([ROLE.athlete]),
      [ROLE.coach],
      null,
    ],
    [
      'a head coach makes an athlete a manager',
      headCoach,
      holder([ROLE.athlete]),
      [ROLE.athlete, ROLE.manager],
      'beyond_own_rights',
    ],
    [
      'a head coach takes a manager’s role',
      headCoach,
      holder([ROLE.manager]),
      [ROLE.coach],
      'beyond_own_rights',
    ],
    [
      'a head coach adds a role to a manager',
      headCoach,
      holder([ROLE.manager]),
      [ROLE.manager, ROLE.athlete],
      null,
    ],
    ['a manager makes a manager', manager, holder([ROLE.athlete]), [ROLE.manager], null],
    [
      'a manager steps down while another stays',
      manager,
      holder([ROLE.manager]),
      [ROLE.athlete],
      null,
    ],
    [
      'the last manager steps down',
      manager,
      holder([ROLE.manager], false, true),
      [ROLE.athlete],
      'last_manager_stays',
    ],
    ['the creator steps down', manager, holder([ROLE.manager], true), [], 'creator_stays'],
    [
      'the last manager also coaches',
      manager,
      holder([ROLE.manager], true, true),
      [ROLE.manager, ROLE.coach],
      null,
    ],
  ] as const)('%s', (_, own, who, roles, expected) => {
    expect(roleChangeRefusal(own, DEFAULT_PERMISSIONS, who, roles)).toBe(expected)
  })
})

describe('permissions of a member', () => {
  const deny: readonly Override[] = [{ name: 'manage-members', granted: false }]
  test.each([
    [
      'what one holds',
      headCoach,
      holder([ROLE.coach]),
      [{ name: 'edit-club', granted: true }],
      null,
    ],
    [
      'what one does not hold',
      headCoach,
      holder([ROLE.coach]),
      [{ name: 'manage-licences', granted: true }],
      'beyond_own_rights',
    ],
    [
      'back to the roles what one does not hold',
      headCoach,
      holder([ROLE.coach]),
      [{ name: 'manage-licences', granted: null }],
      'beyond_own_rights',
    ],
    ['a manager’s way to manage', manager, holder([ROLE.manager]), deny, null],
    [
      'the last manager’s way to manage',
      manager,
      holder([ROLE.manager], false, true),
      deny,
      'last_manager_stays',
    ],
    ['the creator’s way to manage', manager, holder([ROLE.manager], true), deny, 'creator_stays'],
    ['a coach’s way to manage', manager, holder([ROLE.coach]), deny, null],
  ] as const)('%s', (_, own, who, overrides, expected) => {
    expect(overrideRefusal(own, who, overrides)).toBe(expected)
  })
})

describe('permissions of a role', () => {
  test.each([
    [
      'coaches get what one holds',
      headCoach,
      DEFAULT_PERMISSIONS[ROLE.coach],
      [...DEFAULT_PERMISSIONS[ROLE.coach], 'edit-club'],
      ROLE.coach,
      null,
    ],
    [
      'coaches get what one lacks',
      headCoach,
      [],
      ['manage-licences'],
      ROLE.coach,
      'beyond_own_rights',
    ],
    [
      'managers lose what one lacks',
      headCoach,
      manager,
      headCoach,
      ROLE.manager,
      'beyond_own_rights',
    ],
    [
      'managers keep managing',
      manager,
      PERMISSIONS,
      ['edit-club'],
      ROLE.manager,
      'last_manager_stays',
    ],
    ['head coaches need not manage', manager, headCoach, ['edit-club'], ROLE.head_coach, null],
  ] as const)('%s', (_, own, before, after, role, expected) => {
    expect(rolePermissionsRefusal(own, before, after, role)).toBe(expected)
  })
})
