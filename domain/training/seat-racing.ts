import {
  bestAnalysis,
  isDetermined,
  rowerKey,
  spreadOf,
  type Analysis,
  type BoatTerm,
  type RacedPiece,
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
import { leastSquares } from './svd.ts'

export type RowerResult = Rower & {
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
   * Faster than the next of the group by more than twice the standard error of the difference; null
   * for the last, or when not known.
   */
  clear_of_next: boolean | null
}

export type PairResult = {
  one: Rower
  other: Rower
  comparable: boolean
  /** Seconds over `distance` by which `one` is faster; null when not comparable. */
  difference: number | null
  standard_error: number | null
  /**
   * Mean of the swings in favour of `one`, in seconds between the boats; null when they never
   * changed places alone.
   */
  swing: number | null
  direct: number
  /** Rowers against whom both changed places. */
  indirect: number
  /** The swings say one thing, all pieces together another. */
  contradicts: boolean
}

export type Residual = {
  piece_id: number
  one: string
  other: string
  measured: number
  fitted: number
  residual: number
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
  /** Percent of gold medal speed of a boat in a piece, by piece id and shell. */
  gmt?: (pieceId: number, shell: string) => number | null
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
  const fit = fitOf(analysis, drift.pieces)
  const swings = swingsOf(drift.pieces)
  const pairs = pairsOf(analysis, fit, swings)
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

type Fit = {
  x: Float64Array
  measured: Float64Array
  fitted: Float64Array
  sigma: number | null
  freedom: number
}

const NO_FREEDOM_S = 1e-9

function fitOf(analysis: Analysis, pieces: readonly TimedPiece[]): Fit {
  const { design, decomposed } = analysis
  const b = Float64Array.from(
    design.pairs,
    ({ piece, one, other, weight }) => weight * marginOf(pieces[piece], one, other),
  )
  const x = leastSquares(decomposed, b)
  const fitted = new Float64Array(design.rows)
  let squares = 0
  for (let row = 0; row < design.rows; row++) {
    let sum = 0
    for (let column = 0; column < design.columns; column++)
      sum += (design.x[row * design.columns + column] ?? 0) * (x[column] ?? 0)
    fitted[row] = sum
    squares += ((b[row] ?? 0) - sum) ** 2
  }
  const freedom = pieces.reduce((sum, { boats }) => sum + boats.length - 1, 0) - decomposed.rank
  const sigma = freedom > 0 ? Math.sqrt(squares / freedom) : null
  return {
    x,
    measured: b,
    fitted,
    sigma: sigma !== null && sigma < NO_FREEDOM_S ? 0 : sigma,
    freedom,
  }
}

const marginOf = (piece: TimedPiece | undefined, one: number, other: number) =>
  (piece?.boats[one]?.time ?? 0) - (piece?.boats[other]?.time ?? 0)

function residualsOf(
  { design }: Analysis,
  { measured, fitted }: Fit,
  pieces: readonly TimedPiece[],
): Residual[] {
  return design.pairs.map(({ piece, one, other, weight }, row) => {
    const boats = pieces[piece]?.boats
    const [seen, told] = [(measured[row] ?? 0) / weight, (fitted[row] ?? 0) / weight]
    const place = {
      piece_id: pieces[piece]?.id ?? 0,
      one: boats?.[one]?.key ?? '',
      other: boats?.[other]?.key ?? '',
    }
    return { ...place, measured: seen, fitted: told, residual: seen - told }
  })
}

function pairsOf(analysis: Analysis, { x, sigma }: Fit, swings: readonly Swing[]): PairResult[] {
  const { rowers } = analysis.design
  const partners = partnersOf(swings)
  return rowers.flatMap((one, first) =>
    rowers.flatMap((other, second) => {
      if (second <= first || one.side !== other.side || one.user_id === other.user_id) return []
      const comparable = isDetermined(analysis, first, second)
      const difference = comparable ? (x[second] ?? 0) - (x[first] ?? 0) : null
      const direct = swings.flatMap((swing) => inFavourOf(swing, one, other))
      const swing =
        direct.length === 0 ? null : direct.reduce((sum, value) => sum + value, 0) / direct.length
      const mutual = [...(partners.get(rowerKey(one)) ?? [])].filter((key) =>
        partners.get(rowerKey(other))?.has(key),
      )
      return [
        {
          one,
          other,
          comparable,
          difference,
          standard_error:
            comparable && sigma !== null
              ? sigma * Math.sqrt(spreadOf(analysis, first, second))
              : null,
          swing,
          direct: direct.length,
          indirect: mutual.length,
          contradicts: swing !== null && difference !== null && swing * difference < 0,
        },
      ]
    }),
  )
}

const isRower = (one: Rower, other: Rower) => rowerKey(one) === rowerKey(other)

function inFavourOf({ one, other, swing }: Swing, rower: Rower, against: Rower): number[] {
  if (isRower(one, rower) && isRower(other, against)) return [swing]
  return isRower(one, against) && isRower(other, rower) ? [-swing] : []
}

function partnersOf(swings: readonly Swing[]): Map<string, Set<string>> {
  const partners = new Map<string, Set<string>>()
  const add = (one: string, other: string) =>
    partners.set(one, (partners.get(one) ?? new Set()).add(other))
  for (const { one, other } of swings) {
    add(rowerKey(one), rowerKey(other))
    add(rowerKey(other), rowerKey(one))
  }
  return partners
}

type About = {
  distance: number
  timed: readonly TimedPiece[]
  gmt: NonNullable<Options['gmt']>
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

const isPair = ({ one, other }: PairResult, rower: Rower, next: Rower | undefined) =>
  next !== undefined &&
  ((isRower(one, rower) && isRower(other, next)) || (isRower(one, next) && isRower(other, rower)))

/** A difference of which one can be sure: more than twice its standard error. */
export function isClear({
  difference,
  standard_error,
}: Pick<PairResult, 'difference' | 'standard_error'>): boolean | null {
  return difference === null || standard_error === null
    ? null
    : Math.abs(difference) > 2 * standard_error
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
