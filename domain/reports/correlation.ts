/** Two figures of the same athlete and days. */
export type Pair = { x: number; y: number }

/** A straight line through points. */
type Line = { slope: number; intercept: number }

/** Why it is not said how two figures go together. */
export const UNCORRELATED = ['few', 'same-x', 'same-y'] as const
type Uncorrelated = (typeof UNCORRELATED)[number]

export type Correlation =
  | { r: number; line: Line; missing: null }
  | { r: null; line: null; missing: Uncorrelated }

/** Of fewer points a correlation says nothing. */
const LEAST_POINTS = 5

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** What is smaller than this beside the figures themselves comes from their last digits. */
const NOISE = 1e-12

const varies = (squares: number, values: readonly number[]) =>
  squares > NOISE * values.reduce((sum, value) => sum + value * value, 0)

/** Pearson's correlation and the line of least squares, or why there is neither. */
export function correlationOf(pairs: readonly Pair[]): Correlation {
  if (pairs.length < LEAST_POINTS) return nothingFor('few')
  const [xs, ys] = [pairs.map(({ x }) => x), pairs.map(({ y }) => y)]
  const [middleX, middleY] = [mean(xs), mean(ys)]
  let [squaresX, squaresY, products] = [0, 0, 0]
  for (const { x, y } of pairs) {
    squaresX += (x - middleX) ** 2
    squaresY += (y - middleY) ** 2
    products += (x - middleX) * (y - middleY)
  }
  if (!varies(squaresX, xs)) return nothingFor('same-x')
  if (!varies(squaresY, ys)) return nothingFor('same-y')
  const slope = products / squaresX
  const r = products / Math.sqrt(squaresX) / Math.sqrt(squaresY)
  return {
    r: Math.max(-1, Math.min(1, r)),
    line: { slope, intercept: middleY - slope * middleX },
    missing: null,
  }
}

const nothingFor = (missing: Uncorrelated): Correlation => ({ r: null, line: null, missing })

/** How closely two figures go together, in words. */
const STRENGTHS = ['none', 'weak', 'moderate', 'strong', 'very-strong'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The least size of r that is called so. */
const LEAST: readonly (readonly [Strength, number])[] = [
  ['very-strong', 0.7],
  ['strong', 0.5],
  ['moderate', 0.3],
  ['weak', 0.1],
]

/** By r as it is written, with two decimals. */
export function strengthOf(r: number): Strength {
  const written = Math.round(100 * Math.abs(r)) / 100
  return LEAST.find(([, least]) => written >= least)?.[0] ?? 'none'
}
