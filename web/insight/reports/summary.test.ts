import { expect, test } from 'vitest'
import type { SummaryAthlete } from '#contract/insight/reports.ts'
import {
  addUp,
  loadsByWeek,
  metricOf,
  rowsOf,
  sumKnown,
  sumZones,
  weeksOf,
  zonesByWeek,
} from './summary.ts'

type Shown = SummaryAthlete['total']
const week = (monday: string, part: Partial<Shown>) => ({ week: monday, ...nothing, ...part })
const nothing: Shown = {
  sessions: 0,
  time: 0,
  distance: 0,
  ets: null,
  foster: null,
  trimp: null,
  zone_seconds: [],
}

const anna: SummaryAthlete = {
  user_id: 1,
  full_name: 'Anna',
  squads: [],
  total: nothing,
  weeks: [
    week('2026-03-02', { ets: 50, zone_seconds: [600, 1200] }),
    week('2026-03-16', { ets: 70, zone_seconds: [0, 300] }),
  ],
}
const ben: SummaryAthlete = {
  ...anna,
  user_id: 2,
  full_name: 'Ben',
  weeks: [week('2026-03-16', { zone_seconds: [60, 0, 30] })],
}

test.each([
  [[], null],
  [[null, null], null],
  [[1, null, 2], 3],
  [[0, null], 0],
])('the known of %o make %s', (values, total) => expect(sumKnown(values)).toBe(total))

test.each([
  [[], []],
  [
    [
      [1, 2],
      [3, 4, 5],
    ],
    [4, 6, 5],
  ],
])('zones %o', (lists, total) => expect(sumZones(lists)).toEqual(total))

test('figures add up, and nothing stays nothing', () => {
  const one = {
    sessions: 2,
    time: 3600,
    distance: 12_000,
    ets: 80,
    foster: null,
    trimp: 40,
    zone_seconds: [3600],
  }
  expect(addUp([one, { ...one, ets: null }])).toEqual({
    sessions: 4,
    time: 7200,
    distance: 24_000,
    ets: 80,
    foster: null,
    trimp: 80,
    zone_seconds: [7200],
  })
  expect(addUp([])).toEqual({ ...nothing, time: null, distance: null })
})

test('a week in which nobody trained is a week', () => {
  expect(weeksOf([anna, ben])).toEqual(['2026-03-02', '2026-03-09', '2026-03-16'])
  expect(weeksOf([])).toEqual([])
})

test('zones and loads by week', () => {
  const weeks = weeksOf([anna, ben])
  expect(zonesByWeek([anna, ben], weeks)).toEqual([[600, 1200], [], [60, 300, 30]])
  expect(loadsByWeek([anna, ben], weeks, 'ets')).toEqual([
    [50, null],
    [null, null],
    [70, null],
  ])
})

test.each([
  ['trimp', 'trimp'],
  ['rpe', null],
  [null, null],
])('metric %s is %s', (text, metric) => expect(metricOf(text)).toBe(metric))

test('who shows only attendance has a line with sessions, and adds nothing else to the sum', () => {
  const cora = { user_id: 3, full_name: 'Cora', squads: [], sessions: 4 }
  const trained = { ...anna, total: { ...nothing, sessions: 2, time: 5400 } }
  const rows = rowsOf([trained], [cora])
  expect(rows.map(({ full_name, onlyAttendance }) => [full_name, onlyAttendance])).toEqual([
    ['Anna', false],
    ['Cora', true],
  ])
  expect(rows[1]?.total).toMatchObject({ sessions: 4, time: null, distance: null, ets: null })
  expect(addUp(rows.map(({ total }) => total))).toMatchObject({ sessions: 6, time: 5400 })
})
