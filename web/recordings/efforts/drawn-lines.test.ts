import { expect, test } from 'vitest'
import {
  drawnFrom,
  endsLeft,
  linesIn,
  withClick,
  withEarlier,
  withEnd,
  withLine,
} from './drawn-lines.ts'

const place = (latitude: number) => ({ latitude, longitude: 8 })
const KEPT = [
  { name: '500 m', ...place(47), to_latitude: 47, to_longitude: 8.1 },
  { name: '1000 m', ...place(47.1), to_latitude: 47.1, to_longitude: 8.1 },
]

test('kept lines are drawn and sent as they were', () => {
  const drawn = drawnFrom(KEPT)
  expect(endsLeft(drawn)).toBe(0)
  expect(linesIn(drawn)).toEqual(KEPT)
  expect(linesIn(withEarlier(drawn, 1)).map(({ name }) => name)).toEqual(['1000 m', '500 m'])
})

test('clicks set the ends of the first line that lacks some, and then nothing', () => {
  const two = withLine(withLine(drawnFrom([])))
  const clicked = [1, 2, 3, 4, 5].map(place).reduce(withClick, two)
  expect(endsLeft(two)).toBe(4)
  expect(clicked.map(({ points }) => points.map(({ latitude }) => latitude))).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(new Set(clicked.map(({ key }) => key)).size).toBe(2)
})

test('an end that is typed leaves the one before it in the middle until that is set', () => {
  const centre = place(46)
  expect(withEnd([], { index: 1, change: { latitude: 45 }, centre })).toEqual([centre, place(45)])
  expect(withEnd([place(1), place(2)], { index: 0, change: { latitude: 3 }, centre })).toEqual([
    place(3),
    place(2),
  ])
})
