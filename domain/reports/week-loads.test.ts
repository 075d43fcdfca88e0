import { describe, expect, test } from 'vitest'
import { addUp } from './parts.ts'
import { figureOf, missingOf } from './report.ts'
import { trainingSummaryReport } from './training-summary.ts'
import { weekLoadParts } from './week-loads.ts'

const nothing = addUp(trainingSummaryReport.parts, [])
const sum = (days: readonly number[]) => days.reduce((total, load) => total + load, 0)
const weekOf = (days: readonly number[], isWhole = true) => ({
  ...nothing,
  ...weekLoadParts(days, isWhole),
  foster: sum(days) > 0 ? sum(days) : null,
})
const figures = (parts: typeof nothing) =>
  ['monotony', 'strain'].map((name) => figureOf(trainingSummaryReport, name, parts))
const lack = (parts: typeof nothing) => missingOf(trainingSummaryReport, 'monotony', parts)

const FOS_2 = [300, 450, 0, 600, 240, 720, 0]
const OTHER = [500, 0, 500, 0, 500, 0, 0]

describe('monotony and strain of a week', () => {
  test('FOS-2: the mean of the days over their deviation, and the load times that', () => {
    const [monotony, strain] = figures(weekOf(FOS_2))
    expect(monotony).toBeCloseTo(1.1839, 4)
    expect(strain).toBeCloseTo(2734.74, 2)
  })

  test('FOS-3: neither is known where every day is the same', () => {
    const week = weekOf([400, 400, 400, 400, 400, 400, 400])
    expect(figures(week)).toEqual([null, null])
    expect(lack(week)).toBe('even_week')
  })

  test('neither is known of a week with too few days', () => {
    expect(figures(weekOf(FOS_2, false))).toEqual([null, null])
    expect(lack(weekOf(FOS_2, false))).toBe('whole_week')
  })

  test('neither is known where nothing was rated', () => {
    const week = weekOf([0, 0, 0, 0, 0, 0, 0])
    expect(figures(week)).toEqual([null, null])
    expect(lack(week)).toBe('rating')
  })
})

test('of several weeks they are the means of those that are known', () => {
  const weeks = [weekOf(FOS_2), weekOf(OTHER), weekOf(FOS_2, false)]
  const [monotony, strain] = figures(addUp(trainingSummaryReport.parts, weeks))
  const [one, other] = [figures(weekOf(FOS_2)), figures(weekOf(OTHER))]
  expect(monotony).toBeCloseTo(((one[0] ?? 0) + (other[0] ?? 0)) / 2, 5)
  expect(strain).toBeCloseTo(((one[1] ?? 0) + (other[1] ?? 0)) / 2, 5)
})
