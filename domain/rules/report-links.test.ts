import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { FEATURE } from '../constants/features.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import { canLinkReports, canStopReportLink, seesAllReportLinks } from './report-links.ts'

const features = [FEATURE.additional_reports]

test.each<[RoleId, boolean]>([
  [ROLE.head_coach, true],
  [ROLE.coach, true],
  [ROLE.manager, false],
  [ROLE.athlete, false],
])('role %i lets people outside see reports where the club allows it: %s', (role, may) => {
  expect(canLinkReports(viewerIn(role, { features }), true)).toBe(may)
})

test('nobody lets people outside see reports without the club or the plan', () => {
  expect(canLinkReports(viewerIn(ROLE.coach, { features }), false)).toBe(false)
  expect(canLinkReports(viewerIn(ROLE.coach), true)).toBe(false)
})

test('links of others are for who may change the club', () => {
  const coach = viewerIn(ROLE.coach)
  expect(canStopReportLink(coach, { user_id: coach.user_id })).toBe(true)
  expect(canStopReportLink(coach, { user_id: 8 })).toBe(false)
  expect(canStopReportLink(viewerIn(ROLE.manager), { user_id: 8 })).toBe(true)
  expect([seesAllReportLinks(coach), seesAllReportLinks(viewerIn(ROLE.manager))]).toEqual([
    false,
    true,
  ])
})
