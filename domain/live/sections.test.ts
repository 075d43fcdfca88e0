import { describe, expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { splitsOf, stepFor, stretchIn, type Course, type Moments } from './sections.ts'

const START = Date.UTC(2026, 4, 3, 8)
const DEGREE_M = 111_195
const KAYAK = 10

type Placed = { at: number; distance: number; lat: number; lon: number }
const along = (placed: readonly Placed[]): Moments => ({
  count: placed.length,
  at: (index) => placed[index] ?? { at: 0, distance: 0 },
  positions: () => ({
    t: Float64Array.from(placed, ({ at }) => at / 1000),
    lat: Float64Array.from(placed, ({ lat }) => lat),
    lon: Float64Array.from(placed, ({ lon }) => lon),
  }),
})

/** Northwards along a meridian, so fast, a sample a second. */
const rowed = (seconds: number, speed: number, { from = 0, since = 0 } = {}): Placed[] =>
  Array.from({ length: seconds + 1 }, (_, second) => {
    const distance = from + second * speed
    return {
      at: START + (since + second) * 1000,
      distance,
      lat: 47 + distance / DEGREE_M,
      lon: 8,
    }
  })
const lineAt = (metres: number) => {
  const lat = 47 + metres / DEGREE_M
  return [lat, 7.999, lat, 8.001] as const
}
const COURSE: Course = { start: lineAt(102), finish: lineAt(602), lines: [] }
const course = { kind: 'course', course: COURSE } as const

describe('a course', () => {
  test('is timed from line to line, between the samples', () => {
    const found = stretchIn({ started_at: START, marks: [], moments: along(rowed(200, 4)) }, course)
    expect(found?.started_at).toBeCloseTo(START + 25_500, -1)
    expect(found?.finished_at).toBeCloseTo(START + 150_500, -1)
    expect(found?.from).toBeCloseTo(102, 1)
    expect(found?.to).toBeCloseTo(602, 1)
  })

  test('is under way behind its start', () => {
    const found = stretchIn({ started_at: START, marks: [], moments: along(rowed(60, 4)) }, course)
    expect(found).toMatchObject({ finished_at: null, to: null })
  })

  test('has not begun before its start', () => {
    const before = { started_at: START, marks: [], moments: along(rowed(20, 4)) }
    expect(stretchIn(before, course)).toBeNull()
  })

  test('of several passes is the last', () => {
    const out = rowed(200, 4)
    const back = rowed(200, 4, { since: 300 }).map((moment, second) => ({
      ...moment,
      distance: 800 + second * 4,
      lat: 47 + (800 - second * 4) / DEGREE_M,
    }))
    const again = rowed(200, 5, { since: 600 }).map((moment, second) => ({
      ...moment,
      distance: 1600 + second * 5,
      lat: 47 + (second * 5) / DEGREE_M,
    }))
    const moments = along([...out, ...back, ...again])
    const found = stretchIn({ started_at: START, marks: [], moments }, course)
    expect(found?.started_at).toBeCloseTo(START + 620_400, -1)
    expect(((found?.finished_at ?? 0) - (found?.started_at ?? 0)) / 1000).toBeCloseTo(100, 1)
  })
})

describe('other sections', () => {
  const marks = [
    { mark: 'start', at: START, distance: 0 },
    { mark: 'piece', at: START + 10_000, distance: 40 },
    { mark: 'rest', at: START + 110_000, distance: 440 },
  ] as const
  const boat = { started_at: START, marks, moments: along(rowed(200, 4)) }

  test('a piece is from its mark to the next', () => {
    expect(stretchIn(boat, { kind: 'piece', number: 1 })).toMatchObject({ from: 40, to: 440 })
    expect(stretchIn(boat, { kind: 'piece', number: 2 })).toBeNull()
  })

  test('the whole is open until it is finished', () => {
    expect(stretchIn(boat, { kind: 'whole' })).toMatchObject({ from: 0, finished_at: null })
    const end = { mark: 'finish', at: START + 200_000, distance: 800 } as const
    const done = { ...boat, marks: [...marks, end] }
    expect(stretchIn(done, { kind: 'whole' })).toMatchObject({ to: 800 })
    expect(stretchIn({ ...boat, started_at: null }, { kind: 'whole' })).toBeNull()
  })
})

describe('splits', () => {
  const stretch = { started_at: START + 10_000, from: 40, finished_at: null, to: null }

  test('are the times at each step, between the samples', () => {
    expect(splitsOf(along(rowed(200, 4)), stretch, 90)).toEqual([
      22.5, 45, 67.5, 90, 112.5, 135, 157.5, 180,
    ])
  })

  test('end with the stretch', () => {
    const done = { ...stretch, finished_at: START + 60_000, to: 240 }
    expect(splitsOf(along(rowed(200, 4)), done, 100)).toEqual([25, 50])
  })

  test('pass several steps in a gap of the samples', () => {
    const moments = along([...rowed(20, 4), ...rowed(5, 4, { from: 800, since: 200 })])
    expect(splitsOf(moments, stretch, 100)).toHaveLength(7)
    expect(splitsOf(moments, stretch, 100)[2]).toBeCloseTo(75, 5)
  })

  test('are found without reading all of the track', () => {
    const whole = along(rowed(7200, 4))
    let read = 0
    const counted: Moments = {
      ...whole,
      at: (index) => {
        read += 1
        return whole.at(index)
      },
    }
    expect(splitsOf(counted, stretch, 500)).toHaveLength(57)
    expect(read).toBeLessThan(1500)
  })

  test('are as far apart as the stretch is worth', () => {
    const steps = (sport: number) => [2000, 500, 250].map((metres) => stepFor(metres, sport))
    expect(steps(SPORT.rowing)).toEqual([500, 100, 50])
    expect(steps(KAYAK)).toEqual([200, 100, 50])
  })
})
