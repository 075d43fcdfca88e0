import { sql } from 'kysely'
import { racePiecesRemoved, raceTimed } from '#contract/events.ts'
import { insertCrews } from '../crews/open.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
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

/** Returns the ids in the order of the distances. */
async function insertPieces(
  db: Db,
  club_id: ClubId,
  session_id: number,
  distances: readonly number[],
): Promise<number[]> {
  const { last } = await db
    .selectFrom('seat_race_pieces')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .where('club_id', '=', club_id)
    .where('session_id', '=', session_id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('seat_race_pieces')
    .values(
      distances.map((distance, place) => ({
        club_id,
        session_id,
        position: last + place + 1,
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
  times: readonly { crew_id: number; time: number | null }[]
  distance?: number | undefined
  void?: boolean | undefined
  note?: string | null | undefined
}

/**
 * Writes what an entry names; said twice it is the same. @throws Refusal not_found for a piece or
 * crew of another race
 */
export async function timePiece(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  entry: Entry,
): Promise<void> {
  const { piece_id, times, distance, void: lost, note } = entry
  const { numUpdatedRows } = await db
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
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('not_found')
  const { numAffectedRows } = await sql`
    update seat_race_boats b
    set time = g.time
    from json_to_recordset(${JSON.stringify(times)}::json)
      as g (crew_id bigint, time double precision)
    where b.club_id = ${clubId} and b.piece_id = ${piece_id} and b.crew_id = g.crew_id`.execute(db)
  if (Number(numAffectedRows) !== times.length) throw new Refusal('not_found')
  await record(db, raceTimed, { clubId, subject: sessionId, data: {} })
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
  await db
    .deleteFrom('crews')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(crews.map(({ crew_id }) => crew_id)))
    .execute()
  await record(db, racePiecesRemoved, { clubId, subject: sessionId, data: {} })
}
