import { describe, expect, test } from 'vitest'
import type { DeviceRace } from '#contract/live/live-recorder.ts'
import { afterPm5, NEW_MACHINE } from '#domain/live/bluetooth-machine.ts'
import type { Pm5Message } from '#domain/live/bluetooth-pm5.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { CONNECTION } from '../../../../test/support/connection.ts'
import { isWaitingForRace, laneOf, machineHeard, raceKept, startOf } from './run-machine.ts'
import { marked, newRun, NO_READINGS, paused, ticked, type Run } from './run.ts'

const START = 1_795_711_441_000
/** The server is so much ahead of the phone. */
const AHEAD = 700
const PM5 = 'monitor'
const RACE: DeviceRace = {
  id: 7,
  name: null,
  place: 2,
  count: 4,
  lane: 3,
  piece: 0,
  distance: 500,
  time: null,
  lanes: 6,
  ready: 4,
  goes_at: START + AHEAD,
  is_over: false,
}

const ready: Run = {
  ...newRun('device-1', 'code', CONNECTION, START - 60_000),
  prepared_at: START - 50_000,
  clock: { offset: AHEAD, round_trip: 24, at: START - 1_000 },
  race: RACE,
  is_ready: true,
}
const at = (seconds: number) => ({ at: START + seconds * 1000, readings: NO_READINGS })
const status = (elapsed: number, distance: number, metres = 500): Pm5Message => ({
  kind: 'status',
  elapsed,
  distance,
  workout: 3,
  state: 1,
  is_moving: true,
  drag: 130,
  set: { metres },
})
const pace: Pm5Message = { kind: 'pace', elapsed: 1, speed: 5, stroke_rate: 30, heart_rate: null }
const hear = (run: Run, message: Pm5Message, seconds: number): Run => {
  const { run: kept } = raceKept(run, at(seconds))
  return machineHeard(kept, PM5, (known) => afterPm5(known, message, START + seconds * 1000))
}
/** Five metres a second from the start on, heard four times a second. */
const rowed = (until: number, from = hear(ready, status(0, 0), -1)): Run => {
  let run = from
  for (let quarter = 1; quarter <= until * 4; quarter += 1) {
    const seconds = quarter / 4
    run = hear(run, status(seconds, Math.min(500, 5 * seconds)), seconds)
    if (quarter % 4 === 0) run = ticked(run, at(seconds)).run
  }
  return run
}

describe('a race', () => {
  test('starts at the moment that the server named, by the clock of this device', () => {
    expect(startOf(ready)).toBe(START)
    expect(raceKept(ready, at(-0.1)).samples).toEqual([])
    const { run, samples } = raceKept(ready, at(0.4))
    expect(samples.map((sample) => [sample.at, sample.mark, sample.distance])).toEqual([
      [START, 'start', 0],
      [START, 'piece', 0],
    ])
    expect(run).toMatchObject({ status: RECORDING.active, is_ready: false, raced: START + AHEAD })
    expect(raceKept(run, at(1)).samples).toEqual([])
  })

  test('counts no metre from before its start', () => {
    const early = hear(hear(ready, status(0, 0), -3), status(2, 10), -1)
    expect(hear(early, status(3.5, 17.5), 0.5).odometer.distance).toBe(7.5)
  })

  test('ends at the metre by the clock of the machine', () => {
    const run = rowed(99)
    expect(run.piece?.ended).toBe(false)
    const heard = hear(run, status(100, 500), 100.2)
    const { samples } = ticked(heard, at(100.9))
    expect(samples).toMatchObject([{ at: START + 100_000, mark: 'rest', distance: 500, drag: 130 }])
  })

  test('ends with the monitor, which began a little before it', () => {
    const early = hear(hear(ready, status(0, 0), -1), status(0.4, 2), -0.5)
    const begun = hear(early, status(0.9, 4.5), 0)
    const run = hear(begun, status(100, 500), 99)
    expect(run.odometer.distance).toBe(498)
    expect(ticked(run, at(99.2)).samples).toMatchObject([{ mark: 'rest' }])
  })

  test('goes on in a recording that has begun, as a piece of its own', () => {
    const { run: going } = marked(ready, 'start', at(-30))
    const { samples } = raceKept(going, at(0.2))
    expect(samples.map(({ mark }) => mark)).toEqual(['piece'])
  })

  test('is not begun by who hears of it too late, or never got ready', () => {
    const late = raceKept(ready, at(6))
    expect(late.samples).toEqual([])
    expect(raceKept(late.run, at(7)).samples).toEqual([])
    expect(raceKept({ ...ready, prepared_at: null }, at(0.2)).samples).toEqual([])
  })

  test('that a coach has ended is rowed to its end by who was out of reach', () => {
    const over = { ...rowed(10), race: { ...RACE, is_over: true } }
    expect(raceKept(over, at(11)).samples).toEqual([])
    const heard = hear(over, status(100, 500), 100)
    expect(ticked(heard, at(100.5)).samples).toMatchObject([{ mark: 'rest', distance: 500 }])
  })

  test('that is recalled ends its piece, and the next start begins another', () => {
    const recalled = { ...rowed(10), race: { ...RACE, goes_at: null } }
    const { run, samples } = raceKept(recalled, at(11))
    expect(samples.map(({ mark }) => mark)).toEqual(['rest'])
    expect(isWaitingForRace(run)).toBe(true)
    const again = { ...run, race: { ...RACE, goes_at: START + AHEAD + 60_000 } }
    const next = raceKept(again, at(60.1))
    expect(next.samples.map(({ mark }) => mark)).toEqual(['piece'])
  })
})

