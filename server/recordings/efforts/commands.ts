import { sql } from 'kysely'
import { effortsChanged } from '#contract/events.ts'
import type { Line } from '#contract/recordings/efforts.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'

type Draft = {
  name: string
  start: number
  finish: number
  piece?: number | null | undefined
  source: string
}

/** The activity whose efforts change, as it was read before. */
type Marked = { id: number; session_id: number | null; clock_offset: number }

const recordEfforts = (db: Db, clubId: ClubId, { id, session_id }: Marked) =>
  record(db, effortsChanged, {
    clubId,
    subject: id,
    data: { session_ids: session_id === null ? [] : [session_id] },
  })

/**
 * Marks stretches; times are kept on the recording's own clock, so that they stay where they are
 * when it is trimmed.
 */
export async function addEfforts(
  db: Db,
  clubId: ClubId,
  activity: Marked,
  drafts: readonly Draft[],
  by: number,
): Promise<number[]> {
  const { id, clock_offset } = activity
  const rows = drafts.map(({ name, start, finish, piece = null, source }) => ({
    name: name.trim(),
    start: start + clock_offset,
    finish: finish + clock_offset,
    piece,
    source,
  }))
  const { rows: made } = await sql<{ ids: number[] }>`
    with freed as (
      update efforts set piece = null
      where club_id = ${clubId} and activity_id = ${id}
        and piece = any (${rows.flatMap(({ piece }) => piece ?? [])}::smallint[])
    ),
    made as (
      insert into efforts (club_id, activity_id, name, start, finish, piece, source, creator_id)
      select ${clubId}, ${id}, name, start, finish, piece, source, ${by}
      from json_to_recordset(${JSON.stringify(rows)}::json) as d (
        name text, start double precision, finish double precision, piece smallint, source text
      )
      returning id
    )
    select array_agg(id order by id) as ids from made`.execute(db)
  await recordEfforts(db, clubId, activity)
  return made[0]?.ids ?? []
}

type Change = {
  name?: string | undefined
  start?: number | undefined
  finish?: number | undefined
  piece?: number | null | undefined
}

/** @param change times on the recording's own clock */
export async function changeEffort(
  db: Db,
  clubId: ClubId,
  id: number,
  activity: Marked,
  change: Change,
): Promise<void> {
  const { name, start, finish, piece } = change
  await sql`
    with freed as (
      update efforts set piece = null
      where club_id = ${clubId} and activity_id = ${activity.id} and id <> ${id}
        and piece = ${piece ?? null}::smallint
    ),
    changed as (
      update efforts
      set name = coalesce(${name?.trim() ?? null}, name),
        start = coalesce(${start ?? null}, start),
        finish = coalesce(${finish ?? null}, finish),
        piece = ${piece === undefined ? sql`piece` : sql`${piece}::smallint`}
      where club_id = ${clubId} and id = ${id}
    )
    select`.execute(db)
  await recordEfforts(db, clubId, activity)
}

export async function deleteEffort(
  db: Db,
  clubId: ClubId,
  id: number,
  activity: Marked,
): Promise<void> {
  await db.deleteFrom('efforts').where('club_id', '=', clubId).where('id', '=', id).execute()
  await recordEfforts(db, clubId, activity)
}

const ends = ({ latitude, longitude, to_latitude, to_longitude }: Line) => [
  latitude,
  longitude,
  to_latitude,
  to_longitude,
]

type NewGate = { name: string; venue_id: number | null; start: Line; finish: Line }

/**
 * @throws Refusal conflict when the club has a course of that name, unknown_reference for a venue
 * it does not have
 */
export async function createGate(
  db: Db,
  clubId: ClubId,
  { name, venue_id, start, finish }: NewGate,
  by: number,
): Promise<number> {
  const { rows } = await sql<{ id: number | null; venue: boolean }>`
    with made as (
      insert into gates (club_id, venue_id, name, start_line, finish_line, creator_id)
      select ${clubId}, ${venue_id}, ${name.trim()}, ${ends(start)}, ${ends(finish)}, ${by}
      where ${venue_id}::bigint is null
        or exists (select from venues where club_id = ${clubId} and id = ${venue_id})
      on conflict do nothing returning id
    )
    select
      (select id from made) as id,
      ${venue_id}::bigint is null or exists (
        select from venues where club_id = ${clubId} and id = ${venue_id}
      ) as venue`.execute(db)
  const [{ id, venue } = { id: null, venue: true }] = rows
  if (!venue) throw new Refusal('unknown_reference', { fields: { venue_id: null } })
  if (id === null) throw new Refusal('conflict', { fields: { name: null } })
  return id
}

type GateChange = { name?: string | undefined; venue_id?: number | null | undefined }

/**
 * @throws Refusal conflict when the club has another course of that name, unknown_reference for a
 * venue it does not have
 */
export async function changeGate(
  db: Db,
  clubId: ClubId,
  id: number,
  { name, venue_id }: GateChange,
): Promise<void> {
  const fields = [
    ...(name === undefined ? [] : [sql`name = ${name.trim()}`]),
    ...(venue_id === undefined ? [] : [sql`venue_id = ${venue_id}`]),
  ]
  const { rows } = await sql<{ venue: boolean; taken: boolean }>`
    with facts as (
      select
        ${venue_id ?? null}::bigint is null or exists (
          select from venues where club_id = ${clubId} and id = ${venue_id ?? null}
        ) as venue,
        exists (
          select from gates
          where club_id = ${clubId} and id <> ${id}
            and lower(name) = lower(${name?.trim() ?? null})
        ) as taken
    ),
    changed as (
      update gates g set ${sql.join(fields)}
      from facts f
      where g.club_id = ${clubId} and g.id = ${id} and f.venue and not f.taken
    )
    select venue, taken from facts`.execute(db)
  const [{ venue, taken } = { venue: true, taken: false }] = rows
  if (!venue) throw new Refusal('unknown_reference', { fields: { venue_id: null } })
  if (taken) throw new Refusal('conflict', { fields: { name: null } })
}

export async function deleteGate(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('gates').where('club_id', '=', clubId).where('id', '=', id).execute()
}
