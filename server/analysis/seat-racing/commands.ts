import { sql } from 'kysely'
import type { TimeConflict } from '#contract/analysis/seat-racing.ts'
import { T, type Static } from '#contract/schema.ts'
import { racePiecesRemoved, raceTimed } from '#contract/events.ts'
import { deleteCrews, insertCrews } from '../../boats/crews/open.ts'
import { numbersOfRaces } from '#domain/training/race-pieces.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
import { laidOut, Plans, structuresOf } from '../../planning/sessions/open.ts'
import { writeScores, type Checked, type ResultWrite } from '../result-entry/open.ts'
import type { RaceCrew } from './versions.ts'

export type NewPiece = { distance: number; boats: readonly RaceCrew[] }

/** Makes the crew of every boat, each the child of the one in the same shell in the piece before. */
async function makeCrews(db: Db, clubId: ClubId, pieces: readonly NewPiece[], creatorId: number) {
  const flat = pieces.flatMap(({ boats }, piece) => boats.map((boat) => ({ ...boat, piece })))
  const plans = flat.map(({ plan }) => plan)
  const crewIds = await insertCrews(db, clubId, plans, creatorId)
  return flat.map(({ piece, shell, plan }, index) => {
    const before = flat.findLastIndex(
      (other, place) => place < index && other.piece < piece && other.shell === shell,
    )
    return {
      piece,
      shell,
      crew_id: crewIds[index] ?? 0,
      parent_id: before < 0 ? plan.parent_id : (crewIds[before] ?? null),
    }
  })
}

/**
 * Adds pieces after those there are. Each boat's crew is made from that of the piece before; the
 * session is a seat race from then on.
 */
export async function addPieces(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  pieces: readonly NewPiece[],
  creatorId: number,
): Promise<number[]> {
  const boats = await makeCrews(db, clubId, pieces, creatorId)
  const distances = pieces.map(({ distance }) => distance)
  const ids = await insertPieces(db, clubId, sessionId, distances)
  await seatCrews(
    db,
    clubId,
    boats.map(({ piece, ...boat }) => ({ ...boat, piece_id: ids[piece] ?? 0 })),
  )
  await db
    .updateTable('sessions')
    .set({ seat_racing: true })
    .where('club_id', '=', clubId)
    .where('id', '=', sessionId)
    .where('seat_racing', '=', false)
    .execute()
  return ids
}

/** What new races stand behind: the plan, the races there are and the numbers of all pieces. */
const Known = T.Object({
  ...Plans.properties,
  last: T.Integer(),
  races: T.Array(T.Integer()),
  used: T.Array(T.Integer()),
})

/**
 * Who adds races to the same session waits here for the end of the other's transaction. Numbers that
 * hidden results have are used as well.
 */
async function knownPieces(
  db: Db,
  clubId: ClubId,
  sessionId: number,
): Promise<Static<typeof Known>> {
  const statement = sql`
    select ${structuresOf},
      coalesce((select max(q.position) from seat_race_pieces q
        where q.club_id = s.club_id and q.session_id = s.id), 0) as last,
      array(select q.piece from seat_race_pieces q
        where q.club_id = s.club_id and q.session_id = s.id) as races,
      array(
        select c.piece from results r join scores c on c.club_id = r.club_id and c.result_id = r.id
        where r.club_id = s.club_id and r.session_id = s.id
        union select c.piece from results r join score_changes c on c.club_id = r.club_id
          and c.result_id = r.id
        where r.club_id = s.club_id and r.session_id = s.id
        union select d.number from dropped_pieces d
        where d.club_id = s.club_id and d.session_id = s.id
      ) as used
    from sessions s
    where s.club_id = ${clubId} and s.id = ${sessionId}
    for no key update of s`
  const known = await withoutHiding(db, () => checkedRow(db, Known, statement))
  if (!known) throw new Error('a session vanished within a transaction')
  return known
}

