import { expect, test } from 'vitest'
import { SPEED_RAMP } from '../theme-colours.ts'
import {
  colouredSegments,
  colourRange,
  positionAt,
  rampColour,
  stretches,
} from './track-segments.ts'

const [slow] = SPEED_RAMP
const fast = SPEED_RAMP.at(-1)
const line = (count: number) => ({
  latitude: Array.from({ length: count }, (_, i) => 47 + i),
  longitude: Array.from({ length: count }, () => 8),
})

test.each([
  [{ latitude: [47], longitude: [8] }, [47, 8]],
  [{ latitude: [null], longitude: [8] }, null],
  [{ latitude: [0], longitude: [0] }, null],
  [{ latitude: [], longitude: [] }, null],
])('position of %j', (track, point) => expect(positionAt(track, 0)).toEqual(point))

test('segments change with the colour and share a point', () => {
  const segments = colouredSegments(line(4), [1, 1, 5, 5])
  expect(segments).toEqual([
    {
      colour: slow,
      points: [
        [47, 8],
        [48, 8],
      ],
    },
    {
      colour: fast,
      points: [
        [48, 8],
        [49, 8],
        [50, 8],
      ],
    },
  ])
})

test('a gap in the positions is a gap in the line', () => {
  const track = { latitude: [47, 48, null, 50, 51], longitude: [8, 8, null, 8, 8] }
  expect(stretches(track)).toEqual([
    [
      [47, 8],
      [48, 8],
    ],
    [
      [50, 8],
      [51, 8],
    ],
  ])
})

test('a spike does not use up the ramp', () => {
  const values = [...Array.from({ length: 50 }, (_, i) => i / 10), 900]
  expect(colourRange(values)?.high).toBeLessThan(5)
})

test.each([
  [0, slow],
  [99, fast],
  [null, SPEED_RAMP[3]],
])('%s is coloured %s', (value, colour) =>
  expect(rampColour(value, { low: 1, high: 5 })).toBe(colour),
)
