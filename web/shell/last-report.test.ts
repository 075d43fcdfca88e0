import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { paths } from '../paths/paths.ts'
import { keepReport, lastReport } from './last-report.ts'
import { allReports, openReports } from './report-places.ts'
import type { Viewer } from './viewer.ts'

const viewer = (
  roles: readonly RoleId[],
  features: readonly FeatureId[] = FEATURE_IDS,
  permissions: readonly Permission[] = PERMISSIONS,
): Viewer => ({
  user_id: 7,
  is_admin: false,
  has_clubs: true,
  impersonated: false,
  lacks_second_step: false,
  club: {
    id: 1,
    is_individual: false,
    default_sport_id: 1,
    member: true,
    roles,
    permissions,
    features,
    subscription_ends: null,
    expired: false,
  },
  selected: null,
  memberships: [],
  me: {} as Viewer['me'],
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last report is found again, also from a page below it, and other pages change nothing', () => {
  const coach = viewer([ROLE.coach])
  expect(lastReport(coach)).toBeUndefined()
  keepReport(`${paths.performanceTests('step')}/12`)
  for (const elsewhere of [paths.allReports(), paths.home(), paths.reports()]) keepReport(elsewhere)
  expect(lastReport(coach)?.to).toBe(paths.performanceTests('step'))
})

test('a report that the plan does not hold any more is not opened', () => {
  keepReport(paths.morningMonitoring())
  expect(lastReport(viewer([ROLE.coach]))?.to).toBe(paths.morningMonitoring())
  expect(lastReport(viewer([ROLE.coach], []))).toBeUndefined()
})

test('an athlete gets back to what they read of themselves, and to no report of a team', () => {
  const self = viewer([ROLE.athlete], FEATURE_IDS, [])
  keepReport(paths.reportRpe())
  expect(lastReport(self)).toBeUndefined()
  keepReport(paths.reportAttendance())
  expect(lastReport(self)?.name).toBe('reportAttendance')
  keepReport(paths.myTraining())
  expect(lastReport(self)?.to).toBe('/reports/my-training')
})

const namesIn = (groups: ReturnType<typeof allReports>) =>
  groups.flatMap(({ reports }) => reports.map(({ name }) => name))

test('an athlete goes between five reports on themselves, and finds each report once', () => {
  const athlete = viewer([ROLE.athlete], FEATURE_IDS, [])
  expect(namesIn(openReports(athlete))).toEqual([
    'myTraining',
    'myMornings',
    'myTests',
    'myBests',
    'reportAttendance',
  ])
  const all = namesIn(allReports(athlete))
  expect(all).toContain('reportRpe')
  expect(new Set(all).size).toBe(all.length)
})

test('the plan without more has training and attendance of an athlete', () => {
  expect(namesIn(openReports(viewer([ROLE.athlete], [], [])))).toEqual([
    'myTraining',
    'reportAttendance',
  ])
})

test('who sees others has the reports on all, and none of their own', () => {
  for (const person of [
    viewer([ROLE.coach], FEATURE_IDS, []),
    viewer([ROLE.athlete, ROLE.coach], FEATURE_IDS, []),
    viewer([ROLE.athlete], FEATURE_IDS, ['view-all-members-on-report']),
  ]) {
    expect(namesIn(openReports(person))).not.toContain('myTraining')
    expect(allReports(person)).toEqual(openReports(person))
  }
})
