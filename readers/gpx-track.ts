import { gpxReader } from './gpx.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

/** `t` in seconds since 1970 */
export type GpxTrack = {
  readonly t: number[]
  readonly channels: Partial<Record<'lat' | 'lon' | 'elevation' | 'speed', number[]>>
}

/** The track beside a workout; null for one that cannot be read or has no times. */
export function gpxTrack(bytes: Uint8Array, limits: ReadLimits): GpxTrack | null {
  try {
    const [activity] = gpxReader.read(bytes, limits).activities
    const t = activity?.channels.get('t')
    if (!activity?.start_time || !t) return null
    const zero = Date.parse(activity.start_time) / 1000
    const channels: GpxTrack['channels'] = {}
    for (const name of ['lat', 'lon', 'elevation', 'speed'] as const) {
      const values = activity.channels.get(name)
      if (values) channels[name] = [...values]
    }
    return { t: Array.from(t, (second) => zero + second), channels }
  } catch (error) {
    if (error instanceof FileRefusal) return null
    throw error
  }
}
