import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PADDLING_GMTS, ROWING_GMTS } from '../constants/gmt.ts'
import { splitsOfTimes } from '../time/splits.ts'
import {
  gmtOfCrew,
  gmtPercent,
  gmtPercentOfSpeed,
  gmtTargetTime,
  gmtZoneOf,
  gmtZoneRows,
  paddlingReference,
  type Gmt,
} from './gmt.ts'

function gmt(time_s: number, distance_m = 2000): Gmt {
  return { distance_m, time_s }
}

describe('percent of gold medal speed', () => {
  test.each([
    ['GMT-1', gmtPercent(2000, 353, gmt(319)), 90.3683],
    ['GMT-2', gmtPercent(2000, 420, gmt(390.74)), 93.0333],
    ['GMT-3', gmtPercent(500, 100, gmt(352.99)), 88.2475],
    ['GMT-4', gmtPercent(16_000, 32 * 130, gmt(359.72)), 69.1769],
    ['GMT-5', gmtPercentOfSpeed(4.2, gmt(332.03)), 69.7263],
    ['GMT-6', gmtTargetTime(90, 2000, gmt(337.86)), 375.4],
    ['GMT-6 pace', gmtTargetTime(90, 500, gmt(337.86)), 93.85],
    ['GMT-7', gmtPercent(1000, 220, gmt(200.643, 1000)), 91.2014],
  ])('%s', (_id, value, expected) => expect(value).toBeCloseTo(expected, 3))

  test('RACE-2', () => {
    const single = gmt(390.74)
    const percents = splitsOfTimes([98, 199.5, 301.5, 400], 500).map((split) =>
      gmtPercent(split.length_m, split.increment_s, single),
    )
    const expected = [99.679, 96.241, 95.77, 99.173]
    percents.forEach((percent, index) =>
      expect(percent).toBeCloseTo(expected[index] ?? Number.NaN, 2),
    )
    expect(gmtPercent(2000, 400, single)).toBeCloseTo(97.685, 3)
  })

  test.each([
    ['no time', gmtPercent(2000, 0, gmt(390))],
    ['no distance', gmtPercent(0, 400, gmt(390))],
    ['no gold medal time', gmtPercent(2000, 400, null)],
    ['no target', gmtTargetTime(0, 2000, gmt(390))],
    ['standing', gmtPercentOfSpeed(0, gmt(390))],
  ])('%s, no percent', (_name, value) => expect(value).toBeNull())

  test('the target time is rowed at the target percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 120 }),
        fc.integer({ min: 100, max: 20_000 }),
        (percent, distance) => {
          const target = gmtTargetTime(percent, distance, gmt(337.86)) ?? Number.NaN
          expect(gmtPercent(distance, target, gmt(337.86))).toBeCloseTo(percent, 8)
        },
      ),
    )
  })
})

describe('reference of a crew', () => {
  test.each([
    [315, 200],
    [316, 500],
    [706, 500],
    [707, 1000],
    [5000, 1000],
  ])('paddling %d m is measured by %d m', (distance, reference) =>
    expect(paddlingReference(distance)).toBe(reference),
  )

  const single = { boat: '1x', gender: 'men', weight: 'heavyweight' } as const
  test.each([
    ['senior', ROWING_GMTS, { ...single, age: 'senior' }, 2000, gmt(390.74)],
    ['under 23 as open', ROWING_GMTS, { ...single, age: 'u23' }, 500, gmt(390.74)],
    ['under 19', ROWING_GMTS, { ...single, age: 'u19' }, 2000, gmt(390.74 * 1.02)],
    ['para has rows of its own', ROWING_GMTS, { ...single, age: 'pr1' }, 2000, gmt(552.99)],
    ['para without a row', ROWING_GMTS, { ...single, age: 'pr3' }, 2000, null],
    ['no such class', ROWING_GMTS, { ...single, boat: '6x', age: 'senior' }, 2000, null],
    ['kayak sprint', PADDLING_GMTS, { ...single, boat: 'K1', age: 'senior' }, 250, gmt(33.38, 200)],
    [
      'kayak long',
      PADDLING_GMTS,
      { ...single, boat: 'K1', age: 'senior' },
      5000,
      gmt(200.643, 1000),
    ],
  ] as const)('%s', (_name, rows, crew, distance, expected) =>
    expect(gmtOfCrew(rows, crew, distance)).toEqual(expected),
  )
})

describe('zones', () => {
  test('the first three are halved and ends are given as the next start', () => {
    expect(gmtZoneRows().map((row) => `${row.name} ${row.from}-${row.to}`)).toEqual([
      'T1 68-71',
      'T1-5 71-74',
      'T2 74-77',
      'T2-5 77-80',
      'T3 80-83',
      'T3-5 83-86',
      'T4 86-91',
      'T5 91-98',
      'T6 98-111',
    ])
  })

  test.each([
    ['ZON-1', 67.99, null],
    ['ZON-1', 68, 'T1'],
    ['ZON-1', 70.999, 'T1'],
    ['ZON-1', 71, 'T1-5'],
    ['ZON-1', 76.9, 'T2'],
    ['ZON-1', 77, 'T2-5'],
    ['ZON-2', 79.99, 'T2-5'],
    ['ZON-2', 80, 'T3'],
    ['ZON-2', 85.99, 'T3-5'],
    ['ZON-2', 86, 'T4'],
    ['ZON-2', 90.99, 'T4'],
    ['ZON-2', 91, 'T5'],
    ['ZON-2', 97.99, 'T5'],
    ['ZON-2', 98, 'T6'],
    ['ZON-2', 120, 'T6'],
  ])('%s: %d is in %s', (_id, percent, name) => expect(gmtZoneOf(percent)?.name ?? null).toBe(name))

  test('the time for the first percent of a zone is in that zone', () => {
    for (const { time_s } of ROWING_GMTS)
      for (const { from, name } of gmtZoneRows()) {
        const target = gmtTargetTime(from, 2000, gmt(time_s)) ?? 0
        const percent = gmtPercent(2000, target, gmt(time_s)) ?? 0
        expect(gmtZoneOf(percent)?.name, `${percent} of ${time_s} s`).toBe(name)
      }
  })

  test('a club without zones has none', () => expect(gmtZoneOf(80, [])).toBeNull())
})
