import { describe, expect, test } from 'vitest'
import { slipsOfCurve, slipThreshold } from './telemetry-oar.ts'

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
    expect(slipsOfCurve([Number.NaN, 600, 300], [-60, 0, 40], 200)).toBeNull()
    expect(slipsOfCurve([], [], 200)).toBeNull()
  })
})
