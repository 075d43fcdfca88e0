import { makeCategory, makeItem } from '../support/equipment.ts'
import { makeCrew, makeRacePiece, makeSquad } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import type { IdPath } from './matrix-ids.ts'
import type { Things } from './matrix-parts.ts'
import type { MatrixWorld } from './matrix-world.ts'

/**
 * Names of things all clubs share, of those of an account elsewhere, and of the club itself, which
 * has a test of its own.
 */
const SHARED = new Set([
  'sport_ids',
  'default_sport_id',
  'focuses',
  'focus_ids',
  'sports',
  'intensities',
  'heart_rate_intensities',
  'stroke_rate_intensities',
  'boat_types',
  'distances',
  'times',
  'roles',
  'roleId',
  'plan_id',
  'plan_ids',
  'club_id',
  'ids',
])

export const isOfClubs = (path: IdPath): boolean => !SHARED.has(nameIn(path))
const nameIn = (path: IdPath): string =>
  path.findLast((part) => part !== '[]' && part !== '{}') ?? ''

/** What a field that is not filled in an ordinary call names. */
const KINDS: [RegExp, keyof ForeignThings][] = [
  [
    /^((user|captain|athlete|coach|creator)_ids|user_id|athlete_id|users|one_user_id|athletes)$/,
    'user',
  ],
  [/^(add|remove|one|other|curves)$/, 'user'],
  [/^squad(_ids?|s)$/, 'squad'],
  [/^(session_ids?|event_id|people_of|into|known_losses|with|result_of)$/, 'session'],
  [/^(crew_ids?|parent_id)$/, 'crew'],
  [/^item_ids?$/, 'item'],
  [/^category_id$/, 'category'],
  [/^exercise_id$/, 'exercise'],
  [/^(activity_id|other_id|recordings)$/, 'activity'],
  [/^venue_id$/, 'venue'],
  [/^piece_ids?$/, 'piece'],
  [/^gate_id$/, 'gate'],
  [/^edit_id$/, 'edit'],
  [/^seen_change_id$/, 'change'],
  [/^(tags|tag_ids|event_tag_ids)$/, 'tag'],
  [/^seen$/, 'effort'],
  [/^message_thread_id$/, 'thread'],
  [/^challenge_id$/, 'challenge'],
  [/^team_id$/, 'team'],
]

type One = (text: string, ...values: unknown[]) => Promise<number>

async function makeForeignTeam(one: One, club: number) {
  const challenge = await one(
    `insert into challenges (club_id, slug, title, type, sport_ids, metric, aggregation, first_day,
        last_day, visibility)
      values ($1::bigint, 'foreign-' || $1::bigint, 'Foreign', 1, '{1}', 'distance', 'sum', current_date,
        current_date, 'club') returning id`,
    club,
  )
  const team = await one(
    `insert into challenge_teams (club_id, challenge_club_id, challenge_id, name)
      values ($1::bigint, $1::bigint, $2, 'Foreign') returning id`,
    club,
    challenge,
  )
  return { challenge, team }
}

export type ForeignThings = Awaited<ReturnType<typeof makeForeignThings>>

/** One of everything in a club, for those who have no business there. */
export async function makeForeignThings({ app, clubs }: MatrixWorld, things: Things) {
  const { db } = app
  const club = clubs.other
  const { user_id, session, activity } = things
  const one = async (text: string, ...values: unknown[]) => {
    const [row] = await app.rows<{ id: number }>(text, values)
    if (!row) throw new Error(`nothing was found for ${text}`)
    return Number(row.id)
  }
  const line = '{52.2,0.1,52.2,0.101}'
  return {
    user: user_id,
    session,
    activity,
    squad: await makeSquad(db, club, [user_id]),
    crew: await makeCrew(db, club, { session_id: session, user_ids: [user_id] }),
    piece: (await makeRacePiece(db, club, session, [[user_id], []])).id,
    category: await makeCategory(db, club),
    item: await makeItem(db, club),
    exercise: await one(
      `insert into exercises (club_id, name) values ($1, 'Foreign plank') returning id`,
      club,
    ),
    venue: await one(
      `insert into venues (club_id, name) values ($1, 'Foreign lake') returning id`,
      club,
    ),
    tag: await one(
      `insert into event_tags (club_id, tag_text) values ($1, 'Foreign tag') returning id`,
      club,
    ),
    gate: await one(
      `insert into gates (club_id, name, start_line, finish_line) values ($1, 'Foreign', $2, $2)
        returning id`,
      club,
      line,
    ),
    edit: await one(
      `insert into activity_edits (club_id, activity_id, kind, seconds) values ($1, $2, 'shift', 1)
        returning id`,
      club,
      activity,
    ),
    change: await one(
      `insert into session_changes (club_id, session_id, kind) values ($1, $2, 'created')
        returning id`,
      club,
      session,
    ),
    thread: await one(
      `insert into message_threads (club_id, kind, session_id) values ($1, 'session', $2)
        returning id`,
      club,
      session,
    ),
    ...(await makeForeignTeam(one, club)),
    effort: await one(
      `insert into efforts (club_id, activity_id, name, start, finish, source)
        values ($1, $2, 'Start', 0, 9, 'hand') returning id`,
      club,
      activity,
    ),
  }
}

/**
 * The foreign id for a place: what the same call names in the foreign club, else something of the
 * kind the field names.
 */
export function foreignIdAt(
  path: IdPath,
  own: Parts,
  foreign: Parts,
  things: ForeignThings,
): number | undefined {
  const there = idAt(foreign, path)
  if (there !== undefined && there !== idAt(own, path)) return there
  const name = path.at(-2) === 'venue' ? 'venue_id' : nameIn(path)
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1]
  return kind && things[kind]
}

function idAt(value: unknown, [name, ...rest]: IdPath): number | undefined {
  if (name === undefined)
    return Number.isSafeInteger(Number(value)) && value !== undefined ? Number(value) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (name === '[]') return idAt((value as unknown[])[0], rest)
  if (name !== '{}') return idAt((value as Record<string, unknown>)[name], rest)
  const [first] = Object.entries(value)
  return rest.length === 0 ? idAt(first?.[0], []) : idAt(first?.[1], rest.slice(1))
}
