import { expect, test } from 'vitest'
import type { Moment } from './course.ts'
import { roundsOnCourse } from './course-rounds.ts'

const START = Date.parse('2026-06-14T08:00:00Z')
const STEP_DEGREES = 1e-4
const SPEED = 5
const lineAt = (second: number) => {
  const lat = 47 + second * STEP_DEGREES
  return [lat, 8.2, lat, 8.4] as const
}
const COURSE = {
  start: lineAt(10.5),
  finish: lineAt(90.5),
  lines: [
    { name: 'Bridge', line: lineAt(30.5) },
    { name: 'Willow', line: lineAt(60.5) },
  ],
}
/** Northwards for a hundred seconds, then back and so on, a moment a second. */
const upAndDown = (seconds: number): Moment[] =>
  Array.from({ length: seconds + 1 }, (_, second) => {
    const leg = second % 200
    return {
      at: START + second * 1000,
      distance: second * SPEED,
      speed: SPEED,
      stroke_rate: second < 200 ? 30 : 34,
      lat: 47 + (leg <= 100 ? leg : 200 - leg) * STEP_DEGREES,
      lon: 8.3,
    }
  })
const splitsIn = (moments: readonly Moment[]) =>
  roundsOnCourse(moments, COURSE, 'Finish').map(({ number, is_done, splits }) => [
    number,
    is_done,
    splits.map(({ number: place, line, time, total }) => [
      place,
      line,
      Math.round(time),
      Math.round(total),
    ]),
  ])
const PASS = [
  [1, 'Bridge', 20, 20],
  [2, 'Willow', 30, 50],
  [3, 'Finish', 30, 80],
]

test('each pass of a course is a round with splits at its lines and its finish', () => {
  expect(splitsIn(upAndDown(350))).toEqual([
    [1, true, PASS],
    [2, true, PASS],
  ])
  const [one, two] = roundsOnCourse(upAndDown(350), COURSE, 'Finish')
  expect(one?.distance).toBeCloseTo(400, 3)
  expect(one?.time).toBeCloseTo(80, 3)
  expect([one?.stroke_rate, two?.stroke_rate]).toEqual([30, 34])
  expect(one?.splits.map(({ distance }) => Math.round(distance))).toEqual([100, 250, 400])
})

test('the pass under way has the lines that are crossed, and nothing of the pass before', () => {
  expect(splitsIn(upAndDown(245))).toEqual([
    [1, true, PASS],
    [2, false, PASS.slice(0, 1)],
  ])
})

test('a line that was missed has no split, and the next counts from the one before', () => {
  const moments = upAndDown(110).filter(({ at }) => Math.abs(at - START - 30_500) > 8_000)
  expect(splitsIn(moments)).toEqual([
    [
      1,
      true,
      [
        [2, 'Willow', 50, 50],
        [3, 'Finish', 30, 80],
      ],
    ],
  ])
})

test('a boat that never crossed the start has no rounds', () => {
  expect(roundsOnCourse(upAndDown(9), COURSE, 'Finish')).toEqual([])
  expect(roundsOnCourse([], COURSE, 'Finish')).toEqual([])
})
