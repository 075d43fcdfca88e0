import {
  IconCalendarMonth,
  IconCalendarUser,
  IconChartBar,
  IconHome,
  IconKayak,
  IconPlus,
  IconSettings,
  IconUpload,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import { adminOverview } from '#contract/platform/admin.ts'
import { ownAvailability } from '#contract/planning/availability.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { crews } from '#contract/boats/crews.ts'
import { equipment } from '#contract/boats/equipment.ts'
import { home } from '#contract/insight/home.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { inviteMembers } from '#contract/people/invitations.ts'
import { clubUsers } from '#contract/people/members.ts'
import { trainingSummary } from '#contract/insight/reports.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { getSquad } from '#contract/people/squads.ts'
import { isWaterClub } from '#domain/constants/sports.ts'
import type { Access } from '#domain/rules/access.ts'
import { paths } from '../paths.ts'
import { can, type Viewer } from './viewer.ts'
import { IconRowingShell } from '../ui/rowing-shell-icon.ts'

/** A place of the navigation: shown to those who may call what its screen calls. */
export type Place = {
  name:
    | 'home'
    | 'athletes'
    | 'calendar'
    | 'newSession'
    | 'upload'
    | 'reports'
    | 'clubMembers'
    | 'addMember'
    | 'squads'
    | 'crews'
    | 'equipment'
    | 'availability'
    | 'admin'
  to: string
  icon: Icon
  access: Access
  /** Only where the club's own sport is rowed or paddled. */
  water?: true
}

const homePlace: Place = { name: 'home', to: paths.home(), icon: IconHome, access: home.access }
const calendar: Place = {
  name: 'calendar',
  to: paths.calendar(),
  icon: IconCalendarMonth,
  access: agenda.access,
}
const newSession: Place = {
  name: 'newSession',
  to: paths.newSession(),
  icon: IconPlus,
  access: createSession.access,
}
const upload: Place = {
  name: 'upload',
  to: paths.uploadSessionFiles(),
  icon: IconUpload,
  access: startImport.access,
}
// Athletes see nobody but themselves there, so the way leads past them.
const athletes: Place = {
  name: 'athletes',
  to: paths.athletes(),
  icon: IconUser,
  access: { ...profileAthletes.access, permission: 'view-athlete-profile' },
}
const reportsPlace: Place = {
  name: 'reports',
  to: paths.reports(),
  icon: IconChartBar,
  access: trainingSummary.access,
}
const squads: Place = {
  name: 'squads',
  to: paths.squads(),
  icon: IconUsersGroup,
  access: getSquad.access,
}
const crewsPlace: Place = {
  name: 'crews',
  to: paths.crews(),
  icon: IconKayak,
  access: crews.access,
  water: true,
}
const boathouse: Place = {
  name: 'equipment',
  to: paths.equipment(),
  icon: IconRowingShell,
  access: equipment.access,
}
const availability: Place = {
  name: 'availability',
  to: paths.availability(),
  icon: IconCalendarUser,
  access: ownAvailability.access,
}
const members: Place = {
  name: 'clubMembers',
  to: paths.clubMembers(),
  icon: IconUsers,
  access: clubUsers.access,
}
const addMember: Place = {
  name: 'addMember',
  to: paths.addMember(),
  icon: IconUserPlus,
  access: inviteMembers.access,
}

const admin: Place = {
  name: 'admin',
  to: paths.admin(),
  icon: IconSettings,
  access: adminOverview.access,
}

/** Down the side on a desk. */
export const SIDE_PLACES: readonly Place[] = [
  homePlace,
  calendar,
  newSession,
  upload,
  athletes,
  squads,
  availability,
  crewsPlace,
  boathouse,
  members,
  reportsPlace,
  admin,
]
/** The places under "More" on a phone. */
export const MORE_PLACES: readonly Place[] = [
  athletes,
  squads,
  availability,
  crewsPlace,
  boathouse,
  members,
  admin,
]
/** In the phone's bottom bar: two places, what one adds, the reports, and the rest. */
export const BAR_PLACES: readonly Place[] = [homePlace, calendar]
export const ADD_PLACES: readonly Place[] = [newSession, upload, addMember]
export const REPORT_PLACES: readonly Place[] = [reportsPlace]

/** The places somebody may go to, in the club they are in. */
export const openTo = (places: readonly Place[], viewer: Viewer): Place[] =>
  places.filter(
    ({ access, water }) =>
      can(access, viewer) && (!water || isWaterClub(viewer.club?.default_sport_id ?? 0)),
  )
