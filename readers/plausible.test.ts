import { describe, expect, test } from 'vitest'
import type { ChannelName } from './channels.ts'
import { dropDistanceJumps, dropImplausible, isDistancePlausible } from './plausible.ts'

const none = Number.NaN

test.each<{ channel: ChannelName; values: number[]; kept: number[]; count: number }>([
  {
    channel: 'heart_rate',
    values: [0, 1, 29, 30, 250, 251, 255],
    kept: [none, none, none, 30, 250, none, none],
    count: 5,
  },
  { channel: 'stroke_rate', values: [-1, 0, 99, 100], kept: [none, 0, 99, none], count: 2 },
  { channel: 'cadence', values: [0, 250, 251], kept: [0, 250, none], count: 1 },
  { channel: 'power', values: [0, 3000, 3001], kept: [0, 3000, none], count: 1 },
  { channel: 'stroke_length', values: [0, 2.5, 2.51], kept: [0, 2.5, none], count: 1 },
  { channel: 'avg_force', values: [0, 9999, 10_000], kept: [0, 9999, none], count: 1 },
])('$channel keeps to its bounds', ({ channel, values, kept, count }) => {
  const channels = new Map([[channel, Float64Array.from(values)]])
  expect(dropImplausible(channels)).toEqual({ [channel]: count })
  expect([...(channels.get(channel) ?? [])]).toEqual(kept)
})

test('what was never there is not counted, and a channel left empty goes', () => {
  const channels = new Map<ChannelName, Float64Array>([
    ['heart_rate', Float64Array.of(none, 120, none)],
    ['power', Float64Array.of(9000, none, none)],
  ])
  expect(dropImplausible(channels)).toEqual({ power: 1 })
  expect([...channels.keys()]).toEqual(['heart_rate'])
})

test('half a position is none', () => {
  const channels = new Map<ChannelName, Float64Array>([['lat', Float64Array.of(52, 53)]])
  dropImplausible(channels)
  expect(channels.size).toBe(0)
})

test.each([
  { sport: 1, metres: 2000, seconds: 335, plausible: true },
  { sport: 1, metres: 2000, seconds: 100, plausible: false },
  { sport: 3, metres: 100_000, seconds: 7200, plausible: true },
  { sport: 4, metres: 100, seconds: 9.58, plausible: true },
  { sport: null, metres: 999_999, seconds: 86_400, plausible: true },
  { sport: null, metres: 1_000_001, seconds: 604_800, plausible: false },
  { sport: 1, metres: 5000, seconds: null, plausible: true },
])(
  '$metres m in $seconds s of sport $sport: $plausible',
  ({ sport, metres, seconds, plausible }) => {
    expect(isDistancePlausible(metres, seconds, sport)).toBe(plausible)
  },
)

describe('jumps of a distance counter', () => {
  test.each([
    { name: 'none', distance: [0, 4, 8, 12], kept: [0, 4, 8, 12], dropped: 0 },
    { name: 'up and back', distance: [0, 4, 9e6, 12], kept: [0, 4, none, 12], dropped: 1 },
    { name: 'up for good', distance: [0, 4, 9e6, 9e6], kept: [0, 4, none, none], dropped: 2 },
    { name: 'from the start', distance: [9e6, 4, 8, 12], kept: [none, 4, 8, 12], dropped: 1 },
  ])('$name', ({ distance, kept, dropped }) => {
    const values = Float64Array.from(distance)
    expect(dropDistanceJumps(values, Float64Array.of(0, 1, 2, 3), 1)).toBe(dropped)
    expect([...values]).toEqual(kept)
  })
})
