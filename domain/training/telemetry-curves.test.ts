import { describe, expect, test } from 'vitest'
import {
  averageCurve,
  DRIVE_POINTS,
  peakNormalised,
  peakPosition,
  resampled,
  workOfCurve,
} from './telemetry-curves.ts'

const rising = [0, 100, 200, 300, 400]

describe('a stroke on 101 points', () => {
  test('runs straight between its own', () => {
    const curve = resampled(rising)
    expect(curve).toHaveLength(DRIVE_POINTS)
    expect([curve?.[0], curve?.[1], curve?.[37], curve?.[100]]).toEqual([0, 4, 148, 400])
  })

  test('stands where x says: as time, share or angle', () => {
    const angles = [-60, -58, -40, 0, 40]
    const curve = resampled([0, 100, 400, 300, 0], angles)
    expect([curve?.[0], curve?.[2], curve?.[20], curve?.[60], curve?.[100]]).toEqual([
      0, 100, 400, 300, 0,
    ])
  })

  test.each([
    ['four values', [1, 2, 3, 4], undefined],
    ['an x of another length', rising, [0, 1, 2]],
    ['an x that stands', rising, [0, 0, 0, 0, 0]],
    ['an x that turns back', rising, [0, 2, 1, 3, 4]],
    ['a gap', [0, 1, Number.NaN, 3, 4], undefined],
  ])('is none for %s', (_, y, x) => expect(resampled(y, x)).toBeNull())
})

describe('an average', () => {
  test('is the mean point by point, whatever number of points each stroke has', () => {
    const flat = Array.from({ length: 9 }, () => 100)
    const average = averageCurve([flat, [300, 300, 300, 300, 300]])
    expect(average?.strokes).toBe(2)
    expect(new Set(average?.mean)).toEqual(new Set([200]))
  })

  test('leaves out strokes of fewer than five points', () => {
    expect(averageCurve([rising, [900, 900, 900, 900]])).toMatchObject({ strokes: 1 })
    expect(averageCurve([[900, 900, 900, 900]])).toBeNull()
    expect(averageCurve([])).toBeNull()
  })
})

describe('the shape', () => {
  test('is given in shares of the peak', () => {
    expect(peakNormalised([0, 250, 500, 125])).toEqual([0, 0.5, 1, 0.25])
    expect(peakNormalised([0, 0, 0])).toBeNull()
  })

  test.each([
    [[0, 10, 20, 30, 20, 10, 0], 50],
    [[0, 30, 20, 10, 0], 25],
    [[0, 0], null],
  ])('of %j peaks at %s %%', (curve, place) => expect(peakPosition(curve)).toBe(place))
})

describe('work', () => {
  test('is force times the way of the handle', () => {
    const angles = Array.from({ length: 91 }, (_, degree) => degree - 57)
    const force = angles.map(() => 400)
    expect(workOfCurve(force, angles, 1.15)).toBeCloseTo(400 * (Math.PI / 2) * 1.15, 6)
  })

  test('follows the trapezium rule', () => {
    expect(workOfCurve([0, 600, 0], [-30, 0, 30], 1)).toBeCloseTo((600 * Math.PI) / 6, 6)
  })

  test('is not given without a lever, or without as many angles', () => {
    expect(workOfCurve([0, 600], [0, 10], null)).toBeNull()
    expect(workOfCurve([0, 600], [0, 10], 0)).toBeNull()
    expect(workOfCurve([0, 600], [0], 1)).toBeNull()
  })
})
