import { describe, expect, test } from 'vitest'
import { courseOf } from './course.ts'
import { didIn } from './done.ts'
import { stateOn } from './metrics.ts'
import { flagOf, flagOfDay } from './plausible.ts'
import { progressOf, ranked, scoreOf } from './ranks.ts'
import { entryOf, type Done, type DonePart, type Rules, type Stint } from './scoring.ts'
import { freeSlug, slugOf } from './slug.ts'

const RULES: Rules = {
  challenge_id: 1,
  time_zone: 'Pacific/Auckland',
  first_day: '2026-03-01',
  last_day: '2026-03-31',
  sport_ids: [1, 2],
  metric: 'distance',
}
const STINT: Stint = {
  challenge_id: 1,
  team_id: 7,
  user_id: 3,
  from_day: '2026-02-20',
  until_day: null,
}
const PART: DonePart = {
  sport_id: 1,
  seconds: 3600,
  distance: 12_000,
  strokes: 1200,
  ets: 60,
  elevation: null,
  is_recorded: true,
}
const DONE: Done = {
  session_id: 11,
  user_id: 3,
  starts_at: '2026-03-10T06:00:00Z',
  parts: [PART],
}

describe('ranks', () => {
  test('are shared by equals, and the next one is left out', () => {
    const rows = ranked([{ score: 5 }, { score: 9 }, { score: null }, { score: 9 }])
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3, null])
    expect(rows.map(({ score }) => score)).toEqual([9, 9, 5, null])
  })
})

describe('a score', () => {
  const given = { total: 30, best: 20, people: 4 }
  test('is the sum, the mean of all members, or the best session', () => {
    expect(scoreOf(given, 'sum')).toBe(30)
    expect(scoreOf(given, 'mean')).toBe(7.5)
    expect(scoreOf(given, 'best')).toBe(20)
  })
  test('is missing while nothing was given', () => {
    expect(scoreOf({ total: null, best: null, people: 4 }, 'sum')).toBeNull()
    expect(scoreOf({ total: null, best: null, people: 0 }, 'mean')).toBeNull()
  })
  test('is measured against the target', () => {
    expect(progressOf(25, 100)).toBe(0.25)
    expect(progressOf(200, 100)).toBe(1)
    expect(progressOf(null, 100)).toBe(0)
    expect(progressOf(25, null)).toBeNull()
  })
})

describe('a session counts', () => {
  test('on the day of the owning club', () => {
    const late = { ...DONE, starts_at: '2026-03-31T12:00:00Z' }
    expect(entryOf(RULES, [STINT], late)).toBeNull()
    expect(entryOf({ ...RULES, time_zone: 'UTC' }, [STINT], late)?.day).toBe('2026-03-31')
    const early = { ...DONE, starts_at: '2026-02-28T12:00:00Z' }
    expect(entryOf(RULES, [STINT], early)?.day).toBe('2026-03-01')
    expect(entryOf({ ...RULES, time_zone: 'UTC' }, [STINT], early)).toBeNull()
  })
  test('in the time of membership, the last day of a team included', () => {
    const utc = { ...RULES, time_zone: 'UTC' }
    const first = { ...STINT, until_day: '2026-03-10' }
    const second = { ...STINT, team_id: 8, from_day: '2026-03-11' }
    expect(entryOf(utc, [first, second], DONE)?.team_id).toBe(7)
    const next = { ...DONE, starts_at: '2026-03-11T00:00:00Z' }
    expect(entryOf(utc, [first, second], next)?.team_id).toBe(8)
    expect(entryOf(utc, [first], next)).toBeNull()
  })
  test('in the sports of the challenge only', () => {
    expect(entryOf(RULES, [STINT], { ...DONE, parts: [{ ...PART, sport_id: 4 }] })).toBeNull()
  })
  test('by its metric', () => {
    const value = (metric: Rules['metric']) => entryOf({ ...RULES, metric }, [STINT], DONE)?.value
    expect(value('distance')).toBe(12_000)
    expect(value('time')).toBe(3600)
    expect(value('strokes')).toBe(1200)
    expect(value('sessions')).toBe(1)
    expect(value('ets')).toBe(60)
    expect(value('elevation')).toBeUndefined()
  })
})

