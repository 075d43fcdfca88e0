import { describe, expect, test } from 'vitest'
import { numbersOfRaces, pieceOfCrew, withRaces, type RacePiece } from './race-pieces.ts'
import type { LaidPiece } from './score-layout.ts'

const laid = (piece: number, planned_distance: number | null): LaidPiece => ({
  piece,
  planned_distance,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
})
const race = (piece: number, distance = 750): RacePiece => ({
  id: 100 + piece,
  number: piece,
  void: false,
  piece,
  distance,
  crew_ids: [10 * piece, 10 * piece + 1],
})

describe('a new race', () => {
  test('is the first planned piece of its length that is no race yet', () => {
    const plan = [laid(1, 5000), laid(2, 750), laid(4, 750), laid(3, 750)]
    expect(numbersOfRaces(plan, [2], [], [750, 750])).toEqual([4, 3])
  })

  test('is a piece of its own where the plan has none of its length left', () => {
    expect(numbersOfRaces([laid(1, 750)], [], [], [750, 750, 1000])).toEqual([1, 2, 3])
    expect(numbersOfRaces([], [], [], [750, 750])).toEqual([1, 2])
  })

  test('gets no number that anything ever had', () => {
    expect(numbersOfRaces([laid(1, 500)], [5], [3, 8], [750, 750])).toEqual([9, 10])
  })
})

describe('the pieces of a seat race', () => {
  test('are those of the plan, as long as they were rowed, and those behind it', () => {
    const pieces = withRaces([laid(1, 2000), laid(2, 750)], [race(2, 800), race(3)])
    expect(
      pieces.map(({ piece, planned_distance, race: of }) => [piece, planned_distance, of]),
    ).toEqual([
      [1, 2000, undefined],
      [2, 800, { id: 102, number: 2, void: false }],
      [3, 750, { id: 103, number: 3, void: false }],
    ])
    expect(pieces.every(({ planned }) => planned)).toBe(true)
  })

  test('are found by the crews that row them', () => {
    expect(pieceOfCrew([race(2), race(3)], 31)).toBe(3)
    expect(pieceOfCrew([race(2)], 7)).toBeUndefined()
  })
})
