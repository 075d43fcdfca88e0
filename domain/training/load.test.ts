import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shares, wholePercents } from './distribution.ts'
import { ewma, ratioStatus, trainingRatio } from './ratio.ts'

describe('zone distribution', () => {
  test('shares', () => expect(shares([10, 50, 15, 5])).toEqual([12.5, 62.5, 18.75, 6.25]))

  test.each([
    [
      [10, 50, 15, 5],
      [13, 62, 19, 6],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 7, 0],
      [0, 100, 0],
    ],
    [[], null],
    [[0, 0, 0, 0, 0, 0], null],
  ])('%j in whole percents', (parts, percents) => expect(wholePercents(parts)).toEqual(percents))

  test('whole percents sum to 100 and stay within one of the share', () => {
    const parts = fc.array(fc.double({ min: 0, max: 1e5, noNaN: true }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(parts, (times) => {
        fc.pre(times.some((time) => time > 1e-6))
        const exact = shares(times) ?? []
        const whole = wholePercents(times) ?? []
        expect(whole.reduce((sum, value) => sum + value, 0)).toBe(100)
        expect(
          whole.every((value, index) => Math.abs(value - (exact[index] ?? 0)) < 1 + 1e-6),
        ).toBe(true)
      }),
    )
  })
})

function days(...runs: readonly (readonly [count: number, load: number])[]): number[] {
  return runs.flatMap(([count, load]) => Array.from({ length: count }, () => load))
}

const WEEK = [0, 500, 300, 600, 0, 700, 400]
const CAMP = [0, 700, 600, 900, 300, 900, 700]

describe('training ratio', () => {
  test.each([
    ['ACR-1', days([21, 400], [7, 600]), 600, 450, 1.3333, 'tough'],
    ['ACR-2', days([28, 400]), 400, 400, 1, 'optimum'],
    ['ACR-3', days([21, 400], [7, 300]), 300, 375, 0.8, 'optimum'],
    ['ACR-4', days([21, 400], [7, 200]), 200, 350, 0.5714, 'detraining'],
    ['ACR-5', days([21, 400], [7, 800]), 800, 500, 1.6, 'danger'],
    ['ACR-6', [...WEEK, ...WEEK, ...WEEK, ...CAMP], 585.714, 414.286, 1.41379, 'tough'],
  ] as const)('%s rolling', (_id, loads, acute, chronic, ratio, status) => {
    const result = trainingRatio(loads)
    expect(result.acute).toBeCloseTo(acute, 3)
    expect(result.chronic).toBeCloseTo(chronic, 3)
    expect(result.ratio).toBeCloseTo(ratio, 4)
    expect(result.status).toBe(status)
  })

  test.each([
    ['ACR-1', days([21, 400], [7, 600]), 1.1976, 'optimum'],
    ['ACR-2', days([28, 400]), 1, 'optimum'],
    ['ACR-3', days([21, 400], [7, 300]), 0.8689, 'optimum'],
    ['ACR-4', days([21, 400], [7, 200]), 0.7056, 'detraining'],
    ['ACR-5', days([21, 400], [7, 800]), 1.3394, 'tough'],
    ['ACR-6', [...WEEK, ...WEEK, ...WEEK, ...CAMP], 1.50833, 'danger'],
  ] as const)('%s EWMA', (_id, loads, ratio, status) => {
    const result = trainingRatio(loads, 'ewma')
    expect(result.ratio).toBeCloseTo(ratio, 4)
    expect(result.status).toBe(status)
  })

  test.each([
    ['ACR-1', days([21, 400], [7, 600]), 573.303, 478.72],
    ['ACR-6', [...WEEK, ...WEEK, ...WEEK, ...CAMP], 623.318, 413.25],
  ])('%s EWMA averages', (_id, loads, acute, chronic) => {
    expect(ewma(loads, 7)).toBeCloseTo(acute, 3)
    expect(ewma(loads, 28)).toBeCloseTo(chronic, 2)
  })

  test('ACR-7 uncoupled', () => {
    const result = trainingRatio(days([21, 400], [7, 600]), 'uncoupled')
    expect(result).toEqual({ acute: 600, chronic: 400, ratio: 1.5, status: 'danger' })
  })

  test.each([
    [0.7999, 'detraining'],
    [0.8, 'optimum'],
    [1.3, 'optimum'],
    [1.3001, 'tough'],
    [1.4999, 'tough'],
    [1.5, 'danger'],
  ])('ACR lines: %d is %s', (ratio, status) => expect(ratioStatus(ratio)).toBe(status))

  test('ACR: there is none before 28 days, nor out of rest', () => {
    expect(trainingRatio(days([27, 400]))).toEqual({
      acute: null,
      chronic: null,
      ratio: null,
      status: null,
    })
    expect(trainingRatio(days([28, 0]))).toEqual({
      acute: 0,
      chronic: 0,
      ratio: null,
      status: null,
    })
    expect(trainingRatio(days([21, 0], [7, 400]), 'uncoupled').ratio).toBeNull()
    expect(ewma([], 7)).toBeNull()
  })

  test('only the last 28 days count in rolling windows', () => {
    expect(trainingRatio(days([100, 999], [21, 400], [7, 600]))).toEqual(
      trainingRatio(days([21, 400], [7, 600])),
    )
  })

  test('steady training is optimal by every method, whatever the load', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 28, max: 120 }),
        (load, count) => {
          const statuses = (['rolling', 'uncoupled', 'ewma'] as const).map(
            (method) => trainingRatio(days([count, load]), method).status,
          )
          expect(statuses).toEqual(['optimum', 'optimum', 'optimum'])
        },
      ),
    )
  })
})
