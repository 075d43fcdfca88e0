import type { Analysis } from './seat-race-design.ts'
import type { Drift, TimedPiece } from './seat-race-swings.ts'
import { leastSquares } from './svd.ts'

export type Residual = {
  piece_id: number
  one: string
  other: string
  measured: number
  fitted: number
  residual: number
}

export type Fit = {
  x: Float64Array
  measured: Float64Array
  fitted: Float64Array
  sigma: number | null
  freedom: number
}

const NO_FREEDOM_S = 1e-9

/** A drift that was taken out leaves one degree of freedom less for each shell but one. */
export function fitOf(analysis: Analysis, { pieces, subtracted }: Drift): Fit {
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
  const drifts = subtracted ? design.shells.length - 1 : 0
  const compared = pieces.reduce((sum, { boats }) => sum + boats.length - 1, 0)
  const freedom = Math.max(0, compared - decomposed.rank - drifts)
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

export function residualsOf(
  { design }: Analysis,
  { measured, fitted }: Fit,
  pieces: readonly TimedPiece[],
): Residual[] {
  return design.pairs.map(({ piece, one, other, weight }, row) => {
    const boats = pieces[piece]?.boats
    const [raced, predicted] = [(measured[row] ?? 0) / weight, (fitted[row] ?? 0) / weight]
    const place = {
      piece_id: pieces[piece]?.id ?? 0,
      one: boats?.[one]?.key ?? '',
      other: boats?.[other]?.key ?? '',
    }
    return { ...place, measured: raced, fitted: predicted, residual: raced - predicted }
  })
}
