import { sql } from 'kysely'
import { figuresRecounted, importChanged } from '#contract/events.ts'
import type { ImportState } from '#contract/recordings/imports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import type { ReceivedFile } from '../../http/take-file.ts'
import type { LongKind } from '../../jobs/lanes.ts'
import { record } from '../../events/record.ts'
import { notingSeats, type KnownSeat } from '../telemetry/commands.ts'
import type { DigestedPart } from './digest.ts'
import { rederive } from './edits.ts'
import { earlierImport, membersOf } from './member-commands.ts'
import { ownSession, sessionFor, staysWithFile } from './match.ts'
import type { DateOrder } from '../../../readers/clock.ts'
import { sessionsWithLoad, type ImportToRead } from './queries.ts'
import {
  dropEmptied,
  droppingEmptied,
  piecesElsewhere,
  noteAlternatives,
  NOTHING,
  notingAlternatives,
  partMerged,
  type Touched,
} from './settle.ts'
import { startOf } from './start.ts'
import { storeActivity } from './store.ts'

export type NewImport = {
  user_id: number
  uploaded_by: number
  session_id: number | null
  crew_id: number | null
  file: ReceivedFile
  /** The provider it was fetched from. */
  source?: string
  /** Nobody else may see what is in it. */
  owner_only?: boolean
}

/**
 * Notes the upload and queues its reading, in one transaction. The same bytes of the same athlete a
 * second time are the first import, be it of an
 * archive they lie in; one that lacks what another file had, which has been deleted since, is read
 * for that.
 */
