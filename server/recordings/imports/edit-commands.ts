import { sql, type RawBuilder } from 'kysely'
import { recordingsChanged } from '#contract/events.ts'
import type { EditKind } from '#domain/constants/recording-edits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { visibleTo } from '../../people/privacy/queries.ts'
import { notingSeats, type KnownSeat } from '../telemetry/commands.ts'
import { keepingRecording, rederive } from './edits.ts'
import {
  droppingEmptied,
  idsOf,
  notingAlternatives,
  piecesElsewhere,
  settleEdited,
} from './settle.ts'

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
  crew_id: number | null
  import_id: number
  start_time: string | null
  clock_offset: number
  channel_names: string[]
  merged_into: number | null
  /** whether others are parts of it */
  hosts: boolean
  /** seconds from the first to the last sample; null without a time axis */
  span: number | null
  /** nobody but its owner may see it, nor what is made of it */
  owner_only: boolean
  /** whether it is for the viewer to see */
  seen: boolean
}

export async function activitiesToEdit(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  viewerId: number,
): Promise<EditedActivity[]> {
  const { rows } = await sql<EditedActivity>`
    select id, user_id, session_id, crew_id, import_id, start_time, clock_offset, channel_names,
      merged_into,
      exists (select from activities g where g.club_id = a.club_id
        and g.merged_into = a.id) as hosts, case when 't' = any (channel_names)
          then elapsed_time end as span,
      owner_only, ${visibleTo(sql`user_id`, clubId, viewerId)} as seen
    from activities a where club_id = ${clubId} and id = any (${[...ids]}::bigint[])
    order by id for update`.execute(db)
  return rows
}

export type Made = { id: number; other_id: number | null }

export type Adding = {
  activity: EditedActivity
  other?: EditedActivity | null
  /** Its times are those shown, not the recording's own. */
  edit: NewEdit
  /** The owners of the strokes that another recording brings along. */
  seats?: readonly KnownSeat[]
  by: number
}

/**
 * Adds a change to an activity's list and works out what follows from it. What was taken back
 * before is not made again after it.
 */
export async function addEdit(db: Db, clubId: ClubId, adding: Adding): Promise<Made> {
  const ids = [
    adding.activity.id,
    ...(adding.other && adding.edit.kind === 'merge' ? [adding.other.id] : []),
  ]
  await db
    .deleteFrom('undone_edits')
    .where('club_id', '=', clubId)
    .where('activity_id', 'in', ids)
    .execute()
  return makeEdit(db, clubId, adding)
}

export async function makeEdit(
  db: Db,
  clubId: ClubId,
  { activity, other = null, edit, seats = [], by }: Adding,
): Promise<Made> {
  const { clock_offset } = activity
  switch (edit.kind) {
    case 'split':
      return splitActivity(db, clubId, activity, clock_offset + (edit.start ?? 0), by)
    case 'merge':
      return other
        ? mergeActivities(db, clubId, [activity, other], seats, by)
        : { id: activity.id, other_id: null }
    case 'trim':
      return insertAndSettle(db, clubId, activity, {
        kind: 'trim',
        start: clock_offset + (edit.start ?? 0),
        finish: clock_offset + (edit.finish ?? 0),
        creator_id: by,
      })
    case 'shift':
      return insertAndSettle(db, clubId, activity, {
        kind: 'shift',
        seconds: edit.seconds ?? 0,
        creator_id: by,
      })
    case 'halve':
      return insertAndSettle(db, clubId, activity, { kind: 'halve', creator_id: by })
    case 'heart-rate':
    case 'strokes':
      return insertAndSettle(
        db,
        clubId,
        activity,
        { kind: edit.kind, other_id: other?.id ?? null, creator_id: by },
        seats,
      )
  }
}

type Row = {
  kind: Exclude<EditKind, 'split' | 'merge'>
  start?: number
  finish?: number
  seconds?: number
  other_id?: number | null
  creator_id: number
}

async function insertAndSettle(
  db: Db,
  clubId: ClubId,
  { id }: EditedActivity,
  row: Row,
  seats: readonly KnownSeat[] = [],
): Promise<Made> {
  const { kind, start = null, finish = null, seconds = null, other_id = null, creator_id } = row
  await sql`
    with ${keepingRecording(clubId, id)}, seated as (${notingSeats(clubId, seats)})
    insert into activity_edits (club_id, activity_id, kind, start, finish, seconds, other_id,
      creator_id)
    values (${clubId}, ${id}, ${kind}, ${start}, ${finish}, ${seconds}, ${other_id},
      ${creator_id})`.execute(db)
  await settleEdited(db, clubId, [id])
  return { id, other_id }
}

/**
 * Both halves keep the whole recording and who sat where in it, each with the other half cut off.
 * Efforts go with the half they lie in.
 */
