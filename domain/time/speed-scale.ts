import { sportById, type PaceUnit } from '../constants/sports.ts'
import { kmhOfSpeed, PACE_DISTANCE_M, paceOfSpeed } from './pace.ts'

/** How a sport reads its speed: seconds per 100, 500 or 1000 m, or km/h. */
export type SpeedScale = { kind: 'pace'; reference: 100 | 500 | 1000 } | { kind: 'kmh' }

/** Slower is standing still: nothing that is read as a pace. */
const SLOWEST_PACE_S = 3599.9

const KMH: SpeedScale = { kind: 'kmh' }
const SCALES: Readonly<Record<PaceUnit, SpeedScale>> = {
  '100m': { kind: 'pace', reference: PACE_DISTANCE_M['100m'] },
  '500m': { kind: 'pace', reference: PACE_DISTANCE_M['500m'] },
  km: { kind: 'pace', reference: PACE_DISTANCE_M.km },
  kmh: KMH,
}

/** The scale of a sport, always the same object; km/h for sports that have none of their own. */
export function speedScale(sportId: number): SpeedScale {
  const pace = sportById(sportId)?.pace ?? null
  return pace === null ? KMH : SCALES[pace]
}

/** A speed in m/s on its scale: seconds or km/h; null without a speed worth reading. */
export function onScale(scale: SpeedScale, speed: number | null): number | null {
  if (scale.kind === 'kmh') return kmhOfSpeed(speed)
  const pace = paceOfSpeed(speed, scale.reference)
  return pace !== null && pace <= SLOWEST_PACE_S ? pace : null
}

export function unitOfScale(scale: SpeedScale): string {
  if (scale.kind === 'kmh') return 'km/h'
  return scale.reference === 1000 ? '/km' : `/${scale.reference}\u00A0m`
}
