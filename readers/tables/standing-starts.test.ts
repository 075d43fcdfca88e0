import { expect, test } from 'vitest'
import { readActivity } from '../read-activity.ts'

test('each of several pieces is moving from its standing start on, as its own clock shows', async () => {
  const clocks = [0, 1, 2].flatMap(() =>
    Array.from({ length: 10 }, (_, stroke) => [6.9 + 2 * stroke, 0.8 + 9 * stroke]),
  )
  const rows = clocks.map(([seconds, metres], index) =>
    [index + 1, seconds, metres, 111, 250, 1200, 30, 140].join(','),
  )
  const heading =
    'Number,Time (seconds),Distance (meters),Pace (seconds),Watts,Cal/Hr,Stroke Rate,Heart Rate'
  const { activities } = await readActivity(new TextEncoder().encode([heading, ...rows].join('\n')))
  expect(activities).toMatchObject([
    {
      duration: 74.7,
      moving_time: 74.7,
      laps: [1, 2, 3].map(() => ({ time: expect.closeTo(24.9) })),
    },
  ])
})
