import { usualSplit } from '#domain/constants/sports.ts'
import type * as contract from '#contract/recordings/activities.ts'
import type { Split } from '#contract/recordings/activities.ts'
import { originOf, splitTrack } from '#domain/time/splits.ts'
import { weightedMean } from '#domain/training/weighted-means.ts'
import type { Handlers } from '../../http/mount.ts'
import { visibleActivity } from './facts.ts'
import { channelsOf, lapsOfActivity, type ChannelColumns } from './queries.ts'

/**
 * Splits at every `every_m` metres, with the time-weighted means of heart rate and stroke rate
 * inside each.
 */
function splitsOf(channels: ChannelColumns, every_m: number): Split[] {
  const t = channels.get('t')
  const distance = channels.get('distance')
  if (!t || !distance) return []
  const origin = originOf(t, distance)
  let from = 0
  let startDistance = 0
  return splitTrack(t, distance, every_m, origin).map((split) => {
    const { accumulated_s, increment_s, length_m, speed } = split
    const mean = (name: string) =>
      weightedMean(t, channels.get(name), {
        start: origin.time_s + from,
        finish: origin.time_s + accumulated_s,
      })
    const row = {
      start_distance: startDistance,
      distance: length_m,
      accumulated_time: accumulated_s,
      increment_time: increment_s,
      speed,
      heart_rate_avg: mean('heart_rate'),
      stroke_rate_avg: mean('stroke_rate'),
    }
    from = accumulated_s
    startDistance += length_m
    return row
  })
}

type Thinned = { records: number; t: number[]; channels: Record<string, (number | null)[]> }

/**
 * Every n-th record so that at most `most` remain, the last one always among them; NaN travels as
 * null.
 */
function thin(channels: ChannelColumns, most: number): Thinned {
  const t = channels.get('t') ?? new Float64Array()
  const picked = pick(t.length, most)
  const rest = [...channels].filter(
    ([name, values]) => name !== 't' && values.some((value) => !Number.isNaN(value)),
  )
  return {
    records: t.length,
    t: picked.map((index) => t[index] ?? 0),
    channels: Object.fromEntries(
      rest.map(([name, values]) => [name, picked.map((index) => orNull(values[index]))]),
    ),
  }
}

function pick(length: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(length / most))
  const indexes = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step)
  if (length > 0 && indexes.at(-1) !== length - 1) indexes.push(length - 1)
  return indexes
}

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

const DEFAULT_POINTS = 4000
const SHOWN = [
  'distance',
  'speed',
  'heart_rate',
  'stroke_rate',
  'cadence',
  'power',
  'elevation',
  'lat',
  'lon',
] as const

export const activityHandlers: Handlers<typeof contract> = {
  async activityDetail({ db, clubId, viewer, params, query }) {
    const { sport_id } = await visibleActivity(db, clubId, viewer, params.id)
    const [laps, channels] = await Promise.all([
      lapsOfActivity(db, clubId, params.id),
      channelsOf(db, clubId, params.id, ['t', 'distance', 'heart_rate', 'stroke_rate']),
    ])
    return {
      data: {
        activity_id: params.id,
        laps,
        splits: splitsOf(channels, query.split ?? usualSplit(sport_id)),
      },
    }
  },
  async activityChannels({ db, clubId, viewer, params, query }) {
    await visibleActivity(db, clubId, viewer, params.id)
    const channels = await channelsOf(db, clubId, params.id, ['t', ...SHOWN])
    return {
      data: { activity_id: params.id, ...thin(channels, query.max_points ?? DEFAULT_POINTS) },
    }
  },
}
