import { expect, test } from 'vitest'
import { createFormat } from '../../format/format.ts'
import { curvePanels, type Channels } from './curve-panels.ts'
import { speedScale } from '#domain/time/speed-scale.ts'

const format = createFormat({ language: 'en', timeZone: 'UTC' })
const words = {
  pace: 'Pace',
  speed: 'Speed',
  heartRate: 'HR',
  strokeRate: 'SR',
  cadence: 'Cadence',
  power: 'Power',
  elevation: 'Elevation',
}
const panelsOf = (channels: Channels, sport: number) =>
  curvePanels(channels, speedScale(sport), words, format)

test('channels that hold nothing have no panel', () => {
  expect(panelsOf({ heart_rate: [null, null], power: [] }, 1)).toEqual([])
})

test('panels stand in their order, each with its decimals', () => {
  const channels = {
    elevation: [1],
    power: [2],
    cadence: [3],
    heart_rate: [4],
    stroke_rate: [5],
    speed: [5],
    lat: [1],
    lon: [1],
  }
  expect(panelsOf(channels, 1).map(({ label, decimals }) => [label, decimals])).toEqual([
    ['Pace', 1],
    ['HR', 0],
    ['SR', 0],
    ['Cadence', 0],
    ['Power', 1],
    ['Elevation', 2],
  ])
})

test.each([
  ['rowing', 1, [5, 0, null], [100, null, null], true, '1:40.0'],
  ['cycling', 3, [5, 0, null], [18, 0, null], false, '18.0'],
])('%s speed on its scale', (_name, sport, speed, values, inverted, first) => {
  const [panel] = panelsOf({ speed }, sport)
  expect(panel).toMatchObject({ values, inverted })
  expect(panel?.write?.(values[0] ?? 0)).toBe(first)
})
