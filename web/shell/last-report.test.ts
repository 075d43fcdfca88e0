import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { paths } from '../paths/paths.ts'
import { keepReport, lastReport } from './last-report.ts'
import type { Viewer } from './viewer.ts'

const viewer = (
  roles: readonly RoleId[],
  features: readonly FeatureId[] = FEATURE_IDS,
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
    permissions: PERMISSIONS,
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
