/**
 * A = W Vᵀ with orthogonal columns of W, the lengths of which are the singular values; columns are
 * stored one after the other. The least-squares solution of least norm, the pseudo-inverse of AᵀA
 * and the null space follow from it.
 */
export type Svd = {
  rows: number
  columns: number
  /** U · diag(singular), rows × columns */
  scaled: Float64Array
  singular: Float64Array
  /** columns × columns */
  v: Float64Array
  rank: number
}

const MOST_SWEEPS = 60
const ORTHOGONAL = 1e-15
/**
 * A fraction of the largest singular value: designs have entries near one, so what is below is
 * rounding.
 */
const NOTHING = 1e-10

/**
 * Singular value decomposition by one-sided Jacobi rotations (Hestenes 1958): slow for large
 * matrices, exact for small ones of any rank.
 * A tall matrix is first brought to a triangle, which has the same V.
 * @param a rows × columns, row by row
 */
export function svd(a: Float64Array, rows: number, columns: number): Svd {
  const standing = new Float64Array(rows * columns)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      standing[column * rows + row] = a[row * columns + column] ?? 0
  const height = Math.min(rows, columns)
  const turned = rows > columns ? triangleOf(standing, rows, columns) : Float64Array.from(standing)
  const v = new Float64Array(columns * columns)
  for (let column = 0; column < columns; column++) v[column * columns + column] = 1
  const tiny =
    1e-28 *
    largest(
      Float64Array.from({ length: columns }, (_, column) =>
        product(turned, column, column, height),
      ),
    )
  for (let sweep = 0; sweep < MOST_SWEEPS && rotateAll(turned, v, height, columns, tiny); sweep++);
  const singular = Float64Array.from({ length: columns }, (_, column) =>
    Math.sqrt(product(turned, column, column, height)),
  )
  const most = largest(singular)
  const rank = singular.reduce((count, value) => count + (value > NOTHING * most ? 1 : 0), 0)
  return { rows, columns, scaled: timesV(standing, v, rows, columns), singular, v, rank }
}

const largest = (values: Float64Array): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

/**
 * R of the QR decomposition by Householder reflections: columns × columns, columns one after the
 * other.
 */
function triangleOf(standing: Float64Array, rows: number, columns: number): Float64Array {
  const work = Float64Array.from(standing)
  const triangle = new Float64Array(columns * columns)
  for (let column = 0; column < columns; column++) {
    const start = column * rows
    let norm = 0
    for (let row = column; row < rows; row++) norm += (work[start + row] ?? 0) ** 2
    const head = work[start + column] ?? 0
    const alpha = head > 0 ? -Math.sqrt(norm) : Math.sqrt(norm)
    const scale = norm - head * alpha
    work[start + column] = head - alpha
    if (scale > 0)
      for (let other = column + 1; other < columns; other++)
        reflect(work, start, other * rows, { from: column, rows, scale })
    for (let row = 0; row < column; row++) triangle[column * columns + row] = work[start + row] ?? 0
    triangle[column * columns + column] = alpha
  }
  return triangle
}

function reflect(
  work: Float64Array,
  mirror: number,
  target: number,
  { from, rows, scale }: { from: number; rows: number; scale: number },
): void {
  let along = 0
  for (let row = from; row < rows; row++)
    along += (work[mirror + row] ?? 0) * (work[target + row] ?? 0)
  const share = along / scale
  for (let row = from; row < rows; row++)
    work[target + row] = (work[target + row] ?? 0) - share * (work[mirror + row] ?? 0)
}

/** W = AV, columns one after the other. */
function timesV(
  standing: Float64Array,
  v: Float64Array,
  rows: number,
  columns: number,
): Float64Array {
  const scaled = new Float64Array(rows * columns)
  for (let column = 0; column < columns; column++) {
    for (let index = 0; index < columns; index++) {
      const weight = v[column * columns + index] ?? 0
      if (weight === 0) continue
      for (let row = 0; row < rows; row++) {
        const place = column * rows + row
        scaled[place] = (scaled[place] ?? 0) + weight * (standing[index * rows + row] ?? 0)
      }
    }
  }
  return scaled
}

