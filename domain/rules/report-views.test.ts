import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { FEATURE } from '../constants/features.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import { canChangeView, canOpenView, canShareViews } from './report-views.ts'

const features = [FEATURE.additional_reports]

test.each<[RoleId, boolean]>([
  [ROLE.head_coach, true],
  [ROLE.coach, true],
  [ROLE.manager, true],
  [ROLE.athlete, false],
])('role %i shows views to the club on a plan with additional reports: %s', (role, may) => {
  expect(canShareViews(viewerIn(role, { features }))).toBe(may)
  expect(canShareViews(viewerIn(role))).toBe(false)
})

test('one’s own views are open and changed, others only when they are the club’s', () => {
  const coach = viewerIn(ROLE.coach)
  const own = { user_id: coach.user_id, shared: false }
  const others = { user_id: 8, shared: false }
  expect([canOpenView(coach, own), canChangeView(coach, own)]).toEqual([true, true])
  expect([canOpenView(coach, others), canChangeView(coach, others)]).toEqual([false, false])
  const shared = { ...others, shared: true }
  expect([canOpenView(coach, shared), canChangeView(coach, shared)]).toEqual([true, false])
  expect(canChangeView(viewerIn(ROLE.manager), shared)).toBe(true)
  expect(canChangeView(viewerIn(ROLE.manager), others)).toBe(false)
})
