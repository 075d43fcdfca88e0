import { gpxReader } from './gpx.ts'
import { gpxTrack } from './gpx-track.ts'
import { headOf } from './head.ts'
import type { ReadLimits } from './limits.ts'
import { instantBy } from './polar-hrm-track.ts'
import { polarHrmReader, wallClockIn } from './polar-hrm.ts'

/** Whether two files are a Polar HRM and the GPX of the same workout. */
export function hasTrack(rates: Uint8Array, track: Uint8Array, limits: ReadLimits): boolean {
  const [one, other] = [headOf(rates), headOf(track)]
  if (!polarHrmReader.detect(one) || !gpxReader.detect(other)) return false
  const wall = wallClockIn(one)
  const points = gpxTrack(track, limits)
  return wall !== null && points !== null && instantBy(wall, points) !== null
}
