import { expect, test } from 'vitest'
import { stackedOption, totalsOf, type StackedData } from './stacked-option.ts'

const data: StackedData = {
  categories: ['Mon', 'Tue', 'Wed'],
  series: [
    { key: 'ut2', label: 'UT2', colour: '#96d1c8', values: [60, null, 20] },
    { key: 'at', label: 'AT', colour: '#dba228', values: [10, null, 5] },
  ],
  unit: 'min',
  write: String,
  stacked: true,
}

test('totals skip gaps', () => expect(totalsOf(data)).toEqual([70, 0, 25]))

test.each(['light', 'dark'] as const)(
  'every series of the %s chart is in one stack, named beside it, with sums above, and still',
  (scheme) => {
    const option = stackedOption(data, scheme)
    expect(option.series).toMatchObject([
      {
        name: 'UT2',
        stack: 'all',
        data: [60, '-', { value: 20, label: { position: 'right', formatter: 'UT2' } }],
      },
      { name: 'AT', stack: 'all' },
      { id: 'sums', data: [70, 0, 25] },
    ])
    expect(option).toMatchObject({
      animation: false,
      legend: { show: false },
      aria: { decal: { show: false } },
    })
  },
)

test('parts are hatched as well where patterns are asked for', () =>
  expect(stackedOption({ ...data, patterns: true }, 'light')).toMatchObject({
    aria: { decal: { show: true } },
  }))

test('a single series needs neither legend nor hatching', () => {
  const option = stackedOption({ ...data, series: data.series.slice(0, 1) }, 'light')
  expect(option).toMatchObject({ legend: { show: false }, aria: { decal: { show: false } } })
})

test('earlier days stand beside in a hatched stack of their own, and are in no total', () => {
  const [ut2] = data.series
  if (!ut2) throw new Error('There is a first series.')
  const earlier = { ...ut2, key: 'before', isEarlier: true }
  const compared = { ...data, series: [...data.series, earlier] }
  expect(totalsOf(compared)).toEqual([70, 0, 25])
  expect(stackedOption(compared, 'light').series).toMatchObject([
    { stack: 'all' },
    { stack: 'all' },
    { stack: 'earlier', itemStyle: { decal: { symbol: 'rect' } } },
    { id: 'sums' },
  ])
})

test('levels are lines over all bars, and less can be on top', () => {
  const levels = [{ label: 'Median', value: -2 }]
  const option = stackedOption({ ...data, levels, leastOnTop: true }, 'light')
  expect(option).toMatchObject({ yAxis: { inverse: true } })
  expect((option.series as object[]).at(-1)).toMatchObject({
    type: 'line',
    name: 'Median',
    data: [-2, -2, -2],
  })
})
