import { describe, expect, test } from 'vitest'
import { donePieces, medalReference, type DoneCrew, type DoneSession } from './done-pieces.ts'

const GMTS = [
  { class: 'M1x', distance: 2000, time: 390.74 },
  { class: 'M2x', distance: 2000, time: 359.72 },
  { class: 'K1 M', distance: 200, time: 33.38 },
  { class: 'K1 M', distance: 1000, time: 200.643 },
]
const boat = (crew_id: number, boat_type: number, ...user_ids: number[]): DoneCrew => ({
  crew_id,
  boat_type,
  name: `Boat ${crew_id}`,
  age: 'senior',
  gender: 'men',
  weight: 'heavyweight',
  gmt_score: null,
  user_ids,
})
const timed = (piece: number, time: number | null, distance: number | null = null) => ({
  piece,
  part: 'piece' as const,
  number: 0,
  time,
  distance,
})
const planned = (piece: number, planned_distance: number) => ({
  piece,
  planned_distance,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
})
const rowing = (session: Partial<DoneSession>): DoneSession => ({
  sport_id: 1,
  pieces: [planned(1, 2000), planned(2, 1000)],
  crews: [],
  results: [],
  ...session,
})
const ofCrew = (crew_id: number, ...scores: ReturnType<typeof timed>[]) => ({
  result_id: crew_id,
  user_id: null,
  crew_id,
  name: `Boat ${crew_id}`,
  scores,
})
const ofAthlete = (user_id: number, ...scores: ReturnType<typeof timed>[]) => ({
  result_id: 100 + user_id,
  user_id,
  crew_id: null,
  name: `Athlete ${user_id}`,
  scores,
})

describe('pieces that were done', () => {
  test('GMT-2: a single over the planned 2000 m in 7:00', () => {
    const session = rowing({ crews: [boat(1, 1, 7)], results: [ofCrew(1, timed(1, 420))] })
    const [piece] = donePieces(session, GMTS)
    expect(piece).toMatchObject({ class: 'M1x', distance: 2000, time: 420, user_ids: [7] })
    expect(piece?.percent).toBeCloseTo(93.0333, 4)
  })

  test('GMT-7: a kayak over 1000 m in 3:40, and a sprint by its own row', () => {
    const session = rowing({
      sport_id: 48,
      crews: [boat(1, 21, 7)],
      results: [ofCrew(1, timed(1, 220, 1000), timed(2, 40, 200))],
    })
    const [long, sprint] = donePieces(session, GMTS)
    expect(long?.percent).toBeCloseTo(91.2014, 4)
    expect(sprint?.reference).toMatchObject({ distance_m: 200, time_s: 33.38 })
    expect(sprint?.sport).toBe('paddling')
  })

  test('count for everybody aboard, once: what is their own goes first', () => {
    const session = rowing({
      crews: [boat(1, 2, 7, 8)],
      results: [ofCrew(1, timed(1, 400), timed(2, 200)), ofAthlete(7, timed(1, 390))],
    })
    expect(donePieces(session, GMTS).map((one) => [one.piece, one.time, one.user_ids])).toEqual([
      [1, 400, [8]],
      [2, 200, [7, 8]],
      [1, 390, [7]],
    ])
  })

  test('have no gold medal time where nobody knows the boat or its class has none', () => {
    const session = rowing({
      crews: [boat(1, 1, 7), boat(2, 2, 7, 8), boat(3, 12, 9)],
      results: [ofAthlete(7, timed(1, 420)), ofCrew(3, timed(1, 400))],
    })
    expect(donePieces(session, GMTS).map(({ percent }) => percent)).toEqual([null, null])
  })

  test.each([
    ['no time', timed(1, null, 2000)],
    ['no distance, planned or rowed', timed(9, 400)],
    ['no length', timed(1, 400, 0)],
    ['the whole session', timed(0, 3000, 12_000)],
  ])('are not there with %s', (_, score) => {
    const session = rowing({ crews: [boat(1, 1, 7)], results: [ofCrew(1, score)] })
    expect(donePieces(session, GMTS)).toEqual([])
  })
})

describe('the gold medal time of a piece', () => {
  test('is the crew’s own before that of its class', () =>
    expect(medalReference(GMTS, { ...boat(1, 1, 7), gmt_score: 400 }, 500)).toEqual({
      class: 'M1x',
      is_own: true,
      set_on: null,
      distance_m: 2000,
      time_s: 400,
    }))

  test('is longer for the young, and says so', () =>
    expect(medalReference(GMTS, { ...boat(1, 1, 7), age: 'u19' }, 2000)).toMatchObject({
      class: 'U19 M1x',
      is_own: false,
      time_s: 390.74 * 1.02,
    }))
})
