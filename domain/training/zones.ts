import { BOUNDS } from '../constants/bounds.ts'
import { roundUp } from '../constants/decimals.ts'
import { HR_ZONES, HR_ZONE_COUNT } from '../constants/intensities.ts'
import { secondsCounted } from './weighted-means.ts'

/**
 * Lower bounds of the six heart-rate zones in beats per minute, ascending. The top zone has no
 * upper bound.
 */
export type ZoneBounds = readonly number[]

/**
 * Whose zones these are: the athlete's own, the usual shares of a known maximum, or of a maximum
 * guessed from age.
 */
export type AthleteZones = { bounds: ZoneBounds; basis: 'own' | 'max-hr' | 'age' }

export type TimeInZones = {
  /** Seconds in zones 1 to 6. */
  seconds: readonly number[]
  /** Seconds under zone 1: not scored. */
  below_s: number
  /** Samples left out because their heart rate is none. */
  skipped: number
}

/** Maximal heart rate guessed from age: 208 - 0.7 × age (Tanaka). */
export function tanakaMaxHr(age_years: number): number {
  return 208 - 0.7 * age_years
}

/** Heart rate at a share (0-1) of the heart-rate reserve (Karvonen). */
export function karvonenHr(share: number, rest_hr: number, max_hr: number): number {
  return rest_hr + share * (max_hr - rest_hr)
}

/** Share of the heart-rate reserve in use; null when there is no reserve. */
export function reserveShare(hr: number, rest_hr: number, max_hr: number): number | null {
  return max_hr > rest_hr ? (hr - rest_hr) / (max_hr - rest_hr) : null
}

/** Whole beats, so a bound at 142.5 starts at 143. */
export function defaultZoneBounds(max_hr: number): ZoneBounds {
  return HR_ZONES.map((zone) => roundUp((zone.max_hr_pct * max_hr) / 100))
}

/** The zones to score an athlete by, from the best that is known; null when nothing is. */
export function zonesOfAthlete(athlete: {
  hr_zones: ZoneBounds | null
  max_hr: number | null
  age_years: number | null
}): AthleteZones | null {
  if (athlete.hr_zones?.length === HR_ZONE_COUNT) return { bounds: athlete.hr_zones, basis: 'own' }
  if (athlete.max_hr !== null) return { bounds: defaultZoneBounds(athlete.max_hr), basis: 'max-hr' }
  if (athlete.age_years !== null)
    return { bounds: defaultZoneBounds(tanakaMaxHr(athlete.age_years)), basis: 'age' }
  return null
}

/** 1 to 6, or 0 below the first zone. A bound belongs to the zone above it. */
export function zoneOfHr(hr: number, bounds: ZoneBounds): number {
  let zone = 0
  while (zone < bounds.length && hr >= (bounds[zone] ?? Infinity)) zone += 1
  return zone
}

/**
 * Calls back for each sample with the seconds it covers: until the next one, at most 10. The last
 * covers no time; samples whose heart rate is outside 30-250, or missing (NaN), are skipped and
 * counted.
 * @param time_s seconds, ascending
 * @returns the number of samples passed over
 */
export function eachHeartRate(
  time_s: ArrayLike<number>,
  hr: ArrayLike<number>,
  visit: (hr: number, seconds: number) => void,
): number {
  const { min, max } = BOUNDS.heart_rate
  const count = Math.min(time_s.length, hr.length)
  let skipped = 0
  for (let index = 0; index < count; index++) {
    const beats = hr[index] ?? Number.NaN
    if (!(beats >= min && beats <= max)) {
      skipped += 1
      continue
    }
    const seconds = index + 1 < count ? secondsCounted(time_s, index) : 0
    if (seconds > 0) visit(beats, seconds)
  }
  return skipped
}

export function timeInZones(
  time_s: ArrayLike<number>,
  hr: ArrayLike<number>,
  bounds: ZoneBounds,
): TimeInZones {
  const seconds = new Float64Array(HR_ZONE_COUNT + 1)
  const skipped = eachHeartRate(time_s, hr, (beats, duration) => {
    const zone = zoneOfHr(beats, bounds)
    seconds[zone] = (seconds[zone] ?? 0) + duration
  })
  return { seconds: [...seconds.subarray(1)], below_s: seconds[0] ?? 0, skipped }
}
