import { describe, expect, test } from 'vitest'
import { START, steadyRow } from '../test/support/recordings.ts'
import type { FitRecord, FitSpan } from '../server/demo/fit-writer.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
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
