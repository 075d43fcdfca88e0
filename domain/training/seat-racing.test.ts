import { describe, expect, test } from 'vitest'
import { bestAnalysis, coverage, designOf } from './seat-race-design.ts'
import { isClear } from './seat-race-pairs.ts'
import { seatRacing, type SeatRaceResult } from './seat-racing.ts'
import { studentT } from './student-t.ts'
import { SEAT3, SEAT4, TRUTH, effects, nameOf, near, race } from '../../test/support/seat-races.ts'

const pairOf = (result: SeatRaceResult, one: string, other: string) => {
  const pair = result.pairs.find(
    (found) =>
      [nameOf(found.one), nameOf(found.other)].toSorted().join() === [one, other].toSorted().join(),
  )
  if (!pair) throw new Error(`${one} and ${other} are no pair`)
  const sign = nameOf(pair.one) === one ? 1 : -1
  return {
    ...pair,
    difference: pair.difference === null ? null : sign * pair.difference,
    swing: pair.swing === null ? null : sign * pair.swing,
  }
}

describe('swings', () => {
  const first = ['A1 A2 A3 A4', 'B1 B2 B3 B4'] as const
  const swapped = ['A1 A2 A3 B4', 'B1 B2 B3 A4'] as const
  const pieces = race([
    [...first, -2],
    [...swapped, 1],
    [...first, -2.2],
  ])

  test('of one swap are the change of the margin', () => {
    const { swings, pairs } = seatRacing(pieces.slice(0, 2))
    expect(swings.map(({ one, other, swing }) => [nameOf(one), nameOf(other), swing])).toEqual([
      ['A4', 'B4', expect.closeTo(3, 12)],
    ])
    expect(pairs.find(({ direct }) => direct === 1)).toMatchObject({
      swing: expect.closeTo(3, 12) as number,
    })
  })

  test('back to the first crews count again; one control takes no drift out', () => {
    const result = seatRacing(pieces)
    expect(pairOf(result, 'A4', 'B4')).toMatchObject({
      swing: expect.closeTo(3.1, 12) as number,
      direct: 2,
      comparable: true,
    })
    expect(pairOf(result, 'A4', 'B4').difference).toBeCloseTo(3.1 / 2, 9)
    expect(result).toMatchObject({ controls: 1, drift_subtracted: false })
    expect(pairOf(result, 'A3', 'B3')).toMatchObject({
      comparable: false,
      difference: null,
      swing: null,
    })
  })
})

describe('six pieces of a public one-swap race', () => {
  const [R, Q] = ['a b 1 2', 'c d 3 4']
  const boats = [
    [R, Q],
    ['a c 1 2', 'b d 3 4'],
    ['a c 1 3', 'b d 2 4'],
    ['a d 1 3', 'b c 2 4'],
    ['a d 1 4', 'b c 2 3'],
    ['a b 1 4', 'c d 2 3'],
    [R, Q],
  ] as const
  const margins = [0.3, 5, 1.7, -2.3, -6.9, -7.6, 0.3]
  const rows = boats.map(([r, q], index) => [r ?? '', q ?? '', -(margins[index] ?? 0)] as const)

  test('say who is faster and who was not compared', () => {
    const result = seatRacing(race(rows.slice(0, 6), { distance: 750 }))
    const differences = [
      ['c', 'd', 4],
      ['d', 'b', 0.7],
      ['2', '3', 3.3],
      ['3', '4', 4.6],
      ['c', 'b', 4.7],
    ] as const
    for (const [one, other, seconds] of differences) {
      expect(pairOf(result, one, other).swing ?? 0, `${one} over ${other}`).toBeCloseTo(seconds, 9)
      expect(pairOf(result, one, other).difference ?? 0).toBeCloseTo(seconds / 2, 9)
    }
    for (const [one, side] of [
      ['a', 'bcd'],
      ['1', '234'],
    ] as const) {
      expect(result.rowers.find((found) => nameOf(found) === one)?.rank).toBeNull()
      for (const other of side)
        expect(pairOf(result, one, other)).toMatchObject({ comparable: false, difference: null })
    }
    expect(pairOf(result, '2', '4').difference).toBeCloseTo(7.9 / 2, 9)
  })

  test('close with the swing back to the first crews', () => {
    const { swings } = seatRacing(race(rows, { distance: 750 }))
    expect(
      swings.map(({ swing }) => Math.abs(swing)).map((swing) => Number(swing.toFixed(6))),
    ).toEqual([4.7, 3.3, 4, 4.6, 0.7, 7.9])
  })
})

