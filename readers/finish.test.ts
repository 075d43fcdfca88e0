import { describe, expect, test } from 'vitest'
import { START, steadyRow } from '../test/support/recordings.ts'
import { writeFit, type FitRecord, type FitSpan } from '../server/demo/fit-writer.ts'
import { refusalOf } from '../test/support/recordings.ts'
import { readFit } from './fit.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const ROWING = 15
const session: FitSpan = { start: 0, time: 599, distance: 2396 }
const read = (given: Partial<FitSpan>, records: FitRecord[] = steadyRow(600)) => {
  const { activities } = readFit(
    writeFit({ start: START, sport: ROWING, records, session: { ...session, ...given } }),
    DEFAULT_LIMITS,
  )
  return activities[0] ?? expect.fail('nothing was read')
}

describe('moving time', () => {
  test.each([
    { name: 'is no longer than the timer ran', given: { time: 580, elapsed: 599 }, seconds: 580 },
    {
      name: 'is the timer where most of the way was not recorded',
      given: { time: 1250, distance: 5000 },
      seconds: 1250,
    },
  ])('$name', ({ given, seconds }) => expect(read(given).moving_time).toBe(seconds))

  test('is the timer where the records count nothing, as on an ergometer without a wheel', () => {
    const records = steadyRow(600).map((record) => ({
      ...record,
      distance: 0,
      speed: undefined,
      lat: undefined,
      lon: undefined,
    }))
    expect(read({ distance: 0 }, records).moving_time).toBe(599)
  })
})

describe('work and rest', () => {
  test.each([
    {
      name: 'by where the timer was stopped',
      given: { time: 480, elapsed: 599 },
      work: 480,
      rest: 119,
    },
    {
      name: 'unknown where it only rounds',
      given: { time: 598.2, elapsed: 599 },
      work: null,
      rest: null,
    },
  ])('$name', ({ given, work, rest }) =>
    expect(read(given)).toMatchObject({ work_time: work, rest_time: rest, duration: given.time }),
  )
})

describe('totals that contradict each other', () => {
  const DAYS = 10 * 86_400
  const halves = steadyRow(600).map((record) => ({
    ...record,
    t: record.t < 300 ? record.t : record.t + DAYS,
  }))

  test('a session paused for ten days keeps the timer of its two halves', () => {
    const activity = read({ time: 600, elapsed: DAYS + 600 }, halves)
    expect(activity.duration).toBe(600)
    expect(activity.warnings).toContain('time_implausible')
  })

  test('a pause of ten days between its marks leaves the time of the records', () => {
    const { activities } = readFit(
      writeFit({
        start: START,
        sport: ROWING,
        records: halves,
        session: null,
        pauses: [{ from: 299, to: DAYS + 300 }],
      }),
      DEFAULT_LIMITS,
    )
    expect(activities[0]?.duration).toBe(299)
  })

  test('a distance a hundred times too large is unknown, not its first sample', () => {
    const records = steadyRow(600).map(({ lat: _lat, lon: _lon, speed: _speed, ...record }) => ({
      ...record,
      distance: (record.t + 1) * 400,
    }))
    expect(read({ distance: 240_000 }, records)).toMatchObject({
      distance: null,
      warnings: ['distance_implausible'],
    })
  })

  test('laps that outlast the timer give way to it', () => {
    const laps: FitSpan[] = [
      { start: 0, time: 3000 },
      { start: 3000, time: 3300, rest: true },
    ]
    const { activities } = readFit(
      writeFit({
        start: START,
        sport: ROWING,
        records: steadyRow(2760),
        session: { start: 0, time: 2760, distance: 11_040 },
        laps,
      }),
      DEFAULT_LIMITS,
    )
    expect(activities[0]).toMatchObject({
      duration: 2760,
      work_time: null,
      rest_time: null,
      warnings: ['laps_implausible'],
    })
  })

  test('refuses records that all say nothing', () => {
    const records: FitRecord[] = Array.from({ length: 2000 }, () => ({ t: 0 }))
    const bytes = writeFit({ start: START, sport: ROWING, records, session: null })
    expect(refusalOf(() => readFit(bytes, DEFAULT_LIMITS))).toBe('no_records')
  })

  test('times of laps are whole milliseconds', () => {
    const records = steadyRow(60)
    const laps = [
      { start: 0, time: 20.1 },
      { start: 20.1, time: 0.1 + 0.2 },
    ]
    const { activities } = readFit(
      writeFit({ start: START, sport: ROWING, records, laps }),
      DEFAULT_LIMITS,
    )
    expect(activities[0]?.laps.map(({ time }) => time)).toEqual([20.1, 0.3, 38.7])
  })
})
