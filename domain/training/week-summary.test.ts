import { expect, test } from 'vitest'
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
    planned: { time: 7200, distance: 12_000, load: expect.closeTo(109.8) as number, zones: [0, 4320, 0, 1080, 0, 0, 0] },
    done: { time: 5000, distance: 11_000, load: 100, zones: [0, 4000, 0, 1000, 0, 0, 0] },
  })
})

test('perceived effort is a mean, not a sum', () => {
  const hard = { ...row, done: { time: null, distance: null, load: 8, zone_seconds: null } }
  const easy = { ...row, done: { time: null, distance: null, load: 2, zone_seconds: null } }
  expect(sumSessions([hard, easy, run], 'rpe').done).toEqual({ time: null, distance: null, load: 5, zones: [0, 0, 0, 0, 0, 0, 0] })
})

test('of nothing nothing is known', () => {
  const none = { time: null, distance: null, load: null, zones: [0, 0, 0, 0, 0, 0, 0] }
  expect(sumSessions([], 'foster')).toEqual({ sessions: 0, planned: none, done: none })
})
