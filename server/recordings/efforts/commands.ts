import { sql } from 'kysely'
import { effortsChanged } from '#contract/events.ts'
import type { Line, LineBetween } from '#contract/recordings/efforts.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
import { insertEfforts } from './statements.ts'

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
  const pieces = rows.flatMap(({ piece }) => piece ?? [])
  await db
    .updateTable('efforts')
    .set({ piece: null })
    .where('club_id', '=', clubId)
    .where('activity_id', '=', id)
    .where('piece', '=', anyOf(pieces))
    .execute()
  const made = await run(db, insertEfforts, {
    club_id: clubId,
    activity_id: id,
    creator_id: by,
    efforts: JSON.stringify(rows),
  })
  await recordEfforts(db, clubId, activity)
  return made.map((effort) => effort.id).toSorted((one, other) => one - other)
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
  if (typeof piece === 'number')
    await db
      .updateTable('efforts')
      .set({ piece: null })
      .where('club_id', '=', clubId)
      .where('activity_id', '=', activity.id)
      .where('id', '<>', id)
      .where('piece', '=', piece)
      .execute()
  await db
    .updateTable('efforts')
    .set(({ ref }) => ({
      name: name?.trim() ?? ref('name'),
      start: start ?? ref('start'),
      finish: finish ?? ref('finish'),
      piece: piece === undefined ? ref('piece') : piece,
    }))
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
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

type NewGate = {
  name: string
  venue_id: number | null
  start: Line
  finish: Line
  lines: readonly LineBetween[]
}

/**
 * @throws Refusal conflict when the club has a course of that name, unknown_reference for a venue
 * it does not have
 */
export async function createGate(
  db: Db,
  clubId: ClubId,
  { name, venue_id, start, finish, lines }: NewGate,
  by: number,
): Promise<number> {
  await demandVenue(db, clubId, venue_id)
  const made = await db
    .insertInto('gates')
    .values({
      club_id: clubId,
      venue_id,
      name: name.trim(),
      start_line: ends(start),
      finish_line: ends(finish),
      creator_id: by,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('conflict', { fields: { name: null } })
  await addLines(db, clubId, made.id, lines)
  return made.id
}

async function addLines(
  db: Db,
  clubId: ClubId,
  gateId: number,
  lines: readonly LineBetween[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line, index) => ({
    club_id: clubId,
    gate_id: gateId,
    number: index + 1,
    name: line.name.trim(),
    line: ends(line),
  }))
  await db.insertInto('gate_lines').values(rows).execute()
}

async function demandVenue(db: Db, clubId: ClubId, id: number | null): Promise<void> {
  if (id === null) return
  const venue = await db
    .selectFrom('venues')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!venue) throw new Refusal('unknown_reference', { fields: { venue_id: null } })
}

type GateChange = {
  name?: string | undefined
  venue_id?: number | null | undefined
  lines?: readonly LineBetween[] | undefined
}

/**
 * @throws Refusal conflict when the club has another course of that name, unknown_reference for a
 * venue it does not have
 */
export async function changeGate(
  db: Db,
  clubId: ClubId,
  id: number,
  { name, venue_id, lines }: GateChange,
): Promise<void> {
  await demandVenue(db, clubId, venue_id ?? null)
  if (name !== undefined) await demandNameFree(db, clubId, id, name.trim())
  if (lines) await replaceLines(db, clubId, id, lines)
  if (name === undefined && venue_id === undefined) return
  await db
    .updateTable('gates')
    .set({
      ...(name !== undefined && { name: name.trim() }),
      ...(venue_id !== undefined && { venue_id }),
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

async function replaceLines(
  db: Db,
  clubId: ClubId,
  gateId: number,
  lines: readonly LineBetween[],
): Promise<void> {
  // Two who change them at once take turns.
  await db
    .selectFrom('gates')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', gateId)
    .forUpdate()
    .execute()
  await db
    .deleteFrom('gate_lines')
    .where('club_id', '=', clubId)
    .where('gate_id', '=', gateId)
    .execute()
  await addLines(db, clubId, gateId, lines)
}

async function demandNameFree(db: Db, clubId: ClubId, id: number, name: string): Promise<void> {
  const taken = await db
    .selectFrom('gates')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  if (taken) throw new Refusal('conflict', { fields: { name: null } })
}

export async function deleteGate(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('gates').where('club_id', '=', clubId).where('id', '=', id).execute()
}
