import type { Activity, DeviceTotals, DistanceSource, Recording, Warning } from './activity.ts'
import type { ChannelName, Channels } from './channels.ts'
import { trackDistance } from './geo.ts'
import { isCounterBroken } from './plausible-totals.ts'
import { dropDistanceJumps, isDistancePlausible } from './plausible.ts'
import { findDistance, type CheckedDistance, type MeasuredDistances } from './cross-check.ts'
import { integrateSpeed, maximum, recordSpan, speedFromDistance } from './totals.ts'

/** Distances the records give, and the channels that were computed for them. */
type Measured = { found: MeasuredDistances; derived: ChannelName[] }

/**
 * Adds the distance channel where the device has none: from GPS, else from speed. A counter that
 * stands at zero throughout is none.
 */
export function completeDistance(channels: Channels, breaks: readonly number[]): Measured {
  const counter = maximum(channels.get('distance'))
  const lat = channels.get('lat')
  const lon = channels.get('lon')
  const track = lat && lon && trackDistance(lat, lon, breaks)
  const none = { counter, gps: maximum(track), speed: null }
  if (counter !== null && counter > 0) return { found: none, derived: [] }
  if (track) {
    channels.set('distance', track)
    return { found: none, derived: ['distance'] }
  }
  const speed = channels.get('speed')
  const t = channels.get('t')
  if (!speed || !t) return { found: none, derived: [] }
  const way = integrateSpeed(speed, t)
  channels.set('distance', way)
  return { found: { ...none, speed: maximum(way) }, derived: ['distance'] }
}

export function completeSpeed(channels: Channels, breaks: readonly number[]): ChannelName[] {
  const distance = channels.get('distance')
  const t = channels.get('t')
  if (channels.has('speed') || !distance || !t) return []
  const speed = speedFromDistance(distance, t, breaks)
  if (maximum(speed) === null) return []
  channels.set('speed', speed)
  return ['speed']
}

/** Records that last for this share of the timer know the whole. */
const COVERED = 0.9

type Outcome = {
  totals: DeviceTotals
  measured: Measured
  duration: number | null
  dropped: Activity['dropped']
  warnings: Set<Warning>
}

/** The distance by the device, else by the records, and again by these where it cannot be. */
export function settleDistance(
  recording: Recording,
  { totals, measured, duration, dropped, warnings }: Outcome,
): { found: CheckedDistance | null; derived: ChannelName[] } {
  const span = recordSpan(recording.channels.get('t')) ?? 0
  const isCovered = span >= COVERED * (totals.timer ?? 0)
  const { found: stated, contradicts } = findDistance(totals, measured.found, isCovered)
  const within = warnings.has('time_missing') ? null : duration
  const repaired = stated && !isDistancePlausible(stated.metres, within, recording.sport_id)
  if (repaired) warnings.add('distance_implausible')
  else if (contradicts) warnings.add('totals_differ')
  const found = repaired ? repairDistance(recording, stated, duration, dropped) : stated
  const computed = found?.source === 'gps' || found?.source === 'speed'
  return { found, derived: computed ? ['distance'] : measured.derived }
}

/**
 * A distance that no workout of the sport can have is measured again: by GPS, else by the records
 * without their jumps. If neither works it is left out.
 */
function repairDistance(
  { channels, sport_id, breaks }: Recording,
  stated: CheckedDistance,
  duration: number | null,
  dropped: Activity['dropped'],
): CheckedDistance | null {
  const [distance, t, lat, lon] = [
    channels.get('distance'),
    channels.get('t'),
    channels.get('lat'),
    channels.get('lon'),
  ]
  const counted = distance?.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0) ?? 0
  const jumps = distance && t ? dropDistanceJumps(distance, t, sport_id) : 0
  const counter = isCounterBroken(jumps, counted) ? undefined : distance
  if (jumps > 0) dropped.distance = (dropped.distance ?? 0) + jumps
  const track = lat && lon && stated.source !== 'gps' ? trackDistance(lat, lon, breaks) : undefined
  const candidates: readonly (readonly [Float64Array | undefined, DistanceSource])[] = [
    [track, 'gps'],
    [counter, stated.source === 'laps' ? 'device' : stated.source],
  ]
  for (const [metresAt, source] of candidates) {
    const metres = maximum(metresAt)
    if (
      !metresAt ||
      metres === null ||
      metres === 0 ||
      !isDistancePlausible(metres, duration, sport_id)
    )
      continue
    channels.set('distance', metresAt)
    return { metres, source }
  }
  channels.delete('distance')
  return null
}
