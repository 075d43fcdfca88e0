import { describe, expect, test } from 'vitest'
import type { Rower } from './seat-race-design.ts'
import {
  nextPieces,
  planSeatRace,
  swapsOf,
  type PlannedBoat,
  type PlannedPiece,
} from './seat-race-plan.ts'

const crew = (from: number, size: number): Rower[] =>
  Array.from({ length: size }, (_, index) => ({
    user_id: from + index,
    side: index % 2 === 0 ? 'starboard' : 'port',
  }))
const boats = (size: number): PlannedBoat[] => [
  { key: 'R', rowers: crew(1, size) },
  { key: 'Q', rowers: crew(101, size) },
]
const scullers = (count: number): PlannedBoat[] => [
  {
    key: 'A',
    rowers: Array.from({ length: count }, (_, index) => ({ user_id: index + 1, side: null })),
  },
]

/** Pairs of rowers who change boats from one piece to the next. */
const changes = (before: PlannedPiece, after: PlannedPiece) =>
  (before.boats[0]?.rowers ?? []).filter((rower) => !after.boats[0]?.rowers.includes(rower))
const partners = (pieces: PlannedPiece[]) =>
  new Set(
    pieces.flatMap(({ boats: pairs }) =>
      pairs.map(({ rowers }) =>
        rowers
          .map(({ user_id }) => user_id)
          .toSorted((a, b) => a - b)
          .join(),
      ),
    ),
  )

describe('a plan', () => {
  test('of one swap compares all of two fours in eight pieces, and the boats', () => {
    const plan = planSeatRace('one-swap', boats(4), 8)
    expect(plan).toMatchObject({ comparable: 12, pairs: 12, compares_boats: true })
    for (const [index, piece] of plan.pieces.slice(1).entries()) {
      const moved = changes(plan.pieces[index] ?? piece, piece)
      expect(moved).toHaveLength(1)
    }
  })

  test('of one swap says beforehand what stays unknown', () => {
    const plan = planSeatRace('one-swap', boats(4), 4)
    expect(plan.pieces).toHaveLength(4)
    expect(plan.comparable).toBeLessThan(plan.pairs)
    expect(plan.comparable).toBeGreaterThanOrEqual(3)
    expect(plan.compares_boats).toBe(false)
  })

  test('of two swaps changes one of each side', () => {
    const plan = planSeatRace('two-swap', boats(4), 7)
    expect(plan).toMatchObject({ comparable: 12, pairs: 12 })
    for (const [index, piece] of plan.pieces.slice(1).entries())
      expect(
        changes(plan.pieces[index] ?? piece, piece)
          .map(({ side }) => side)
          .toSorted(),
      ).toEqual(['port', 'starboard'])
  })

  test('of pairs lets every stroke side row with every bow side', () => {
    const plan = planSeatRace('pairs', boats(4), 9)
    expect(plan.pieces).toHaveLength(4)
    expect(partners(plan.pieces).size).toBe(16)
    expect(plan).toMatchObject({ comparable: 12, pairs: 12 })
  })

  test('of six scullers in pairs over five pieces covers more than 80 % of the pairs', () => {
    const plan = planSeatRace('pairs', scullers(6), 5)
    expect(plan.pieces).toHaveLength(5)
    expect(plan.comparable / plan.pairs).toBeGreaterThan(0.8)
    expect(partners(plan.pieces).size).toBe(15)
  })

  test('of nobody is empty', () => {
    expect(planSeatRace('pairs', [], 5)).toMatchObject({ pieces: [], comparable: 0, pairs: 0 })
    expect(planSeatRace('one-swap', [{ key: 'R', rowers: crew(1, 4) }], 5).pieces).toHaveLength(1)
  })

  test('of two eights compares many', () => {
    expect(planSeatRace('one-swap', boats(8), 10).comparable).toBeGreaterThan(20)
  })
})

describe('what to row next', () => {
  test('is what makes most pairs comparable', () => {
    const { pieces } = planSeatRace('one-swap', boats(4), 3)
    const [best, ...others] = nextPieces(pieces)
    expect(best?.newly_comparable).toBeGreaterThan(0)
    expect(
      others.every(({ newly_comparable }) => newly_comparable <= (best?.newly_comparable ?? 0)),
    ).toBe(true)
    expect(best?.one.side).toBe(best?.other.side)
  })

  test('is what makes most certain when all is comparable', () => {
    const { pieces } = planSeatRace('one-swap', boats(4), 8)
    const plan = nextPieces(pieces)
    expect(plan).toHaveLength(3)
    for (const { newly_comparable, variance_left } of plan) {
      expect(newly_comparable).toBe(0)
      expect(variance_left).toBeGreaterThan(0)
      expect(variance_left).toBeLessThan(1)
    }
    expect(nextPieces([])).toEqual([])
  })

  test('swaps keep everybody on their side and in a seat', () => {
    const swaps = swapsOf(boats(4))
    expect(swaps).toHaveLength(8)
    for (const { boats: after } of swaps)
      expect(new Set(after.flatMap(({ rowers }) => rowers)).size).toBe(8)
    expect(
      swaps.every(
        ({ boats: [r] }) =>
          r?.rowers.map(({ side }) => side).join() === 'starboard,port,starboard,port',
      ),
    ).toBe(true)
  })
})
