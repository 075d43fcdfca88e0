import { describe, expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { courseOf, endsOf, marksOfLaps, marksOfRecording } from './marks.ts'
import { raceFigures, splitsOf, withGaps, type Split } from './splits.ts'

const M1X = { distance_m: 2000, time_s: 390.74 }
const EXTENT = { time: 400, distance: 2000, course: 2000 }
const ROWING = { sport_id: SPORT.rowing, gmt: M1X }
const marksAt = (times: readonly number[], length = 500) =>
  times.map((time, index) => ({ distance: (index + 1) * length, time, stroke_rate: 30 }))
const rowed = (times: readonly number[]) =>
  splitsOf(marksAt(times), { ...EXTENT, time: times.at(-1) ?? 0 }, ROWING)

describe('splits', () => {
  const splits = rowed([98, 199.5, 301.5, 400])

  test('RACE-1: increments and speeds of cumulative times', () => {
    expect(splits.map(({ time }) => time)).toEqual([98, 101.5, 102, 98.5])
    for (const [index, speed] of [5.102, 4.9261, 4.902, 5.0761].entries())
      expect(splits[index]?.speed).toBeCloseTo(speed, 4)
  })

  test('RACE-2: percent of gold medal speed of the splits, and of the piece as a whole', () => {
    for (const [index, percent] of [99.679, 96.241, 95.77, 99.173].entries())
      expect(splits[index]?.prognostic).toBeCloseTo(percent, 3)
    const piece = raceFigures({ time: 400, distance: 2000, stroke_rate: null }, ROWING)
    expect(piece.prognostic).toBeCloseTo(97.685, 3)
    expect(piece).toMatchObject({ ewps: null, dps: null, pace: 100 })
  })

  test('the last split is shorter, and its pace is of its own length', () => {
    expect(endsOf(1100, 500)).toEqual([500, 1000, 1100])
    expect(endsOf(1000, 500)).toEqual([500, 1000])
    expect(endsOf(300, 500)).toEqual([300])
    const marks = [500, 1000, 1100].map((distance) => ({
      distance,
      time: distance / 5,
      stroke_rate: null,
    }))
    const extent = { time: 220, distance: 1100, course: 1100 }
    expect(splitsOf(marks, extent, ROWING).map(({ pace }) => pace)).toEqual([100, 100, 100])
  })

  test('paddlers have a pace for 1000 m, and no work of an ergometer', () => {
    const figures = { time: 200, distance: 1000, stroke_rate: 100 }
    expect(raceFigures(figures, { sport_id: 48, gmt: null })).toMatchObject({
      pace: 200,
      ewps: null,
      dps: 3,
    })
  })
})

describe('marks', () => {
  const seconds = Array.from({ length: 101 }, (_, index) => 100 + index)
  const channels = new Map([
    ['t', Float64Array.from(seconds)],
    ['distance', Float64Array.from(seconds, (second) => 30 + (second - 100) * 5.05)],
    ['stroke_rate', Float64Array.from(seconds, (second) => (second < 150 ? 30 : 34))],
  ])
  const stretch = { start: 100, finish: 200 }
  const extent = { time: 100, distance: 500, course: 500 }

  test('a recording that measured too long is laid over the course', () => {
    const marks = marksOfRecording(channels, stretch, extent, endsOf(500, 250))
    expect(marks.map(({ time }) => time)).toEqual([50, 100])
    expect(marks.map(({ stroke_rate }) => stroke_rate)).toEqual([30, 34])
  })

  test('points that go back are dropped', () => {
    const jumping = Float64Array.from(channels.get('distance') ?? [])
    jumping[40] = 10
    const marks = marksOfRecording(
      new Map([...channels, ['distance', jumping]]),
      stretch,
      extent,
      endsOf(500, 100),
    )
    expect(marks[1]?.time).toBeCloseTo(40, 9)
  })

  test('a recording without metres marks nothing', () => {
    expect(marksOfRecording(new Map(), stretch, extent, [500])).toEqual([])
  })

  test('laps mark their ends only, and are put together where longer splits are asked for', () => {
    const laps = [24, 25, 26, 25].map((time) => ({ time, distance: 125, stroke_rate: 32 }))
    expect(marksOfLaps(laps, extent, 50).map(({ distance }) => distance)).toEqual([
      125, 250, 375, 500,
    ])
    expect(marksOfLaps(laps, extent, 250)).toEqual([
      { distance: 250, time: 49, stroke_rate: 32 },
      { distance: 500, time: 100, stroke_rate: 32 },
    ])
  })

  test('laps that are not all of the piece mark nothing', () => {
    expect(marksOfLaps([{ time: 50, distance: 250, stroke_rate: null }], extent, 50)).toEqual([])
  })

  test('pieces are laid over the planned length when all are nearly as long', () => {
    const line = (distance: number, planned: number | null = 2000) => ({ distance, planned })
    expect(courseOf([line(1996), line(2011)])).toBe(2000)
    expect(courseOf([line(1996, null), line(2011, null)])).toBe(1996)
    expect(courseOf([line(2000), line(1000)])).toBeNull()
  })
})

describe('gaps', () => {
  test('are in seconds, and in metres at the speed of the leader there', () => {
    const [first, second] = withGaps([rowed([98, 199.5, 301.5, 400]), rowed([99, 199, 303.5, 404])])
    expect(first?.map(({ gap_s }) => gap_s)).toEqual([0, 0.5, 0, 0])
    expect(second?.map(({ gap_s }) => gap_s)).toEqual([1, 0, 2, 4])
    expect(second?.[3]?.gap_m).toBeCloseTo((4 * 500) / 98.5, 9)
    expect(first?.[1]?.gap_m).toBeCloseTo((0.5 * 500) / 100, 9)
  })

  test('nobody leads where only one was timed', () => {
    const whole: Split[] = rowed([98, 199.5, 301.5, 404]).slice(3)
    const [first] = withGaps([rowed([98, 199.5, 301.5, 400]), whole])
    expect(first?.map(({ gap_s }) => gap_s)).toEqual([null, null, null, 0])
  })
})
