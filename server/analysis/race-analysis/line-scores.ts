import { sql } from 'kysely'
import { Id, nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { SCORE_PARTS, WHOLE_SESSION } from '#domain/constants/scores.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

const maybe = nullable(T.Number())
const Water = {
  wind_speed: maybe,
  wind_direction: maybe,
  stream_speed: maybe,
  stream_direction: maybe,
  rowing_direction: maybe,
}
const Weather = T.Object({
  wind_speed: T.Optional(maybe),
  wind_direction: T.Optional(maybe),
  stream_speed: T.Optional(maybe),
  stream_direction: T.Optional(maybe),
  rowing_direction: T.Optional(maybe),
})
const Measured = T.Object({
  result_id: Id,
  weather: nullable(Weather),
  scores: T.Array(
    T.Object({
      piece: T.Integer(),
      part: WordOf(...SCORE_PARTS),
      number: T.Integer(),
      time: maybe,
      start: maybe,
      finish: maybe,
      distance: maybe,
      stroke_rate: maybe,
      ...Water,
    }),
  ),
})
export type Measured = Static<typeof Measured>

/** The values of these results in these pieces, and the weather of their sessions. */
export const measuredIn = (
  db: Db,
  clubId: ClubId,
  lines: readonly { result_id: number; piece: number }[],
): Promise<Measured[]> =>
  checkedRows(
    db,
    Measured,
    sql`
      select r.id as result_id, s.weather,
        (select coalesce(json_agg(json_build_object(
            'piece', v.piece, 'part', v.part, 'number', v.number, 'time', v.time,
            'start', v.start, 'finish', v.finish, 'distance', v.distance,
            'stroke_rate', v.stroke_rate, 'wind_speed', v.wind_speed,
            'wind_direction', v.wind_direction, 'stream_speed', v.stream_speed,
            'stream_direction', v.stream_direction, 'rowing_direction', v.rowing_direction
          ) order by v.piece, v.part, v.number), '[]')
        from scores v
        where v.club_id = r.club_id and v.result_id = r.id
          and v.piece = any (${[WHOLE_SESSION, ...lines.map(({ piece }) => piece)]}::int[])
        ) as scores
      from results r
      join sessions s on s.club_id = r.club_id and s.id = r.session_id
      where r.club_id = ${clubId}
        and r.id = any (${lines.map(({ result_id }) => result_id)}::bigint[])`,
  )
