import { sql } from 'kysely'
import { racePiecesRemoved, raceTimed } from '#contract/events.ts'
import { insertCrews } from '../crews/open.ts'
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
  const made = await makeCrews(db, clubId, pieces, creatorId)
  const { rows } = await sql<{ ids: number[] }>`
    with boats as (
      select *
      from json_to_recordset(${JSON.stringify(made)}::json)
        as b (piece int, shell smallint, crew_id bigint, parent_id bigint)
    ),
    last as (
      select coalesce(max(position), 0) as position
      from seat_race_pieces
      where club_id = ${clubId} and session_id = ${sessionId}
    ),
    pieces as (
      insert into seat_race_pieces (club_id, session_id, position, distance)
      select ${clubId}, ${sessionId}, last.position + g.place::int, g.distance
      from last, unnest(${pieces.map(({ distance }) => distance)}::double precision[])
        with ordinality as g (distance, place)
      returning id, position
    ),
    seated as (
      insert into seat_race_boats (club_id, piece_id, shell, crew_id)
      select ${clubId}, p.id, b.shell, b.crew_id
      from boats b
      cross join last
      join pieces p on p.position = last.position + b.piece + 1
    ),
    descent as (
      update crews c
      set parent_id = b.parent_id
      from boats b
      where c.club_id = ${clubId} and c.id = b.crew_id
    ),
    switched as (
      update sessions
      set seat_racing = true
      where club_id = ${clubId} and id = ${sessionId} and not seat_racing
    )
    select json_agg(id order by position) as ids from pieces`.execute(db)
  return rows[0]?.ids ?? []
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
  const { piece_id, times, distance = null, void: lost = null, note } = entry
  const { rows } = await sql<{ pieces: number; boats: number }>`
    with given as (
      select *
      from json_to_recordset(${JSON.stringify(times)}::json)
        as g (crew_id bigint, time double precision)
    ),
    piece as (
      update seat_race_pieces
      set timed_at = now(), distance = coalesce(${distance}, distance),
        void = coalesce(${lost}, void),
        note = case when ${note !== undefined} then ${note ?? null} else note end
      where club_id = ${clubId} and session_id = ${sessionId} and id = ${piece_id}
      returning id
    ),
    boats as (
      update seat_race_boats b
      set time = g.time
      from given g, piece p
      where b.club_id = ${clubId} and b.piece_id = p.id and b.crew_id = g.crew_id
      returning 1
    )
    select
      (select count(*)::int from piece) as pieces,
      (select count(*)::int from boats) as boats`.execute(db)
  if (rows[0]?.pieces !== 1 || rows[0].boats !== times.length) throw new Refusal('not_found')
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
  const { rows } = await sql<{ gone: number }>`
    with gone as (
      delete from seat_race_pieces where club_id = ${clubId} and session_id = ${sessionId}
        and id = any (${[...ids]}::bigint[]) returning id
    ),
    crews_gone as (
      delete from crews c using seat_race_boats b
      where b.club_id = ${clubId} and b.piece_id in (select id from gone) and c.club_id = b.club_id
        and c.id = b.crew_id
    )
    select count(*)::int as gone from gone`.execute(db)
  if (rows[0]?.gone !== ids.length) throw new Refusal('not_found')
  await record(db, racePiecesRemoved, { clubId, subject: sessionId, data: {} })
}
