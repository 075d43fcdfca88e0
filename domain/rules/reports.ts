import type { Permission } from '../constants/permissions.ts'
import type { Reach } from './privacy.ts'
import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/** The permission that opens all members of the club, by report. */
const ALL_MEMBERS_PERMISSION = {
  'ergo-progress': 'view-all-members-on-report',
  'water-progress': 'view-all-members-on-report',
  'bike-progress': 'view-all-members-on-report',
  gmt: 'view-all-members-on-report',
  performance: 'view-all-members-on-report',
  improvement: 'view-all-members-on-report',
  analysis: 'view-all-members-on-report',
  racing: 'view-racing-report',
  comparison: 'view-all-members-on-report',
  rpe: 'view-all-members-on-report',
  attendance: 'view-all-members-on-report',
  'training-summary': 'view-all-members-on-report',
  'morning-monitoring': 'view-all-members-on-report',
  'step-test': 'drv-view-all-members-on-report',
  'vo2-test': 'drv-view-all-members-on-report',
  '2k-test': 'drv-view-all-members-on-report',
  '5k-test': 'drv-view-all-members-on-report',
  '6k-test': 'drv-view-all-members-on-report',
} as const satisfies Record<string, Permission>

export type ReportKey = keyof typeof ALL_MEMBERS_PERMISSION

/**
 * Whose data a report shows: the whole club, the squads one coaches, oneself; null for a stranger.
 */
export type ReportScope = Reach

export function reportScope(viewer: Viewer, report: ReportKey): ReportScope | null {
  if (!isMember(viewer)) return null
  if (hasPermission(viewer, ALL_MEMBERS_PERMISSION[report])) return 'club'
  return isCoach(viewer) ? 'own-squads' : 'self'
}

export function canSeeAllAthletes(viewer: Viewer, report: ReportKey): boolean {
  return reportScope(viewer, report) === 'club'
}
