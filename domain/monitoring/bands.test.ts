import { describe, expect, test } from 'vitest'
import { before, followed, morning, TODAY } from '../../test/support/judged-mornings.ts'
import { addDays } from '../time/week.ts'
import { normalOf, readingOf } from './bands.ts'
import { heartBaseline } from './baselines.ts'
import { MORNING_FIELDS, MORNING_NUMBERS, type MorningNumber } from './fields.ts'

/** The check values of the reference: their mean is 48.643. */
const FORTNIGHT = [48, 49, 47, 50, 48, 49, 51, 48, 47, 49, 50, 48, 49, 48]

const levelOf = (field: MorningNumber, value: number) =>
  readingOf(field, [morning(TODAY, { [field]: value })], TODAY)?.level

describe('heart rate against the own mean of 14 days', () => {
  test('Heart rate: the mean of the check values is 48.643', () => {
    const { baseline } = heartBaseline(before('waking_hr', FORTNIGHT), 'waking_hr', TODAY)
    expect(baseline?.mean).toBeCloseTo(48.643, 3)
    expect(baseline?.count).toBe(14)
  })

  test.each([
    [55, 6.357, 'green'],
    [56, 7.357, 'amber'],
    [58, 9.357, 'amber'],
    [59, 10.357, 'red'],
  ] as const)('Heart rate: %d is %d above it, %s', (today, difference, level) => {
    const reading = readingOf('waking_hr', followed('waking_hr', FORTNIGHT, today), TODAY)
    expect(reading?.difference).toBeCloseTo(difference, 3)
    expect(reading).toMatchObject({ level, rule: 'own-mean', count: 14 })
  })

  test('Heart rate: compares unrounded, both lines are amber', () => {
    const steady = Array.from({ length: 14 }, () => 50)
    const levels = [56, 57, 60, 61].map(
      (today) => readingOf('waking_hr', followed('waking_hr', steady, today), TODAY)?.level,
    )
    expect(levels).toEqual(['green', 'amber', 'amber', 'red'])
    const almost = [...steady.slice(1), 51]
    expect(readingOf('waking_hr', followed('waking_hr', almost, 57), TODAY)?.level).toBe('green')
  })

  test('Heart rate: that of somebody standing has a mean of its own', () => {
    const mornings = followed('standing_hr', FORTNIGHT, 59)
    expect(readingOf('standing_hr', mornings, TODAY)?.level).toBe('red')
    expect(heartBaseline(mornings, 'waking_hr', TODAY)).toEqual({ baseline: null, count: 0 })
  })

  test('Heart rate: gaps do not count, and five values are enough', () => {
    const gaps = [48, null, null, 50, null, 49, null, null, 47, null, null, null, null, 51]
    const reading = readingOf('waking_hr', followed('waking_hr', gaps, 57), TODAY)
    expect(reading).toMatchObject({ mean: 49, difference: 8, level: 'amber', count: 5 })
  })

  test('Heart rate: with four values nothing is said, but how many there are', () => {
    const reading = readingOf('waking_hr', followed('waking_hr', [48, 49, 50, 51], 90), TODAY)
    expect(reading).toMatchObject({ level: null, mean: null, count: 4, needs: 5 })
  })

  test('Heart rate: leaves out days of illness, today and what is older than 14 days', () => {
    const ill = Array.from({ length: 3 }, (_, index) =>
      morning(addDays(TODAY, -3 + index), { waking_hr: 80, health: 'ill' }),
    )
    const well = Array.from({ length: 5 }, (_, index) =>
      morning(addDays(TODAY, -14 + index), { waking_hr: 50, health: 'injured' }),
    )
    const old = morning(addDays(TODAY, -15), { waking_hr: 90 })
    const mornings = [old, ...well, ...ill, morning(TODAY, { waking_hr: 58, health: 'both' })]
    expect(readingOf('waking_hr', mornings, TODAY)).toMatchObject({
      mean: 50,
      difference: 8,
      level: 'amber',
      count: 5,
    })
  })
})

test.each([
  [34.9, 'low'],
  [35, 'green'],
  [36.9, 'green'],
  [37, 'amber'],
  [38, 'amber'],
  [38.1, 'red'],
] as const)('Temperature: %d is %s', (value, level) => {
  expect(levelOf('temperature', value)).toBe(level)
})

test.each([
  [420, 'green'],
  [419, 'amber'],
  [360, 'amber'],
  [359, 'red'],
] as const)('Sleep: %d minutes are %s', (value, level) => {
  expect(levelOf('sleep_time', value)).toBe(level)
})