describe('pieces', () => {
  test('that are void or lack a time are left out', () => {
    const pieces = race(SEAT4)
    const [lost, untimed, ...rest] = pieces
    if (!lost || !untimed) throw new Error('no pieces')
    const result = seatRacing([
      { ...lost, void: true },
      { ...untimed, boats: untimed.boats.map((boat) => ({ ...boat, time: null })) },
      ...rest,
    ])
    expect(result).toMatchObject({ left_out: [1, 2], counted: [3, 4, 5, 6, 7, 8] })
  })

  test('of different length are compared over 500 m', () => {
    const long = race(SEAT3).map((piece, index) => {
      const distance = index % 2 === 0 ? 1500 : 750
      return {
        ...piece,
        distance,
        boats: piece.boats.map((boat) => ({ ...boat, time: ((boat.time ?? 0) * distance) / 1500 })),
      }
    })
    const result = seatRacing(long)
    expect(result.distance).toBe(500)
    expect(effects(result)).toEqual(
      near(Object.fromEntries(Object.entries(TRUTH).map(([name, value]) => [name, value / 3]))),
    )
    expect(seatRacing(race(SEAT3)).rowers[0]?.per_500).toBeCloseTo(-0.5, 9)
  })

  test('with two controls lose a linear drift', () => {
    const [first = ['', '', 0], second = first] = SEAT4
    const walk = [first, second, first, second, first] as const
    const drifting = walk.map(
      ([r, q, difference], index) => [r, q, difference + 0.5 * index] as const,
    )
    const result = seatRacing(race(drifting))
    expect(result).toMatchObject({ controls: 3, drift_subtracted: true, sigma: 0 })
    expect(pairOf(result, 'p2', 'p3')).toMatchObject({
      swing: expect.closeTo(2, 9) as number,
      difference: expect.closeTo(1, 9) as number,
    })
  })

  test('that contradict each other are marked', () => {
    const circle = [
      ['a b 1 2', 'c d 3 4', 0],
      ['a c 1 2', 'b d 3 4', -1],
      ['a d 1 2', 'b c 3 4', -2],
      ['a b 1 2', 'c d 3 4', -6],
    ] as const
    const result = seatRacing(race(circle))
    expect(result).toMatchObject({
      controls: 1,
      degrees_of_freedom: 1,
      sigma: expect.closeTo(Math.sqrt(18), 9) as number,
    })
    expect(pairOf(result, 'c', 'b')).toMatchObject({
      swing: 1,
      difference: expect.closeTo(-1, 9) as number,
      contradicts: true,
      indirect: 1,
    })
    const most = Math.max(...result.residuals.map(({ residual }) => Math.abs(residual)))
    expect(Math.abs(result.largest_residual?.residual ?? 0)).toBe(most)
  })

  test('none at all is an answer too', () => {
    expect(seatRacing([])).toMatchObject({
      rowers: [],
      pairs: [],
      swings: [],
      sigma: null,
      largest_residual: null,
    })
  })
})

describe('how sure it is', () => {
  test.each([
    [1, 0.8, true],
    [-1, 0.8, true],
    [1, 1.2, false],
    [1, null, null],
    [null, 1, null],
  ])('a difference of %s with a margin of %s', (difference, margin, clear) => {
    expect(isClear({ difference, margin })).toBe(clear)
  })

  test('gives the margin of 95 %, and how many more pieces would settle a close pair', () => {
    const noise = [0.2, -0.3, 0.1, 0.3, -0.2, -0.1, 0.3, -0.2, 0.25, -0.15]
    const walk = [...SEAT4, ...SEAT4.slice(0, 2)]
    const result = seatRacing(race(walk.map(([r, q, by], at) => [r, q, by + (noise[at] ?? 0)])))
    const { degrees_of_freedom, pairs } = result
    expect(result).toMatchObject({ drift_subtracted: true, degrees_of_freedom: 2 })
    for (const { difference, standard_error, margin, pieces_to_settle } of pairs) {
      expect(margin).toBeCloseTo(studentT(degrees_of_freedom) * (standard_error ?? 0), 9)
      const isSure = Math.abs(difference ?? 0) > (margin ?? 0)
      expect(isClear({ difference, margin })).toBe(isSure)
      if (isSure) expect(pieces_to_settle).toBeNull()
      if (pieces_to_settle === null) continue
      const marginWith = (more: number) =>
        studentT(degrees_of_freedom + more) *
        (standard_error ?? 0) *
        Math.sqrt(walk.length / (walk.length + more))
      expect(Math.abs(difference ?? 0)).toBeGreaterThan(marginWith(pieces_to_settle))
      expect(Math.abs(difference ?? 0)).toBeLessThanOrEqual(marginWith(pieces_to_settle - 1))
    }
    const settled = pairs.map(({ pieces_to_settle }) => pieces_to_settle)
    expect(settled).toContain(null)
    expect(settled.some((pieces) => pieces !== null)).toBe(true)
  })

  test('is nothing where no piece is left over to judge by', () => {
    for (const pair of seatRacing(race(SEAT3)).pairs)
      expect(pair).toMatchObject({ margin: null, pieces_to_settle: null })
  })

  test('counts races, wins and percent of gold medal speed', () => {
    const result = seatRacing(race(SEAT3), {
      gmt: (piece, shell) => (shell === 'R' ? 80 + piece : null),
    })
    const [p1] = result.rowers
    expect(p1).toMatchObject({ pieces: 6, wins: 5, mean_gmt: (81 + 84) / 2 })
  })

  test('is known beforehand from the crews alone', () => {
    expect(coverage(bestAnalysis(race(SEAT4)))).toEqual({ comparable: 12, pairs: 12 })
    expect(coverage(bestAnalysis(race(SEAT4.slice(0, 3))))).toEqual({ comparable: 2, pairs: 12 })
    expect(designOf([], 'with')).toMatchObject({ rows: 0, columns: 0 })
  })
})
