import { expect, test } from 'vitest'
import { ratioPanels } from './ratio-panels.ts'

const none = { acute: null, chronic: null, status: null }
const words = { load: 'Load', ratio: 'Ratio', low: 'Low', high: 'High', danger: 'Danger' }

test('the lines of the club lie across all days, whether there is a ratio or not', () => {
  const days = [
    { ...none, day: '2026-03-01', load: 40, ratio: null },
    { ...none, day: '2026-03-02', load: null, ratio: 1.2 },
  ]
  const [ratio, load] = ratioPanels({ days, lines: { low: 0.7, high: 1.2, danger: 1.6 } }, words)
  expect(ratio?.values).toEqual([null, 1.2])
  expect(ratio?.beside?.map(({ who, values }) => [who, values])).toEqual([
    ['Low', [0.7, 0.7]],
    ['High', [1.2, 1.2]],
    ['Danger', [1.6, 1.6]],
  ])
  expect(new Set([0, ...(ratio?.beside ?? []).map(({ dash }) => dash)]).size).toBe(4)
  expect(load?.values).toEqual([40, null])
})
