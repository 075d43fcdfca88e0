import { expect, test } from 'vitest'
import {
  bestAnalysis,
  isDetermined,
  rowerKey,
  spreadOf,
  type RacedPiece,
  type Rower,
} from './seat-race-design.ts'
import { randomFrom, type Random } from '../../test/support/random.ts'
import { seatRacing } from './seat-racing.ts'

type Matrix = number[][]
const zeros = (rows: number, columns: number): Matrix =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0))
const at = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? 0
const set = (matrix: Matrix, row: number, column: number, value: number) => {
  const line = matrix[row]
  if (line) line[column] = value
}

/**
 * Eigenvalues and vectors of a symmetric matrix by classical Jacobi rotations: written apart from
 * the decomposition it checks.
 */
function eigen(symmetric: Matrix): { values: number[]; vectors: Matrix } {
  const size = symmetric.length
  const a = symmetric.map((row) => [...row])
  const vectors = zeros(size, size)
  for (let index = 0; index < size; index++) set(vectors, index, index, 1)
  for (let step = 0; step < 100 * size * size; step++) {
    let [p, q, most] = [0, 1, 0]
    for (let row = 0; row < size; row++)
      for (let column = row + 1; column < size; column++)
        if (Math.abs(at(a, row, column)) > most)
          [p, q, most] = [row, column, Math.abs(at(a, row, column))]
    if (most < 1e-14) break
    const angle = Math.atan2(2 * at(a, p, q), at(a, q, q) - at(a, p, p)) / 2
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
    for (let index = 0; index < size; index++) {
      const [one, other] = [at(a, index, p), at(a, index, q)]
      set(a, index, p, cosine * one - sine * other)
      set(a, index, q, sine * one + cosine * other)
    }
    for (let index = 0; index < size; index++) {
      const [one, other] = [at(a, p, index), at(a, q, index)]
      set(a, p, index, cosine * one - sine * other)
      set(a, q, index, sine * one + cosine * other)
      const [left, right] = [at(vectors, index, p), at(vectors, index, q)]
      set(vectors, index, p, cosine * left - sine * right)
      set(vectors, index, q, sine * left + cosine * right)
    }
  }
  return { values: a.map((row, index) => row[index] ?? 0), vectors }
}

/** Normal equations, solved with the pseudo-inverse of XᵀX from its eigenvalues. */
function oracle(x: Matrix, b: number[]) {
  const columns = x[0]?.length ?? 0
  const square = zeros(columns, columns)
  for (const row of x)
    for (let one = 0; one < columns; one++)
      for (let other = 0; other < columns; other++)
        set(square, one, other, at(square, one, other) + (row[one] ?? 0) * (row[other] ?? 0))
  const { values, vectors } = eigen(square)
  const largest = Math.max(...values)
  const kept = values.map((value) => value > 1e-10 * largest)
  const spread = zeros(columns, columns)
  for (let one = 0; one < columns; one++)
    for (let other = 0; other < columns; other++)
      set(
        spread,
        one,
        other,
        values.reduce(
          (sum, value, index) =>
            sum + (kept[index] ? (at(vectors, one, index) * at(vectors, other, index)) / value : 0),
          0,
        ),
      )
  const right = Array.from({ length: columns }, (_, column) =>
    x.reduce((sum, row, index) => sum + (row[column] ?? 0) * (b[index] ?? 0), 0),
  )
  const solution = spread.map((row) =>
    row.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0),
  )
  const squares = x.reduce(
    (sum, row, index) =>
      sum +
      ((b[index] ?? 0) -
        row.reduce((all, value, column) => all + value * (solution[column] ?? 0), 0)) **
        2,
    0,
  )
  return { solution, spread, squares, rank: kept.filter(Boolean).length }
}

