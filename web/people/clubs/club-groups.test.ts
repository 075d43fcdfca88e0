import { expect, test } from 'vitest'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { membershipOf } from '../../../test/support/memberships.ts'
import { clubGroups } from './club-groups.ts'

test('lists approved clubs, invitations and requests apart', () => {
  const all = Object.values(MEMBER_STATUS).map((status) => membershipOf(10 + status, { status }))
  const groups = Object.entries(clubGroups(all)).map(([name, clubs]) => [
    name,
    clubs.map(({ club_id }) => club_id - 10),
  ])
  expect(Object.fromEntries(groups)).toEqual({
    invited: [MEMBER_STATUS.invited],
    active: [MEMBER_STATUS.approved],
    pending: [MEMBER_STATUS.pending],
  })
})