function product(matrix: Float64Array, one: number, other: number, length: number): number {
  let sum = 0
  for (let index = 0, p = one * length, q = other * length; index < length; index++, p++, q++)
    sum += (matrix[p] ?? 0) * (matrix[q] ?? 0)
  return sum
}

/** One sweep over all pairs of columns; whether any was turned. */
function rotateAll(
  scaled: Float64Array,
  v: Float64Array,
  rows: number,
  columns: number,
  tiny: number,
): boolean {
  let turned = false
  for (let p = 0; p < columns - 1; p++) {
    for (let q = p + 1; q < columns; q++) {
      const alpha = product(scaled, p, p, rows)
      const beta = product(scaled, q, q, rows)
      const gamma = product(scaled, p, q, rows)
      if (alpha <= tiny || beta <= tiny || Math.abs(gamma) <= ORTHOGONAL * Math.sqrt(alpha * beta))
        continue
      turned = true
      const zeta = (beta - alpha) / (2 * gamma)
      const tangent = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta))
      const cosine = 1 / Math.sqrt(1 + tangent * tangent)
      turn(scaled, p * rows, q * rows, rows, cosine, cosine * tangent)
      turn(v, p * columns, q * columns, columns, cosine, cosine * tangent)
    }
  }
  return turned
}

function turn(
  matrix: Float64Array,
  p: number,
  q: number,
  length: number,
  cosine: number,
  sine: number,
): void {
  for (let index = 0; index < length; index++) {
    const [one, other] = [matrix[p + index] ?? 0, matrix[q + index] ?? 0]
    matrix[p + index] = cosine * one - sine * other
    matrix[q + index] = sine * one + cosine * other
  }
}

const isKept = ({ singular }: Svd, column: number, most: number) =>
  (singular[column] ?? 0) > NOTHING * most

/** The x of least norm among those that bring Ax closest to b. */
export function leastSquares(decomposed: Svd, b: Float64Array): Float64Array {
  const { rows, columns, scaled, singular, v } = decomposed
  const x = new Float64Array(columns)
  const most = largest(decomposed.singular)
  for (let column = 0; column < columns; column++) {
    if (!isKept(decomposed, column, most)) continue
    let along = 0
    for (let row = 0; row < rows; row++) along += (scaled[column * rows + row] ?? 0) * (b[row] ?? 0)
    const share = along / (singular[column] ?? 1) ** 2
    for (let index = 0; index < columns; index++)
      x[index] = (x[index] ?? 0) + share * (v[column * columns + index] ?? 0)
  }
  return x
}

/** (AᵀA)⁺, columns × columns. */
export function pseudoInverseOfSquare(decomposed: Svd): Float64Array {
  return sumOfSquares(decomposed, (kept, singular) => (kept ? 1 / singular ** 2 : 0))
}

/** The projection on the null space: what A does not see, columns × columns. */
export function nullProjection(decomposed: Svd): Float64Array {
  return sumOfSquares(decomposed, (kept) => (kept ? 0 : 1))
}

/** Σ weight · v vᵀ over the right singular vectors. */
function sumOfSquares(
  decomposed: Svd,
  weightOf: (kept: boolean, singular: number) => number,
): Float64Array {
  const { columns, singular, v } = decomposed
  const sum = new Float64Array(columns * columns)
  const most = largest(decomposed.singular)
  for (let column = 0; column < columns; column++) {
    const weight = weightOf(isKept(decomposed, column, most), singular[column] ?? 0)
    if (weight === 0) continue
    for (let row = 0; row < columns; row++) {
      const scaled = weight * (v[column * columns + row] ?? 0)
      for (let index = 0; index < columns; index++)
        sum[row * columns + index] =
          (sum[row * columns + index] ?? 0) + scaled * (v[column * columns + index] ?? 0)
    }
  }
  return sum
}