async function splitActivity(
  db: Db,
  clubId: ClubId,
  { id, import_id }: EditedActivity,
  at: number,
  by: number,
): Promise<Made> {
  await sql`with ${keepingRecording(clubId, id)} select`.execute(db)
  const { rows } = await sql<{ id: number }>`
    with half as (
      insert into activities (club_id, import_id, position, user_id, session_id, sport_id,
        start_time, device, distance_source, records, dropped, warnings,
        zone_bounds, crew_id, seat, video_offset, recorded)
      select club_id, import_id, (select max(position) + 1 from activities
        where club_id = ${clubId} and import_id = ${import_id}), user_id, session_id, sport_id,
        start_time, device, distance_source, records, dropped, warnings, zone_bounds, crew_id, seat,
        video_offset, recorded
      from activities where club_id = ${clubId} and id = ${id} returning id
    ),
    kept as (
      insert into recorded_channels (club_id, activity_id, name, data)
      select c.club_id, half.id, c.name, c.data from recorded_channels c, half
        where c.club_id = ${clubId} and c.activity_id = ${id}
    ),
    seated as (
      insert into recorded_seats (club_id, activity_id, position, name, user_id)
      select s.club_id, half.id, s.position, s.name, s.user_id from recorded_seats s, half
        where s.club_id = ${clubId} and s.activity_id = ${id}
    ),
    moved as (update efforts e set activity_id = half.id from half
      where e.club_id = ${clubId} and e.activity_id = ${id} and e.start >= ${at}),
    cut as (
      insert into activity_edits (club_id, activity_id, kind, start, finish, seconds, other_id,
        creator_id, created_at)
      select ${clubId}, activity_id, kind, start, finish, seconds, other_id, creator_id, created_at
        from (
        select e.id as place, half.id as activity_id, e.kind, e.start, e.finish, e.seconds,
          case when e.kind <> 'trim' then e.other_id end as other_id, e.creator_id, e.created_at
        from activity_edits e, half where e.club_id = ${clubId} and e.activity_id = ${id}
        union all select ${FAR_ID}, ${id}, 'trim', 0, ${at}, null, half.id, ${by}, now() from half
        union all select ${FAR_ID + 1}, half.id, 'trim', ${at}, ${FAR}, null, ${id}, ${by}, now()
        from half) list
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

/** When two are merged, the later one becomes a part of the earlier one. */
export const hostAndGuest = <Started extends { start_time: string | null }>(
  one: Started,
  another: Started,
): [Started, Started] =>
  (one.start_time ?? '') <= (another.start_time ?? '') ? [one, another] : [another, one]

/** The later recording becomes a part of the earlier one, and is shown and counted there alone. */
async function mergeActivities(
  db: Db,
  clubId: ClubId,
  [one, another]: readonly [EditedActivity, EditedActivity],
  seats: readonly KnownSeat[],
  by: number,
): Promise<Made> {
  const [host, guest] = hostAndGuest(one, another)
  const left =
    guest.session_id === null || guest.session_id === host.session_id ? [] : [guest.session_id]
  await sql`
    with ${keepingRecording(clubId, host.id)}, seated as (${notingSeats(clubId, seats)})
    update activities set merged_into = ${host.id}, session_id = null
      where club_id = ${clubId} and id = ${guest.id}`.execute(db)
  await sql`
    with dropped as (${droppingEmptied(clubId, idsOf(left), by)})
    insert into activity_edits (club_id, activity_id, kind, other_id, other_session_id,
      session_deleted, creator_id)
    select ${clubId}, ${host.id}, 'merge', ${guest.id}, ${guest.session_id},
      exists (select from dropped), ${by}`.execute(db)
  await settleEdited(db, clubId, [host.id], { session_ids: left, user_ids: [guest.user_id] })
  return { id: host.id, other_id: guest.id }
}

export type Assignment = {
  user_id?: number | undefined
  session_id?: number | undefined
  crew_id?: number | null | undefined
  seat?: number | null | undefined
}

/**
 * The boat and seat that are said; in another session, or another boat, those said before do not
 * hold. A seat is one of a boat.
 */
function placeIn({ crew_id, seat }: Assignment, moved: boolean): RawBuilder<unknown>[] {
  const crew = crew_id === undefined && moved ? null : crew_id
  if (crew === undefined) return seat === undefined ? [] : [sql`seat = ${seat}`]
  return [sql`crew_id = ${crew}`, sql`seat = ${crew === null ? null : (seat ?? null)}::smallint`]
}

/**
 * Sets whose an activity is and where it belongs, with the `seats` that keep their owners. Its
 * parts belong to the same person. Another person's zones recount it; in another sport it is an
 * alternative.
 */
export async function assignActivity(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  to: Assignment,
  seats: readonly KnownSeat[],
): Promise<void> {
  const { user_id = activity.user_id, session_id = activity.session_id } = to
  const [person, moves] = [user_id !== activity.user_id, session_id !== activity.session_id]
  const left = moves && activity.session_id !== null ? [activity.session_id] : []
  const fields = sql.join([
    sql`user_id = ${user_id}`,
    sql`session_id = ${session_id}`,
    ...(person ? [sql`zone_bounds = null`] : []),
    ...(person || moves ? [sql`counts_first = false`] : []),
    ...placeIn(to, moves),
  ])
  const { rows } = await sql<{ ids: number[] }>`
    with seated as (${notingSeats(clubId, seats)}),
    moved as (update activities set ${fields} where club_id = ${clubId} and id = ${activity.id}
      returning id, session_id, user_id, sport_id, owner_only),
    numbered as (${piecesElsewhere(
      clubId,
      sql`select id, session_id from activities
      where club_id = ${clubId} and id = ${activity.id}`,
      session_id,
    )}),
    parts as (update activities set user_id = ${user_id}, zone_bounds = null
      where club_id = ${clubId} and merged_into = ${activity.id} and ${person} returning id),
    ${notingAlternatives(clubId, sql`select * from moved where ${moves}`)},
    dropped as (${droppingEmptied(
      clubId,
      idsOf(left),
      activity.user_id,
      sql`select id
      from moved`,
    )})
    select array(select id from moved union select id from parts) as ids,
      (select count(*) from dropped)`.execute(db)
  if (person) await rederive(db, clubId, rows[0]?.ids ?? [])
  const data = {
    session_ids: [...new Set([...left, ...(session_id === null ? [] : [session_id])])],
    user_ids: [...new Set([user_id, activity.user_id])],
  }
  await record(db, recordingsChanged, { clubId, subject: activity.id, data })
}
