import { expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { sportDone } from './done.ts'

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

test.each<[string, number[], number | null, number, number]>([
  ['nothing but the plan', [], null, rowing, 0],
  ['a recording of what was planned', [rowing], null, rowing, 1],
  ['a ride', [bike], null, bike, 1],
  ['a ride and a run, the longer first', [bike, run], null, bike, 2],
  ['a ride entered as a ride', [bike], bike, bike, 1],
  ['a ride beside rowing that was entered', [bike], rowing, rowing, 0],
  ['rowing beside a ride that was entered', [rowing], bike, rowing, 1],
  ['an entered run', [], run, run, 0],
  ['the ergometer in a session on the water', [ergo], null, rowing, 1],
])('%s', (_, sports, entered, sport_id, counted) => {
  const done = sportDone(rowing, recorded(...sports), entered)
  expect([done.sport_id, done.recordings.length]).toEqual([sport_id, counted])
})
