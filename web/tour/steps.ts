import type { DemoRole } from '#domain/constants/demo-roles.ts'
import { paths } from '../paths/paths.ts'

/** One real thing to point at: on which page, and where there. Its words have the same name. */
export type TourStep<Name extends string = string> = { name: Name; at: string; target: string }

const part = (name: string) => `[data-tour="${name}"]`
const TITLE = 'main h1'
const search = {
  name: 'search',
  at: paths.home(),
  target: 'header [aria-keyshortcuts*=K]',
} as const
const add = { name: 'add', at: paths.calendar(), target: part('add') } as const
const privacy = { name: 'privacy', at: paths.home(), target: part('person') } as const

export const TOURS = {
  coach: [
    { name: 'needs', at: paths.home(), target: part('needs') },
    { name: 'mornings', at: paths.home(), target: part('mornings') },
    { name: 'week', at: paths.home(), target: part('week') },
    { name: 'calendar', at: paths.calendar(), target: part('views') },
    add,
    { name: 'reports', at: paths.trainingSummary(), target: `${TITLE} button` },
    search,
  ],
  athlete: [
    { name: 'next', at: paths.home(), target: part('next') },
    { name: 'morning', at: paths.home(), target: part('morning') },
    { name: 'ownWeek', at: paths.home(), target: part('week') },
    { name: 'training', at: paths.myTraining(), target: TITLE },
    { name: 'season', at: paths.calendar(), target: part('views') },
    add,
    privacy,
  ],
  guardian: [
    { name: 'children', at: paths.children(), target: TITLE },
    { name: 'answer', at: paths.children(), target: part('child-sessions') },
    { name: 'away', at: paths.children(), target: part('child-absences') },
    { name: 'chats', at: paths.children(), target: part('child-messages') },
    { name: 'consent', at: paths.children(), target: part('child-consent') },
    { name: 'club', at: paths.children(), target: part('child-club') },
    { name: 'account', at: paths.children(), target: part('person') },
  ],
  manager: [
    { name: 'office', at: paths.home(), target: part('club') },
    { name: 'members', at: paths.clubMembers(), target: TITLE },
    { name: 'roles', at: paths.editClub('roles'), target: TITLE },
    { name: 'equipment', at: paths.equipment(), target: TITLE },
    { name: 'settings', at: paths.clubSettings(), target: TITLE },
    { name: 'data', at: paths.clubData(), target: TITLE },
    search,
  ],
} as const satisfies Record<DemoRole, readonly TourStep[]>
