import { expect, test } from 'vitest'
import { curveOption, type CurveData } from './curve-option.ts'

const data: CurveData = {
  series: [
    { key: 'a', label: 'Pace', as: 'both', look: 0, points: [[500, 105]] },
    { key: 'b', label: 'Pulse', as: 'points', look: 1, onRight: true, points: [[500, 170]] },
  ],
  x: { label: 'Metres', write: String },
  left: { label: 'Pace', write: String, leastOnTop: true },
  right: { label: 'Pulse', write: String },
}

test('what belongs to the right scale is drawn on it, and a pace has the least on top', () => {
  const { series, yAxis } = curveOption(data, 'light')
  expect(series).toMatchObject([{ yAxisIndex: 0 }, { yAxisIndex: 1 }])
  expect(yAxis).toMatchObject([{ inverse: true }, { inverse: false }])
})

test('points without a line have no line', () => {
  const { series } = curveOption(data, 'dark')
  expect(series).toMatchObject([{ lineStyle: { width: 2 } }, { lineStyle: { width: 0 } }])
})

test('one place alone stands in the middle of a narrow axis', () => {
  const { xAxis } = curveOption(data, 'light')
  expect(xAxis).toMatchObject({ min: 499, max: 501, interval: 1 })
  const [first, ...others] = data.series
  if (!first) throw new Error('There is a first line.')
  const longer = {
    ...data,
    series: [
      {
        ...first,
        points: [
          [500, 105],
          [1000, 106],
        ] as const,
      },
      ...others,
    ],
  }
  expect(curveOption(longer, 'light').xAxis).toMatchObject({ scale: true })
})
