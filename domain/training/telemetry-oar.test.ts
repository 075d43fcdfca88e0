import { describe, expect, test } from 'vitest'
import { effectiveLength, forcePosition, oarLength, slipsOfCurve, slipThreshold } from './telemetry-oar.ts'

describe('an oarlock row', () => {
  test('has the length, and what is left of it, that its device prints', () => {
    expect(oarLength(-62, 48)).toBe(110)
    expect(effectiveLength(oarLength(-62, 48), 8, 15)).toBe(87)
  })

  test('has no effective length without a slip', () => {
    expect(effectiveLength(110, null, 15)).toBeNull()
    expect(effectiveLength(null, 8, 15)).toBeNull()
  })

  test('peaks at 55 cm of 145.2 cm', () => {
    expect(forcePosition(55, 145.2)).toBeCloseTo(37.88, 2)
    expect(forcePosition(55, 0)).toBeNull()
  })
})

describe('slips from a curve', () => {
  const angle = [-60, -50, -40, 0, 20, 30, 40]
  const force = [0, 100, 300, 600, 300, 100, 0]

  test.each([
    ['sweep', slipThreshold('sweep'), 15, 15],
    ['sculling', slipThreshold('scull'), 10, 10],
    ['a boat not known', slipThreshold(null), 10, 10],
  ])('follow the threshold of %s', (_, threshold, slip, wash) => {
    const found = slipsOfCurve(force, angle, threshold)
    expect(found?.slip).toBeCloseTo(slip, 9)
    expect(found?.wash).toBeCloseTo(wash, 9)
  })

  test('are nothing where the blade is loaded throughout, and unknown where it never is', () => {
    expect(slipsOfCurve([250, 600, 250], [-60, 0, 40], 200)).toEqual({ slip: 0, wash: 0 })
    expect(slipsOfCurve([0, 150, 0], [-60, 0, 40], 200)).toBeNull()
  })

  test('are unknown with gaps, or with other angles than forces', () => {
    expect(slipsOfCurve([0, 600, 0], [Number.NaN, 0, 40], 200)).toBeNull()
    expect(slipsOfCurve([0, 600, 0], [-60, 40], 200)).toBeNull()
  })
})
