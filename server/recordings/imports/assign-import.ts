import { sql } from 'kysely'
import { importChanged } from '#contract/events.ts'
import type { Language } from '#domain/constants/languages.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run, runForOne } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { demand, found } from '../../http/refusal.ts'
import { noteSeats, type KnownSeat } from '../telemetry/open.ts'
import { ownSessions } from './matching-sessions.ts'
import { setState } from './queue.ts'
import { dropEmptied, noteAlternatives, renumberElsewhere } from './settle.ts'
import { moveToSession, startUnassigned } from './statements.ts'

/**
 * Attaches what has no session yet to one, else everything the import held but parts of others, and
 * takes the load along; `seats` are to stay whose they are. A boat holds in its session only, and a
 * transition stays with its file wherever the rest of that goes.
 */
export async function assignImport(
  db: Db,
  clubId: ClubId,
  id: number,
  sessionId: number,
  seats: readonly KnownSeat[] = [],
): Promise<void> {
  const club_id = clubId
  await noteSeats(db, clubId, seats)
  const leaving = await leavingOf(db, clubId, id)
  const activity_ids = leaving.map((activity) => activity.id)
  const user_ids = [...new Set(leaving.map(({ user_id }) => user_id))]
  const before = new Set(leaving.flatMap(({ session_id }) => session_id ?? []))
  const left = [...before].filter((session_id) => session_id !== sessionId)
  await renumberElsewhere(db, clubId, activity_ids, sessionId)
  await run(db, moveToSession, { club_id, activity_ids, session_id: sessionId })
  await db
    .updateTable('imports')
    .set({ session_id: sessionId })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await noteAlternatives(db, clubId, { activity_ids })
  await dropEmptied(db, clubId, left, Math.min(...user_ids))
  if (user_ids.length > 0) {
    const data = { session_ids: [sessionId, ...left], user_ids }
    await record(db, importChanged, { clubId, subject: id, data })
  }
  await setState(db, clubId, id, { state: 'done', progress: 1 })
}

type Leaving = { id: number; session_id: number | null; user_id: number }

/** Recordings of an import without a session, else all but parts of others. */
async function leavingOf(db: Db, clubId: ClubId, importId: number): Promise<Leaving[]> {
  const held = await db
    .selectFrom('activities')
    .select(['id', 'session_id', 'user_id'])
    .where('club_id', '=', clubId)
    .where('import_id', '=', importId)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`not 'transition' = any (warnings)`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const unassigned = held.filter(({ session_id }) => session_id === null)
  return unassigned.length > 0 ? unassigned : held
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
  const unassigned = { club_id: clubId, import_id: id, start_date }
  const started = await runForOne(db, startUnassigned, unassigned)
  const { sport_id, start_time, seconds, hidden } = started
  demand(!hidden, 'recording_private')
  demand(start_time !== null, 'invalid', { fields: { start_date: 'required' } })
  const begun = { start_time, seconds, sport_id: sport_id ?? SPORT.other }
  const [session] = await ownSessions(db, clubId, { user_id, language }, [begun])
  const session_id = found(session)
  await assignImport(db, clubId, id, session_id)
  return session_id
}
