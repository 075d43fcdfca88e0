import { array, assert, constant, constantFrom, double, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { decodeChannel, encodeChannel } from './channel-blob.ts'
import { CHANNEL_DECIMALS, decimalsOf, type ChannelName } from './channels.ts'

const none = Number.NaN

test.each<{ name: string; channel: ChannelName; values: number[] }>([
  { name: 'nothing', channel: 't', values: [] },
  { name: 'one value', channel: 't', values: [0] },
  { name: 'only gaps', channel: 'heart_rate', values: [none, none, none] },
  {
    name: 'gaps between values',
    channel: 'heart_rate',
    values: [none, 120, none, none, 121, 119, none, 118, 117, none],
  },
  { name: 'positions from pole to pole', channel: 'lat', values: [90, -90, 90, -90, 52.2000001] },
  {
    name: 'positions across the date line',
    channel: 'lon',
    values: [180, -180, 179.9999999, -179.9999999],
  },
  { name: 'times of seven days', channel: 't', values: [0, 0.001, 604_800] },
  { name: 'a distance beyond 32 bits', channel: 'distance', values: [0, 42_949_672.95, none] },
])('$name come back', ({ channel, values }) => {
  expect([...decodeChannel(encodeChannel(channel, Float64Array.from(values)))]).toEqual(values)
})

test('any channel comes back to its own decimals', () => {
  const names = Object.keys(CHANNEL_DECIMALS).filter(
    (name): name is ChannelName => name in CHANNEL_DECIMALS,
  )
  const value = oneof(
    { weight: 5, arbitrary: integer({ min: -1_000_000, max: 1_000_000 }) },
    { weight: 1, arbitrary: constant(none) },
  )
  assert(
    property(constantFrom(...names), array(value, { maxLength: 300 }), (name, wholes) => {
      const values = Float64Array.from(wholes, (whole) => whole / 10 ** decimalsOf(name))
      expect(decodeChannel(encodeChannel(name, values)).map((v) => v + 0)).toEqual(
        values.map((v) => v + 0),
      )
    }),
  )
})

test('any doubles come back within half a last decimal', () => {
  assert(
    property(
      array(double({ min: -1e12, max: 1e12, noNaN: true }), { maxLength: 50 }),
      (numbers) => {
        const back = decodeChannel(encodeChannel('speed', Float64Array.from(numbers)))
        numbers.forEach((number, i) =>
          expect(Math.abs((back[i] ?? none) - number)).toBeLessThanOrEqual(0.000501),
        )
      },
    ),
  )
})

test('a smooth channel takes less than two bytes a value', () => {
  const distance = Float64Array.from(
    { length: 10_800 },
    (_, i) => Math.round(i * 423 + 30 * Math.sin(i)) / 100,
  )
  expect(encodeChannel('distance', distance).length).toBeLessThan(2 * distance.length)
})

test.each([
  { name: 'nothing', blob: [] },
  { name: 'another version', blob: [9, 1, 0, 1, 1, 0, 0, 0, 0] },
  { name: 'a body that is missing', blob: [1, 1, 0, 1, 1, 0, 0, 0] },
])('$name is refused', ({ blob }) => {
  expect(() => decodeChannel(Uint8Array.from(blob))).toThrow(/./)
})
