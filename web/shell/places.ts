import {
  IconAntenna,
  IconBuildingCommunity,
  IconCalendarMonth,
  IconCalendarPlus,
  IconCalendarUser,
  IconChartBar,
  IconHome,
  IconKayak,
  IconMessages,
  IconMoodKid,
  IconPlus,
  IconSettings,
  IconSticker2,
  IconSunrise,
  IconTrophy,
  IconUpload,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import { ROLE } from '#domain/constants/roles.ts'
import { hasRole } from '#domain/rules/viewer.ts'
import { paths } from '../paths/paths.ts'
import { PLACE_ACCESS } from './place-access.ts'
import { can, type Viewer } from './viewer.ts'
import { IconRowingShell } from '../ui/rowing-shell-icon.ts'

/** A place of the navigation: shown to those who may call what its screen calls. */
export type Place = {
  name: keyof typeof PLACE_ACCESS
  to: string
  icon: Icon
  /** Only for those who are a guardian of somebody. */
  guardian?: true
  /** Only for those who are in no club. */
  withoutClub?: true
}

const homePlace: Place = { name: 'home', to: paths.home(), icon: IconHome }
const calendar: Place = {
  name: 'calendar',
  to: paths.calendar(),
  icon: IconCalendarMonth,
}
const newSession: Place = {
  name: 'newSession',
  to: paths.newSession(),
  icon: IconPlus,
}
const planWeek: Place = {
  name: 'planWeek',
  to: paths.planWeek(),
  icon: IconCalendarPlus,
}
const upload: Place = {
  name: 'upload',
  to: paths.uploadSessionFiles(),
  icon: IconUpload,
}
const athletes: Place = {
  name: 'athletes',
  to: paths.athletes(),
  icon: IconUser,
}
const reportsPlace: Place = {
  name: 'reports',
  to: paths.reports(),
  icon: IconChartBar,
}
const squads: Place = {
  name: 'squads',
  to: paths.squads(),
  icon: IconUsersGroup,
}
const crewsPlace: Place = {
  name: 'crews',
  to: paths.crews(),
  icon: IconKayak,
}
const boathouse: Place = {
  name: 'equipment',
  to: paths.equipment(),
  icon: IconRowingShell,
}
const availability: Place = {
  name: 'availability',
  to: paths.availability(),
  icon: IconCalendarUser,
}
const live: Place = {
  name: 'live',
  to: paths.live(),
  icon: IconAntenna,
}
const messages: Place = {
  name: 'messages',
  to: paths.messages(),
  icon: IconMessages,
}
const wall: Place = {
  name: 'wall',
  to: paths.wall(),
  icon: IconSticker2,
}
const children: Place = {
  name: 'children',
  to: paths.children(),
  icon: IconMoodKid,
  guardian: true,
}
const challenges: Place = {
  name: 'challenges',
  to: paths.challenges(),
  icon: IconTrophy,
}
const members: Place = {
  name: 'clubMembers',
  to: paths.clubMembers(),
  icon: IconUsers,
}
const addMember: Place = {
  name: 'addMember',
  to: paths.addMember(),
  icon: IconUserPlus,
}

const admin: Place = {
  name: 'admin',
  to: paths.admin(),
  icon: IconSettings,
}

/** A group of places that stand together in the menu, under a word and a mark of their own. */
export type PlaceGroup = {
  name: 'people' | 'boats' | 'clubhouse'
  icon: Icon
  places: readonly Place[]
}

const people: PlaceGroup = {
  name: 'people',
  icon: IconUsers,
  places: [athletes, squads, availability, members],
}
const boats: PlaceGroup = { name: 'boats', icon: IconRowingShell, places: [crewsPlace, boathouse] }
const clubhouse: PlaceGroup = {
  name: 'clubhouse',
  icon: IconBuildingCommunity,
  places: [wall, challenges],
}

export type MenuEntry = Place | PlaceGroup

/** Down the side on a desk: what stands together has no space between. */
const MENU: readonly (readonly MenuEntry[])[] = [
  [homePlace, children, calendar, live],
  [reportsPlace],
  [people, boats],
  [messages, clubhouse],
  [admin],
]

/** In the phone's bottom bar: two places, what one adds, the reports, and the rest. */
export const BAR_PLACES: readonly Place[] = [
  homePlace,
  calendar,
  { ...children, withoutClub: true },
]
const ADD_PLACES: readonly Place[] = [newSession, planWeek, upload, addMember]
/** What one says to others, apart in the menu of what one adds. */
export const SEND_PLACES: readonly Place[] = [messages, wall]
export const REPORT_PLACES: readonly Place[] = [reportsPlace]
const IN_BAR: ReadonlySet<MenuEntry['name']> = new Set(
  [homePlace, calendar, reportsPlace].map(({ name }) => name),
)

/** What somebody may add; an athlete also says how they are this morning. */
export const openAdds = (viewer: Viewer): Place[] => {
  const adds = openTo(ADD_PLACES, viewer)
  const isAsked = !viewer.impersonated && hasRole(viewer, [ROLE.athlete])
  const morning: Place = {
    name: 'morning',
    to: paths.profileMorning(viewer.user_id, { entry: 1 }),
    icon: IconSunrise,
  }
  return isAsked ? [...adds, ...openTo([morning], viewer)] : adds
}

/** Under "More" on a phone: the menu without what the bar has. */
export const openMore = (viewer: Viewer): readonly MenuEntry[] =>
  openMenu(viewer)
    .flat()
    .filter(({ name }) => !IN_BAR.has(name))

/** The places somebody may go to, in the club they are in. */
export const openTo = (places: readonly Place[], viewer: Viewer): Place[] =>
  places.filter(
    ({ name, guardian, withoutClub }) =>
      can(PLACE_ACCESS[name], viewer) &&
      (!guardian || viewer.me.has_children) &&
      (!withoutClub || !viewer.has_clubs),
  )

/**
 * The menu as somebody has it: without what they may not open. A group with one place left is that
 * place.
 */
export const openMenu = (viewer: Viewer): readonly (readonly MenuEntry[])[] =>
  MENU.map((entries) =>
    entries.flatMap((entry): readonly MenuEntry[] => {
      if (!('places' in entry)) return openTo([entry], viewer)
      const places = openTo(entry.places, viewer)
      return places.length > 1 ? [{ ...entry, places }] : places
    }),
  ).filter((entries) => entries.length > 0)
