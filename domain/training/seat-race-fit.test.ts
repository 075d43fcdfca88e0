import { describe, expect, test } from 'vitest'
import { analyse, isDeficient, type RacedPiece } from './seat-race-design.ts'
import { seatRacing } from './seat-racing.ts'
import { svd } from './svd.ts'
import {
  NAMES,
  SEAT3,
  SEAT4,
  TRUTH,
  crew,
  effects,
  nameOf,
  near,
  race,
} from '../../test/support/seat-races.ts'

describe('least squares', () => {
  test('of six pieces with two swaps compare all of a side, once the boats are taken as equal', () => {
    const deficient = analyse(race(SEAT3), 'with')
    expect([deficient.rank, deficient.unknowns, isDeficient(deficient)]).toEqual([8, 9, true])
    const result = seatRacing(race(SEAT3))
    expect(effects(result)).toEqual(near(TRUTH))
    expect(result).toMatchObject({
      boat_term: 'dropped',
      rank: 8,
      unknowns: 8,
      sigma: null,
      boats: [],
    })
    expect(seatRacing(race(SEAT3), { boat_term: 'without' })).toMatchObject({ boat_term: 'off' })
  })

  test('of a walk of eight pieces also compare the boats', () => {
    const result = seatRacing(race(SEAT4))
    expect(effects(result)).toEqual(near(TRUTH))
    expect(result).toMatchObject({
      boat_term: 'estimated',
      rank: 9,
      unknowns: 9,
      boats: [{ key: 'R', difference: expect.closeTo(0.6, 9) as number }],
    })
    expect(result.rowers.map((one) => [nameOf(one), one.rank])).toEqual(
      expect.arrayContaining([
        ['p1', 1],
        ['p4', 4],
        ['s1', 1],
        ['s4', 4],
      ]),
    )
  })

  test('of a matrix of pairs are means of rows and columns', () => {
    const [strokes, bows] = [
      ['p1', 'p2', 'p3'],
      ['s1', 's2', 's3'],
    ]
    const times = [
      [330, 333, 336],
      [332, 334, 340],
      [336, 339, 341],
    ]
    const pieces: RacedPiece[] = [0, 1, 2].map((round) => ({
      id: round,
      distance: 2000,
      void: false,
      boats: strokes.map((stroke, row) => {
        const column = (row + round) % 3
        return {
          key: `shell of ${stroke} and ${bows[column]}`,
          rowers: crew(`${stroke} ${bows[column]}`),
          time: times[row]?.[column] ?? 0,
        }
      }),
    }))
    const { rowers } = seatRacing(pieces, { boat_term: 'without' })
    const grand = times.flat().reduce((sum, time) => sum + time, 0) / 9
    expect(grand).toBeCloseTo(335.667, 3)
    expect(
      Object.fromEntries(rowers.map((one) => [nameOf(one), Number(one.effect.toFixed(3))])),
    ).toEqual(matrixEffects(times))
    expect(matrixEffects(times)).toEqual({
      p1: -2.667,
      p2: -0.333,
      p3: 3,
      s1: -3,
      s2: -0.333,
      s3: 3.333,
    })
  })

  /**
   * With every round in one piece, the level of a round is no part of a comparison; in this design
   * rows and columns meet each round once.
   */
  function matrixEffects(times: number[][]): Record<string, number> {
    const grand = times.flat().reduce((sum, time) => sum + time, 0) / 9
    const meanOf = (values: (number | undefined)[]) =>
      values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length
    const rounded = (value: number) => Number((value - grand).toFixed(3))
    return Object.fromEntries([
      ...times.map((row, index) => [`p${index + 1}`, rounded(meanOf(row))] as const),
      ...times.map(
        (_, index) => [`s${index + 1}`, rounded(meanOf(times.map((row) => row[index])))] as const,
      ),
    ])
  }
})

test('a design of twelve crews and eight rowers has rank 7: no list of all eight', () => {
  const crews = SEAT3.flatMap(([r, q]) => [r, q])
  const matrix = Float64Array.from(
    crews.flatMap((names) =>
      NAMES.slice(0, 8).map((name) => (names.split(' ').includes(name) ? 1 : 0)),
    ),
  )
  expect(svd(matrix, 12, 8).rank).toBe(7)
  const { rowers, pairs } = seatRacing(race(SEAT3))
  expect(new Set(rowers.map(({ group }) => group)).size).toBe(2)
  expect(rowers.filter(({ rank }) => rank === 1)).toHaveLength(2)
  expect(pairs.every(({ one, other }) => one.side === other.side)).toBe(true)
})
