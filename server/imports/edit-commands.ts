import { sql } from 'kysely'
import type { EditKind } from '#contract/edits.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import type { ClubId, Db } from '../db/client.ts'
import { changedSessions } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'
import { keepRecordings, rederive } from './edits.ts'

export type NewEdit = {
  kind: EditKind
  start?: number | undefined
  finish?: number | undefined
  seconds?: number | undefined
  other_id?: number | undefined
}

/** What an edit is made in, locked until the end of the transaction. */
export type EditedActivity = {
  id: number
  user_id: number
  session_id: number | null
  import_id: number
  start_time: string | null
  clock_offset: number
  merged_into: number | null
  /** seconds from the first to the last sample; null without a time axis */
  span: number | null
}

export async function activitiesToEdit(db: Db, clubId: ClubId, ids: readonly number[]): Promise<EditedActivity[]> {
  const { rows } = await sql<EditedActivity>`
    select id, user_id, session_id, import_id, start_time, clock_offset, merged_into, case when 't' = any (channel_names) then elapsed_time end as span
    from activities where club_id = ${clubId} and id = any (${[...ids]}::bigint[]) order by id for update`.execute(db)
  return rows
}

type Made = { id: number; other_id: number | null }

/** Adds a change to an activity's list and works out what follows from it. Times of `edit` are those shown, not the recording's own. */
export async function addEdit(db: Db, clubId: ClubId, activity: EditedActivity, other: EditedActivity | null, edit: NewEdit, by: number): Promise<Made> {
  const { clock_offset } = activity
  switch (edit.kind) {
    case 'split':
      return splitActivity(db, clubId, activity, clock_offset + (edit.start ?? 0), by)
    case 'merge':
      return other ? mergeActivities(db, clubId, activity, other, by) : { id: activity.id, other_id: null }
    case 'trim':
      return insertAndSettle(db, clubId, activity, { kind: 'trim', start: clock_offset + (edit.start ?? 0), finish: clock_offset + (edit.finish ?? 0), creator_id: by })
    case 'shift':
      return insertAndSettle(db, clubId, activity, { kind: 'shift', seconds: edit.seconds ?? 0, creator_id: by })
    case 'halve':
      return insertAndSettle(db, clubId, activity, { kind: 'halve', creator_id: by })
    case 'heart-rate':
    case 'strokes':
      return insertAndSettle(db, clubId, activity, { kind: edit.kind, other_id: other?.id ?? null, creator_id: by })
  }
}

type Row = {
  kind: Exclude<EditKind, 'split'>
  start?: number
  finish?: number
  seconds?: number
  other_id?: number | null
  other_session_id?: number | null
  creator_id: number
}

async function insertAndSettle(db: Db, clubId: ClubId, activity: EditedActivity, row: Row): Promise<Made> {
  await keepRecordings(db, clubId, [activity.id])
  await insertEdits(db, clubId, [{ activity_id: activity.id, ...row }])
  await settleEdited(db, clubId, [activity.id])
  return { id: activity.id, other_id: row.other_id ?? null }
}

const insertEdits = (db: Db, clubId: ClubId, rows: readonly (Row & { activity_id: number })[]) =>
  db
    .insertInto('activity_edits')
    .values(rows.map((row) => ({ club_id: clubId, ...row })))
    .execute()

/** Both halves keep the whole recording, each with the other half cut off. Efforts go with the half they lie in. */
async function splitActivity(db: Db, clubId: ClubId, { id, import_id }: EditedActivity, at: number, by: number): Promise<Made> {
  await keepRecordings(db, clubId, [id])
  const { rows } = await sql<{ id: number }>`
    insert into activities (club_id, import_id, position, user_id, session_id, sport_id, start_time, device, distance_source, records, dropped, warnings, zone_bounds,
      crew_id, seat, recorded)
    select club_id, import_id, (select max(position) + 1 from activities where club_id = ${clubId} and import_id = ${import_id}), user_id, session_id, sport_id,
      start_time, device, distance_source, records, dropped, warnings, zone_bounds, crew_id, seat, recorded
    from activities where club_id = ${clubId} and id = ${id} returning id`.execute(db)
  const half = rows[0]?.id ?? 0
  await sql`
    with kept as (
      insert into recorded_channels (club_id, activity_id, name, data)
      select club_id, ${half}, name, data from recorded_channels where club_id = ${clubId} and activity_id = ${id}
    ), moved as (update efforts set activity_id = ${half} where club_id = ${clubId} and activity_id = ${id} and start >= ${at})
    insert into activity_edits (club_id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at)
    select club_id, ${half}, kind, start, finish, seconds, case when kind <> 'trim' then other_id end, creator_id, created_at
    from activity_edits where club_id = ${clubId} and activity_id = ${id} order by id`.execute(db)
  await insertEdits(db, clubId, [
    { activity_id: id, kind: 'trim', start: 0, finish: at, other_id: half, creator_id: by },
    { activity_id: half, kind: 'trim', start: at, finish: FAR, other_id: id, creator_id: by },
  ])
  await settleEdited(db, clubId, [id, half])
  return { id, other_id: half }
}