test.each([
  ['mood', 1, 'red'],
  ['mood', 2, 'amber'],
  ['mood', 3, 'green'],
  ['mood', 5, 'green'],
  ['fatigue', 5, 'red'],
  ['fatigue', 4, 'amber'],
  ['fatigue', 3, 'green'],
  ['fatigue', 1, 'green'],
  ['hydration', 8, 'red'],
  ['hydration', 7, 'amber'],
  ['hydration', 6, 'green'],
] as const)('1-5 scales: %s %d is %s', (field, value, level) => {
  expect(levelOf(field, value)).toBe(level)
})

describe('weight against the mean of the week before', () => {
  const week = [80, 80, 80, 80, 80, 80, 80]
  test.each([
    [78.4, 'green'],
    [78.3, 'amber'],
    [77.6, 'amber'],
    [77.5, 'red'],
    [84, 'green'],
  ] as const)('Weight: %d of 80 kg is %s', (today, level) => {
    expect(readingOf('weight', followed('weight', week, today), TODAY)?.level).toBe(level)
  })

  test('Weight: two values are too few', () => {
    const reading = readingOf('weight', followed('weight', [80, 80], 60), TODAY)
    expect(reading).toMatchObject({ level: null, count: 2, needs: 3 })
  })
})

describe('variability of the heart rate', () => {
  test('HRV: is compared in logarithms, that of 65 is 4.17439', () => {
    const mornings = followed(
      'hrv_rmssd',
      Array.from({ length: 28 }, () => 65),
      65,
    )
    const reading = readingOf('hrv_rmssd', mornings, TODAY)
    expect(Math.log(reading?.mean ?? 0)).toBeCloseTo(4.17439, 5)
    expect(reading?.level).toBe('green')
  })

  /** Three weeks around a mean, then six days of a week, and today. */
  const fallen = (week: number) =>
    followed(
      'hrv_rmssd',
      [
        ...Array.from({ length: 22 }, (_, day) => (day % 2 === 0 ? 60 : 70)),
        ...Array.from({ length: 6 }, () => week),
      ],
      week,
    )
  test.each([
    [64, 'green'],
    [61, 'amber'],
    [50, 'red'],
  ] as const)('HRV: a week at %d ms is %s', (week, level) => {
    expect(readingOf('hrv_rmssd', fallen(week), TODAY)?.level).toBe(level)
  })

  test('HRV: equal values are green, however their logarithms add up', () => {
    for (let value = 20; value <= 120; value += 1) {
      const mornings = followed('hrv_rmssd', Array<number>(27).fill(value), value)
      expect(readingOf('hrv_rmssd', mornings, TODAY)?.level, `${value} ms`).toBe('green')
    }
  })

  test('HRV: one night alone says nothing of a week', () => {
    const old = Array.from({ length: 20 }, () => 65)
    const gap = Array.from({ length: 8 }, () => null)
    const reading = readingOf('hrv_rmssd', followed('hrv_rmssd', [...old, ...gap], 20), TODAY)
    expect(reading).toMatchObject({ level: null, count: 1, needs: 3 })
  })
})

test('a missing value has no band, whatever is known of the days before', () => {
  expect(readingOf('waking_hr', before('waking_hr', FORTNIGHT), TODAY)).toBeNull()
  expect(readingOf('temperature', [morning(TODAY)], TODAY)).toBeNull()
  expect(readingOf('weight', [], TODAY)).toBeNull()
})

test.each(MORNING_NUMBERS)('%s: the edge of the normal is judged as the normal says', (field) => {
  const { min, max, decimals } = MORNING_FIELDS[field]
  const values = Array.from({ length: 28 }, (_, day) => Math.round((min + max) / 2) + (day % 3))
  const past = before(field, values)
  const { low, high } = normalOf(field, past, TODAY) ?? { low: null, high: null }
  expect(low ?? high).not.toBeNull()
  const step = 10 ** -decimals
  for (const [edge, away] of [
    [low, -1],
    [high, 1],
  ] as const) {
    if (edge === null || field === 'hrv_rmssd') continue
    const beyond = edge + away * step
    const noted = readingOf(field, [...past, morning(TODAY, { [field]: beyond })], TODAY)
    expect(noted?.level, `${beyond}`).not.toBe('green')
  }
})

test('the own normal of a day is that up to the first line', () => {
  const mornings = before('waking_hr', FORTNIGHT)
  expect(normalOf('waking_hr', mornings, TODAY)?.high).toBeCloseTo(55.643, 3)
  expect(normalOf('waking_hr', mornings.slice(0, 4), addDays(TODAY, -10))).toBeNull()
  expect(normalOf('mood', [], TODAY)).toEqual({ low: 3, high: null })
  expect(normalOf('fatigue', [], TODAY)).toEqual({ low: null, high: 3 })
})