export async function queueImport(
  db: Db,
  clubId: ClubId,
  { user_id, uploaded_by, session_id, crew_id, file, source, owner_only = false }: NewImport,
): Promise<{ id: number; state: string; duplicate: boolean }> {
  // Two uploads of the same bytes at once: the second waits here and finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clubId} ${user_id} ${file.sha256}`},
    0))`.execute(db)
  const earlier = await earlierImport(db, clubId, user_id, file.sha256)
  if (earlier) return earlier
  const { rows } = await sql<{ id: number }>`
    with kept as (insert into files (club_id, sha256, size, name)
      values (${clubId}, ${file.sha256}, ${file.size}, ${file.name}) returning id),
    made as (
      insert into imports (club_id, user_id, uploaded_by, file_id, sha256, session_id, crew_id,
        source, owner_only)
      select ${clubId}, ${user_id}, ${uploaded_by}, kept.id, ${file.sha256}, ${session_id},
        ${crew_id}, ${source ?? null}, ${owner_only} from kept
      returning club_id, id
    )
    select id from made`.execute(db)
  const id = rows[0]?.id ?? 0
  await queueReading(db, clubId, { id })
  return { id, state: 'queued', duplicate: false }
}

type Reading = {
  id: number
  date_order?: DateOrder | null
  kind?: LongKind | null
  pause_s?: number
}

/** Gives a file its place among those that wait to be read. */
export async function queueReading(
  db: Db,
  clubId: ClubId,
  { id, date_order = null, kind = null, pause_s = 0 }: Reading,
): Promise<void> {
  await sql`select app.enqueue_import(${clubId}, ${id}, ${date_order}, ${kind},
    make_interval(secs => ${pause_s}))`.execute(db)
}

type Standing = { state: ImportState; progress: number; reason?: string; session_id?: number }

/**
 * Saves the state of an import and notifies its owner and the person who uploaded it, in one
 * statement.
 */
export async function setState(
  db: Db,
  clubId: ClubId,
  id: number,
  standing: Standing,
): Promise<void> {
  const { state, progress, reason = null, session_id = null } = standing
  const ended = state === 'done' || state === 'failed' || state === 'needs-assignment'
  await sql`
    with changed as (
      update imports set state = ${state}, progress = ${progress}, reason = ${reason},
        session_id = coalesce(${session_id}, session_id),
        finished_at = case when ${ended} then now() else finished_at end
      where club_id = ${clubId} and id = ${id} returning id, user_id, uploaded_by, session_id,
        state, progress
    )
    select app.tell(jsonb_build_object('to', 'user', 'user_id', person, 'event', 'import', 'data',
      jsonb_build_object('import_id', id, 'session_id', session_id, 'state', state, 'progress',
        progress)))
    from changed, lateral (select user_id union select uploaded_by) people (person)
    where person is not null`.execute(db)
}

/**
 * Stores what the file held as it is read, finds each activity its session, and adds up the load:
 * all or nothing.
 */
export async function finishImport(
  db: Db,
  clubId: ClubId,
  found: ImportToRead,
  parts: AsyncIterable<DigestedPart>,
): Promise<void> {
  const { id, user_id, crew_id, ets_factors } = found
  const sessions = new Set<number>()
  const late = new Set<string>()
  let question: readonly string[] | null = null
  let homeless = 0
  let position = 0
  const members = await membersOf(db, clubId, found)
  for await (const part of parts) {
    const { digests, warnings } = part
    if (!members.isNew(part)) {
      position += digests.length
      continue
    }
    if (digests.length === 0) for (const warning of warnings) late.add(warning)
    for (const digest of digests) {
      const start = startOf(digest.activity, found, Date.now())
      question ??= start.question
      const placed = { ...digest, activity: { ...digest.activity, start_time: start.start_time } }
      const place = await sessionFor(db, clubId, found, placed)
      // What only its owner sees may well belong to no session: none is made of it.
      if (place.session_id === null && !found.owner_only && !staysWithFile(digest.warnings, found))
        homeless++
      if (place.session_id !== null) sessions.add(place.session_id)
      await storeActivity(
        db,
        clubId,
        { import_id: id, position: position++, user_id, crew_id, ets_factors, ...place },
        placed,
      )
    }
  }
  await members.store()
  if (late.size > 0) await addWarnings(db, clubId, id, [...late])
  if (sessions.size > 0) await noteAlternatives(db, clubId, [...sessions], user_id)
  const data = { session_ids: [...sessions], user_ids: [user_id] }
  await record(db, importChanged, { clubId, subject: id, data })
  await setState(
    db,
    clubId,
    id,
    standingOf([...sessions], question, homeless > 0 || (position === 0 && !found.owner_only)),
  )
}

function standingOf(
  [first]: readonly number[],
  question: readonly string[] | null,
  homeless: boolean,
): Standing {
  const session = first === undefined ? {} : { session_id: first }
  if (question)
    return {
      state: 'needs-answer',
      progress: 1,
      reason: `date_order:${question.join(',')}`,
      ...session,
    }
  return { state: homeless ? 'needs-assignment' : 'done', progress: 1, ...session }
}

const addWarnings = (db: Db, clubId: ClubId, importId: number, warnings: readonly string[]) =>
  sql`update activities set warnings = warnings || ${sql.val(warnings)}::text[]
    where club_id = ${clubId} and import_id = ${importId}`.execute(db)

/**
 * Reads the file again with the answer; what was stored without it is deleted. True when the import
 * was waiting for one.
 */
export async function answerImport(
  db: Db,
  clubId: ClubId,
  id: number,
  date_order: DateOrder,
): Promise<boolean> {
  const held = await detachImport(db, clubId, id)
  const { rows } = await sql`
    with asked as (
      update imports set state = 'queued', progress = 0, reason = null
        where club_id = ${clubId} and id = ${id} and state = 'needs-answer' returning club_id, id
    ), gone as (delete from activities a using asked where a.club_id = asked.club_id
      and a.import_id = asked.id),
    forgotten as (delete from import_members m using asked
      where m.club_id = asked.club_id and m.import_id = asked.id)
    select app.enqueue_import(club_id, id, ${date_order}),
      app.enqueue('settle-activities',
        json_build_object('club_id', ${clubId}::bigint, 'activity_ids', ${held.takers}::bigint[]))
          from asked`.execute(db)
  if (rows.length > 0)
    await record(db, importChanged, { clubId, subject: id, data: affectedBy(held) })
  return rows.length > 0
}

type Held = Touched & { takers: number[] }
const affectedBy = ({ session_ids, user_ids }: Touched) => ({
  session_ids: [...session_ids],
  user_ids: [...user_ids],
})

/**
 * What goes with an import, and what stays but loses something by it: those that take from it, and
 * parts of it, which are whole again.
 */
async function detachImport(db: Db, clubId: ClubId, importId: number): Promise<Held> {
  const { rows } = await sql<{
    id: number
    user_id: number
    session_id: number | null
    takers: number[]
    aboard: number[]
    hosts: boolean
  }>`
    select a.id, a.user_id, a.session_id, array(select e.activity_id from activity_edits e
      where e.club_id = a.club_id and e.other_id = a.id) as takers,
      array(select n.user_id from recorded_seats n where n.club_id = a.club_id
        and n.activity_id = a.id and n.user_id is not null) as aboard,
      exists (select from activities g where g.club_id = a.club_id and g.merged_into = a.id
        and g.import_id <> a.import_id) as hosts
    from activities a where a.club_id = ${clubId} and a.import_id = ${importId}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const hosts = rows.filter((row) => row.hosts).map(({ id }) => id)
  const parted =
    hosts.length > 0
      ? await partMerged(db, clubId, sql`e.activity_id = any (${hosts}::bigint[])`)
      : NOTHING
  return {
    takers: rows.flatMap(({ takers }) => takers).filter((taker) => !ids.includes(taker)),
    session_ids: [
      ...new Set([...rows.flatMap(({ session_id }) => session_id ?? []), ...parted.session_ids]),
    ],
    user_ids: [
      ...new Set([
        ...rows.flatMap(({ user_id, aboard }) => [user_id, ...aboard]),
        ...parted.user_ids,
      ]),
    ],
  }
}