/** Later than any recording ends. */
const FAR = 1_000_000

/** The later recording becomes a part of the earlier one, and is shown and counted there alone. */
async function mergeActivities(db: Db, clubId: ClubId, one: EditedActivity, another: EditedActivity, by: number): Promise<Made> {
  const [host, guest] = (one.start_time ?? '') <= (another.start_time ?? '') ? [one, another] : [another, one]
  await keepRecordings(db, clubId, [host.id])
  await insertEdits(db, clubId, [
    { activity_id: host.id, kind: 'merge', other_id: guest.id, other_session_id: guest.session_id, creator_id: by },
  ])
  await sql`update activities set merged_into = ${host.id}, session_id = null where club_id = ${clubId} and id = ${guest.id}`.execute(db)
  await settleEdited(db, clubId, [host.id], guest.session_id === null ? [] : [guest.session_id])
  return { id: host.id, other_id: guest.id }
}

type LastEdit = { id: number; kind: string; other_id: number | null; other_session_id: number | null; later: number }

/** Takes back the last change. False when there is none, or when the other half of a split was changed since. */
export async function undoLastEdit(db: Db, clubId: ClubId, activity: EditedActivity): Promise<boolean> {
  const { rows } = await sql<LastEdit>`
    select e.id, e.kind, e.other_id, e.other_session_id,
      (select count(*)::int from activity_edits l where l.club_id = e.club_id and l.activity_id = e.other_id and l.id > e.id
        and l.other_id is distinct from e.activity_id) as later
    from activity_edits e where e.club_id = ${clubId} and e.activity_id = ${activity.id} order by e.id desc limit 1`.execute(db)
  const [last] = rows
  if (!last) return false
  if (last.kind === 'trim' && last.other_id !== null) return last.later === 0 && joinHalves(db, clubId, activity, last)
  await db.deleteFrom('activity_edits').where('club_id', '=', clubId).where('id', '=', last.id).execute()
  if (last.kind === 'merge')
    await sql`update activities set merged_into = null, session_id = ${last.other_session_id} where club_id = ${clubId} and id = ${last.other_id}`.execute(db)
  await settleEdited(db, clubId, [activity.id], last.other_session_id === null ? [] : [last.other_session_id])
  return true
}

/** The half that was made by the split goes, and its efforts come back. */
async function joinHalves(db: Db, clubId: ClubId, activity: EditedActivity, { other_id }: LastEdit): Promise<boolean> {
  const [first = activity.id, half = activity.id] = [activity.id, other_id ?? 0].toSorted((one, other) => one - other)
  const { rows } = await sql<{ session_id: number | null }>`
    with back as (update efforts set activity_id = ${first} where club_id = ${clubId} and activity_id = ${half} returning id),
    whole as (delete from activity_edits where club_id = ${clubId} and activity_id = ${first} and kind = 'trim' and other_id = ${half})
    select session_id from activities where club_id = ${clubId} and id = ${half} and (select count(*) from back) >= 0`.execute(db)
  const touched = rows.flatMap(({ session_id }) => session_id ?? [])
  await db.deleteFrom('activities').where('club_id', '=', clubId).where('id', '=', half).execute()
  await settleEdited(db, clubId, [first], touched)
  return true
}

