import { sql } from 'kysely'
import type {
  DeletedSession,
  FavouriteSession,
  SessionChange,
} from '#contract/planning/session-life.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { SessionOfWeek } from '#domain/rules/week-copy.ts'
import { addDays } from '#domain/time/week.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { agendaConditions } from '../calendar/open.ts'
import { isUnderWay, isVisible, startsWithin } from '../session-facts/open.ts'
import { sessionsInBin } from './statements.ts'

const MOST_CHANGES = 200
const MOST_SESSIONS = 500

type Changes = Record<string, [unknown, unknown]>
export type StoredChange = {
  id: number
  at: string
  user: { id: number; full_name: string } | null
  kind: SessionChange['kind']
  changes: Changes
  /** Names of the people in `changes`. */
  names: Record<string, string>
}

/**
 * The history, newest first. Someone who is not a coach sees what happened since the session was
 * published.
 */
export const changesOf = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<StoredChange[]> => history(db, clubId, viewer, { session_id: id, change_id: 0 })

/** What the viewer sees of the changes after a given one, newest first. */
export const changesAfter = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  since: { session_id: number; change_id: number },
): Promise<StoredChange[]> => history(db, clubId, viewer, since)

async function history(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { session_id, change_id }: { session_id: number; change_id: number },
): Promise<StoredChange[]> {
  const rows = await db
    .selectFrom('session_changes as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.at', 'c.kind', 'c.changes', 'u.id as user_id', 'u.full_name'])
    .where('c.club_id', '=', clubId)
    .where('c.session_id', '=', session_id)
    .where('c.id', '>', change_id)
    .$if(!isCoach(viewer), (query) =>
      query.where(
        sql<boolean>`c.at >= coalesce((
          select s.published_at from sessions s where s.club_id = c.club_id and s.id = c.session_id
        ), '-infinity')`,
      ),
    )
    .orderBy('c.id', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  const changes = rows.map((row) => row.changes as Changes)
  const names = await namesOf(db, changes.flatMap(peopleIn))
  return rows.map(({ id, at, kind, user_id, full_name }, index) => ({
    id,
    at: withoutMilliseconds(at),
    user: user_id === null ? null : { id: user_id, full_name: full_name ?? '' },
    kind: kind as SessionChange['kind'],
    changes: changes[index] ?? {},
    names,
  }))
}

/** Who was taken out or added in changes. */
const peopleIn = ({ people }: Changes): number[] =>
  (people ?? []).flatMap((side) =>
    Array.isArray(side) ? side.filter((id): id is number => typeof id === 'number') : [],
  )

async function namesOf(db: Db, ids: readonly number[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', anyOf(ids))
    .execute()
  return Object.fromEntries(rows.map(({ id, full_name }) => [id, full_name ?? '']))
}

/** The bin, latest first, of what the viewer may edit. */
export async function deletedSessions(db: Db, viewer: Viewer): Promise<DeletedSession[]> {
  const rows = await run(db, sessionsInBin, {
    edits_all: hasPermission(viewer, 'view-edit-all-sessions'),
    viewer_id: viewer.user_id,
    most: MOST_SESSIONS,
  })
  return rows.map(
    ({ starts_at, ends_at, all_day, deleted_at, deleter_id, deleter, ...session }) => ({
      ...session,
      start_date: withoutMilliseconds(starts_at),
      end_date: withoutMilliseconds(ends_at),
      all_day_event: all_day,
      deleted_at: withoutMilliseconds(deleted_at),
      deleted_by: deleter_id === null ? null : { id: deleter_id, full_name: deleter ?? '' },
    }),
  )
}

type Marks = {
  favourite: boolean
  merge: { id: number; merged_at: string; names: string[] } | null
}

/** Whether the session is a favourite, and its last merge while it can be undone. */
export async function marksOf(
  db: Db,
  club_id: ClubId,
  user_id: number,
  session_id: number,
): Promise<Marks> {
  const favourite = await db
    .selectFrom('session_favourites')
    .select('session_id')
    .where((eb) => eb.and({ club_id, session_id, user_id }))
    .executeTakeFirst()
  const merge = await db
    .selectFrom('session_merges')
    .select([
      'id',
      'merged_at',
      sql<string[]>`array(select jsonb_array_elements_text(moved -> 'names'))`.as('names'),
    ])
    .where((eb) => eb.and({ club_id, session_id }))
    .where('undone_at', 'is', null)
    .where(sql<boolean>`merged_at > now() - interval '1 day'`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return {
    favourite: favourite !== undefined,
    merge: merge ? { ...merge, merged_at: withoutMilliseconds(merge.merged_at) } : null,
  }
}

export async function favouriteSessions(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
): Promise<FavouriteSession[]> {
  const rows = await db
    .selectFrom('session_favourites as f')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'f.club_id').onRef('s.id', '=', 'f.session_id'),
    )
    .leftJoin('session_structures as st', (join) =>
      join.onRef('st.club_id', '=', 's.club_id').onRef('st.session_id', '=', 's.id'),
    )
    .select(['s.id', 's.kind', 's.name', 's.sport_id', 's.starts_at', 's.ends_at', 's.all_day'])
    .select('st.display')
    .where('f.club_id', '=', clubId)
    .where('f.user_id', '=', viewer.user_id)
    .where(isVisible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) }))
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(MOST_SESSIONS)
    .execute()
  return rows.map(({ starts_at, ends_at, all_day, display, ...session }) => ({
    ...session,
    start_date: withoutMilliseconds(starts_at),
    end_date: withoutMilliseconds(ends_at),
    all_day_event: all_day,
    structure_text: display,
  }))
}

