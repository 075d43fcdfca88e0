import { expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { FEATURE } from '../constants/features.ts'
import { ROLE } from '../constants/roles.ts'
import {
  canGetReportMails,
  canMailReports,
  canStopReportMails,
  seesAllReportMails,
} from './report-mails.ts'

const features = [FEATURE.additional_reports]

test('members get reports by mail on a plan with additional reports, while it is paid', () => {
  const athlete = viewerIn(ROLE.athlete, { features })
  expect(canGetReportMails(athlete)).toBe(true)
  expect(canGetReportMails(viewerIn(ROLE.athlete))).toBe(false)
  expect(canGetReportMails(viewerIn(ROLE.athlete, { features, expired: true }))).toBe(false)
  expect(canGetReportMails(viewerIn(ROLE.athlete, { features, member: false }))).toBe(false)
})

test('reports are sent to others by coaches only', () => {
  const may = (role: typeof ROLE.athlete | typeof ROLE.coach, audience: 'self' | 'coaches') =>
    canMailReports(viewerIn(role, { features }), audience)
  expect([may(ROLE.athlete, 'self'), may(ROLE.athlete, 'coaches')]).toEqual([true, false])
  expect([may(ROLE.coach, 'self'), may(ROLE.coach, 'coaches')]).toEqual([true, true])
  expect(canMailReports(viewerIn(ROLE.coach), 'coaches')).toBe(false)
})

test('subscriptions of others are for who may change the club', () => {
  const coach = viewerIn(ROLE.coach)
  const manager = viewerIn(ROLE.manager)
  expect(canStopReportMails(coach, { user_id: coach.user_id })).toBe(true)
  expect(canStopReportMails(coach, { user_id: 8 })).toBe(false)
  expect(canStopReportMails(manager, { user_id: 8 })).toBe(true)
  expect([seesAllReportMails(coach), seesAllReportMails(manager)]).toEqual([false, true])
})