/** Works out anew what changed with the activities: they themselves, what takes something from them, and the loads of their sessions. */
export async function settleEdited(db: Db, clubId: ClubId, ids: readonly number[], alsoSessions: readonly number[] = []): Promise<void> {
  const takers = await db
    .selectFrom('activity_edits')
    .select('activity_id')
    .distinct()
    .where('club_id', '=', clubId)
    .where('other_id', 'in', ids)
    .where('kind', '<>', 'trim')
    .execute()
  const all = [...new Set([...ids, ...takers.map(({ activity_id }) => activity_id)])]
  const { session_ids, user_ids } = await rederive(db, clubId, all)
  const sessions = [...new Set([...session_ids, ...alsoSessions])]
  if (sessions.length === 0) return
  await refreshLoads(db, clubId, { session_ids: sessions, user_ids })
  await changedSessions(db, clubId, sessions, 'results')
}

export type Assignment = { user_id?: number | undefined; session_id?: number | undefined; crew_id?: number | null | undefined; seat?: number | null | undefined }

/** Says whose an activity is and where it belongs. Another person's zones count it anew; in another sport it is an alternative. */
export async function assignActivity(db: Db, clubId: ClubId, activity: EditedActivity, to: Assignment): Promise<void> {
  const { user_id = activity.user_id, session_id = activity.session_id, crew_id, seat } = to
  const person = user_id !== activity.user_id
  const fields = sql.join([
    sql`user_id = ${user_id}`,
    sql`session_id = ${session_id}`,
    ...(person ? [sql`zone_bounds = null`] : []),
    ...(crew_id === undefined ? (session_id === activity.session_id ? [] : [sql`crew_id = null, seat = null`]) : [sql`crew_id = ${crew_id}`]),
    ...(crew_id === null ? [sql`seat = null`] : seat === undefined ? [] : [sql`seat = ${seat}`]),
  ])
  await sql`update activities set ${fields} where club_id = ${clubId} and id = ${activity.id}`.execute(db)
  const left = activity.session_id !== null && activity.session_id !== session_id ? [activity.session_id] : []
  if (session_id !== null && session_id !== activity.session_id) await noteAlternatives(db, clubId, session_id, [user_id])
  await settleEdited(db, clubId, [activity.id], left)
  if (person) await refreshOf(db, clubId, session_id, activity.user_id)
  await dropEmptied(db, clubId, left, activity.user_id)
}

async function refreshOf(db: Db, clubId: ClubId, sessionId: number | null, userId: number): Promise<void> {
  if (sessionId !== null) await refreshLoads(db, clubId, { session_ids: [sessionId], user_ids: [userId] })
}

/** Whoever trained in another sport than planned did an alternative; the session says that it has such results. */
export async function noteAlternatives(db: Db, clubId: ClubId, sessionId: number, userIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ user_id: number; sport_id: number; planned: number }>`
    select distinct a.user_id, a.sport_id, s.sport_id as planned from activities a join sessions s on s.club_id = a.club_id and s.id = a.session_id
    where a.club_id = ${clubId} and a.session_id = ${sessionId} and a.user_id = any (${[...userIds]}::bigint[])`.execute(db)
  const people = [...new Set(rows.filter(({ sport_id, planned }) => isAlternativeTo(planned, sport_id)).map(({ user_id }) => user_id))]
  if (people.length === 0) return
  await sql`
    with marked as (update sessions set alternative_results = true where club_id = ${clubId} and id = ${sessionId})
    insert into attendance (club_id, session_id, user_id, did_alternative)
    select club_id, session_id, user_id, true from participants where club_id = ${clubId} and session_id = ${sessionId} and user_id = any (${people}::bigint[])
    on conflict (club_id, session_id, user_id) do update set did_alternative = true`.execute(db)
}

/** A session that a file made goes with its last file, unless somebody has said something in it. */
export async function dropEmptied(db: Db, clubId: ClubId, sessionIds: readonly number[], by: number): Promise<void> {
  if (sessionIds.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select s.id from sessions s where s.club_id = ${clubId} and s.id = any (${[...sessionIds]}::bigint[]) and s.auto_created
      and not exists (select from activities a where a.club_id = s.club_id and a.session_id = s.id)
      and not exists (select from results r where r.club_id = s.club_id and r.session_id = s.id)
      and not exists (select from session_ratings r where r.club_id = s.club_id and r.session_id = s.id)
      and not exists (select from session_comments c where c.club_id = s.club_id and c.session_id = s.id)
      and (select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id) <= 1`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await sql`select app.delete_sessions(${ids}::bigint[], ${by})`.execute(db)
}
