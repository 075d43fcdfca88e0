import { sql } from 'kysely'
import type { EditKind } from '#contract/imports.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../db/client.ts'
import { changedSessions } from '../live/tell.ts'
import { seenBy } from '../privacy/queries.ts'
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
  /** nobody but its owner may see it, nor what is made of it */
  owner_only: boolean
  /** whether it is for the viewer to see */
  seen: boolean
}

export async function activitiesToEdit(db: Db, clubId: ClubId, ids: readonly number[], viewerId: number): Promise<EditedActivity[]> {
  const { rows } = await sql<EditedActivity>`
    select id, user_id, session_id, import_id, start_time, clock_offset, merged_into, case when 't' = any (channel_names) then elapsed_time end as span,
      owner_only, ${seenBy(sql`user_id`, clubId, viewerId)} as seen
    from activities where club_id = ${clubId} and id = any (${[...ids]}::bigint[]) order by id for update`.execute(db)
  return rows
}

type Made = { id: number; other_id: number | null }

/** Adds a change to an activity's list and works out what follows from it. Times of `edit` are those shown, not the recording's own. */
export async function addEdit(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  other: EditedActivity | null,
  edit: NewEdit,
  by: number,
): Promise<Made> {
  const { clock_offset } = activity
  switch (edit.kind) {
    case 'split':
      return splitActivity(db, clubId, activity, clock_offset + (edit.start ?? 0), by)
    case 'merge':
      return other ? mergeActivities(db, clubId, activity, other, by) : { id: activity.id, other_id: null }
    case 'trim':
      return insertAndSettle(db, clubId, activity, {
        kind: 'trim',
        start: clock_offset + (edit.start ?? 0),
        finish: clock_offset + (edit.finish ?? 0),
        creator_id: by,
      })
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
    with half as (
      insert into activities (club_id, import_id, position, user_id, session_id, sport_id, start_time, device, distance_source, records, dropped, warnings,
        zone_bounds, crew_id, seat, recorded)
      select club_id, import_id, (select max(position) + 1 from activities where club_id = ${clubId} and import_id = ${import_id}), user_id, session_id, sport_id,
        start_time, device, distance_source, records, dropped, warnings, zone_bounds, crew_id, seat, recorded
      from activities where club_id = ${clubId} and id = ${id} returning id
    ),
    kept as (
      insert into recorded_channels (club_id, activity_id, name, data)
      select c.club_id, half.id, c.name, c.data from recorded_channels c, half where c.club_id = ${clubId} and c.activity_id = ${id}
    ),
    moved as (update efforts e set activity_id = half.id from half where e.club_id = ${clubId} and e.activity_id = ${id} and e.start >= ${at}),
    cut as (
      insert into activity_edits (club_id, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at)
      select ${clubId}, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at from (
        select e.id as place, half.id as activity_id, e.kind, e.start, e.finish, e.seconds, case when e.kind <> 'trim' then e.other_id end as other_id, e.creator_id, e.created_at
        from activity_edits e, half where e.club_id = ${clubId} and e.activity_id = ${id}
        union all select ${FAR_ID}, ${id}, 'trim', 0, ${at}, null, half.id, ${by}, now() from half
        union all select ${FAR_ID + 1}, half.id, 'trim', ${at}, ${FAR}, null, ${id}, ${by}, now() from half) list
      order by place
    )
    select id from half`.execute(db)
  const half = rows[0]?.id ?? 0
  await settleEdited(db, clubId, [id, half])
  return { id, other_id: half }
}

/** Later than any recording ends, and after any edit there is. */
const FAR = 1_000_000
const FAR_ID = Number.MAX_SAFE_INTEGER - 1

/** The later recording becomes a part of the earlier one, and is shown and counted there alone. */
async function mergeActivities(db: Db, clubId: ClubId, one: EditedActivity, another: EditedActivity, by: number): Promise<Made> {
  const [host, guest] = (one.start_time ?? '') <= (another.start_time ?? '') ? [one, another] : [another, one]
  await keepRecordings(db, clubId, [host.id])
  await sql`
    with joined as (update activities set merged_into = ${host.id}, session_id = null where club_id = ${clubId} and id = ${guest.id}),
    emptied as (
      select app.delete_sessions(array[s.id], ${by}) from sessions s where s.club_id = ${clubId} and s.id = ${guest.session_id} and s.auto_created
        and s.id is distinct from ${host.session_id} and not exists (select from activities a where a.club_id = s.club_id and a.session_id = s.id and a.id <> ${guest.id})
    )
    insert into activity_edits (club_id, activity_id, kind, other_id, other_session_id, creator_id)
    select ${clubId}, ${host.id}, 'merge', ${guest.id}, ${guest.session_id}, ${by} where (select count(*) from emptied) >= 0`.execute(db)
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
  await sql`
    with apart as (
      update activities set merged_into = null, session_id = ${last.other_session_id}
      where club_id = ${clubId} and id = ${last.other_id} and merged_into = ${activity.id} and ${last.kind}::text = 'merge'
    ), again as (select app.restore_sessions(array[${last.other_session_id}::bigint]) where ${last.other_session_id}::bigint is not null)
    delete from activity_edits where club_id = ${clubId} and id = ${last.id} and (select count(*) from again) >= 0`.execute(db)
  await settleEdited(db, clubId, [activity.id], last.other_session_id === null ? [] : [last.other_session_id])
  return true
}

/** The half that was made by the split goes, and its efforts come back. */
async function joinHalves(db: Db, clubId: ClubId, activity: EditedActivity, { other_id }: LastEdit): Promise<boolean> {
  const [first = activity.id, half = activity.id] = [activity.id, other_id ?? 0].toSorted((one, other) => one - other)
  const { rows } = await sql<{ session_id: number | null }>`
    with back as (update efforts set activity_id = ${first} where club_id = ${clubId} and activity_id = ${half}),
    whole as (delete from activity_edits where club_id = ${clubId} and activity_id = ${first} and kind = 'trim' and other_id = ${half})
    delete from activities where club_id = ${clubId} and id = ${half} returning session_id`.execute(db)
  const touched = rows.flatMap(({ session_id }) => session_id ?? [])
  await settleEdited(db, clubId, [first], touched)
  return true
}

/** Works out anew what changed with the activities: they themselves, what takes something from them, and the loads of their sessions. */
export async function settleEdited(db: Db, clubId: ClubId, ids: readonly number[], alsoSessions: readonly number[] = []): Promise<void> {
  const { session_ids, user_ids } = await rederive(db, clubId, ids)
  await settleSessions(db, clubId, [...new Set([...session_ids, ...alsoSessions])], user_ids)
}

async function settleSessions(db: Db, clubId: ClubId, session_ids: readonly number[], user_ids: readonly number[]): Promise<void> {
  if (session_ids.length === 0) return
  await refreshLoads(db, clubId, { session_ids, user_ids })
  await changedSessions(db, clubId, session_ids, 'results')
}

export type Assignment = {
  user_id?: number | undefined
  session_id?: number | undefined
  crew_id?: number | null | undefined
  seat?: number | null | undefined
}

/** Says whose an activity is and where it belongs. Another person's zones count it anew; in another sport it is an alternative. */
export async function assignActivity(db: Db, clubId: ClubId, activity: EditedActivity, to: Assignment): Promise<void> {
  const { user_id = activity.user_id, session_id = activity.session_id, crew_id, seat } = to
  const person = user_id !== activity.user_id
  const fields = sql.join([
    sql`user_id = ${user_id}`,
    sql`session_id = ${session_id}`,
    ...(person ? [sql`zone_bounds = null`] : []),
    ...(crew_id === undefined
      ? session_id === activity.session_id
        ? []
        : [sql`crew_id = null, seat = null`]
      : [sql`crew_id = ${crew_id}`]),
    ...(crew_id === null ? [sql`seat = null`] : seat === undefined ? [] : [sql`seat = ${seat}`]),
  ])
  await sql`
    with moved as (update activities set ${fields} where club_id = ${clubId} and id = ${activity.id} returning id)
    select app.enqueue('measure-efforts', json_build_object('club_id', ${clubId}::bigint, 'activity_ids', array[id])) from moved
    where exists (select from efforts e where e.club_id = ${clubId} and e.activity_id = moved.id and e.piece is not null)`.execute(db)
  const left = activity.session_id !== null && activity.session_id !== session_id ? [activity.session_id] : []
  if (session_id !== null && session_id !== activity.session_id) await noteAlternatives(db, clubId, [session_id], [user_id])
  if (person) await rederive(db, clubId, [activity.id])
  await settleSessions(db, clubId, [...left, ...(session_id === null ? [] : [session_id])], [user_id, activity.user_id])
  await dropEmptied(db, clubId, left, activity.user_id)
}

/** Whoever trained in another sport than planned did an alternative; a session says that it has such results. */
export async function noteAlternatives(db: Db, clubId: ClubId, sessionIds: readonly number[], userIds: readonly number[]): Promise<void> {
  await sql`
    with people as (
      select distinct a.session_id, a.user_id from activities a join sessions s on s.club_id = a.club_id and s.id = a.session_id
      where a.club_id = ${clubId} and a.session_id = any (${[...sessionIds]}::bigint[]) and a.user_id = any (${[...userIds]}::bigint[]) and ${alternative}
    ),
    marked as (update sessions set alternative_results = true where club_id = ${clubId} and id in (select session_id from people))
    insert into attendance (club_id, session_id, user_id, did_alternative)
    select p.club_id, p.session_id, p.user_id, true from participants p join people using (session_id, user_id) where p.club_id = ${clubId}
    on conflict (club_id, session_id, user_id) do update set did_alternative = true`.execute(db)
}

/** The rule isAlternativeTo, of an activity `a` and its session `s`. */
const alternative = sql`s.sport_id <> ${SPORT.multisport} and a.sport_id <> ${SPORT.other} and a.sport_id <> s.sport_id
  and not (a.sport_id in (${SPORT.rowing}, ${SPORT.ergo}) and s.sport_id in (${SPORT.rowing}, ${SPORT.ergo}))`

/** A session that a file made goes with its last file, unless somebody has said something in it. */
export async function dropEmptied(db: Db, clubId: ClubId, sessionIds: readonly number[], by: number): Promise<void> {
  if (sessionIds.length === 0) return
  await sql`
    select app.delete_sessions(array_agg(s.id), ${by}) from sessions s where s.club_id = ${clubId} and s.id = any (${[...sessionIds]}::bigint[]) and s.auto_created
      and not exists (select from activities a where a.club_id = s.club_id and a.session_id = s.id)
      and not exists (select from results r where r.club_id = s.club_id and r.session_id = s.id)
      and not exists (select from session_ratings r where r.club_id = s.club_id and r.session_id = s.id)
      and not exists (select from session_comments c where c.club_id = s.club_id and c.session_id = s.id)
      and (select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id) <= 1
    having count(*) > 0`.execute(db)
}
