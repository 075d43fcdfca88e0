import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, nullable, Strict, T, type Static } from '../schema.ts'

const access = { level: 'member' } as const

export const SessionResult = T.Object({
  activity_id: Id,
  user_id: Id,
  /** The recording that counts for its outing: another one where two devices recorded it. */
  outing: Id,
  /** Somebody chose it to count for its outing. */
  chosen: T.Boolean(),
  /** The device that recorded it, as it calls itself, else the name of its file. */
  device: T.String(),
  /**
   * Whether its person was on the water with it. Somebody who only uploaded what the boat recorded
   * for others was not.
   */
  aboard: T.Boolean(),
  /** Only its owner gets the row at all, and it is in no sum. */
  owner_only: T.Boolean(),
  /** The boat it was recorded in, as far as somebody has said so. */
  crew_id: nullable(Id),
  full_name: T.String(),
  sport_id: T.Integer(),
  start_time: nullable(T.String()),
  elapsed_time: nullable(T.Number()),
  timer_time: nullable(T.Number()),
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
  reply: data(
    T.Object({
      results: T.Array(SessionResult),
      my_rpe: nullable(T.Integer()),
      can_rate: T.Boolean(),
    }),
  ),
})

export const chooseRecording = endpoint({
  method: 'POST',
  path: 'activities/{id}/choice',
  access,
  summary:
    'Say that of its outing this recording counts, or no longer: then what ' +
    'the recordings hold decides',
  params: IdParams,
  body: Strict({ chosen: T.Boolean() }),
  reply: Done,
})
