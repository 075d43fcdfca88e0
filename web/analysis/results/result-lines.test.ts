import { describe, expect, test } from 'vitest'
import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { resultLines } from './result-lines.ts'

const laid = (piece: number) => ({
  piece,
  planned_distance: 1000,
  planned_time: null,
  exercise_id: null,
  parts: [1, 2].map((number) => ({
    part: 'split' as const,
    number,
    planned_distance: 500,
    planned_time: null,
    reps: null,
    exercise_weight: null,
  })),
})
const time = (piece: number, seconds: number, split?: number, kind = 'entered') => ({
  piece,
  part: split === undefined ? 'piece' : 'split',
  number: split ?? 0,
  time: seconds,
  heart_rate: null,
  lactate: null,
  rpe: null,
  sources: { time: { kind, at: `2026-03-02T07:0${piece}:00Z` } },
})
const result = (id: number, name: string, crew_id: number, scores: object[], rest: object = {}) =>
  ({
    id,
    name,
    crew_id,
    user_id: null,
    squad_id: null,
    alternative: false,
    sport_id: 1,
    note: null,
    version: 1,
    seen: true,
    scores,
    ...rest,
  }) as unknown as Result
const men = [time(1, 190), time(1, 95, 1), time(1, 95, 2), time(2, 192)]
const women = [time(1, 210), time(1, 106, 1), time(1, 104, 2, 'corrected'), time(2, 209)]
const scores = {
  sport_id: 1,
  pieces: [laid(1), laid(2)],
  programmes: [],
  crews: [
    {
      crew_id: 1,
      class: 'M4-',
      user_ids: [],
      gmts: [{ time: 337.86, distance: 2000, every_length: true }],
    },
    {
      crew_id: 2,
      class: 'W4x',
      user_ids: [],
      gmts: [{ time: 364.84, distance: 2000, every_length: true }],
    },
  ],
  results: [result(1, 'Reuss', 1, men), result(2, 'Aare', 2, women)],
  ranked: 'all',
} as unknown as SessionScores
const activity = {
  activity_id: 9,
  outing: 9,
  aboard: true,
  full_name: 'Anna',
  sport_id: 1,
  timer_time: 3600,
  moving_time: 3600,
  elapsed_time: 4000,
  distance: 12_000,
  heart_rate_avg: 150,
  zone_seconds: [],
} as unknown as SessionResult

describe('lines', () => {
  test('of the session rank totals by prognostic, with recordings beside them', () => {
    const { lines, rankedBy, laps } = resultLines(scores, [activity], null)
    expect([rankedBy, laps]).toEqual(['prognostic', 2])
    expect(
      lines.map(({ name, place, source, time: total }) => [name, place, source, total]),
    ).toEqual([
      ['Reuss', 1, 'entered', 382],
      ['Aare', 2, 'corrected', 419],
      ['Anna', null, 'recorded', 3600],
    ])
    expect(lines[0]?.laps).toEqual([190, 192])
  })

  test('name an outing once, with the second device behind it and what only it has', () => {
    const watch = { ...activity, activity_id: 10, heart_rate_avg: 151, power_avg: 220 }
    const boat = { ...activity, heart_rate_avg: null, power_avg: null }
    const { lines } = resultLines({ ...scores, results: [] }, [watch, boat], null)
    expect(
      lines.map(({ key, name, place, beside }) => [
        key,
        name,
        place,
        beside.map((one) => one.activity_id),
      ]),
    ).toEqual([['activity-9', 'Anna', 1, [10]]])
    expect(lines[0]).toMatchObject({ heart_rate: 151, power: 220, distance: 12_000 })
  })

  test('join what was entered with what was recorded, and say whence each figure comes', () => {
    const anna = result(
      3,
      'Anna',
      1,
      [
        ...men.slice(0, 1),
        {
          ...time(1, 95, 1),
          sources: { time: { kind: 'entered', by: 4, at: '2026-03-02T09:00:00Z' } },
        },
      ],
      {
        crew_id: null,
        user_id: 77,
      },
    )
    const { lines } = resultLines(
      { ...scores, squads: [], results: [anna] },
      [{ ...activity, user_id: 77 }],
      null,
    )
    expect(lines).toMatchObject([
      {
        key: 'result-3',
        source: 'entered',
        time: 190,
        heart_rate: 150,
        activity: { activity_id: 9 },
        place: 1,
      },
    ])
    expect([...(lines[0]?.lent ?? [])]).toEqual(['heart_rate'])
    expect(lines[0]?.sources.time).toMatchObject({ by: 4 })
  })

  test('name the boat where somebody brought in what it recorded', () => {
    const boat = { ...activity, aboard: false, crew_id: 1, user_id: 77 }
    const named = {
      ...scores,
      results: [],
      crews: scores.crews.map((crew) => ({ ...crew, name: crew.crew_id === 1 ? 'Limmat' : '' })),
    }
    expect(resultLines(named, [boat], null).lines.at(-1)).toMatchObject({
      name: 'Limmat',
      detail: 'M4-',
    })
  })

  test('of a piece hold its splits and no recordings', () => {
    const { lines } = resultLines(scores, [activity], 1)
    expect(lines.map(({ name, laps }) => [name, laps])).toEqual([
      ['Reuss', [95, 95]],
      ['Aare', [106, 104]],
    ])
  })

  test('of recordings alone rank by prognostic where every boat has a gold medal time', () => {
    const bare = {
      ...scores,
      results: [],
      crews: scores.crews.map((crew, index) => ({ ...crew, user_ids: [index + 1] })),
    }
    const [one, two] = [1, 2].map((user_id) => ({
      ...activity,
      activity_id: user_id,
      outing: user_id,
      user_id,
      full_name: `Rower ${user_id}`,
      crew_id: null,
    }))
    if (!one || !two) throw new Error('two recordings are there')
    const bike = {
      ...activity,
      activity_id: 3,
      outing: 3,
      user_id: 3,
      full_name: 'Cyclist',
      sport_id: 3,
    }
    const { lines, rankedBy } = resultLines(bare, [one, two, bike], null)
    expect(rankedBy).toBe('prognostic')
    expect(lines.map(({ name, detail, place }) => [name, detail, place])).toEqual([
      ['Rower 1', 'M4-', 2],
      ['Rower 2', 'W4x', 1],
      ['Cyclist', '', null],
    ])
    expect(resultLines({ ...bare, crews: [] }, [one, two], null)).toMatchObject({
      rankedBy: 'speed',
      lines: [{ place: 1 }, { place: 1 }],
    })
  })

  test('have no place where others are hidden, of the session or of a piece', () => {
    for (const piece of [null, 1])
      expect(
        resultLines({ ...scores, ranked: 'none' }, [], piece).lines.map(({ place }) => place),
      ).toEqual([null, null])
  })

  test('with fewer pieces than others have no place', () => {
    const some = { ...scores, results: [...scores.results, result(3, 'Emme', 1, [time(1, 180)])] }
    expect(resultLines(some, [], null).lines.map(({ name, place }) => [name, place])).toEqual([
      ['Reuss', 1],
      ['Aare', 2],
      ['Emme', null],
    ])
  })
})
