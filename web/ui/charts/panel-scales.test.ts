import type uPlot from 'uplot'
import { expect, test } from 'vitest'
import { scaleAt, scalesOf } from './panel-scales.ts'
import { linesOf, type Panel } from './time-series.ts'

const COLOUR = { light: '#000000', dark: '#ffffff' }
const TONE = {
  light: { ground: '#eeeeee', text: '#000000' },
  dark: { ground: '#222222', text: '#ffffff' },
}
const panel = (given: Partial<Panel>): Panel => ({
  key: 'panel',
  label: 'Panel',
  unit: '',
  colour: COLOUR,
  values: [10, 20],
  decimals: 0,
  ...given,
})
const line = (values: readonly (number | null)[]) => ({ who: 'Other', colour: COLOUR, values })

/** The range of a scale with all values of the panel in view. */
function rangeOf(of: Panel, scale = 'y'): unknown {
  const data = [of.values.map((_, at) => at), ...linesOf(of).map(({ values }) => [...values])]
  const plot = { data, series: [{}] } as unknown as uPlot
  const { range } = scalesOf(of)[scale] ?? {}
  return typeof range === 'function' ? range(plot, 0, 1, scale) : range
}

test('lines share the scale of their panel', () => {
  const shared = panel({ beside: [line([30, null])] })
  expect([scaleAt(shared, 0), scaleAt(shared, 1)]).toEqual(['y', 'y'])
  expect(rangeOf(shared)).toEqual([8.8, 31.2])
})

test('lines with scales of their own do not move each other', () => {
  const own = panel({ ownScales: true, beside: [line([1000, 2000])] })
  expect([scaleAt(own, 0), scaleAt(own, 1)]).toEqual(['y', 'y1'])
  expect(rangeOf(own)).toEqual([9.4, 20.6])
  expect(rangeOf(own, 'y1')).toEqual([940, 2060])
})

test('bars begin at nought, and stay below what lies over them', () => {
  expect(rangeOf(panel({ bars: true }))).toEqual([0, 21.2])
  const [low, high] = rangeOf(panel({ bars: true, ownScales: true, beside: [] })) as number[]
  expect(low).toBe(0)
  expect(20 / (high ?? 0)).toBeLessThan(0.5)
})

test('areas are in the picture wherever the values are', () => {
  const areas = [
    { name: 'Low', tone: TONE, from: null, to: 5 },
    { name: 'High', tone: TONE, from: 40, to: null },
  ]
  const [low, high] = rangeOf(panel({ areas })) as number[]
  expect(low).toBeLessThan(5)
  expect(high).toBeGreaterThan(40)
})
