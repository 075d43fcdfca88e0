import type { PaceUnit } from '../constants/sports.ts'
import { formatDuration } from './duration.ts'

/** The metres that a pace is given per. */
export const PACE_DISTANCE_M = { '500m': 500, km: 1000, '100m': 100 } as const satisfies Record<
  Exclude<PaceUnit, 'kmh'>,
  number
>

/**
 * Watts per (m/s)³ on a Concept2: W = 2.80 / (pace/500)³. Other machines report watts of their own.
 */
export const CONCEPT2_DRAG = 2.8

const SLOWEST_PACE_S = 3599.9

type Maybe = number | null

function positive(value: Maybe): value is number {
  return value !== null && value > 0 && Number.isFinite(value)
}

/** Seconds per `reference_m` at a speed in m/s; null without a speed. */
export function paceOfSpeed(speed: Maybe, reference_m: number): Maybe {
  return positive(speed) ? reference_m / speed : null
}

/** m/s of a pace in seconds per `reference_m`. */
export function speedOfPace(pace_s: Maybe, reference_m: number): Maybe {
  return positive(pace_s) ? reference_m / pace_s : null
}

/** Seconds per `reference_m` of a distance covered in a time. */
export function paceOf(distance_m: Maybe, time_s: Maybe, reference_m: number): Maybe {
  return positive(distance_m) && positive(time_s) ? (reference_m * time_s) / distance_m : null
}

/** m/s of a distance covered in a time. */
export function speedOf(distance_m: Maybe, time_s: Maybe): Maybe {
  return positive(distance_m) && positive(time_s) ? distance_m / time_s : null
}

export function kmhOfSpeed(speed: Maybe): Maybe {
  return speed === null ? null : speed * 3.6
}

export function speedOfKmh(kmh: Maybe): Maybe {
  return kmh === null ? null : kmh / 3.6
}

/**
 * Concept2 watts at a speed in m/s. For a piece, take its mean speed, as the monitor does, not the
 * mean of its splits' watts.
 */
export function ergoWattsOfSpeed(speed: Maybe): Maybe {
  return positive(speed) ? CONCEPT2_DRAG * speed ** 3 : null
}

/** Concept2 watts of a pace in seconds per 500 m. */
export function ergoWattsOfPace(pace500_s: Maybe): Maybe {
  return ergoWattsOfSpeed(speedOfPace(pace500_s, 500))
}

/** Seconds per 500 m that a Concept2 shows for a power. */
export function ergoPaceOfWatts(watts: Maybe): Maybe {
  return positive(watts) ? 500 * Math.cbrt(CONCEPT2_DRAG / watts) : null
}

/** Kilocalories an hour as a Concept2 counts them. */
export function ergoKcalPerHour(watts: Maybe): Maybe {
  return watts === null ? null : 4 * 0.8604 * watts + 300
}

export function wattsPerKg(watts: Maybe, mass_kg: Maybe): Maybe {
  return watts !== null && positive(mass_kg) ? watts / mass_kg : null
}

/** A pace as m:ss.S; null where there is none, or none worth reading (slower than 59:59.9). */
export function formatPace(pace_s: Maybe): string | null {
  if (!positive(pace_s) || Math.round(pace_s * 10) / 10 > SLOWEST_PACE_S) return null
  return formatDuration(pace_s, 'm:ss.S')
}
