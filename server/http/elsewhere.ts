import type { Endpoint } from '#contract/endpoint.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Db } from '../db/client.ts'
import { callRoutine } from '../db/routine.ts'
import { Refusal } from './refusal.ts'

/**
 * What the id in a path names, by how the path begins. People are in several clubs at once, and
 * what only those who run a club see is offered to nobody from another one.
 */
const THINGS = {
  session: 'session',
  event: 'session',
  'live/sessions': 'session',
  activities: 'activity',
  efforts: 'effort',
  imports: 'import',
  squads: 'squad',
  crews: 'crew',
  gates: 'gate',
  equipment: 'equipment',
  'equipment-categories': 'equipment-category',
  'equipment-logs': 'equipment-log',
  'equipment-bookings': 'equipment-booking',
  challenges: 'challenge',
  'challenges/teams': 'team',
  'message-threads': 'thread',
  'wall/posts': 'post',
  'wall/comments': 'comment',
  templates: 'template',
  absences: 'absence',
  'calendar-views': 'calendar-view',
  'calendar-links': 'calendar-link',
  'report-views': 'report-view',
  'report-links': 'report-link',
  'report-mails': 'report-mail',
  'performance-tests': 'performance-test',
  'live/recordings': 'recording',
  clubs: 'club',
} as const
type Thing = (typeof THINGS)[keyof typeof THINGS]

export function thingOf({ path, access }: Pick<Endpoint, 'path' | 'access'>): Thing | undefined {
  const start = /^([^{]+)\/\{id\}/.exec(path)?.[1]
  return access.level === 'member' && start !== undefined && Object.hasOwn(THINGS, start)
    ? THINGS[start as keyof typeof THINGS]
    : undefined
}

/** The refusal for a thing that is not in the selected club, or is there and not for the viewer. */
export async function elsewhere(
  db: Db,
  thing: Thing,
  viewer: Viewer,
  id: number,
): Promise<Refusal> {
  const person = viewer.user_id
  const club = await callRoutine(db, 'other_club', { thing, thing_id: id, person })
  const isShut = viewer.only_club !== undefined && club !== viewer.only_club
  return club === null || club === viewer.club?.id || isShut
    ? new Refusal('not_found')
    : new Refusal('other_club', { club_id: club })
}

/** What a request ends with that found nothing under the id in its path. */
export async function instead(
  error: unknown,
  endpoint: Endpoint,
  { viewer, params }: { viewer: Viewer | undefined; params: unknown },
  ask: (work: (db: Db) => Promise<Refusal>) => Promise<Refusal>,
): Promise<unknown> {
  const thing = thingOf(endpoint)
  const isMissing = error instanceof Refusal && error.code === 'not_found'
  if (!isMissing || thing === undefined || viewer === undefined) return error
  const { id } = params as { id: number }
  return ask((db) => elsewhere(db, thing, viewer, id))
}