/** It stays with its file wherever the rest of that goes. */
const isTransition = sql`('transition' = any (warnings))`

/**
 * Attaches what has no session yet to one, else everything the import held but parts of others, and
 * takes the load along; `seats` are to stay whose
 * they are. A boat holds in its session only.
 */
export async function assignImport(
  db: Db,
  clubId: ClubId,
  id: number,
  sessionId: number,
  seats: readonly KnownSeat[] = [],
): Promise<void> {
  const { rows } = await sql<{ user_ids: number[]; left: number[] }>`
    with seated as (${notingSeats(clubId, seats)}),
    held as (select id, session_id, crew_id from activities
      where club_id = ${clubId} and import_id = ${id} and merged_into is null
        and not ${isTransition}),
    before as (select * from held where session_id is null
      or not exists (select from held where session_id is null)),
    moved as (
      update activities a set session_id = ${sessionId}, crew_id = c.id,
        seat = case when c.id is not null then a.seat end
      from before left join crews c on c.club_id = ${clubId} and c.id = before.crew_id
        and c.session_id = ${sessionId}
      where a.club_id = ${clubId} and a.id = before.id
      returning a.id, a.session_id, a.user_id, a.sport_id, a.owner_only),
    numbered as (${piecesElsewhere(clubId, sql`select id, session_id from before`, sessionId)}),
    noted as (update imports set session_id = ${sessionId}
      where club_id = ${clubId} and id = ${id}),
    lost as (select distinct session_id from before where session_id <> ${sessionId}),
    ${notingAlternatives(clubId, sql`select * from moved`)},
    dropped as (${droppingEmptied(
      clubId,
      sql`select session_id
      from lost`,
      sql`(select min(user_id) from moved)`,
      sql`select id from moved`,
    )})
    select array(select session_id from lost) as left, array(select distinct user_id
      from moved) as user_ids, (select count(*) from dropped)`.execute(db)
  const { user_ids = [], left = [] } = rows[0] ?? {}
  if (user_ids.length > 0)
    await record(db, importChanged, {
      clubId,
      subject: id,
      data: { session_ids: [sessionId, ...left], user_ids },
    })
  await setState(db, clubId, id, { state: 'done', progress: 1 })
}

/** Leaves what the import held without a session; it stays among its person's files. */
export async function ignoreImport(db: Db, clubId: ClubId, id: number): Promise<void> {
  await setState(db, clubId, id, { state: 'done', progress: 1 })
}

