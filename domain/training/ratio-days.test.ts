import { expect, test } from 'vitest'
import { addDays, eachDay } from '../time/week.ts'
import { compareRatios, ratioOn } from './ratio-days.ts'
import { RATIO_LINES, ratioStatus } from './ratio.ts'

const DAY = '2026-03-28'
const ROLLING = { method: 'rolling', lines: RATIO_LINES } as const

/** Loads of days in a row that end on the day. */
function knownOf(loads: readonly number[]) {
  const first = addDays(DAY, 1 - loads.length)
  const days = eachDay(first, DAY)
  return { first, loads: new Map(days.map((day, index) => [day, loads[index] ?? 0])) }
}
const run = (count: number, load: number) => Array.from({ length: count }, () => load)
const ACR_1 = [...run(21, 400), ...run(7, 600)]

test('ACR-1: by days, and by the lines a club moved', () => {
  const found = ratioOn(knownOf(ACR_1), DAY, ROLLING)
  expect(found).toMatchObject({ acute: 600, chronic: 450, status: 'tough', missing: null })
  expect(found.days_known).toBe(28)
  const lines = { low: 0.5, high: 1.1, danger: 1.3 }
  expect(ratioOn(knownOf(ACR_1), DAY, { ...ROLLING, lines }).status).toBe('danger')
})

test('ACR-7: by days', () => {
  const uncoupled = { ...ROLLING, method: 'uncoupled' } as const
  expect(ratioOn(knownOf(ACR_1), DAY, uncoupled).ratio).toBe(1.5)
})

test.each([
  [0.89, 'detraining'],
  [0.9, 'optimum'],
  [1.2, 'optimum'],
  [1.21, 'tough'],
  [1.4, 'danger'],
] as const)('%d is %s where the lines are 0.9, 1.2 and 1.4', (ratio, status) =>
  expect(ratioStatus(ratio, { low: 0.9, high: 1.2, danger: 1.4 })).toBe(status),
)

test('ACR: 27 days are too few, whatever was trained, and say how many they are', () => {
  const found = ratioOn(knownOf(run(27, 400)), DAY, ROLLING)
  expect(found).toEqual({
    acute: null,
    chronic: null,
    ratio: null,
    status: null,
    missing: 'days',
    days_known: 27,
  })
  const none = { first: null, loads: new Map<string, number>() }
  expect(ratioOn(none, DAY, ROLLING)).toMatchObject({ missing: 'days', days_known: 0 })
  const later = { first: '2026-04-01', loads: new Map<string, number>() }
  expect(ratioOn(later, DAY, ROLLING)).toMatchObject({ missing: 'days', days_known: 0 })
})

test('ACR: four weeks of rest have nothing to compare with', () => {
  const known = knownOf([400, ...run(28, 0)])
  expect(ratioOn(known, DAY, ROLLING)).toMatchObject({ ratio: null, missing: 'no_load' })
})

test('ACR: days without a load count as zero', () => {
  const { first, loads } = knownOf(run(28, 400))
  const rested = new Map([...loads].filter(([day]) => day !== DAY))
  expect(ratioOn({ first, loads: rested }, DAY, ROLLING).acute).toBeCloseTo(2400 / 7, 9)
})

test('ACR: averages that weigh recent days more begin no more than 365 days before', () => {
  const ewma = { ...ROLLING, method: 'ewma' } as const
  const year = ratioOn(knownOf(ACR_1.concat(run(337, 300))), DAY, ewma)
  const more = ratioOn(knownOf([...run(200, 9000), ...ACR_1, ...run(337, 300)]), DAY, ewma)
  expect(more).toEqual({ ...year, days_known: 565 })
})

test('danger comes first, then tough, de-training, optimum, and who has none last', () => {
  const order = [
    { status: null, ratio: null },
    { status: 'optimum', ratio: 1 },
    { status: 'danger', ratio: 1.6 },
    { status: 'detraining', ratio: 0.5 },
    { status: 'danger', ratio: 2 },
    { status: 'tough', ratio: 1.4 },
  ] as const
  const sorted = order.toSorted(compareRatios).map(({ ratio }) => ratio)
  expect(sorted).toEqual([2, 1.6, 1.4, 0.5, 1, null])
})
