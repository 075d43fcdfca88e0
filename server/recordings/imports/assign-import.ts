import { sql } from 'kysely'
import { importChanged } from '#contract/events.ts'
import type { Language } from '#domain/constants/languages.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { runForOne } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { demand } from '../../http/refusal.ts'
import { notingSeats, type KnownSeat } from '../telemetry/open.ts'
import { ownSession } from './match.ts'
import { setState } from './queue.ts'
import { droppingEmptied, notingAlternatives, piecesElsewhere } from './settle.ts'
import { startUnassigned } from './statements.ts'

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
  const emptied = droppingEmptied(
    clubId,
    sql`select session_id from lost`,
    sql`(select min(user_id) from moved)`,
    sql`select id from moved`,
  )
  const { rows } = await sql<{ user_ids: number[]; left: number[] }>`
    with seated as (${notingSeats(clubId, seats)}),
    ${leaving(clubId, id)},
    moved as (
      update activities a
      set session_id = ${sessionId}, crew_id = c.id,
        seat = case when c.id is not null then a.seat end
      from before
      left join crews c
        on c.club_id = ${clubId} and c.id = before.crew_id and c.session_id = ${sessionId}
      where a.club_id = ${clubId} and a.id = before.id
      returning a.id, a.session_id, a.user_id, a.sport_id, a.owner_only
    ),
    numbered as (${piecesElsewhere(clubId, sql`select id, session_id from before`, sessionId)}),
    noted as (
      update imports set session_id = ${sessionId} where club_id = ${clubId} and id = ${id}
    ),
    lost as (select distinct session_id from before where session_id <> ${sessionId}),
    ${notingAlternatives(clubId, sql`select * from moved`)},
    dropped as (${emptied})
    select
      array(select session_id from lost) as left,
      array(select distinct user_id from moved) as user_ids,
      (select count(*) from dropped)`.execute(db)
  const { user_ids = [], left = [] } = rows[0] ?? {}
  if (user_ids.length > 0) {
    const data = { session_ids: [sessionId, ...left], user_ids }
    await record(db, importChanged, { clubId, subject: id, data })
  }
  await setState(db, clubId, id, { state: 'done', progress: 1 })
}

/** Steps: what of an import has no session yet, else all that it held but parts of others. */
const leaving = (clubId: ClubId, importId: number) => sql`
  held as (
    select id, session_id, crew_id from activities
    where club_id = ${clubId} and import_id = ${importId} and merged_into is null
      and not ('transition' = any (warnings))
  ),
  before as (
    select * from held
    where session_id is null or not exists (select from held where session_id is null)
  )`

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
  const session = await ownSession(db, clubId, { user_id, language }, begun)
  await assignImport(db, clubId, id, session)
  return session
}