type Asking = { db: Db; clubId: ClubId; viewer: Viewer; timeZone: string }

/** What the viewer sees of the week, in order of time. */
export async function sessionsOfWeek(
  { db, clubId, viewer, timeZone }: Asking,
  { from, squad_ids = [] }: { from: string; squad_ids?: number[] },
): Promise<SessionOfWeek[]> {
  const last = addDays(from, 6)
  const filter = { start_date: from, end_date: last, squad_ids }
  const rows = await db
    .selectFrom('sessions as s')
    .select(['s.id', 's.name', 's.starts_at', 's.ends_at', 's.published_at'])
    .where('s.club_id', '=', clubId)
    .where((eb) => eb.or([startsWithin(from, last, timeZone)(eb), isUnderWay(from, timeZone)(eb)]))
    .where(isVisible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) }))
    .where((eb) => eb.and(agendaConditions(filter, viewer.user_id).map((holds) => holds(eb))))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .execute()
  return rows.map(({ id, name, starts_at, ends_at, published_at }) => ({
    id,
    name,
    start_date: starts_at,
    end_date: ends_at,
    published: published_at !== null,
  }))
}

/**
 * Whether a session `s` holds what somebody put in beside its plan and its results: crews, races,
 * bookings, answers, ratings, posts or recordings. Its own history knows nothing of these.
 */
export const holdsEntries = sql<boolean>`(
  exists (select from crews c where c.club_id = s.club_id and c.session_id = s.id)
  or exists (select from event_races e where e.club_id = s.club_id and e.session_id = s.id)
  or exists (select from equipment_bookings b where b.club_id = s.club_id and b.session_id = s.id)
  or exists (
    select from attendance a
    where a.club_id = s.club_id and a.session_id = s.id and a.answered_by is not null
  )
  or exists (select from session_ratings r where r.club_id = s.club_id and r.session_id = s.id)
  or exists (
    select from wall_posts p
    where p.club_id = s.club_id and p.session_id = s.id and p.deleted_at is null
  )
  or exists (select from activities a where a.club_id = s.club_id and a.session_id = s.id)
)`

/**
 * Those of the sessions that were published or changed since they were made, or into which somebody
 * put something.
 */
export const touchedSessions = (
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('sessions as s')
    .select(['s.id', 's.name'])
    .where('s.club_id', '=', clubId)
    .where('s.id', '=', anyOf(ids))
    .where(
      sql<boolean>`(s.published_at is not null
        or exists (
          select from session_changes c
          where c.club_id = s.club_id and c.session_id = s.id and c.kind <> 'created'
        )
        or exists (select from results r where r.club_id = s.club_id and r.session_id = s.id)
        or ${holdsEntries})`,
    )
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .execute()
