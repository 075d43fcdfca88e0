import { describe, expect, test } from 'vitest'
import {
  ergoKcalPerHour,
  ergoPaceOfWatts,
  ergoWattsOfPace,
  ergoWattsOfSpeed,
  formatPace,
  kmhOfSpeed,
  paceOf,
  paceOfSpeed,
  speedOf,
  speedOfKmh,
  speedOfPace,
  wattsPerKg,
} from './pace.ts'

describe('pace and speed', () => {
  test.each([
    ['4 m/s per 500 m', paceOfSpeed(4, 500), 125, '2:05.0'],
    ['4 m/s per km', paceOfSpeed(4, 1000), 250, '4:10.0'],
    ['1.25 m/s per 100 m', paceOfSpeed(1.25, 100), 80, '1:20.0'],
    ['200 W on the ergo', ergoPaceOfWatts(200), 120.507, '2:00.5'],
    ['300 W on the ergo', ergoPaceOfWatts(300), 105.273, '1:45.3'],
    ['2000 m in 6:40', paceOf(2000, 400, 500), 100, '1:40.0'],
  ])('%s', (_name, pace, seconds, text) => {
    expect(pace).toBeCloseTo(seconds, 3)
    expect(formatPace(pace)).toBe(text)
  })

  test('1:45.0 per 500 m is 4.76190 m/s and 17.1429 km/h', () => {
    expect(speedOfPace(105, 500)).toBeCloseTo(4.7619, 4)
    expect(kmhOfSpeed(speedOfPace(105, 500))).toBeCloseTo(17.1429, 4)
    expect(speedOfKmh(36)).toBeCloseTo(10, 9)
    expect(speedOf(500, 105)).toBeCloseTo(4.7619, 4)
  })

  test.each([
    [3599.9, '59:59.9'],
    [3599.94, '59:59.9'],
    [3599.96, null],
    [3600, null],
    [0, null],
    [-5, null],
    [null, null],
    [Infinity, null],
    [59.96, '1:00.0'],
  ])('a pace of %d s is shown as %s', (pace, text) => expect(formatPace(pace)).toBe(text))
})

describe('power on the ergo', () => {
  test.each([
    [105, 302.343],
    [120, 202.546],
    [90, 480.109],
    [85, 569.917],
    [100, 350],
  ])('pace %d s is %d W', (pace, watts) => expect(ergoWattsOfPace(pace)).toBeCloseTo(watts, 2))

  test('2.80 v³', () => expect(ergoWattsOfSpeed(5)).toBeCloseTo(350, 9))
  test("a piece's watts are those of its mean pace, not the mean of its splits' watts", () => {
    const splits = [98, 101.5, 102, 98.5].map((split) => ergoWattsOfPace(split) ?? Number.NaN)
    expect(splits.map((watts) => watts.toFixed(1))).toEqual(['371.9', '334.7', '329.8', '366.2'])
    expect(splits.reduce((sum, watts) => sum + watts, 0) / 4).toBeCloseTo(350.65, 1)
    expect(ergoWattsOfPace(paceOf(2000, 400, 500))).toBeCloseTo(350, 9)
  })

  test('energy and body mass', () => {
    expect(ergoKcalPerHour(200)).toBeCloseTo(988.32, 2)
    expect(ergoWattsOfPace(97.5)).toBeCloseTo(377.619, 3)
    expect(wattsPerKg(ergoWattsOfPace(97.5), 80)).toBeCloseTo(4.7202, 4)
  })

  test('no data gives no data', () => {
    const results = [
      paceOfSpeed(null, 500),
      speedOfPace(0, 500),
      paceOf(2000, null, 500),
      kmhOfSpeed(null),
      ergoWattsOfPace(null),
      ergoPaceOfWatts(0),
    ]
    expect(
      [...results, speedOfKmh(null), ergoKcalPerHour(null), wattsPerKg(300, null)].every(
        (value) => value === null,
      ),
    ).toBe(true)
  })
})
