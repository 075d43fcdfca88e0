import { expect, test } from 'vitest'
import { isAlike } from './alike-panels.ts'
import type { Panel } from './time-series.ts'

const colour = { light: '#000000', dark: '#ffffff' }
const write = (value: number) => `${value} min`
const panel: Panel = {
  key: 'sleep',
  label: 'Sleep',
  unit: 'h',
  decimals: 0,
  colour,
  values: [1, 2],
  write,
  beside: [{ who: 'Mood', colour, values: [3, 4] }],
}

test('panels of other values are alike, however many there are', () => {
  const [mood] = panel.beside ?? []
  const next = { ...panel, values: [5], beside: mood ? [{ ...mood, values: [6] }] : [] }
  expect(isAlike([panel], [next])).toBe(true)
})

test.each([
  ['another panel', [{ ...panel, key: 'mood' }]],
  ['one more', [panel, panel]],
  ['none', []],
  ['another colour', [{ ...panel, colour: { light: '#111111', dark: '#ffffff' } }]],
  ['another name of a line', [{ ...panel, beside: [{ who: 'Fatigue', colour, values: [3, 4] }] }]],
  ['one line less', [{ ...panel, beside: [] }]],
  ['bars', [{ ...panel, bars: true as const }]],
  ['scales of their own', [{ ...panel, ownScales: true as const }]],
  ['another way of writing', [{ ...panel, write: (value: number) => `${value} s` }]],
])('panels are not alike with %s', (_, next) => {
  expect(isAlike([panel], next)).toBe(false)
})
