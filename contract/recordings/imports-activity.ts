import { Id, nullable, T, type Static } from '../schema.ts'

const Figure = nullable(T.Number())

/** Seconds and metres from the activity's start; null where the device says nothing. */
export const Lap = T.Object({
  start: T.Number(),
  time: Figure,
  distance: Figure,
  heart_rate_avg: Figure,
  stroke_rate_avg: Figure,
  rest: T.Boolean(),
})

/**
 * The device's timer leaves its pauses out; moving time, which gives the pace, all in which nobody
 * got on.
 */
const TIMES = {
  elapsed_time: Figure,
  timer_time: Figure,
  moving_time: Figure,
  work_time: Figure,
  rest_time: Figure,
}

/** SI units throughout: seconds, metres, beats and strokes per minute, watts. */
export const ImportedActivity = T.Object({
  id: Id,
  session_id: nullable(Id),
  session_name: nullable(T.String()),
  sport_id: T.Integer(),
  start_time: nullable(T.String()),
  ...TIMES,
  distance: Figure,
  distance_source: nullable(T.String()),
  records: T.Integer(),
  heart_rate_avg: Figure,
  heart_rate_max: Figure,
  stroke_rate_avg: Figure,
  power_avg: Figure,
  /** What the device itself says of the whole, beside the averages of its records. */
  device_averages: T.Object({ heart_rate: Figure, stroke_rate: Figure, power: Figure }),
  laps: T.Array(Lap),
  channels: T.Array(T.String()),
  dropped: T.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
  }),
  warnings: T.Array(T.String()),
  /** The boat of the session it was recorded in, and the seat there (0 the cox). */
  crew_id: nullable(Id),
  seat: nullable(T.Integer()),
  /** How many changes were made since it was read. */
  edits: T.Integer(),
  /** The activity it is now a part of. */
  merged_into: nullable(Id),
})
export type ImportedActivity = Static<typeof ImportedActivity>
