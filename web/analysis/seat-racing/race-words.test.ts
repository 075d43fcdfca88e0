import { describe, expect, test } from 'vitest'
import type { RacePiece, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import {
  contradictionsOf,
  findingsOf,
  isTimed,
  movedInto,
  nextToTime,
  notCompared,
  separateGroups,
} from './race-words.ts'

const rower = (
  user_id: number,
  rank: number | null,
  group: number,
  clear: boolean | null = null,
): SeatRaceResults['rowers'][number] => ({
  user_id,
  side: 'port',
  effect: 0,
  per_500: 0,
  standard_error: null,
  pieces: 6,
  wins: 3,
  mean_gmt: null,
  rank,
  group,
  clear_of_next: clear,
})
const pair = (
  one: number,
  other: number,
  difference: number | null,
  contradicts = false,
): SeatRaceResults['pairs'][number] => ({
  one,
  other,
  side: 'port',
  comparable: difference !== null,
  difference,
  standard_error: 0.4,
  margin: 0.8,
  pieces_to_settle: difference === 0.2 ? 4 : null,
  swing: difference === null ? null : 2 * difference,
  direct: 1,
  indirect: 0,
  contradicts,
})
const results = (given: Partial<SeatRaceResults>): SeatRaceResults => ({
  distance: 1000,
  counted: [],
  left_out: [],
  boat_term: 'dropped',
  boats: [],
  rank: 0,
  unknowns: 0,
  sigma: null,
  degrees_of_freedom: 0,
  controls: 0,
  drift_subtracted: false,
  rowers: [],
  pairs: [],
  swings: [],
  residuals: [],
  ...given,
})
const piece = (
  id: number,
  crews: number[][],
  times: (number | null)[] = [],
  lost = false,
): RacePiece => ({
  id,
  position: id,
  distance: 1000,
  void: lost,
  note: null,
  control: false,
  boats: crews.map((people, shell) => ({
    crew_id: id * 10 + shell,
    shell,
    name: `Boat ${shell}`,
    boat_type: 7,
    time: times[shell] ?? null,
    seats: people.map((user_id, index) => ({ user_id, position: index + 1, side: null })),
  })),
})

describe('what is known', () => {
  const known = results({
    rowers: [
      rower(1, 2, 0),
      rower(2, 1, 0, true),
      rower(3, null, 2),
      rower(4, 1, 3),
      rower(5, 2, 3),
    ],
    pairs: [pair(1, 2, -1.5), pair(1, 3, null), pair(4, 5, 0.2, true)],
  })

  test('is given from one to the next, the faster first', () => {
    expect(findingsOf(known)).toEqual([
      {
        faster: 2,
        slower: 1,
        seconds: 1.5,
        interval: { from: 0.7, to: 2.3 },
        piecesToSettle: null,
        clear: true,
        swing: 3,
      },
      {
        faster: 4,
        slower: 5,
        seconds: 0.2,
        interval: { from: expect.closeTo(-0.6, 9) as number, to: 1 },
        piecesToSettle: 4,
        clear: null,
        swing: 0.4,
      },
    ])
  })

  test('and what is not: who was never compared, groups that never met, pairs that contradict', () => {
    expect(notCompared(known)).toEqual([3])
    expect(separateGroups(known)).toEqual([
      [1, 2],
      [4, 5],
    ])
    expect(separateGroups(results({ rowers: [rower(1, 1, 0), rower(2, 2, 0)] }))).toEqual([])
    expect(contradictionsOf(known).map(({ one }) => one)).toEqual([4])
  })
})

describe('pieces', () => {
  const first = piece(
    1,
    [
      [1, 2],
      [3, 4],
    ],
    [200, 201],
  )
  const second = piece(2, [
    [1, 4],
    [3, 2],
  ])

  test.each<[string, RacePiece[], number | undefined]>([
    ['the first without times', [first, second], 2],
    ['not one that was given up', [first, { ...second, void: true }, piece(3, [[1]])], 3],
    ['none when all are timed', [first], undefined],
  ])('to time next: %s', (_, pieces, expected) => expect(nextToTime({ pieces })?.id).toBe(expected))

  test('are timed when every boat is, and show who moved', () => {
    expect([isTimed(first), isTimed(second), isTimed(piece(3, []))]).toEqual([true, false, false])
    expect([
      movedInto(second, first, 0),
      movedInto(second, first, 1),
      movedInto(first, undefined, 0),
    ]).toEqual([[4], [2], []])
  })
})
