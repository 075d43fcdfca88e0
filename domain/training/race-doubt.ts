import { isOver, isUnder } from '../constants/decimals.ts'
import { boatById } from '../constants/boats.ts'
import { PADDLING_GMTS, ROWING_GMTS } from '../constants/gmt.ts'
import { gmtOfCrew, gmtPercent } from './gmt.ts'
import type { NamedClass } from './race-class.ts'

/** Faster than the best of the world by this, or slower than half of them, asks back. */
const MOST_PERCENT = 103
const LEAST_PERCENT = 50

/**
 * Whether a time of a class over a distance is hard to believe: too fast or too slow for it. Of a
 * class named by its boat alone the fastest crews are what it is compared with.
 */
export function doubtOf({
  distance,
  time,
  ...named
}: NamedClass & { distance: number | null; time: number | null }): 'fast' | 'slow' | null {
  const boat = boatById(named.boat_type ?? 0)
  if (!boat || distance === null || time === null) return null
  const rows = boat.sport === 'rowing' ? ROWING_GMTS : PADDLING_GMTS
  const gmt = gmtOfCrew(
    rows,
    {
      boat: boat.key,
      gender: named.gender ?? 'men',
      weight: named.weight ?? 'heavyweight',
      age: named.age ?? 'senior',
    },
    distance,
  )
  const percent = gmtPercent(distance, time, gmt)
  if (percent === null) return null
  if (isOver(percent, MOST_PERCENT)) return 'fast'
  return isUnder(percent, LEAST_PERCENT) ? 'slow' : null
}
