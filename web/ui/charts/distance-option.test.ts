import { expect, test } from 'vitest'
import { distanceOption, lookOfLine, type DistanceData } from './distance-option.ts'

const data: DistanceData = {
  lines: [
    {
      key: '0',
      label: 'Rigi',
      points: [
        [0, 0],
        [500, 1.2],
        [1000, null],
      ],
    },
    {
      key: '1',
      label: 'Pilatus',
      points: [
        [0, 0],
        [500, 0],
        [1000, 0],
      ],
    },
  ],
  unit: 's',
  write: String,
  writeDistance: String,
  leastOnTop: true,
  stepped: false,
}

test.each(['light', 'dark'] as const)('lines of the %s chart lie over metres, still', (scheme) => {
  const option = distanceOption(data, scheme)
  expect(option).toMatchObject({ animation: false, yAxis: { inverse: true } })
  expect(option.series).toMatchObject([
    {
      name: 'Rigi',
      data: [
        [0, 0],
        [500, 1.2],
        [1000, '-'],
      ],
    },
    { name: 'Pilatus' },
  ])
})

test('no two of 24 lines look the same without their colour and with it', () => {
  const looks = Array.from({ length: 24 }, (_, index) => lookOfLine(index, 'light'))
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(24)
})
