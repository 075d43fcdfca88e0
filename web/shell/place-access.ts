import { crews } from '#contract/boats/crews.ts'
import { equipment } from '#contract/boats/equipment.ts'
import { home } from '#contract/insight/home.ts'
import { dailyMornings } from '#contract/insight/monitoring-reports.ts'
import { trainingSummary } from '#contract/insight/reports.ts'
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
import { children } from '#contract/world/guardians.ts'
import { challenges } from '#contract/world/challenges.ts'
import { messageThreads } from '#contract/world/messages.ts'
import { wallPosts } from '#contract/world/wall.ts'
import { liveSessions } from '#contract/world/live.ts'
import type { Access } from '#domain/rules/access.ts'

/**
 * Who may go to the places of the navigation: those who may call what the screen there calls. The
 * build ships this as data, so that the calls themselves stay with their screens.
 */
export const PLACE_ACCESS = {
  home: home.access,
  calendar: agenda.access,
  newSession: createSession.access,
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
  live: liveSessions.access,
  messages: messageThreads.access,
  wall: wallPosts.access,
  children: children.access,
  challenges: challenges.access,
  admin: adminOverview.access,
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