/** Returns the ids in the order of the distances. */
async function insertPieces(
  db: Db,
  club_id: ClubId,
  session_id: number,
  distances: readonly number[],
): Promise<number[]> {
  const { last, races, used, ...plans } = await knownPieces(db, club_id, session_id)
  const numbers = numbersOfRaces(laidOut(plans), races, used, distances)
  const rows = await db
    .insertInto('seat_race_pieces')
    .values(
      distances.map((distance, place) => ({
        club_id,
        session_id,
        position: last + place + 1,
        piece: numbers[place] ?? 0,
        distance,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}

type SeatedCrew = { piece_id: number; shell: number; crew_id: number; parent_id: number | null }

/** Puts crews into the shells of pieces, and notes which crew each is made from. */
async function seatCrews(db: Db, clubId: ClubId, boats: readonly SeatedCrew[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(boats)}::json)
    as b (piece_id bigint, shell smallint, crew_id bigint, parent_id bigint)`
  await sql`
    insert into seat_race_boats (club_id, piece_id, shell, crew_id)
    select ${clubId}, b.piece_id, b.shell, b.crew_id from ${given}`.execute(db)
  await sql`
    update crews c
    set parent_id = b.parent_id
    from ${given}
    where c.club_id = ${clubId} and c.id = b.crew_id`.execute(db)
}

type Entry = {
  piece_id: number
  times: readonly { crew_id: number; time: number | null; seen?: number | null | undefined }[]
  distance?: number | undefined
  void?: boolean | undefined
  note?: string | null | undefined
}

/**
 * Writes what an entry names; said twice it is the same. The times are results of the crews in the
 * piece of the session that the race is. @throws Refusal not_found for a piece or crew of another
 * race; changed_meanwhile for a time that is neither what the writer saw nor the new one
 */
export async function timePiece(
  db: Db,
  clubId: ClubId,
  { id: sessionId, sport_id }: { id: number; sport_id: number },
  entry: Entry,
  actorId: number,
): Promise<void> {
  const { piece_id, times, distance, void: lost, note } = entry
  const timed = await db
    .updateTable('seat_race_pieces')
    .set({
      timed_at: sql`now()`,
      ...(distance !== undefined && { distance }),
      ...(lost !== undefined && { void: lost }),
      ...(note !== undefined && { note }),
    })
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('id', '=', piece_id)
    .returning('piece')
    .returning((eb) =>
      eb
        .selectFrom('seat_race_boats as b')
        .whereRef('b.club_id', '=', 'seat_race_pieces.club_id')
        .whereRef('b.piece_id', '=', 'seat_race_pieces.id')
        .select(sql<number[]>`array_agg(b.crew_id)`.as('ids'))
        .as('crew_ids'),
    )
    .executeTakeFirst()
  if (!timed) throw new Refusal('not_found')
  const { piece, crew_ids } = timed
  const named = new Set(times.map(({ crew_id }) => crew_id))
  if (named.size < times.length || [...named].some((id) => !crew_ids?.includes(id)))
    throw new Refusal('not_found')
  const changes = times.map(({ crew_id, time }): ResultWrite => ({
    crew_id,
    alternative: false,
    sport_id,
    scores: [{ piece, part: 'piece' as const, number: 0, values: { time } }],
  }))
  await writeScores(db, clubId, actorId, sessionId, changes, (checked) =>
    demandSeen(times, piece, checked),
  )
  await record(db, raceTimed, { clubId, subject: sessionId, data: {} })
}

function demandSeen(times: Entry['times'], piece: number, checked: readonly Checked[]): void {
  const current = times.flatMap(({ crew_id, time, seen }): TimeConflict[] => {
    if (seen === undefined) return []
    const before = checked.find(({ change }) => change.crew_id === crew_id)?.before ?? []
    const theirs = before.find((row) => row.piece === piece && row.part === 'piece')?.time ?? null
    return theirs === seen || theirs === time ? [] : [{ crew_id, yours: time, theirs }]
  })
  demand(current.length === 0, 'changed_meanwhile', { current })
}

/**
 * Deletes pieces with their crews.
 * @throws Refusal not_found when one is not of this race, and then none is deleted
 */
export async function removePieces(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  ids: readonly number[],
): Promise<void> {
  const crews = await db
    .selectFrom('seat_race_boats')
    .select('crew_id')
    .where('club_id', '=', clubId)
    .where('piece_id', '=', anyOf(ids))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('seat_race_pieces')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('id', '=', anyOf(ids))
    .executeTakeFirst()
  if (Number(numDeletedRows) !== ids.length) throw new Refusal('not_found')
  await deleteCrews(
    db,
    clubId,
    crews.map(({ crew_id }) => crew_id),
  )
  await record(db, racePiecesRemoved, { clubId, subject: sessionId, data: {} })
}
