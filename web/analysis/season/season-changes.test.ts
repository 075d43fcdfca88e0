import { expect, test } from 'vitest'
import type { Season, SeasonWeek } from '#contract/analysis/season.ts'
import { moved } from './use-picture-acts.ts'
import { changed, inverseOf } from './use-season-changes.ts'

const SUMS = { seconds: 0, distance: 0, load: null, sessions: 0, zones: [0, 0, 0] }
const TARGET = {
  seconds: 36_000,
  distance: null,
  load: 600,
  sessions: 5,
  shares: [85, 10, 5],
  kind: 'loading',
  note: 'Boats inside',
  by_hand: false,
  proposed_on: '2026-11-01',
} as const satisfies Record<string, unknown>

const week = (monday: string, target: SeasonWeek['target']): SeasonWeek => ({
  monday,
  target,
  planned: SUMS,
  drafts: 0,
  done: SUMS,
  band: null,
})
const phase = (kind: 'base' | 'build', weeks: number) => ({ kind, weeks, name: null, colour: null })

const SEASON: Season = {
  scope: { kind: 'club', id: null, name: null },
  plan_of: null,
  first_day: '2026-11-23',
  today: '2026-11-29',
  can_change: true,
  people: 4,
  phases: [phase('base', 6), phase('build', 4)],
  rules: null,
  goals: [
    {
      session_id: 7,
      name: 'Sarnen',
      event_type: 'regatta',
      first_day: '2026-12-05',
      last_day: '2026-12-06',
      priority: 'B',
    },
  ],
  weeks: [week('2026-11-23', { ...TARGET, shares: [85, 10, 5] }), week('2026-11-30', null)],
  metric: 'ets',
  method: 'rolling',
  lines: { low: 0.8, high: 1.3, danger: 1.5 },
  fitness_days: 42,
  fatigue_days: 7,
  loads: { first_day: null, days: [] },
  planned_loads: [],
  highest: null,
}

test('shows a change at once, as set by hand', () => {
  const { weeks } = changed(SEASON, { weeks: [{ monday: '2026-11-30', seconds: 30_000 }] })
  expect(weeks[1]?.target).toMatchObject({ seconds: 30_000, load: null, by_hand: true })
  expect(weeks[0]?.target).toEqual(SEASON.weeks[0]?.target)
})

test('takes a change of weeks back to what stood there, or to nothing', () => {
  const redo = {
    weeks: [
      { monday: '2026-11-23', seconds: 1 },
      { monday: '2026-11-30', seconds: 2 },
    ],
  }
  const undo = inverseOf(SEASON, redo)
  expect(undo.weeks?.[0]).toMatchObject({ seconds: 36_000, note: 'Boats inside', by_hand: false })
  expect(undo.weeks?.[1]).toMatchObject({ seconds: null, kind: null, by_hand: false })
  const back = changed(changed(SEASON, redo), undo)
  expect(back.weeks[0]?.target).toEqual(SEASON.weeks[0]?.target)
})

test('takes back phases and priorities, and leaves the rules of the last proposal', () => {
  const redo = { plan: { phases: [], goals: [{ session_id: 7, priority: 'A' as const }] } }
  const undo = inverseOf(SEASON, redo)
  expect(undo.plan).toEqual({
    phases: SEASON.phases,
    goals: [{ session_id: 7, priority: 'B' }],
  })
  expect(changed(SEASON, redo).goals[0]?.priority).toBe('A')
  expect(changed(changed(SEASON, redo), undo).goals).toEqual(SEASON.goals)
})

test('lets the next phase give or take the weeks of a moved end', () => {
  expect(moved(SEASON.phases, 0, 2)?.map(({ weeks }) => weeks)).toEqual([8, 2])
  expect(moved(SEASON.phases, 0, 9)?.map(({ weeks }) => weeks)).toEqual([9, 1])
  expect(moved(SEASON.phases, 0, -9)?.map(({ weeks }) => weeks)).toEqual([1, 9])
  expect(moved(SEASON.phases, 1, 2)).toBeNull()
})