test('each curve of force goes with one sample, and none of before the start or of a pause', () => {
  const curve = (newtons: number): Pm5Message => ({
    kind: 'force',
    parts: 1,
    part: 0,
    forces: [0, newtons],
  })
  const tick = (run: Run, seconds: number) => ticked(run, at(seconds))
  const ready400 = hear(hear(ready, status(0, 0), -3), curve(400.4), -2)
  const begun = raceKept(ready400, at(0.1))
  expect(begun.samples.map(({ force }) => force)).toEqual([undefined, undefined])
  const heard = hear(hear(begun.run, status(1, 5), 1), curve(500.6), 1.1)
  const first = tick(heard, 1.2)
  expect(first.samples.map(({ force }) => force)).toEqual([[0, 501]])
  expect(tick(first.run, 1.6).samples[0]).not.toHaveProperty('force')
  const again = tick(hear(first.run, curve(500.6), 1.7), 1.8)
  expect(again.samples[0]?.force).toEqual([0, 501])
  const still = hear(paused(again.run, at(2)).run, curve(300), 2.1)
  expect(marked(still, 'resume', at(2.2)).samples[0]).not.toHaveProperty('force')
})

test('a lane says how its machine stands, and nothing of one that is lost', () => {
  const going = machineHeard(rowed(10), PM5, (known) => afterPm5(known, pace, START + 10_000))
  expect(laneOf({ ...going, is_ready: true }, START + 10_500, 120)).toEqual({
    is_ready: true,
    is_moving: true,
    has_belt: true,
    drag: 130,
  })
  expect(laneOf(going, START + 20_000, null)).toEqual({
    is_ready: false,
    is_moving: false,
    has_belt: false,
    drag: null,
  })
})

test('a sample of a machine has its pace, watts and heart, and says so at the time it was', () => {
  const heard = machineHeard(rowed(10), PM5, (known) => afterPm5(known, pace, START + 10_000))
  const power: Pm5Message = {
    kind: 'power',
    elapsed: 10,
    power: 350,
    strokes: 5,
    projected_time: 0,
  }
  const run = machineHeard(heard, PM5, (known) => afterPm5(known, power, START + 10_000))
  const readings = { ...NO_READINGS, heart_rate: 151 }
  const [sample] = ticked(run, { at: START + 10_900, readings }).samples
  expect(sample).toMatchObject({
    at: START + 10_000,
    distance: 50,
    speed: 5,
    stroke_rate: 30,
    power: 350,
    heart_rate: 151,
    lat: null,
  })
})

test('another machine begins to count where the recording is', () => {
  const run = rowed(10)
  const other = machineHeard(run, 'other', () =>
    afterPm5(NEW_MACHINE, status(60, 300), START + 11_000),
  )
  expect(other.odometer.distance).toBe(50)
  const next = machineHeard(other, 'other', (known) =>
    afterPm5(known, status(62, 310), START + 13_000),
  )
  expect(next.odometer.distance).toBe(60)
})
