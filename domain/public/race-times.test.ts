import { array, assert, boolean, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { stretchesIn } from '../live/races.ts'
import { ranksIn } from '../live/ranks.ts'
import type { Marked } from '../live/standing.ts'
import type { Moment } from './course.ts'
import { recordedBoat, roundsOf, type RacedBoat } from './splits.ts'

const START = Date.parse('2026-06-14T08:00:00Z')

type Rowing = {
  /** Metres a second, and how much the speed changes over the race. */
  speed: number
  fade: number
  /** Metres at which somebody marked the end of the piece, whose metres are these. */
  marked: number
  late_s: number
  isMarked: boolean
}
/** A boat that starts a piece at rest and goes on after it, a moment a second. */
function boatOf({ speed, fade, marked, late_s, isMarked }: Rowing): RacedBoat {
  const shown: Moment[] = []
  let distance = 0
  for (let second = 0; distance < marked + 60; second += 1) {
    const pace = Math.min(1, (second + 1) / 8) * speed * (1 - (fade * distance) / 2000)
    shown.push({
      at: START + 1000 * (late_s + second),
      distance,
      speed: pace,
      stroke_rate: 36,
      lat: null,
      lon: null,
    })
    distance += pace
  }
  const first = shown[0]
  const last = shown.find((moment) => moment.distance >= marked)
  if (!first || !last) throw new Error('a boat that never came in')
  const marks: Marked[] = [
    { mark: 'piece', at: first.at, distance: first.distance },
    ...(isMarked ? [{ mark: 'rest', at: last.at, distance: last.distance } as const] : []),
  ]
  return { marks, shown }
}
const raced = (boats: readonly RacedBoat[]) => {
  const followed = boats.map((boat, place) => {
    const last = boat.shown.at(-1)
    return {
      ...recordedBoat(boat, place),
      distance: last?.distance ?? 0,
      speed: 4,
      at: last?.at ?? null,
    }
  })
  return {
    ranks: ranksIn(followed, stretchesIn(followed, { kind: 'piece', number: 1 })),
    rounds: roundsOf(boats, SPORT.rowing).map(([round]) => round),
  }
}

const rowing = record({
  speed: double({ min: 4, max: 6, noNaN: true }),
  fade: double({ min: 0, max: 0.3, noNaN: true }),
  marked: integer({ min: 990, max: 1010 }),
  late_s: integer({ min: 0, max: 20 }),
  isMarked: boolean(),
})

describe('the time of a race', () => {
  test('is one: finish, gap, rank and splits agree on any tracks', () => {
    let agreed = 0
    assert(
      property(array(rowing, { minLength: 1, maxLength: 8 }), (boats) => {
        const { ranks, rounds } = raced(boats.map(boatOf))
        const done = ranks.filter(({ is_done }) => is_done)
        const [lead] = done
        for (const { recording_id, rank, time, gap_time, distance } of done) {
          const round = rounds[recording_id]
          expect(round).toMatchObject({ is_done: true })
          expect(round?.time).toBe(time)
          expect(round?.distance).toBe(distance)
          expect(round?.splits.at(-1)?.total).toBe(time)
          expect(
            Math.abs((round?.splits.at(-1)?.distance ?? 0) - (distance ?? 0)),
          ).toBeLessThanOrEqual(0.5)
          expect(round?.splits.length).toBeGreaterThanOrEqual(4)
          expect(round?.splits.reduce((sum, split) => sum + split.time, 0)).toBeCloseTo(
            time ?? 0,
            6,
          )
          // Boats that did not row the same are ranked by their speed, and no gap is claimed.
          if (lead?.gap_time === null) {
            expect(gap_time).toBeNull()
            continue
          }
          expect(gap_time).toBeCloseTo((time ?? 0) - (lead?.time ?? 0), 9)
          const before = done.filter((other) => (other.time ?? 0) < (time ?? 0) - 1e-3)
          expect(rank).toBeGreaterThan(before.length)
          agreed += 1
        }
      }),
      { seed: 2026 },
    )
    expect(agreed).toBeGreaterThan(100)
  })

  test('is that of the distance of the race, whatever the receivers measured', () => {
    const boats = [
      { speed: 5, marked: 1004 },
      { speed: 4.9, marked: 998 },
      { speed: 4.8, marked: 1001 },
    ].map((boat) => boatOf({ ...boat, fade: 0, late_s: 0, isMarked: true }))
    const { ranks, rounds } = raced(boats)
    expect(ranks.map(({ recording_id, rank }) => [recording_id, rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
    for (const round of rounds) expect(round).toMatchObject({ distance: 1000 })
    expect(rounds[0]?.time).toBeCloseTo(3.5 + 1000 / 5, 1)
  })

  test('over a course is that between its lines, however far the receivers say it was', () => {
    const lineAt = (lat: number) => [lat, 8.2, lat, 8.4] as const
    const course = { start: lineAt(47.001), finish: lineAt(47.009), lines: [] }
    const crossing = (seconds: number, metres: number): RacedBoat => ({
      marks: [],
      shown: Array.from({ length: seconds + 21 }, (_, second) => ({
        at: START + 1000 * second,
        distance: (second * metres) / seconds,
        speed: metres / seconds,
        stroke_rate: 36,
        lat: 47.001 + (0.008 * (second - 10.5)) / seconds,
        lon: 8.3,
      })),
    })
    const followed = [crossing(200, 900), crossing(202, 915), crossing(201, 890)].map(
      (boat, place) => ({ ...recordedBoat(boat, place), distance: 900, speed: 4, at: START }),
    )
    const ranks = ranksIn(followed, stretchesIn(followed, { kind: 'course', course }))
    expect(ranks.map(({ recording_id }) => recording_id)).toEqual([0, 2, 1])
    for (const [at, seconds] of [200, 201, 202].entries()) {
      expect(ranks[at]?.time).toBeCloseTo(seconds, 3)
      expect(ranks[at]?.gap_time).toBeCloseTo(seconds - 200, 3)
    }
  })

  test('claims no gap where boats did not row the same, and gives up who stopped', () => {
    const far = { fade: 0, late_s: 0, isMarked: true }
    const apart = raced([
      boatOf({ ...far, speed: 5, marked: 1000 }),
      boatOf({ ...far, speed: 4.5, marked: 900 }),
    ])
    expect(apart.ranks.map(({ recording_id, gap_time }) => [recording_id, gap_time])).toEqual([
      [0, null],
      [1, null],
    ])
    const stopped = raced([
      boatOf({ ...far, speed: 5, marked: 1000 }),
      boatOf({ ...far, speed: 6, marked: 300 }),
      boatOf({ ...far, speed: 4.5, marked: 1000 }),
    ])
    expect(stopped.ranks.map(({ recording_id }) => recording_id)).toEqual([0, 2, 1])
    expect(stopped.ranks.map(({ gap_time }) => gap_time === null)).toEqual([false, false, true])
  })
})
