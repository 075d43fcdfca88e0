import { describe, expect, test } from 'vitest'
import type { LiveBoat } from '#contract/live/live.ts'
import type { ErgRace } from '#contract/live/live-races.ts'
import { RECORDING } from '#domain/live/recording.ts'
import type { Water } from '../water.ts'
import { raceShown, standingsIn } from './lanes.ts'

const GO = 1_795_711_441_000
const MINUTE_MS = 60_000

const race = (id: number, more: Partial<ErgRace> = {}): ErgRace => ({
  id,
  name: null,
  piece: 1,
  distance: 500,
  time: null,
  goes_at: null,
  ended_at: null,
  lanes: [],
  ...more,
})

describe('the board shows the race that', () => {
  test('is next while none has begun', () => {
    expect(raceShown([race(1), race(2)], GO)?.id).toBe(1)
    expect(raceShown([], GO)).toBeUndefined()
  })
  test('is counted down or goes on, whatever else is open or over', () => {
    const going = race(2, { goes_at: GO + 5_000 })
    expect(raceShown([race(1, { goes_at: GO, ended_at: GO }), going, race(3)], GO)?.id).toBe(2)
  })
  test('was just over, and after two minutes the next', () => {
    const over = race(1, { goes_at: GO, ended_at: GO + MINUTE_MS })
    expect(raceShown([over, race(2)], GO + 2 * MINUTE_MS)?.id).toBe(1)
    expect(raceShown([over, race(2)], GO + 4 * MINUTE_MS)?.id).toBe(2)
    expect(raceShown([over], GO + 4 * MINUTE_MS)?.id).toBe(1)
  })
})

const boat = (recording_id: number, user_id: number, started: number): LiveBoat => ({
  recording_id,
  crew_id: null,
  user_id,
  name: 'A',
  is_own: false,
  status: RECORDING.active,
  wanted: null,
  can_withdraw: false,
  samples: 2,
  doubted: 0,
  heard_at: GO + 10_000,
  started_at: started,
  at: GO + 10_000,
  distance: 50,
  speed: 5,
  stroke_rate: 30,
  heart_rate: null,
  heart_at: null,
  battery: null,
  lat: null,
  lon: null,
  marks: [
    { mark: 'start', at: started, distance: 0 },
    { mark: 'piece', at: started, distance: 0 },
  ],
})
const lane = (number: number, user_id: number) => ({
  lane: number,
  user_id,
  crew_id: null,
  name: 'A',
  rowers: [],
  weight: null,
  is_ready: true,
  is_moving: false,
  has_belt: false,
  drag: 130,
})

test('a lane is the recording with the race in it, drawn on at its speed, and waits without one', () => {
  const lanes = [lane(1, 11), lane(2, 12)]
  const water: Water = {
    boats: [boat(1, 11, GO - 900_000), boat(2, 11, GO), boat(3, 12, GO - 900_000)],
    tracks: new Map(),
  }
  const going = race(1, { goes_at: GO, lanes })
  expect(standingsIn(going, water, GO + 12_000)).toMatchObject([
    { lane: 1, phase: 'racing', metres: 60, time: 12, finish: 100 },
    { lane: 2, phase: 'waiting', metres: 0 },
  ])
  expect(standingsIn(race(2, { lanes }), water, GO)).toEqual([])
})
