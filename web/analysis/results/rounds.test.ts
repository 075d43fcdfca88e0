import { expect, test } from 'vitest'
import { roundsOfLaps, roundsOfSplits } from './rounds.ts'

test('a split knows how far it ends from the start', () => {
  const split = {
    start_distance: 500,
    distance: 500,
    accumulated_time: 205,
    increment_time: 100,
    speed: 5,
    heart_rate_avg: 160,
    stroke_rate_avg: null,
  }
  expect(roundsOfSplits([split])).toEqual([
    {
      number: 1,
      distance: 500,
      until_distance: 1000,
      until_time: 205,
      time: 100,
      speed: 5,
      heart_rate: 160,
      stroke_rate: null,
      rest: false,
    },
  ])
})

test.each([
  ['measured', { start: 60, time: 100, distance: 500, rest: false }, { until_time: 160, speed: 5 }],
  ['at rest', { start: 0, time: 60, distance: 0, rest: true }, { until_time: 60, speed: null }],
  [
    'without a time',
    { start: 0, time: null, distance: 500, rest: false },
    { until_time: null, speed: null },
  ],
])('a lap %s', (_name, lap, expected) => {
  expect(roundsOfLaps([{ ...lap, heart_rate_avg: null, stroke_rate_avg: null }])).toMatchObject([
    { ...expected, rest: lap.rest },
  ])
})
