import { expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { sportsDone } from './done.ts'

const recorded = (...sports: number[]) =>
  sports.map((sport_id, at) => ({
    id: at,
    sport_id,
    start: 10_000 * at,
    seconds: 3600 - at,
    distance: 12_000,
    distance_source: 'gps',
    zone_seconds: null,
    own: true,
    chosen: false,
  }))
const { rowing, ergo, bike, run } = SPORT

const as = (sport_id: number, distance: number | null = null) => ({
  sport_id,
  seconds: null,
  distance,
  strokes: null,
})

test.each<[string, number[], number[], [sport: number, recordings: number][]]>([
  ['nothing but the plan', [], [], []],
  ['a recording of what was planned', [rowing], [], [[rowing, 1]]],
  ['a ride', [bike], [], [[bike, 1]]],
  [
    'a ride and a run',
    [bike, run],
    [],
    [
      [bike, 1],
      [run, 1],
    ],
  ],
  [
    'rowing and two rides',
    [bike, rowing, bike],
    [],
    [
      [bike, 2],
      [rowing, 1],
    ],
  ],
  ['a ride entered as a ride', [bike], [bike], [[bike, 1]]],
  ['a ride beside rowing that was entered', [bike], [rowing], [[rowing, 0]]],
  ['rowing beside a ride that was entered', [rowing], [bike], [[rowing, 1]]],
  ['an entered run', [], [run], [[run, 0]]],
  [
    'rowing and a run that were entered',
    [],
    [rowing, run],
    [
      [rowing, 0],
      [run, 0],
    ],
  ],
  ['the ergometer in a session on the water', [ergo], [], [[rowing, 1]]],
  ['the ergometer that was entered so', [rowing], [ergo], [[ergo, 1]]],
])('%s', (_, sports, entered, expected) => {
  const done = sportsDone(
    rowing,
    recorded(...sports),
    entered.map((sport) => as(sport)),
  )
  expect(done.map((part) => [part.sport_id, part.recordings.length])).toEqual(expected)
})

test('what was entered of a sport adds to what was recorded of it, and to nothing else', () => {
  const of = recorded(rowing, bike)
  const distances = (...entered: ReturnType<typeof as>[]) =>
    sportsDone(rowing, of, entered).map((part) => [part.sport_id, part.entered?.distance ?? null])
  expect(distances(as(rowing, 9000), as(bike, 30_000))).toEqual([
    [rowing, 9000],
    [bike, 30_000],
  ])
  expect(distances(as(run, 5000))).toEqual([
    [rowing, null],
    [bike, null],
  ])
})
