import { describe, expect, test } from 'vitest'
import { bearing, conditionsOf, headingOf, streamComponents, windComponents } from './conditions.ts'
import { kindOf, type RaceLine } from './kinds.ts'
import { cautionsOf } from './likeness.ts'
import { deviationOf, rankedCrews } from './ranking.ts'

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

  test('share a place whatever the order in which their percents add up', () => {
    const percents = [90, 90.2, 90.6]
    const of = (who: string, values: readonly number[]) =>
      values.map((value) => piece(who, 100, value))
    const found = rankedCrews([...of('a', percents), ...of('b', percents.toReversed())])
    expect(found.map(({ rank }) => rank)).toEqual([1, 1])
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
    expect(cautionsOf([line(2.2), line(1.2)], true)).toEqual([])
    expect(cautionsOf([line(4.4), line(3.4)], true)).toEqual([])
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
