import { describe, expect, test } from 'vitest'
import { addUp } from './parts.ts'
import { performanceReport } from './performance.ts'
import { changesOf, spreadOf, spreadsOf } from './spread.ts'

describe('the spread of changes', () => {
  test('is worked out by hand for eight', () => {
    // Sum 40, mean 5, squares 32, over seven.
    const spread = spreadOf([2, 4, 4, 4, 5, 5, 7, 9], 'more')
    expect(spread).toMatchObject({ number: 8, mean: 5, median: 4.5, better: 8, worse: 0 })
    expect(spread.lower_quartile).toBe(4)
    expect(spread.upper_quartile).toBe(5.5)
    expect(spread.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12)
  })

  test('counts less as better where it is, and no change as neither', () =>
    expect(spreadOf([-2.5, 0, 1, -0.5], 'less')).toMatchObject({
      number: 4,
      better: 2,
      worse: 1,
      mean: -0.5,
      median: -0.25,
    }))

  test('of one has no deviation, of none is nothing', () => {
    expect(spreadOf([3], 'more')).toMatchObject({ mean: 3, median: 3, deviation: null })
    expect(spreadOf([], 'more')).toEqual({
      number: 0,
      mean: null,
      lower_quartile: null,
      median: null,
      upper_quartile: null,
      deviation: null,
      better: 0,
      worse: 0,
    })
  })

  test('is of those who are known in both spans of days', () => {
    const nothing = addUp(performanceReport.parts, [])
    const athletes = [
      { total: { ...nothing, ergo_2000: 400 }, earlier: { ...nothing, ergo_2000: 410 } },
      { total: { ...nothing, ergo_2000: 420 }, earlier: nothing },
      { total: nothing, earlier: null },
    ]
    expect(spreadsOf(performanceReport, athletes).map(({ name }) => name)).toEqual([
      'best_medal_percent',
      'medal_percent',
      'ergo_2000',
      'ergo_500',
    ])
    const ergo = spreadsOf(performanceReport, athletes).find(({ name }) => name === 'ergo_2000')
    expect(ergo?.spread).toMatchObject({ number: 1, mean: -10, better: 1, worse: 0 })
  })

  test('lists the change of each, the best first', () => {
    const nothing = addUp(performanceReport.parts, [])
    const from = (earlier: number | null, ergo_2000: number | null) => ({
      total: { ...nothing, ergo_2000 },
      earlier: { ...nothing, ergo_2000: earlier },
    })
    const athletes = [from(400, 402), from(410, 405), from(null, 390), from(380, null)]
    const changes = changesOf(performanceReport, 'ergo_2000', athletes)
    expect(changes.map(({ change }) => change)).toEqual([-5, 2])
    expect(changes[0]?.athlete).toBe(athletes[1])
  })
})
