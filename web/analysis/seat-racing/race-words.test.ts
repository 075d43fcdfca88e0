import { describe, expect, test } from 'vitest'
import type { RacePiece, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import {
  answersOf,
  contradictionsOf,
  differenceOf,
  isTimed,
  movedInto,
  nextToTime,
  notCompared,
  separateGroups,
  sidesOf,
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

  test('gives everybody a place one has earned, sides apart', () => {
    const [port] = sidesOf(known)
    expect(port?.standings.map(({ user_id, rank }) => [user_id, rank])).toEqual([
      [2, 1],
      [4, 1],
      [1, 2],
      [5, 1],
      [3, null],
    ])
    const starboard = [{ ...rower(9, 1, 7), side: 'starboard' as const }]
    const both = sidesOf(results({ rowers: [...starboard, rower(1, 1, 0)] }))
    expect(both.map(({ side }) => side)).toEqual(['port', 'starboard'])
  })

  test('names together who beat the same people', () => {
    const rowers = [rower(1, 1, 0), rower(2, 2, 0), rower(3, 3, 0), rower(4, 4, 0)]
    const pairs = [
      pair(1, 2, 0.1),
      pair(1, 3, 0.9),
      pair(2, 3, 0.9),
      pair(1, 4, 1.4),
      pair(2, 4, 1.3),
      pair(3, 4, 0.5),
    ]
    const [side] = sidesOf(results({ rowers, pairs }))
    expect(side && answersOf(side)).toEqual([{ faster: [1, 2], slower: [3, 4] }])
  })

  test('gives nobody a place while nobody is clear', () => {
    const [side] = sidesOf(
      results({ rowers: [rower(1, 1, 0), rower(2, 2, 0)], pairs: [pair(1, 2, 0.3)] }),
    )
    expect(side?.standings.map(({ rank }) => rank)).toEqual([null, null])
    expect(side && answersOf(side)).toEqual([])
  })

  test('lies within the quantile of Student’s t, and is unknown without pieces to spare', () => {
    const rowers = [{ ...rower(1, 1, 0), effect: -0.6, standard_error: 0.2 }, rower(2, 2, 0)]
    const [checked] = sidesOf(results({ rowers, sigma: 0.3, degrees_of_freedom: 4 }))
    expect(checked?.standings[0]).toMatchObject({
      gain: 0.6,
      interval: { from: expect.closeTo(0.0447, 3), to: expect.closeTo(1.1553, 3) },
    })
    const [unchecked] = sidesOf(results({ rowers }))
    expect(unchecked?.standings[0]?.interval).toBeNull()
  })

  test('is the same seen from either of two', () => {
    expect(differenceOf(known, 'port', 2, 1)).toEqual({ seconds: 1.5, isClear: true })
    expect(differenceOf(known, 'port', 1, 2)).toEqual({ seconds: -1.5, isClear: true })
    expect(differenceOf(known, 'port', 1, 3)).toBeNull()
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
