import {
  bestAnalysis,
  isDetermined,
  isRower,
  type BoatTerm,
  type RacedPiece,
  type Analysis,
  type Rower,
} from './seat-race-design.ts'
import {
  onOneScale,
  swingsOf,
  timedPieces,
  withoutDrift,
  type Swing,
  type TimedPiece,
} from './seat-race-swings.ts'
import { pairsOf, isClear, isPair, type PairResult } from './seat-race-pairs.ts'
import { fitOf, residualsOf, type Residual, type Fit } from './seat-race-fit.ts'

type RowerResult = Rower & {
  /**
   * Seconds the rower adds to the boat's time over `distance`; less is faster. Zero is the mean of
   * those it can be compared with.
   */
  effect: number
  per_500: number
  /** null while the pieces leave nothing over to judge by */
  standard_error: number | null
  pieces: number
  wins: number
  mean_gmt: number | null
  /** Place among those of the side it can be compared with; null where there is nobody. */
  rank: number | null
  /** Rowers of a group can be compared with each other and with nobody else of their side. */
  group: number
  /**
   * Faster than the next of the group by more than the margin of the difference; null for the last,
   * or when not known.
   */
  clear_of_next: boolean | null
}

/** Percent of gold medal speed of a boat in a piece, by piece id and shell. */
type GmtOf = (pieceId: number, shell: string) => number | null

type About = {
  distance: number
  timed: readonly TimedPiece[]
  gmt: GmtOf
  pairs: readonly PairResult[]
}

function rowersOf(analysis: Analysis, { x, sigma }: Fit, about: About): RowerResult[] {
  const { rowers, columns } = analysis.design
  const groups = groupsOf(analysis)
  const levels = levelsOf(groups, x)
  return rowers.map((rower, index) => {
    const group = groups[index] ?? 0
    const effect = (x[index] ?? 0) - (levels.get(group) ?? 0)
    const others = rowers.flatMap((_, other) => (groups[other] === group ? [other] : []))
    const ordered = others.toSorted((one, other) => (x[one] ?? 0) - (x[other] ?? 0))
    const next = ordered[ordered.indexOf(index) + 1]
    const apart =
      next === undefined ? null : about.pairs.find((pair) => isPair(pair, rower, rowers[next]))
    const variance = analysis.spread[index * columns + index] ?? 0
    return {
      ...rower,
      effect,
      per_500: (effect * 500) / about.distance,
      standard_error: sigma === null ? null : sigma * Math.sqrt(variance),
      ...racesOf(rower, about),
      rank: others.length > 1 ? ordered.indexOf(index) + 1 : null,
      group,
      clear_of_next: apart ? isClear(apart) : null,
    }
  })
}

/**
 * Members that are determined against each other belong to one group; a group has its smallest
 * index as its number.
 */
function groupsOf(analysis: Analysis): number[] {
  const { rowers } = analysis.design
  return rowers.map((rower, index) =>
    rowers.findIndex(
      (other, before) =>
        before <= index &&
        other.side === rower.side &&
        (before === index || isDetermined(analysis, before, index)),
    ),
  )
}

function levelsOf(groups: readonly number[], x: Float64Array): Map<number, number> {
  return new Map(
    [...new Set(groups)].map((group) => {
      const values = groups.flatMap((one, index) => (one === group ? [x[index] ?? 0] : []))
      return [group, values.reduce((sum, value) => sum + value, 0) / values.length]
    }),
  )
}

function racesOf(
  rower: Rower,
  { timed, gmt }: About,
): Pick<RowerResult, 'pieces' | 'wins' | 'mean_gmt'> {
  const raced = timed.flatMap(({ id, boats }) => {
    const own = boats.find(({ rowers }) => rowers.some((one) => isRower(one, rower)))
    return own ? [{ won: boats.every(({ time }) => time >= own.time), gmt: gmt(id, own.key) }] : []
  })
  const known = raced.flatMap((piece) => piece.gmt ?? [])
  return {
    pieces: raced.length,
    wins: raced.filter(({ won }) => won).length,
    mean_gmt:
      known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length,
  }
}

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
