import type { LineColour } from '../theme-colours.ts'

export type CurvePoint = { x: number; y: number; note?: string }

/** One line of points; `mark` stands at its end, so that it is known without its colour. */
export type CurveLine = {
  key: string
  label: string
  mark: string
  colour: LineColour
  points: readonly CurvePoint[]
}

/** All places on the axis, and for each line its value there, or nothing. */
export function aligned(lines: readonly CurveLine[]): {
  xs: number[]
  values: (number | null)[][]
} {
  const xs = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted(
    (one, other) => one - other,
  )
  const values = lines.map(({ points }) => {
    const known = new Map(points.map(({ x, y }) => [x, y]))
    return xs.map((x) => known.get(x) ?? null)
  })
  return { xs, values }
}

/** The point of a line that is nearest to a place; null of a line without any. */
export function nearestPoint(points: readonly CurvePoint[], x: number): CurvePoint | null {
  const [first] = points
  if (!first) return null
  return points.reduce(
    (best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best),
    first,
  )
}
