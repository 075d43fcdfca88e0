import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, IdParams, nullable, T, type Static } from '../schema.ts'
import { Lap } from './imports-activity.ts'

const access = { level: 'member' } as const

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
  query: T.Object({
    split: T.Optional(
      T.Integer({
        minimum: 50,
        maximum: 10_000,
        description: 'Split length in metres; without one 200 in paddling, else 500',
      }),
    ),
  }),
  reply: data(T.Object({ activity_id: Id, laps: T.Array(Lap), splits: T.Array(Split) })),
})

const Series = T.Unsafe<(number | null)[]>({ type: 'array', items: { type: ['number', 'null'] } })

/**
 * Parallel arrays over `t` (seconds from the start); null where the device wrote nothing. Long
 * files are thinned to `max_points`.
 */
export const activityChannels = endpoint({
  method: 'GET',
  path: 'activities/{id}/channels',
  access: { level: 'member', feature: FEATURE.gps_hr },
  summary: 'Recorded channels of one activity as parallel arrays',
  params: IdParams,
  query: T.Object({ max_points: T.Optional(T.Integer({ minimum: 100, maximum: 20_000 })) }),
  reply: data(
    T.Object({
      activity_id: Id,
      records: T.Integer(),
      t: T.Array(T.Number()),
      channels: T.Unsafe<Record<string, (number | null)[]>>({
        type: 'object',
        additionalProperties: Series,
      }),
    }),
  ),
})
