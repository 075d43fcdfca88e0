import { describe, expect, test } from 'vitest'
import { sumSessions, type SummedSession } from './week-summary.ts'

const row: SummedSession = {
  sport_id: 1,
  planned_seconds: 5400,
  planned_distance: 12_000,
  planned_rpe: 4,
  planned: [
    { intensity_id: 2, percentage: 80 },
    { intensity_id: 4, percentage: 20 },
  ],
  done: { time: 5000, distance: 11_000, load: 100, zone_seconds: [0, 4000, 0, 1000, 0, 0, 0] },
}
const run: SummedSession = {
  ...row,
  sport_id: 4,
  planned_seconds: 1800,
  planned_distance: null,
  planned_rpe: null,
  planned: [],
  done: null,
}

test('plan and doing are added up apart', () => {
  expect(sumSessions([row, run], 'ets')).toEqual({
    sessions: 2,
    // 90 min: 90 × (0.8 × 1 + 0.2 × 2.1)
    planned: {
      time: 7200,
      distance: 12_000,
      load: expect.closeTo(109.8) as number,
      zones: [0, 4320, 0, 1080, 0, 0, 0],
    },
    done: { time: 5000, distance: 11_000, load: 100, zones: [0, 4000, 0, 1000, 0, 0, 0] },
  })
})

describe('perceived effort is a mean weighted by duration', () => {
  const done = (load: number | null, time: number | null) => ({
    time,
    distance: null,
    load,
    zone_seconds: null,
  })
  const doneOf = (...sessions: SummedSession[]) => sumSessions(sessions, 'rpe').done.load

  test('of what was done: an hour at 8 and two at 2 are 4', () => {
    expect(doneOf({ ...row, done: done(8, 3600) }, { ...row, done: done(2, 7200) })).toBe(4)
  })
  test('without who did not rate, and as long as planned without a recording', () => {
    // 90 min at 8, 30 min at 2
    expect(
      doneOf(
        { ...row, done: done(8, null) },
        { ...run, done: done(2, null) },
        { ...row, done: done(null, 3600) },
        run,
      ),
    ).toBe(6.5)
  })
  test('of the plan, sessions without an effort aside', () => {
    // 90 min at step 4 (CR10 4), 30 min at step 6 (CR10 7)
    expect(sumSessions([row, { ...run, planned_rpe: 6 }, run], 'rpe').planned.load).toBe(4.75)
  })
  test('where nothing lasted, of each session alike', () => {
    expect(doneOf({ ...row, done: done(8, 0) }, { ...row, done: done(2, 0) })).toBe(5)
    expect(doneOf(row, run)).toBe(100)
    expect(doneOf(run)).toBeNull()
  })
})

test('of nothing nothing is known', () => {
  const none = { time: null, distance: null, load: null, zones: [0, 0, 0, 0, 0, 0, 0] }
  expect(sumSessions([], 'foster')).toEqual({ sessions: 0, planned: none, done: none })
})
