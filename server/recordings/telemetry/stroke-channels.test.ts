import { expect, test } from 'vitest'
import { ofBoat, ofSeat, strokeChannels } from './stroke-channels.ts'

test('what the work of a stroke falls apart into is the rower’s, not the boat’s', () => {
  const stored = [
    't',
    'force_curve@1',
    'work@1',
    ...[1, 2, 3, 4].map((quarter) => `work_q${quarter}@1`),
  ].map((name) => `stroke:${name}`)
  const { channels, positions } = strokeChannels(stored) ?? { channels: [], positions: [] }
  const named = (holds: (channel: (typeof channels)[number]) => boolean) =>
    channels.filter(holds).map(({ base }) => base)
  expect(named((channel) => ofSeat(channel, 1))).toEqual([
    'work',
    'work_q1',
    'work_q2',
    'work_q3',
    'work_q4',
  ])
  expect(named((channel) => ofBoat(channel, positions))).toEqual(['t'])
})
