import { describe, expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { bearing, conditionsOf, headingOf, streamComponents, windComponents } from './conditions.ts'
import { kindOf, type RaceLine } from './kinds.ts'
import { cautionsOf } from './likeness.ts'
import { courseOf, endsOf, marksOfLaps, marksOfRecording } from './marks.ts'
import { deviationOf, rankedCrews } from './ranking.ts'
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

describe('wind and stream', () => {
  test('5 m/s from 45° against a boat to the north: half head, half cross', () => {
    const { along, across } = windComponents(5, 45, 0)
    expect(along).toBeCloseTo(3.5355, 4)
    expect(across).toBeCloseTo(3.5355, 4)
  })

  test('5 m/s from behind is a tail wind', () => {
    expect(windComponents(5, 180, 0).along).toBeCloseTo(-5, 9)
    expect(streamComponents(0.5, 180, 180).along).toBeCloseTo(0.5, 9)
  })

  test('no component is known without the direction rowed, but for no wind', () => {
    expect(windComponents(5, 45, null)).toEqual({ along: null, across: null })
    expect(windComponents(0, null, null)).toEqual({ along: 0, across: 0 })
  })

  test('the components make up the wind in any direction', () => {
    for (let angle = 0; angle < 720; angle += 7) {
      const { along, across } = windComponents(6, angle, 3 * angle)
      expect(Math.hypot(along ?? 0, across ?? 0)).toBeCloseTo(6, 9)
    }
  })

  test('what was noted for the piece goes before the session, and for the track', () => {
    const session = { wind_speed: 3, wind_direction: 90, rowing_direction: 90 }
    expect(conditionsOf([null, session], 0)).toMatchObject({ head_wind: 3, wind_band: 'light' })
    const piece = { wind_speed: 6, wind_direction: 270 }
    expect(conditionsOf([piece, session], 0).head_wind).toBeCloseTo(-6, 9)
    expect(conditionsOf([piece], 270).head_wind).toBeCloseTo(6, 9)
    expect(conditionsOf([null], null)).toMatchObject({ wind_speed: null, head_wind: null })
  })

  test('a boat goes from where its track begins to where it ends', () => {
    expect(bearing(47, 8, 48, 8)).toBeCloseTo(0, 9)
    expect(bearing(0, 8, 0, 7)).toBeCloseTo(270, 9)
    const t = Float64Array.of(0, 1, 2, 3)
    const lat = Float64Array.of(0, Number.NaN, 0, 1)
    const lon = Float64Array.of(8, 8, 9, 9)
    expect(headingOf({ t, lat, lon }, { start: 0, finish: 2 })).toBeCloseTo(90, 9)
    expect(headingOf({ t, lat, lon }, { start: 0, finish: 1 })).toBeNull()
  })
})

describe('crews', () => {
  const piece = (who: string, pace: number, prognostic: number | null) => ({
    who,
    name: who,
    pace,
    prognostic,
  })

  test('are ranked by the mean percent, not by their times', () => {
    const found = rankedCrews([piece('W2x', 110, 95), piece('M8+', 90, 92), piece('W2x', 112, 93)])
    expect(found.map(({ who, rank }) => [who, rank])).toEqual([
      ['W2x', 1],
      ['M8+', 2],
    ])
    expect(found[0]).toMatchObject({ mean_pace: 111, best_pace: 110, mean_prognostic: 94 })
    expect(found[0]?.deviation).toBeCloseTo(Math.SQRT2, 9)
    expect(found[0]?.consistency).toBeCloseTo(Math.SQRT2 / 111, 9)
    expect(found[1]).toMatchObject({ deviation: null, consistency: null })
  })

  test('have no place where one of their pieces lacks the percent, and share one when equal', () => {
    const found = rankedCrews([piece('a', 100, null), piece('b', 90, 92), piece('c', 95, 92)])
    expect(found.map(({ who, rank }) => [who, rank])).toEqual([
      ['b', 1],
      ['c', 1],
      ['a', null],
    ])
  })

  test('the deviation is that of a sample', () => {
    expect(deviationOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.1381, 4)
    expect(deviationOf([2])).toBeNull()
  })
})

test('the kind of a comparison follows from its lines', () => {
  const line = (session_id: number, crew_id: number, piece: number): RaceLine => ({
    session_id,
    crew_id,
    piece,
    user_id: null,
  })
  expect(kindOf([line(1, 1, 1)])).toBe('single-crew-session')
  expect(kindOf([line(1, 1, 1), line(1, 1, 2)])).toBe('single-crew-session-pieces')
  expect(kindOf([line(1, 1, 1), line(1, 2, 1)])).toBe('multiple-crews-single-piece')
  expect(kindOf([line(1, 1, 1), line(1, 2, 2)])).toBe('multiple-crews-multiple-pieces')
  expect(kindOf([line(1, 1, 1), line(2, 1, 1)])).toBe('multiple-crews-multiple-sessions')
})

describe('cautions', () => {
  const line = (
    head_wind: number | null,
    { session_id = 1, rolling = false as boolean | null, boat = 'M1x' } = {},
  ) => ({
    class: boat,
    session_id,
    rolling,
    conditions: { head_wind, following_stream: null, wind_speed: head_wind },
  })

  test('none about crews of a class over the same piece', () => {
    expect(cautionsOf([line(2), line(2.5)], true)).toEqual([])
    expect(cautionsOf([line(null), line(null)], true)).toEqual([])
  })

  test('about classes, starts, distances and wind that differ', () => {
    const lines = [line(-5), line(5, { boat: 'W1x', rolling: true })]
    expect(cautionsOf(lines, false)).toEqual(['classes', 'distances', 'starts', 'conditions'])
  })

  test('about wind and starts that are known of some only', () => {
    const lines = [line(null, { rolling: null }), line(2, { session_id: 2 })]
    expect(cautionsOf(lines, true)).toEqual(['starts_unknown', 'conditions_unknown'])
  })
})
