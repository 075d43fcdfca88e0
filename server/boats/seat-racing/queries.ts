import { sql } from 'kysely'
import type { Crew } from '#contract/boats/crews.ts'
import type { RacePiece } from '#contract/boats/seat-racing.ts'
import { crewsBy } from '../crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'

type PieceRow = Omit<RacePiece, 'boats' | 'control'> & {
  boats: { crew_id: number; shell: number; time: number | null }[]
}
export type Race = { pieces: RacePiece[]; crews: ReadonlyMap<number, Crew> }

/** The pieces of a seat race in order, with who sat where; and the crews they were rowed by. */
export async function raceOf(db: Db, clubId: ClubId, sessionId: number): Promise<Race> {
  const { rows } = await sql<PieceRow>`
    select p.id, p.position, p.distance, p.void, p.note, (
      select coalesce(json_agg(json_build_object('crew_id', b.crew_id, 'shell', b.shell, 'time',
        b.time) order by b.shell), '[]')
      from seat_race_boats b where b.club_id = p.club_id and b.piece_id = p.id) as boats
    from seat_race_pieces p where p.club_id = ${clubId} and p.session_id = ${sessionId}
    order by p.position`.execute(db)
  const found = await crewsBy(db, clubId, {
    ids: rows.flatMap(({ boats }) => boats.map(({ crew_id }) => crew_id)),
  })
  const crews = new Map(found.map((crew) => [crew.id, crew]))
  const pieces = rows.map(({ boats, ...piece }) => ({
    ...piece,
    control: false,
    boats: boats.flatMap((boat) => {
      const crew = crews.get(boat.crew_id)
      return crew
        ? [
            {
              ...boat,
              name: crew.name,
              boat_type: crew.boat_type,
              seats: crew.crew_users.map(seatOf),
            },
          ]
        : []
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
  }
}

const seatOf = ({ user_id, position, side }: Crew['crew_users'][number]) => ({
  user_id,
  position,
  side,
})
