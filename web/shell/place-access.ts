import { crews } from '#contract/boats/crews.ts'
import { equipment } from '#contract/boats/equipment.ts'
import { comparableSessions } from '#contract/analysis/comparison.ts'
import { home } from '#contract/analysis/home.ts'
import { trainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import {
  dailyMornings,
  healthReport,
  trainingQuality,
} from '#contract/analysis/monitoring-reports.ts'
import { saveMorning } from '#contract/analysis/monitoring.ts'
import { performanceTests } from '#contract/analysis/performance-tests-reports.ts'
import { racePieces } from '#contract/analysis/race-analysis.ts'
import { reportAnalysis } from '#contract/analysis/reports-analysis.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import {
  reportAttendance,
  reportGmt,
  reportImprovement,
  reportPerformance,
  reportRpe,
  trainingSummary,
} from '#contract/analysis/reports.ts'
import { getClub } from '#contract/people/clubs.ts'
import { inviteMembers } from '#contract/people/invitations.ts'
import { clubUsers, updateRolePermissions } from '#contract/people/members.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { getSquad } from '#contract/people/squads.ts'
import { ownAvailability } from '#contract/planning/availability.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { adminOverview } from '#contract/platform/admin.ts'
import { clubBilling } from '#contract/platform/billing-club.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { children } from '#contract/club/guardians.ts'
import { challenges } from '#contract/club/challenges.ts'
import { messageThreads } from '#contract/club/messages.ts'
import { wallPosts } from '#contract/club/wall.ts'
import { liveSessions } from '#contract/live/live.ts'
import { FEATURE } from '#domain/constants/features.ts'
import type { Access } from '#domain/rules/access.ts'

/**
 * Who may go to the places of the navigation: those who may call what the screen there calls. The
 * build ships this as data, so that the calls themselves stay with their screens.
 */
export const PLACE_ACCESS = {
  home: home.access,
  calendar: agenda.access,
  newSession: createSession.access,
  planWeek: createSession.access,
  upload: startImport.access,
  // Athletes see nobody but themselves there, so the way leads past them.
  athletes: {
    ...profileAthletes.access,
    permission: 'view-athlete-profile',
    individual: 'refused',
  },
  reports: trainingSummary.access,
  squads: getSquad.access,
  crews: crews.access,
  equipment: equipment.access,
  availability: ownAvailability.access,
  clubMembers: { ...clubUsers.access, individual: 'refused' },
  addMember: inviteMembers.access,
  morning: saveMorning.access,
  live: liveSessions.access,
  messages: messageThreads.access,
  wall: wallPosts.access,
  children: children.access,
  challenges: challenges.access,
  admin: adminOverview.access,
} as const satisfies Record<string, Access>

/** Who may read which report. */
export const REPORT_ACCESS = {
  myTraining: trainingSummary.access,
  myMornings: dailyMornings.access,
  myTests: performanceTests.access,
  myBests: reportErgo.access,
  morningMonitoring: dailyMornings.access,
  injuryIllness: healthReport.access,
  trainingRatio: trainingRatios.access,
  trainingQuality: trainingQuality.access,
  trainingSummary: trainingSummary.access,
  teamTrainingSummary: { ...trainingSummary.access, feature: FEATURE.additional_reports },
  reportRpe: reportRpe.access,
  reportAttendance: reportAttendance.access,
  reportGmt: reportGmt.access,
  reportPerformance: reportPerformance.access,
  reportImprovement: reportImprovement.access,
  reportAnalysis: reportAnalysis.access,
  reportRacing: racePieces.access,
  reportComparison: comparableSessions.access,
  teamErgo: reportErgo.access,
  step: performanceTests.access,
  vo2: performanceTests.access,
  '2k': performanceTests.access,
  '5k': performanceTests.access,
  '6k': performanceTests.access,
} as const satisfies Record<string, Access>

/** Each opens pages of the club's settings. */
export const CLUB_SETTINGS_ACCESS: readonly Access[] = [
  getClub.access,
  updateRolePermissions.access,
  clubBilling.access,
]

export const MORNINGS_ACCESS: Access = dailyMornings.access

/** Who pays for the plan is led there when it has ended. */
export const BILLING_ACCESS: Access = clubBilling.access
