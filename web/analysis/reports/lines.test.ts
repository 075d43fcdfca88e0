import { expect, test } from 'vitest'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import {
  byPeriod,
  inOrderOfSessions,
  earlierTotalOf,
  groupLines,
  lineOf,
  totalOf,
  unseenAthletes,
} from './lines.ts'

const report = { parts: { came: 'sum' }, came: 'came' } as const satisfies Partial<Report>
const athlete = (user_id: number, squads: string[], came: number): ReportAthlete => ({
  user_id,
  full_name: `Athlete ${user_id}`,
  squads,
  gender: null,
  age_category: null,
  boat_class: null,
  total: { came },
  earlier: null,
  periods: [{ period: '2026-03-02', parts: { came } }],
  earlier_periods: [],
})
const anna = athlete(1, ['Eights', 'Juniors'], 3)
const ben = athlete(2, ['Eights'], 4)
const carl = athlete(3, [], 5)
const nameOf = (name: string | null) => name ?? 'In none'

test('who is in two squads counts in each, and once in the total', () => {
  const lines = groupLines(report, [anna, ben, carl], 'squad', nameOf)
  expect(lines.map(({ name, parts }) => [name, parts['came']])).toEqual([
    ['Eights', 7],
    ['Juniors', 3],
    ['In none', 5],
  ])
  expect(totalOf(report, lines)).toEqual({ came: 12 })
})

test('of the days compared with, who has none counts for nothing', () => {
  const compared = [{ ...anna, earlier: { came: 1 } }, ben]
  expect(groupLines(report, compared, 'squad', nameOf).map(({ earlier }) => earlier)).toEqual([
    { came: 1 },
    { came: 1 },
  ])
  expect(earlierTotalOf(report, groupLines(report, compared, 'squad', nameOf))).toEqual({ came: 1 })
  expect(groupLines(report, [ben], 'squad', nameOf)[0]?.earlier).toBeNull()
})

test('periods of several athletes are added up in their order', () => {
  const later = { ...ben, periods: [...ben.periods, { period: '2026-02-23', parts: { came: 1 } }] }
  expect(byPeriod(report, [anna, later])).toEqual([
    { period: '2026-02-23', parts: { came: 1 } },
    { period: '2026-03-02', parts: { came: 7 } },
  ])
})

test('sessions are in the order in which they began', () => {
  const lines = ['10', '9', '2'].map((period) => ({ period, parts: { came: 1 } }))
  const began = (id: number, day: string) => ({ id, name: '', sport_id: 1, start_date: day })
  const sessions = [began(9, '2026-03-01'), began(10, '2026-03-02'), began(2, '2026-03-03')]
  const ordered = inOrderOfSessions([{ ...anna, periods: lines }], sessions)
  expect(ordered[0]?.periods.map(({ period }) => period)).toEqual(['9', '10', '2'])
  expect(byPeriod(report, ordered).map(({ period }) => period)).toEqual(['9', '10', '2'])
})

test('weekdays and sessions are in the order of their numbers', () => {
  const lines = ['10', '9', '2'].map((period) => ({ period, parts: { came: 1 } }))
  expect(
    byPeriod(report, [{ periods: lines, boat_class: null }]).map(({ period }) => period),
  ).toEqual(['2', '9', '10'])
})

test('of whom only the attendance is shown nothing else is known', () => {
  const [unseen] = unseenAthletes(report, [
    { user_id: 4, full_name: 'Dora', squads: ['Eights'], sessions: 2 },
  ])
  expect(unseen && lineOf(unseen)).toMatchObject({
    name: 'Dora',
    parts: { came: 2 },
    isOnlyAttendance: true,
  })
})

test('who shows only the attendance is in no sum, but has a line in the group', () => {
  const unseen = unseenAthletes(report, [
    { user_id: 4, full_name: 'Dora', squads: ['Eights'], sessions: 900 },
  ])
  const lines = groupLines(report, [anna, ben, ...unseen], 'squad', nameOf)
  expect(lines[0]).toMatchObject({ parts: { came: 7 } })
  expect(lines[0]?.athletes.map(({ full_name }) => full_name)).toContain('Dora')
  expect(totalOf(report, lines)).toEqual({ came: 7 })
})
