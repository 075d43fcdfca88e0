import { expect, test } from 'vitest'
import { recorded } from '../../test/support/even-speed.ts'
import { splitsAlong } from './laid-stretches.ts'

test.each([
  ['even, without the rest', recorded(230, 5), 500, [100, 100]],
  [
    'from the start of the stretch',
    recorded(300, 4, { start: 50, finish: 180 }),
    250,
    [62.5, 62.5],
  ],
  [
    'as far as nothing is missing',
    {
      t: [0, 50, 100, 105, 110],
      channels: { distance: [0, null, 480, 505, 530] },
      start: 0,
      finish: 110,
    },
    250,
    [],
  ],
  ['none without a distance', { t: [0, 10], channels: {}, start: 0, finish: 10 }, 250, []],
])('splits along a stretch: %s', (_, stretch, length, times) =>
  expect(splitsAlong(stretch, length).map(({ time }) => Number(time.toFixed(3)))).toEqual(times),
)
