import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultZoneBounds,
  karvonenHr,
  reserveShare,
  tanakaMaxHr,
  timeInZones,
  zoneOfHr,
  zonesOfAthlete,
} from './zones.ts'

const BOUNDS = [95, 143, 160, 170, 179, 187]

describe('zone bounds', () => {
  test('of a maximum of 190', () => expect(defaultZoneBounds(190)).toEqual(BOUNDS))
  test('whole products are not rounded up', () =>
    expect(defaultZoneBounds(200)).toEqual([100, 150, 168, 178, 188, 196]))

  test.each([
    [0.55, 127],
    [0.7, 148],
    [0.8, 162],
    [0.85, 169],
    [0.9, 176],
    [1, 190],
  ])('%d of the reserve between 50 and 190', (share, hr) => {
    expect(karvonenHr(share, 50, 190)).toBeCloseTo(hr, 9)
    expect(reserveShare(hr, 50, 190)).toBeCloseTo(share, 9)
  })

  test('no reserve, no share', () => expect(reserveShare(100, 60, 60)).toBeNull())
  test('maximum by age', () => expect(tanakaMaxHr(20)).toBeCloseTo(194, 9))

  test.each([
    [
      'own zones first',
      { hr_zones: [100, 120, 140, 160, 170, 180], max_hr: 190, age_years: 20 },
      [100, 120, 140, 160, 170, 180],
      'own',
    ],
    ['then the maximum', { hr_zones: null, max_hr: 190, age_years: 20 }, BOUNDS, 'max-hr'],
    [
      'then the age',
      { hr_zones: null, max_hr: null, age_years: 20 },
      [97, 146, 163, 173, 183, 191],
      'age',
    ],
  ])('%s', (_name, athlete, bounds, basis) =>
    expect(zonesOfAthlete(athlete)).toEqual({ bounds, basis }),
  )

  test('nothing known, no zones', () =>
    expect(zonesOfAthlete({ hr_zones: null, max_hr: null, age_years: null })).toBeNull())
})

describe('time in zones', () => {
  test.each([
    [94.9, 0],
    [95, 1],
    [142.9, 1],
    [143, 2],
    [186, 5],
    [187, 6],
    [230, 6],
  ])('%d beats are in zone %i', (hr, zone) => expect(zoneOfHr(hr, BOUNDS)).toBe(zone))

  test('a gap counts ten seconds, the last sample none', () => {
    const result = timeInZones([0, 5, 10, 40, 45, 50], [100, 150, 150, 165, 94, 94], BOUNDS)
    expect(result).toEqual({ seconds: [5, 15, 5, 0, 0, 0], below_s: 5, skipped: 0 })
  })

  test('what is no heart rate is skipped and counted', () => {
    const result = timeInZones(
      Float64Array.from([0, 1, 2, 3, 4, 5]),
      Float32Array.from([100, 29, 251, Number.NaN, 150, 0]),
      BOUNDS,
    )
    expect(result).toEqual({ seconds: [1, 1, 0, 0, 0, 0], below_s: 0, skipped: 4 })
  })

  test.each([
    ['empty', [], []],
    ['one sample', [0], [150]],
    ['clock standing', [5, 5], [150, 150]],
  ])('%s gives no time', (_name, time, hr) => {
    expect(timeInZones(time, hr, BOUNDS)).toEqual({
      seconds: [0, 0, 0, 0, 0, 0],
      below_s: 0,
      skipped: 0,
    })
  })

  test('every second of a steady stream is in one zone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 30, max: 250 }), { minLength: 1, maxLength: 200 }),
        (hr) => {
          const { seconds, below_s } = timeInZones(Array.from(hr.keys()), hr, BOUNDS)
          expect(seconds.reduce((sum, value) => sum + value, below_s)).toBe(hr.length - 1)
        },
      ),
    )
  })
})
