import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Crew } from '#contract/boats/crews.ts'
import type { RacePiece } from '#contract/analysis/seat-racing.ts'
import type { PieceGmt } from '#domain/training/gmt.ts'
import { ratedCrewsBy } from '../../boats/crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** `gmts`: what the pieces of a crew are measured by. */
export type Race = {
  pieces: RacePiece[]
  crews: ReadonlyMap<number, Crew>
  gmts: ReadonlyMap<number, readonly PieceGmt[]>
}

/** The pieces of a seat race in order, with who sat where; and the crews they were rowed by. */
export async function raceOf(db: Db, clubId: ClubId, sessionId: number): Promise<Race> {
  const rows = await piecesOf(db, clubId, sessionId)
  const ids = rows.flatMap(({ boats }) => boats.map(({ crew_id }) => crew_id))
  const found = await ratedCrewsBy(db, clubId, { ids })
  const crews = new Map(found.map(({ crew }) => [crew.id, crew]))
  const pieces = rows.map(({ boats, ...piece }) => ({
    ...piece,
    control: false,
    boats: boats.flatMap((boat) => {
      const crew = crews.get(boat.crew_id)
      if (!crew) return []
      const seats = crew.crew_users.map(seatOf)
      return [{ ...boat, name: crew.name, boat_type: crew.boat_type, seats }]
    }),
  }))
  const keys = pieces.map(({ boats }) =>
    JSON.stringify(
      boats.map(({ shell, seats }) => [
        shell,
        ...seats.map(({ user_id }) => user_id).toSorted((a, b) => a - b),
      ]),
    ),
  )
  return {
    pieces: pieces.map((piece, index) => ({
      ...piece,
      control: keys.indexOf(keys[index] ?? '') < index,
    })),
    crews,
    gmts: new Map(found.map(({ crew, gmts }) => [crew.id, gmts])),
  }
}

const piecesOf = (db: Db, clubId: ClubId, sessionId: number) =>
  db
    .selectFrom('seat_race_pieces as p')
    .select(['p.id', 'p.position', 'p.distance', 'p.void', 'p.note'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('seat_race_boats as b')
          .leftJoin('results as r', (join) =>
            join
              .onRef('r.club_id', '=', 'b.club_id')
              .onRef('r.crew_id', '=', 'b.crew_id')
              .onRef('r.session_id', '=', 'p.session_id')
              .on('r.alternative', '=', false),
          )
          .leftJoin('scores as c', (join) =>
            join
              .onRef('c.club_id', '=', 'r.club_id')
              .onRef('c.result_id', '=', 'r.id')
              .onRef('c.piece', '=', 'p.piece')
              .on('c.part', '=', 'piece'),
          )
          .select(['b.crew_id', 'b.shell', 'c.time'])
          .whereRef('b.club_id', '=', 'p.club_id')
          .whereRef('b.piece_id', '=', 'p.id')
          .orderBy('b.shell'),
      ).as('boats'),
    )
    .where('p.club_id', '=', clubId)
    .where('p.session_id', '=', sessionId)
    .orderBy('p.position')
    .execute()

const seatOf = ({ user_id, position, side }: Crew['crew_users'][number]) => ({
  user_id,
  position,
  side,
})
