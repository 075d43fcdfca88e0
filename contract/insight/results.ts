import { endpoint } from '../endpoint.ts'
import { Lap } from '../recordings/imports.ts'
import { data, Done, Id, IdParams, nullable, Strict, T, type Static } from '../schema.ts'

const access = { level: 'member' } as const

export const SessionResult = T.Object({
  activity_id: Id,
  user_id: Id,
  /** The recording that counts for its outing: another one where two devices recorded it. */
  outing: Id,
  /** Somebody chose it to count for its outing. */
  chosen: T.Boolean(),
  /** What recorded it, as it calls itself, else the name of its file. */
  device: T.String(),
  /** Whether its person was on the water with it: not whoever brought in what the boat recorded for others. */
  aboard: T.Boolean(),
  /** Only its owner gets the row at all, and it is in no sum. */
  owner_only: T.Boolean(),
  /** The boat it was recorded in, as far as somebody has said so. */
  crew_id: nullable(Id),
  full_name: T.String(),
  sport_id: T.Integer(),
  start_time: nullable(T.String()),
  elapsed_time: nullable(T.Number()),
  moving_time: nullable(T.Number()),
  distance: nullable(T.Number()),
  distance_source: nullable(T.String()),
  heart_rate_avg: nullable(T.Number()),
  heart_rate_max: nullable(T.Number()),
  stroke_rate_avg: nullable(T.Number()),
  power_avg: nullable(T.Number()),
  ets: nullable(T.Number()),
  trimp: nullable(T.Number()),
  zone_seconds: T.Array(T.Number()),
  rpe: nullable(T.Integer()),
  channels: T.Array(T.String()),
  warnings: T.Array(T.String()),
  /** The provider it was fetched from. */
  source: nullable(T.String()),
  /** Whether the person’s own values are for the viewer; else they are left out of the row. */
  seen: T.Boolean(),
})
export type SessionResult = Static<typeof SessionResult>

export const sessionResults = endpoint({
  method: 'GET',
  path: 'session/{id}/results',
  access,
  summary: 'Measured results of a session, one row an activity',
  params: IdParams,
  reply: data(T.Object({ results: T.Array(SessionResult), my_rpe: nullable(T.Integer()), can_rate: T.Boolean() })),
})

export const chooseRecording = endpoint({
  method: 'POST',
  path: 'activities/{id}/choice',
  access,
  summary: 'Say that of its outing this recording counts, or no longer: then what the recordings hold decides',
  params: IdParams,
  body: Strict({ chosen: T.Boolean() }),
  reply: Done,
})

const Split = T.Object({
  start_distance: T.Number(),
  distance: T.Number(),
  accumulated_time: T.Number(),
  increment_time: T.Number(),
  speed: nullable(T.Number()),
  heart_rate_avg: nullable(T.Number()),
  stroke_rate_avg: nullable(T.Number()),
})
export type Split = Static<typeof Split>

export const activityDetail = endpoint({
  method: 'GET',
  path: 'activities/{id}',
  access,
  summary: 'Laps and splits of one activity',
  params: IdParams,
  query: T.Object({ split: T.Optional(T.Integer({ minimum: 50, maximum: 10_000, description: 'Split length in metres, default 500' })) }),
  reply: data(T.Object({ activity_id: Id, laps: T.Array(Lap), splits: T.Array(Split) })),
})

const Series = T.Unsafe<(number | null)[]>({ type: 'array', items: { type: ['number', 'null'] } })

/** Parallel arrays over `t` (seconds from the start); null where the device wrote nothing. Long files are thinned to `max_points`. */
export const activityChannels = endpoint({
  method: 'GET',
  path: 'activities/{id}/channels',
  access,
  summary: 'Recorded channels of one activity as parallel arrays',
  params: IdParams,
  query: T.Object({ max_points: T.Optional(T.Integer({ minimum: 100, maximum: 20_000 })) }),
  reply: data(
    T.Object({
      activity_id: Id,
      records: T.Integer(),
      t: T.Array(T.Number()),
      channels: T.Unsafe<Record<string, (number | null)[]>>({ type: 'object', additionalProperties: Series }),
    }),
  ),
})
