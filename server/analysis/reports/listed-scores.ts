import { sql } from 'kysely'
import { Weather } from '#contract/plan.ts'
import { nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { SCORE_PARTS } from '#domain/constants/scores.ts'

const Measure = nullable(T.Number())

/** A score by its place in the list: names would be most of what is read. See `scoresOf`. */
export const Score = T.Tuple([
  T.Integer(),
  WordOf(...SCORE_PARTS),
  T.Integer(),
  Measure,
  Measure,
  Measure,
  Measure,
  Measure,
  Measure,
  nullable(Weather),
])

/** The scores of a result `r`; wind and stream where they were entered of the piece itself. */
export const scoresOf = sql`(select coalesce(json_agg(json_build_array(
            v.piece, v.part, v.number, v.time, v.start, v.finish, v.distance, v.stroke_rate, v.power,
            case when v.wind_speed is not null or v.stream_speed is not null then
              json_build_object('wind_speed', v.wind_speed, 'wind_direction', v.wind_direction,
                'stream_speed', v.stream_speed, 'stream_direction', v.stream_direction,
                'rowing_direction', v.rowing_direction) end
          ) order by v.piece, v.part, v.number), '[]')
          from scores v where v.club_id = r.club_id and v.result_id = r.id)`

/** A score by the names of its fields. */
export function scoreOf(score: Static<typeof Score>) {
  const [piece, part, number, time, start, finish, distance, stroke_rate, power, weather] = score
  return { piece, part, number, time, start, finish, distance, stroke_rate, power, weather }
}
