import { HR_ZONE_COUNT, SPEED_INTENSITIES } from '../constants/intensities.ts'
import type { ScoreBasis } from './score.ts'

/** Minutes in heart-rate zones 1 to 6, and what they rest on. */
export type ZoneMinutes = { minutes: readonly number[]; basis: Exclude<ScoreBasis, 'none'> }

export type PlannedIntensity = { intensity_id: number; percentage: number }

export type SessionEffort = {
  /** Seconds in zones 1 to 6, all 0 where the heart stayed below them; null without a heart rate. */
  zone_seconds: readonly number[] | null
  /** The zones used for it were guessed from age. */
  zones_guessed: boolean
  /** The duration as done, else as planned. */
  duration_min: number | null
  planned: readonly PlannedIntensity[]
}

/**
 * The planned share of each intensity in the heart-rate zone it belongs to. Percentages are taken
 * as they are: what is missing to 100, and
 * what is planned as "no zone", is not scored.
 */
export function plannedZoneMinutes(
  duration_min: number,
  planned: readonly PlannedIntensity[],
): number[] {
  const minutes = Array.from({ length: HR_ZONE_COUNT }, () => 0)
  for (const { intensity_id, percentage } of planned) {
    const zone =
      SPEED_INTENSITIES.find((intensity) => intensity.id === intensity_id)?.hr_zone ?? null
    if (zone !== null)
      minutes[zone - 1] = (minutes[zone - 1] ?? 0) + (duration_min * percentage) / 100
  }
  return minutes
}

/** Measured time in zones, else the plan's; null when neither is there. */
export function zoneMinutesOf(effort: SessionEffort): ZoneMinutes | null {
  if (effort.zone_seconds) {
    return {
      minutes: effort.zone_seconds.map((seconds) => seconds / 60),
      basis: effort.zones_guessed ? 'estimated' : 'measured',
    }
  }
  if (effort.duration_min === null || effort.planned.length === 0) return null
  return { minutes: plannedZoneMinutes(effort.duration_min, effort.planned), basis: 'planned' }
}

/** Sum of minutes × factor, zone by zone. */
export function weighMinutes(minutes: readonly number[], factors: readonly number[]): number {
  return minutes.reduce((sum, value, zone) => sum + value * (factors[zone] ?? 0), 0)
}