/** Boats of the same size are filled again for each piece; some people sit out. */
function randomRace(random: Random): RacedPiece[] {
  const perSide = 1 + Math.floor(random() * 3)
  const boats = 2 + Math.floor(random() * 2)
  const spare = Math.floor(random() * 2)
  const side = (name: 'port' | 'starboard'): Rower[] =>
    Array.from({ length: perSide * boats + spare }, (_, index) => ({
      user_id: index + (name === 'port' ? 1 : 100),
      side: name,
    }))
  const shuffled = <V>(values: V[]) =>
    values
      .map((value) => ({ value, key: random() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ value }) => value)
  return Array.from({ length: 3 + Math.floor(random() * 14) }, (_, id) => {
    const [ports, starboards] = [shuffled(side('port')), shuffled(side('starboard'))]
    return {
      id,
      distance: 1000,
      void: false,
      boats: Array.from({ length: boats }, (__, boat) => ({
        key: `shell ${boat}`,
        rowers: [...ports, ...starboards].filter((rower) =>
          [ports, starboards].some(
            (list) =>
              list.indexOf(rower) >= boat * perSide && list.indexOf(rower) < (boat + 1) * perSide,
          ),
        ),
        time: 180 + 10 * random(),
      })),
    }
  })
}

test('equals the normal equations by eigenvalues in a hundred random designs, to 1e-9', () => {
  const random = randomFrom(42)
  let compared = 0
  for (let round = 0; round < 100; round++) {
    const pieces = randomRace(random)
    const analysis = bestAnalysis(pieces)
    const { design } = analysis
    const x = design.pairs.map((_, row) =>
      Array.from(design.x.slice(row * design.columns, (row + 1) * design.columns)),
    )
    const b = design.pairs.map(
      ({ piece, one, other, weight }) =>
        weight *
        ((pieces[piece]?.boats[one]?.time ?? 0) - (pieces[piece]?.boats[other]?.time ?? 0)),
    )
    const expected = oracle(x, b)
    const result = seatRacing(pieces)
    expect(analysis.decomposed.rank).toBe(expected.rank)
    if (result.drift_subtracted) continue
    const index = new Map(design.rowers.map((rower, column) => [rowerKey(rower), column]))
    const freedom = pieces.reduce((sum, { boats }) => sum + boats.length - 1, 0) - expected.rank
    const sigma = freedom > 0 ? Math.sqrt(expected.squares / freedom) : null
    for (const { one, other, comparable, difference, standard_error } of result.pairs) {
      const [p, q] = [index.get(rowerKey(one)) ?? 0, index.get(rowerKey(other)) ?? 0]
      expect(comparable).toBe(isDetermined(analysis, p, q))
      if (difference === null) continue
      expect(
        Math.abs(difference - ((expected.solution[q] ?? 0) - (expected.solution[p] ?? 0))),
      ).toBeLessThan(1e-9)
      const variance =
        at(expected.spread, p, p) - 2 * at(expected.spread, p, q) + at(expected.spread, q, q)
      expect(Math.abs(spreadOf(analysis, p, q) - variance) / (1 + variance)).toBeLessThan(1e-9)
      if (sigma !== null && sigma > 1e-6)
        expect(Math.abs((standard_error ?? 0) - sigma * Math.sqrt(variance))).toBeLessThan(1e-7)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(500)
})

test('forty athletes over two hundred pieces', () => {
  const random = randomFrom(7)
  const crew = (ids: number[]): Rower[] =>
    ids.map((user_id) => ({ user_id, side: user_id % 2 === 0 ? 'port' : 'starboard' }))
  const pieces: RacedPiece[] = Array.from({ length: 200 }, (_, id) => {
    const halves = [0, 1].map((half) =>
      Array.from({ length: 20 }, (__, index) => index * 2 + half)
        .map((user_id) => ({ user_id, key: random() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ user_id }) => user_id),
    )
    const boat = (from: number) => crew(halves.flatMap((half) => half.slice(from, from + 4)))
    return {
      id,
      distance: 1000,
      void: false,
      boats: [
        { key: 'R', rowers: boat(0), time: 180 + random() },
        { key: 'Q', rowers: boat(4), time: 180 + random() },
      ],
    }
  })
  const { rowers, pairs } = seatRacing(pieces)
  expect([rowers.length, pairs.length]).toEqual([40, 380])
  expect(pairs.every(({ comparable }) => comparable)).toBe(true)
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    seatRacing(pieces)
    return performance.now() - start
  })
  console.log(`seat racing of 40 athletes over 200 pieces: ${Math.min(...times).toFixed(1)} ms`)
})
