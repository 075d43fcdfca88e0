import { bestAnalysis, type BoatTerm, type RacedPiece } from './seat-race-design.ts'
import { onOneScale, swingsOf, timedPieces, withoutDrift, type Swing } from './seat-race-swings.ts'
import { rowersOf, type GmtOf, type RowerResult } from './seat-race-rowers.ts'
import { pairsOf, type PairResult } from './seat-race-pairs.ts'
import { fitOf, residualsOf, type Residual } from './seat-race-fit.ts'

export type SeatRaceResult = {
  /** Metres the seconds are for: the pieces' own length, or 500 where lengths differ. */
  distance: number
  counted: number[]
  left_out: number[]
  boat_term: 'estimated' | 'dropped' | 'off'
  /** Seconds the first shell is slower than the last; for others by their key. */
  boats: { key: string; difference: number }[]
  rank: number
  unknowns: number
  sigma: number | null
  degrees_of_freedom: number
  controls: number
  drift_subtracted: boolean
  rowers: RowerResult[]
  pairs: PairResult[]
  swings: Swing[]
  residuals: Residual[]
  largest_residual: Residual | null
}

type Options = {
  boat_term?: BoatTerm
  gmt?: GmtOf
}

/**
 * Who is faster in the boat, from pieces in which people changed places: swings, least squares of
 * least norm, and what is not known.
 */
export function seatRacing(
  pieces: readonly RacedPiece[],
  { boat_term = 'with', gmt = () => null }: Options = {},
): SeatRaceResult {
  const timed = timedPieces(pieces)
  const { pieces: scaled, distance } = onOneScale(timed)
  const drift = withoutDrift(scaled)
  const analysis = bestAnalysis(drift.pieces, boat_term)
  const fit = fitOf(analysis, drift)
  const swings = swingsOf(drift.pieces)
  const pairs = pairsOf(analysis, fit, { swings, pieces: timed.length })
  const residuals = residualsOf(analysis, fit, drift.pieces)
  const counted = timed.map(({ id }) => id)
  const { design } = analysis
  return {
    distance,
    counted,
    left_out: pieces.map(({ id }) => id).filter((id) => !counted.includes(id)),
    boat_term: boat_term === 'without' ? 'off' : design.term === 'with' ? 'estimated' : 'dropped',
    boats:
      design.term === 'with'
        ? design.shells
            .slice(0, -1)
            .map((key, index) => ({ key, difference: fit.x[design.rowers.length + index] ?? 0 }))
        : [],
    rank: analysis.rank,
    unknowns: analysis.unknowns,
    sigma: fit.sigma,
    degrees_of_freedom: fit.freedom,
    controls: drift.controls,
    drift_subtracted: drift.subtracted,
    rowers: rowersOf(analysis, fit, { distance, timed, gmt, pairs }),
    pairs,
    swings,
    residuals,
    largest_residual: residuals.reduce<Residual | null>(
      (most, one) =>
        most === null || Math.abs(one.residual) > Math.abs(most.residual) ? one : most,
      null,
    ),
  }
}