type Begun = { user_id: number; language: Language; start_date: string | null }

/**
 * Makes a session of the activities that have none, starting with the first of them, and attaches
 * them. An activity without a start time gets that of the first one that has it.
 * @throws Refusal at start_date when none has a start time and none was given; recording_private
 *   when only their owner may see them
 */
export async function sessionOfImport(
  db: Db,
  clubId: ClubId,
  id: number,
  { user_id, language, start_date }: Begun,
): Promise<number> {
  const { rows } = await sql<{
    sport_id: number | null
    start_time: string | null
    seconds: number
    private: boolean
  }>`
    with homeless as (select id, start_time from activities
      where club_id = ${clubId} and import_id = ${id} and session_id is null and merged_into is null
        and not ${isTransition}),
    begun as (
      update activities a set start_time = coalesce(h.start_time, ${start_date}::timestamptz, (select min(start_time) from homeless))
      from homeless h where a.club_id = ${clubId} and a.id = h.id
      returning a.sport_id, a.start_time, a.elapsed_time, a.owner_only
    )
    select min(sport_id) as sport_id, min(start_time) as start_time,
      coalesce(sum(elapsed_time), 0) as seconds, coalesce(bool_or(owner_only), false) as private
    from begun`.execute(db)
  const { sport_id = null, start_time = null, seconds = 0, private: hidden = false } = rows[0] ?? {}
  demand(!hidden, 'recording_private')
  demand(start_time !== null, 'invalid', { fields: { start_date: 'required' } })
  const begun = { start_time, seconds, sport_id: sport_id ?? SPORT.other }
  const session = await ownSession(db, clubId, { user_id, language }, begun)
  await assignImport(db, clubId, id, session)
  return session
}

/**
 * Deletes an import with its activities and what resulted from them: efforts, loads, and sessions
 * that only its files had made. Measured scores, what other activities had taken, and the bytes
 * nothing else refers to follow in jobs. The file itself can be uploaded again.
 */
export async function deleteImport(db: Db, clubId: ClubId, id: number, by: number): Promise<void> {
  const held = await detachImport(db, clubId, id)
  await sql`
    with gone as (delete from imports where club_id = ${clubId} and id = ${id} returning file_id),
    file as (
      delete from files f using gone where f.club_id = ${clubId} and f.id = gone.file_id
        and not exists (select from imports i where i.club_id = f.club_id and i.file_id = f.id
          and i.id <> ${id})
    )
    select app.enqueue('settle-activities',
      json_build_object('club_id', ${clubId}::bigint, 'activity_ids', ${held.takers}::bigint[]))
    from gone`.execute(db)
  await record(db, importChanged, { clubId, subject: id, data: affectedBy(held) })
  await dropEmptied(db, clubId, held.session_ids, by)
}

/** How many activities are recomputed in one transaction. */
const AT_A_TIME = 25

/**
 * Recomputes the next activities of an athlete after an id, and the load of their sessions: what
 * their edits make of the recordings, and time in zone, by the zones the athlete has now when
 * `fresh_zones`, else by those each was first counted by. Returns the id to go on from, null at the
 * end; the planned load of sessions without a file follows then.
 */
export async function recompute(
  db: Db,
  clubId: ClubId,
  userId: number,
  after: number,
  fresh_zones: boolean,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from activities where club_id = ${clubId} and user_id = ${userId} and id > ${after}
      order by id limit ${AT_A_TIME}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (fresh_zones)
    await sql`update activities set zone_bounds = null where club_id = ${clubId}
      and id = any (${ids}::bigint[])`.execute(db)
  const { session_ids } = await rederive(db, clubId, ids)
  const last = ids.length === AT_A_TIME ? (ids.at(-1) ?? null) : null
  const touched = last === null ? await sessionsWithLoad(db, clubId, userId) : session_ids
  const data = { session_ids: [...new Set([...touched, ...session_ids])], user_ids: [userId] }
  await record(db, figuresRecounted, { clubId, subject: ids, data })
  return last
}