describe('an entry looks wrong', () => {
  const judged = { sport_id: 1, seconds: 3600, distance: 12_000, is_recorded: true }
  test('when it is faster than the sport can be', () => {
    expect(flagOf(judged)).toBeNull()
    expect(flagOf({ ...judged, distance: 40_000 })).toBe('too-fast')
    expect(flagOf({ ...judged, sport_id: 3, distance: 40_000 })).toBeNull()
  })
  test('when much was entered by hand and nothing was recorded', () => {
    const long = { ...judged, seconds: 30_000, distance: 70_000 }
    expect(flagOf(long)).toBeNull()
    expect(flagOf({ ...long, is_recorded: false })).toBe('entered')
  })
  test('when a day has more than 24 hours or 300 km', () => {
    expect(flagOfDay([{ seconds: 50_000, distance: null }])).toBeNull()
    const two = { seconds: 50_000, distance: null }
    expect(flagOfDay([two, two])).toBe('long-day')
    expect(flagOfDay([{ seconds: null, distance: 300_001 }])).toBe('far-day')
  })
})

describe('what was done', () => {
  const recording = {
    id: 1,
    start: 0,
    seconds: 3600,
    distance: 12_000,
    distance_source: 'gps',
    zone_seconds: null,
    own: true,
    chosen: false,
  }
  const more = new Map([
    [1, { strokes: null, elevation: 40 }],
    [2, { strokes: 1300, elevation: 45 }],
  ])
  const entered = { seconds: 1800, distance: 6000, strokes: 500 }
  test('is recorded once by two devices, and each lends what the other one lacks', () => {
    const both = [recording, { ...recording, id: 2 }]
    expect(didIn(both, more, entered)).toEqual({
      seconds: 3600,
      distance: 12_000,
      strokes: 1300,
      elevation: 40,
      is_recorded: true,
    })
  })
  test('is as entered where nothing was recorded', () => {
    const done = { ...entered, elevation: null, is_recorded: false }
    expect(didIn([], more, entered)).toEqual(done)
  })
})

test('an address is of plain letters, free, and never empty', () => {
  expect(slugOf('Über 100 km: Straßen & Flüsse!')).toBe('uber-100-km-strassen-flusse')
  expect(slugOf('挑战赛')).toBe('challenge')
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
  expect(freeSlug('row', new Set())).toBe('row')
  expect(freeSlug('row', new Set(['row', 'row-2']))).toBe('row-3')
})

test('a challenge runs from its first day to the end of its last', () => {
  const days = { first_day: '2026-03-01', last_day: '2026-03-31' }
  expect(stateOn('2026-02-28', days)).toBe('coming')
  expect(stateOn('2026-03-01', days)).toBe('running')
  expect(stateOn('2026-03-31', days)).toBe('running')
  expect(stateOn('2026-04-01', days)).toBe('past')
})

test('the course of a ranking adds up day by day, as far as today', () => {
  const course = courseOf({
    first_day: '2026-03-01',
    last_day: '2026-03-31',
    today: '2026-03-03',
    aggregation: 'sum',
    teams: [
      { team_id: 1, people: 2 },
      { team_id: 2, people: 2 },
    ],
    given: [
      { team_id: 1, day: '2026-03-01', total: 5, best: 5 },
      { team_id: 2, day: '2026-03-02', total: 4, best: 3 },
      { team_id: 2, day: '2026-03-03', total: 2, best: 2 },
    ],
  })
  expect(course.days).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
  expect(course.teams).toEqual([
    { team_id: 1, scores: [5, 5, 5], ranks: [1, 1, 2] },
    { team_id: 2, scores: [null, 4, 6], ranks: [null, 2, 1] },
  ])
})
