import { expect, test } from 'vitest'
import { scatterOption, wordsOfPoint, type ScatterData } from './scatter-option.ts'

const point = (key: string, x: number, y: number) => ({ key, label: `Anna, ${key}`, x, y })
const data: ScatterData = {
  groups: [
    { key: 'a', label: 'Juniors', points: [point('1', 3600, 10), point('2', 7200, 20)] },
    { key: 'b', label: 'Masters', points: [point('3', 1800, 5)] },
  ],
  x: { label: 'Time', unit: 'h', write: (value) => `${value / 3600}`, per: 3600 },
  y: { label: 'Load', write: String },
  line: { slope: 0.01, intercept: 2 },
}

test.each(['light', 'dark'] as const)('points of the %s chart lie over both axes', (scheme) => {
  const option = scatterOption(data, scheme)
  expect(option).toMatchObject({
    animation: false,
    xAxis: { name: 'Time (h)' },
    legend: { show: true, data: ['Juniors', 'Masters'] },
  })
  expect(option.series).toMatchObject([
    {
      data: [
        [1, 10],
        [2, 20],
      ],
    },
    { data: [[0.5, 5]] },
    {
      type: 'line',
      data: [
        [0.5, 20],
        [2, 74],
      ],
    },
  ])
})

test('groups differ in their marks, not by colour alone', () => {
  const { series } = scatterOption(data, 'light')
  const marks = [series].flat().flatMap((one) => (one && 'symbol' in one ? [one.symbol] : []))
  expect(new Set(marks).size).toBe(3)
})

test('without a line there are only the points', () => {
  expect(scatterOption({ ...data, line: null }, 'light').series).toHaveLength(2)
})

test('a point is said with both its values and their units', () => {
  expect(wordsOfPoint(point('1', 3600, 10), data)).toEqual(['Anna, 1', 'Time: 1 h', 'Load: 10'])
})
