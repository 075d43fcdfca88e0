import { describe, expect, test } from 'vitest'
import type { Mark } from './recording.ts'
import { piecesBegun, ranksIn, type FollowedBoat } from './ranks.ts'
import { stretchesIn } from './races.ts'
import type { Marked } from './standing.ts'

type At = [Mark, number, number]
type Boat = FollowedBoat & { started_at: number | null; marks: readonly Marked[] }

const boat = (recording_id: number, marks: readonly At[], now: Partial<Boat> = {}): Boat => ({
  recording_id,
  distance: 0,
  speed: 4,
  at: 60_000,
  started_at: 0,
  marks: marks.map(([mark, at, distance]) => ({ mark, at: at * 1000, distance })),
  ...now,
})
/** In a piece by its number, or in all that was recorded. */
const ranked = (boats: readonly Boat[], piece: number | null) =>
  ranksIn(boats, stretchesIn(boats, piece === null ? WHOLE : { kind: 'piece', number: piece }))
const WHOLE = { kind: 'whole' } as const
const rows = (ranks: ReturnType<typeof ranksIn>) =>
  ranks.map(({ recording_id, rank, gap_distance, gap_time }) => [
    recording_id,
    rank,
    gap_distance,
    gap_time,
  ])

describe('boats on the way', () => {
  test('lie by how far they are, level ones share a rank', () => {
    const boats = [
      boat(1, [['start', 0, 0]], { distance: 300, speed: 5 }),
      boat(2, [['start', 0, 0]], { distance: 320 }),
      boat(3, [['start', 0, 0]], { distance: 300, speed: null }),
      boat(4, [], { at: null, started_at: null }),
    ]
    expect(rows(ranked(boats, null))).toEqual([
      [2, 1, 0, 0],
      [1, 2, 20, 4],
      [3, 2, 20, null],
      [4, null, null, null],
    ])
  })

  test('of a piece count from where it began', () => {
    const boats = [
      boat(1, [['piece', 10, 500]], { distance: 700 }),
      boat(2, [['piece', 20, 100]], { distance: 350 }),
    ]
    expect(rows(ranked(boats, 1))).toEqual([
      [2, 1, 0, 0],
      [1, 2, 50, 12.5],
    ])
  })
})

describe('boats that are through a piece', () => {
  const through = (id: number, seconds: number, metres: number) =>
    boat(id, [
      ['piece', 0, 0],
      ['rest', seconds, metres],
    ])
  test('lie by their mean speed, so that some metres more do not count', () => {
    const boats = [through(1, 100, 500), through(2, 99, 500), through(3, 100, 502)]
    const found = ranked(boats, 1)
    expect(found.map(({ recording_id, rank }) => [recording_id, rank])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ])
    expect(found[2]?.gap_time).toBeCloseTo(1, 10)
  })
  test('lie before those on the way, and no gap is claimed between them', () => {
    const late = boat(2, [['piece', 0, 0]], { distance: 490 })
    expect(rows(ranked([late, through(1, 100, 480)], 1))).toEqual([
      [1, 1, null, 0],
      [2, 2, null, null],
    ])
  })
})

test('pieces are those that any boat has begun', () => {
  const boats = [
    boat(1, [
      ['piece', 1, 0],
      ['rest', 2, 10],
      ['piece', 3, 10],
    ]),
    boat(2, [['piece', 1, 0]]),
  ]
  expect(piecesBegun(boats)).toEqual([1, 2])
})
