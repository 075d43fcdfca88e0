import { resampled } from '#domain/training/recorded-columns.ts'
import type { Recording } from './activity.ts'
import type { ChannelName } from './channels.ts'
import { wallSeconds } from './clock.ts'
import { gpxTrack, type GpxTrack } from './gpx-track.ts'
import type { ReadLimits } from './limits.ts'

const HALF_HOUR = 1800
/** No clock on the wall is further from UTC. */
const FURTHEST = 14 * 3600
/** A receiver may find its satellites so many seconds after the watch was started, or before. */
const LONGEST_WAIT = 600

/**
 * Seconds since 1970 at which a clock on the wall showed this, by a track in UTC that began about
 * then; null where it did not.
 */
export function instantBy(wall: string, { t }: GpxTrack): number | null {
  const apart = wallSeconds(wall) - (t[0] ?? Number.NaN)
  const offset = Math.round(apart / HALF_HOUR) * HALF_HOUR
  const isNear = Math.abs(offset) <= FURTHEST && Math.abs(apart - offset) <= LONGEST_WAIT
  return isNear ? wallSeconds(wall) - offset : null
}

/** The recording with the positions of its track, and with its instant, which the track knows. */
export function withTrack(
  recording: Recording,
  track: Uint8Array | undefined,
  limits: ReadLimits,
): Recording {
  const [wall] = recording.wall_clock ?? []
  const points = track && gpxTrack(track, limits)
  const start = points && wall !== undefined ? instantBy(wall, points) : null
  const t = recording.channels.get('t')
  if (!points || start === null || !t) return recording
  const channels = new Map(recording.channels)
  const times = Float64Array.from(points.t)
  const { lat, lon, elevation } = points.channels
  const add = (name: ChannelName, values: number[] | undefined) => {
    if (values && !channels.has(name))
      channels.set(name, resampled(t, times, Float64Array.from(values), -start))
  }
  add('lat', lat)
  add('lon', lon)
  add('elevation', elevation)
  channels.set(
    't',
    t.map((second) => start + second),
  )
  const { wall_clock: _, ...rest } = recording
  return {
    ...rest,
    start,
    channels,
    laps: recording.laps.map((lap) => ({ ...lap, start: start + lap.start })),
  }
}
