import { describe, expect, test } from 'vitest'
import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { gapsOf } from '#domain/training/score-figures.ts'
import { comparable, splitsOf } from './compare.ts'

const laid = (piece: number) => ({
  piece,
  planned_distance: 1000,
  planned_time: null,
  parts: [1, 2].map((number) => ({
    part: 'split' as const,
    number,
    planned_distance: 500,
    planned_time: null,
  })),
})
const time = (piece: number, seconds: number, split?: number) => ({
  piece,
  part: split === undefined ? 'piece' : 'split',
  number: split ?? 0,
  time: seconds,
  sources: {},
})
const result = (id: number, owner: object, scores: object[]) =>
  ({
    id,
    name: `Result ${id}`,
    user_id: null,
    crew_id: null,
    squad_id: null,
    alternative: false,
    sport_id: 1,
    scores,
    ...owner,
  }) as Result
const slow = result(1, { crew_id: 1 }, [
  time(1, 210),
  time(1, 106, 1),
  time(1, 104, 2),
  time(2, 209),
])
const quick = result(2, { squad_id: 6 }, [
  time(1, 190),
  time(1, 95, 1),
  time(1, 95, 2),
  time(2, 192),
])
const recorded = (activity_id: number, user_id: number, rest: object = {}) =>
  ({
    activity_id,
    user_id,
    full_name: `Rower ${user_id}`,
    crew_id: null,
    sport_id: 1,
    outing: activity_id,
    distance: 10_000,
    zone_seconds: [],
    seen: true,
    ...rest,
  }) as unknown as SessionResult

const session = {
  sport_id: 1,
  pieces: [laid(1), laid(2)],
  programmes: [],
  crews: [
    { crew_id: 1, name: '', class: 'M2-', user_ids: [7, 8], gmts: [] },
    { crew_id: 2, name: 'Skiff', class: 'M1x', user_ids: [9], gmts: [] },
  ],
  squads: [
    { squad_id: 6, name: 'Juniors', user_ids: [7, 9] },
    { squad_id: 5, name: 'Masters', user_ids: [8] },
  ],
  results: [slow, quick],
} as unknown as SessionScores

describe('compared can be', () => {
  test('pieces at least two have, the fastest first', () => {
    const [first, second, ...more] = comparable(session, [])
    expect([first?.piece, second?.piece, more]).toEqual([1, 2, []])
    expect(first?.sides.map(({ key, kind }) => [key, kind])).toEqual([
      ['squad-6', 'squad'],
      ['crew-1', 'crew'],
    ])
  })

  test('the recordings of athletes, of boats of several, and of squads of whom several recorded', () => {
    const [whole] = comparable({ ...session, results: [] }, [
      recorded(1, 7),
      recorded(2, 8),
      recorded(3, 9, { distance: 12_000 }),
    ])
    expect(whole?.piece).toBe(0)
    expect(whole?.sides.map(({ key, name, recordings }) => [key, name, recordings])).toEqual([
      ['crew-1', 'M2-', [[1], [2]]],
      ['athlete-9', 'Rower 9', [[3]]],
      ['athlete-7', 'Rower 7', [[1]]],
      ['athlete-8', 'Rower 8', [[2]]],
      ['squad-6', 'Juniors', [[3], [1]]],
    ])
  })

  test.each([
    ['one alone', [recorded(1, 5)]],
    ['one with two files', [recorded(1, 5), recorded(2, 5)]],
    ['one that is closed to the viewer', [recorded(1, 5), recorded(2, 9, { seen: false })]],
    ['another sport', [recorded(1, 5), recorded(2, 9, { sport_id: 3 })]],
  ])('not %s', (_, recordings) =>
    expect(comparable({ ...session, results: [] }, recordings)).toEqual([]),
  )

  test('of an outing the recording that counts, be it the shorter', () => {
    const devices = [
      recorded(1, 5),
      recorded(2, 5, { distance: 11_000, outing: 1 }),
      recorded(3, 4),
    ]
    const [whole] = comparable({ ...session, results: [] }, devices)
    expect(whole?.sides.map(({ recordings }) => recordings)).toEqual([[[1]], [[3]]])
  })

  test('of one with two outings the longer', () => {
    const [whole] = comparable({ ...session, results: [] }, [
      recorded(1, 5),
      recorded(2, 5, { distance: 11_000 }),
      recorded(3, 4),
    ])
    expect(whole?.sides.map(({ recordings }) => recordings)).toEqual([[[2]], [[3]]])
  })
})

test('a comparison goes by splits, and by the whole where there are none', () => {
  const gaps = (piece: number) =>
    gapsOf(splitsOf(session, quick, piece), splitsOf(session, slow, piece))
  expect(gaps(1).map(({ distance, gap_s }) => [distance, gap_s])).toEqual([
    [500, 11],
    [1000, 20],
  ])
  expect(gaps(2).map(({ distance, gap_s }) => [distance, gap_s])).toEqual([[1000, 17]])
})
