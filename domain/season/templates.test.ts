import { expect, test } from 'vitest'
import { addDays } from '../time/week.ts'
import type { Phase } from './season.ts'
import { phasesFrom, templateOf, weeksFrom, type MeasuredTarget } from './templates.ts'

const phase = (kind: Phase['kind'], weeks: number): Phase => ({
  kind,
  weeks,
  name: null,
  colour: null,
})
const target = (seconds: number): MeasuredTarget => ({
  seconds,
  distance: null,
  load: null,
  sessions: null,
  shares: null,
  kind: null,
})
const mondays = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => addDays(first, 7 * place))

/** Ten weeks that lead to a goal on the Saturday of the eighth. */
const FIRST = '2025-09-01'
const PLANNED = {
  first: FIRST,
  phases: [phase('base', 4), phase('build', 3), phase('taper', 1), phase('transition', 2)],
  targets: new Map([
    ...mondays(FIRST, 8).map((monday, place) => [monday, target(1000 * (place + 1))] as const),
    [addDays(FIRST, 56), { ...target(0), seconds: null }],
  ]),
}
const GOAL = addDays(FIRST, 7 * 7 + 5)
const TEMPLATE = templateOf(PLANNED, GOAL)

const NEXT = '2026-08-31'
const season = (today: string, byHand: readonly string[] = [], phases: Phase[] = []) => ({
  first_day: NEXT,
  today,
  phases,
  weeks: mondays(NEXT, 12).map((monday) => ({
    monday,
    target: byHand.includes(monday) ? { by_hand: true } : null,
  })),
})
const BEFORE = addDays(NEXT, -1)

test('is counted from the week of the goal, without weeks in which nothing is asked', () => {
  expect(TEMPLATE.first_week).toBe(-7)
  expect(TEMPLATE.weeks.map(({ place }) => place)).toEqual([-7, -6, -5, -4, -3, -2, -1, 0])
  expect(TEMPLATE.weeks[7]?.seconds).toBe(8000)
})

test('the same season again has the same weeks', () => {
  const goal = addDays(NEXT, 7 * 7)
  const weeks = weeksFrom(TEMPLATE, season(BEFORE), goal)
  expect(weeks.map(({ monday }) => monday)).toEqual(mondays(NEXT, 8))
  expect(weeks.map(({ seconds }) => seconds)).toEqual(
    [...PLANNED.targets.values()].map((one) => one.seconds).slice(0, 8),
  )
  expect(phasesFrom(TEMPLATE, season(BEFORE), goal)).toEqual(PLANNED.phases)
})

test('an earlier goal cuts the beginning, a later one leaves what stands before it', () => {
  const early = addDays(NEXT, 7 * 5 + 6)
  expect(weeksFrom(TEMPLATE, season(BEFORE), early).map(({ seconds }) => seconds)).toEqual([
    3000, 4000, 5000, 6000, 7000, 8000,
  ])
  expect(phasesFrom(TEMPLATE, season(BEFORE), early)).toEqual([
    phase('base', 2),
    phase('build', 3),
    phase('taper', 1),
    phase('transition', 2),
  ])
  const late = addDays(NEXT, 7 * 9)
  expect(phasesFrom(TEMPLATE, season(BEFORE), late)).toEqual([
    phase('transition', 2),
    phase('base', 4),
    phase('build', 3),
    phase('taper', 1),
    phase('transition', 2),
  ])
  expect(phasesFrom(TEMPLATE, season(BEFORE, [], [phase('race', 5)]), late)[0]).toEqual(
    phase('race', 2),
  )
})

test('weeks that are over, running or set by hand stay, and so do phases that are over', () => {
  const goal = addDays(NEXT, 7 * 7)
  const hand = addDays(NEXT, 7 * 4)
  const today = addDays(NEXT, 7 * 2 + 3)
  const asked = season(today, [hand], [phase('race', 12)])
  expect(weeksFrom(TEMPLATE, asked, goal).map(({ seconds }) => seconds)).toEqual([
    4000, 6000, 7000, 8000,
  ])
  expect(phasesFrom(TEMPLATE, asked, goal)).toEqual([
    phase('race', 3),
    phase('base', 1),
    phase('build', 3),
    phase('taper', 1),
    phase('transition', 2),
    phase('race', 2),
  ])
})
