import type { SpeedIntensityId } from '../constants/intensities.ts'
import { segmentsOf, type Piece } from './structure.ts'

/** A speed intensity with its share of the work, in percent. */
export type PlannedShare = { id: SpeedIntensityId; percentage: number }

/** Metres a second at which distances count beside times: 2:05 for 500 m. */
const STEADY_MPS = 4

const secondsOf = (piece: Piece): number =>
  segmentsOf(piece).reduce(
    (sum, extent) => sum + ('time_s' in extent ? extent.time_s : extent.distance_m / STEADY_MPS),
    0,
  )

/**
 * How much of the work is in each of the zones named, in whole percent. Where every piece has a
 * zone the shares make 100: what rounding leaves goes to the largest.
 */
export function sharesOf(
  pieces: readonly (Piece & { zone?: SpeedIntensityId })[],
): readonly PlannedShare[] {
  const seconds = new Map<SpeedIntensityId, number>()
  for (const piece of pieces)
    if (piece.zone !== undefined)
      seconds.set(piece.zone, (seconds.get(piece.zone) ?? 0) + secondsOf(piece))
  const all = pieces.reduce((sum, piece) => sum + secondsOf(piece), 0)
  const shares = [...seconds]
    .map(([id, work_s]) => ({ id, percentage: Math.round((100 * work_s) / all) }))
    .toSorted((one, other) => one.id - other.id)
  const isWhole = pieces.every(({ zone }) => zone !== undefined)
  const largest = Math.max(...shares.map(({ percentage }) => percentage))
  const at = shares.findIndex(({ percentage }) => percentage === largest)
  const left = 100 - shares.reduce((sum, { percentage }) => sum + percentage, 0)
  return shares.map((share, index) =>
    isWhole && index === at ? { ...share, percentage: share.percentage + left } : share,
  )
}
