import { describe, expect, test } from 'vitest'
import { averagesAfter, NOTHING_AVERAGED } from './averages.ts'
import {
  canControl,
  RECORDING,
  sessionState,
  statusAfter,
  windowAt,
  type Mark,
  type RecordingStatus,
} from './recording.ts'
import { AT_START, type JudgedSample } from './judge.ts'
import { FIRST_STANDING, piecesOf, standingAfter } from './standing.ts'

const { idle, active, paused, finished, discarded } = RECORDING
const speeds = (values: readonly (number | null)[]) =>
  values.map((speed, index) => ({ at: 2000 * index, speed, stroke_rate: null }))

describe('averages', () => {
  test('are the means of five events in rowing and paddling', () => {
    const after = averagesAfter(NOTHING_AVERAGED, speeds([4, 4.2, 4.4, 4.1, 4.3]), {
      inFives: true,
    })
    expect(after.speed).toBeCloseTo(4.2, 10)
  })
  test('change with each fifth event only, however the events come', () => {
    const all = speeds([4, 4.2, 4.4, 4.1, 4.3, 9, 9, 9])
    const once = averagesAfter(NOTHING_AVERAGED, all, { inFives: true })
    const single = all.reduce(
      (before, event) => averagesAfter(before, [event], { inFives: true }),
      NOTHING_AVERAGED,
    )
    expect(single).toEqual(once)
    expect(once.speed).toBeCloseTo(4.2, 10)
  })
  test('count each event until the next, the last for as long as the one before it', () => {
    const at = [0, 1000, 2000, 3000, 5000]
    const events = [5, 5, 5, 2, 2].map((speed, index) => ({
      at: at[index] ?? 0,
      speed,
      stroke_rate: null,
    }))
    const after = averagesAfter(NOTHING_AVERAGED, events, { inFives: true })
    expect(after.speed).toBeCloseTo((3 * 5 + 4 * 2) / 7, 10)
  })
  test('count events alike that were stored without their time', () => {
    const events = [4, 4.2, 4.4, 4.1, 4.3].map((speed) => ({ speed, stroke_rate: null }))
    const after = averagesAfter(NOTHING_AVERAGED, events, { inFives: true })
    expect(after.speed).toBeCloseTo(4.2, 10)
  })
  test('leave out what is unknown, and are unknown where all is', () => {
    const mixed = averagesAfter(NOTHING_AVERAGED, speeds([4, null, null, null, 5]), {
      inFives: true,
    })
    expect(mixed.speed).toBe(4.5)
    const after = averagesAfter(mixed, speeds([null, null, null, null, null]), { inFives: true })
    expect(after.speed).toBeNull()
  })
  test('are the last values elsewhere', () => {
    const after = averagesAfter(NOTHING_AVERAGED, speeds([4, 9]), { inFives: false })
    expect(after.speed).toBe(9)
  })
})

describe('a recording', () => {
  test.each<[RecordingStatus, Mark, RecordingStatus | null]>([
    [idle, 'start', active],
    [active, 'pause', paused],
    [paused, 'resume', active],
    [active, 'piece', active],
    [active, 'finish', finished],
    [paused, 'finish', finished],
    [active, 'start', null],
    [idle, 'finish', null],
    [paused, 'piece', null],
    [finished, 'start', null],
    [discarded, 'resume', null],
  ])('that stands at %i and marks %s is %s', (status, mark, after) => {
    expect(statusAfter(status, mark)).toBe(after)
  })
  test.each<[RecordingStatus, Parameters<typeof canControl>[1], boolean]>([
    [idle, 'start', true],
    [paused, 'start', true],
    [active, 'start', false],
    [idle, 'pause', false],
    [idle, 'finish', false],
    [idle, 'discard', true],
    [finished, 'discard', false],
  ])('that stands at %i and is asked to %s can: %s', (status, control, can) => {
    expect(canControl(status, control)).toBe(can)
  })
})

test.each([
  [[], 'scheduled'],
  [[idle], 'scheduled'],
  [[finished, idle], 'scheduled'],
  [[finished, active, paused], 'live'],
  [[paused, finished], 'paused'],
  [[finished, finished], 'finished'],
] as const)('a session of %j is %s', (statuses, state) => {
  expect(sessionState(statuses)).toBe(state)
})

test.each([
  ['2026-06-01T03:59:59Z', 'early'],
  ['2026-06-01T04:00:00Z', 'open'],
  ['2026-06-01T12:00:00Z', 'open'],
  ['2026-06-01T12:00:01Z', 'over'],
] as const)('a code of a session from six to eight is at %s: %s', (at, window) => {
  const session = { starts_at: '2026-06-01T06:00:00Z', ends_at: '2026-06-01T08:00:00Z' }
  expect(windowAt(session, Date.parse(at))).toBe(window)
})

const sample = (at: number, distance: number, mark: JudgedSample['mark'] = null): JudgedSample => ({
  at,
  doubted: false,
  lat: null,
  lon: null,
  speed: null,
  distance,
  stroke_rate: null,
  heart_rate: null,
  battery: null,
  power: null,
  drag: null,
  force: null,
  mark,
})

test('pieces begin and end where they were marked', () => {
  const kept = [
    sample(0, 0, 'start'),
    sample(10, 40, 'piece'),
    sample(20, 90, 'rest'),
    sample(30, 95, 'piece'),
    sample(40, 150, 'finish'),
    sample(50, 160, 'piece'),
  ]
  const { status, standing } = standingAfter(
    { status: idle, standing: FIRST_STANDING },
    { kept, after: AT_START },
    { inFives: true },
  )
  expect(status).toBe(finished)
  expect(piecesOf(standing.marks)).toEqual([
    { number: 1, started_at: 10, from: 40, finished_at: 20, to: 90 },
    { number: null, started_at: 20, from: 90, finished_at: 30, to: 95 },
    { number: 2, started_at: 30, from: 95, finished_at: 40, to: 150 },
  ])
})

test('a heartbeat ends with its belt, and a battery ten minutes after the device last said it', () => {
  const first = { ...sample(1000, 4), heart_rate: 150, battery: 80 }
  const after = (at: number) =>
    standingAfter(
      { status: active, standing: FIRST_STANDING },
      { kept: [first, sample(at, 8)], after: { ...AT_START, at } },
      { inFives: true },
    ).standing
  expect(after(16_000)).toMatchObject({ heart_rate: 150, heart_at: 1000, battery: 80 })
  expect(after(16_001)).toMatchObject({ heart_rate: null, battery: 80 })
  expect(after(601_001)).toMatchObject({ heart_rate: null, battery: null })
})
