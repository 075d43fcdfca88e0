import { describe, expect, test } from 'vitest'
import {
  array,
  assert,
  constant,
  double,
  integer,
  property,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check'
import { ergoPaceOfWatts, wattsPerKg } from '../time/pace.ts'
import { cubicAt, cubicFit, dmax, modifiedDmax, tangentAt } from './dmax.ts'
import {
  exponentialFit,
  exponentialThreshold,
  heartRateAt,
  linearThreshold,
  logLinearThreshold,
} from './lactate.ts'
import { drvStep, sevenByFour } from './protocols.ts'
import { curveSteps, type LactateStep, type TestStep } from './step.ts'
import { proposedZones } from './zones.ts'

const LACTATE = [1.0, 1.1, 1.3, 1.8, 2.9, 5.0, 9.0]
const BEATS = [118, 131, 144, 157, 169, 180, 188]
const STEPS: LactateStep[] = LACTATE.map((lactate, index) => ({
  watts: 150 + 40 * index,
  lactate,
  heart_rate: BEATS[index] ?? null,
}))
const rowed = (steps: readonly LactateStep[], seconds = 240): TestStep[] =>
  steps.map((step) => ({ ...step, seconds, left_out: false }))
const curveOf = (steps: readonly TestStep[]) => {
  const curve = curveSteps(steps)
  if (typeof curve === 'string') throw new Error(curve)
  return curve
}

describe('the thresholds of a step test', () => {
  test('LAC-1: 2 mmol on straight lines', () => {
    const found = linearThreshold(STEPS, 2)
    expect(found?.watts).toBeCloseTo(277.273, 3)
    expect(found?.heart_rate).toBeCloseTo(159.182, 3)
  })

  test('LAC-2: 4 mmol on straight lines', () => {
    const found = linearThreshold(STEPS, 4)
    expect(found?.watts).toBeCloseTo(330.952, 3)
    expect(found?.heart_rate).toBeCloseTo(174.762, 3)
    expect(ergoPaceOfWatts(found?.watts ?? null)).toBeCloseTo(101.883, 3)
    expect(wattsPerKg(found?.watts ?? null, 80)).toBeCloseTo(4.1369, 4)
  })

  test('LAC-3: 2 and 4 mmol on a logarithmic scale within the segment', () => {
    expect(logLinearThreshold(STEPS, 2)?.watts).toBeCloseTo(278.837, 3)
    expect(logLinearThreshold(STEPS, 4)?.watts).toBeCloseTo(333.614, 3)
  })

  test('LAC-4: the exponential curve', () => {
    const fit = exponentialFit(STEPS)
    expect(fit?.a).toBeCloseTo(-1.681537, 6)
    expect(fit?.b).toBeCloseTo(0.0093056, 8)
    expect(exponentialThreshold(STEPS, 2)?.watts).toBeCloseTo(255.189, 3)
    expect(exponentialThreshold(STEPS, 4)?.watts).toBeCloseTo(329.676, 3)
  })

  test('LAC-5: the cubic curve', () => {
    const [c3, c2, c1, c0] = cubicFit(STEPS) ?? [0, 0, 0, 0]
    expect(c3).toBeCloseTo(1.085069e-6, 12)
    expect(c2).toBeCloseTo(-6.542039e-4, 10)
    expect(c1).toBeCloseTo(0.1336341, 7)
    expect(c0).toBeCloseTo(-8.028106, 6)
  })

  test('LAC-6: D-max', () => {
    const found = dmax(STEPS)
    expect(found?.point.watts).toBeCloseTo(298.83, 2)
    expect(found?.point.lactate).toBeCloseTo(2.441, 3)
  })

  test('LAC-7: modified D-max, from the step before the first rise of more than 0.4', () => {
    const found = modifiedDmax(STEPS)
    expect(found?.line.from.watts).toBe(230)
    expect(found?.point.watts).toBeCloseTo(319.8, 2)
    expect(found?.point.lactate).toBeCloseTo(3.29, 3)
  })

  test('LAC-8: modified D-max, where a rise of exactly 0.4 is not more than 0.4', () => {
    const lactates = [1.5, 1.8, 2.2, 2.9, 4.4, 7.8]
    const steps = lactates.map((lactate, index) => ({
      watts: 120 + 40 * index,
      lactate,
      heart_rate: null,
    }))
    const found = modifiedDmax(steps)
    expect(found?.line.from.watts).toBe(200)
    expect(found?.point.watts).toBeCloseTo(266.3, 1)
  })

  test('draws the tangent of D-max as steep as its line', () => {
    const found = dmax(STEPS)
    if (!found) throw new Error('no D-max')
    const { from, to, slope } = found.line
    const tangent = tangentAt(found.cubic, found.point.watts, { from: from.watts, to: to.watts })
    expect((tangent.to - tangent.from) / (to.watts - from.watts)).toBeCloseTo(slope, 9)
  })

  test('says nothing of a lactate that is not reached', () => {
    for (const threshold of [linearThreshold, logLinearThreshold, exponentialThreshold]) {
      expect(threshold(STEPS.slice(0, 5), 4)).toBeNull()
    }
    expect(linearThreshold(STEPS, 0.9)).toBeNull()
  })

  test('takes the last upward crossing when lactate falls at first', () => {
    const dipping = STEPS.map((step, index) => (index === 0 ? { ...step, lactate: 2.4 } : step))
    expect(linearThreshold(dipping, 2)?.watts).toBeCloseTo(277.273, 3)
  })
})

describe('the steps of a curve', () => {
  test('need at least four with power and lactate', () => {
    expect(curveSteps(rowed(STEPS.slice(0, 3)))).toBe('too_few_steps')
    expect(curveSteps(rowed(STEPS.slice(0, 4)))).toHaveLength(4)
    const without = rowed(STEPS.slice(0, 4)).map((step, index) =>
      index === 2 ? { ...step, lactate: null } : step,
    )
    expect(curveSteps(without)).toBe('too_few_steps')
  })

  test('leave out a last step shorter than three quarters of the step time', () => {
    const withLast = (seconds: number) =>
      rowed(STEPS).map((step, index) => (index === 6 ? { ...step, seconds } : step))
    expect(curveSteps(withLast(179))).toHaveLength(6)
    expect(curveSteps(withLast(180))).toHaveLength(7)
  })

  test('leave out what somebody left out', () => {
    const steps = rowed(STEPS).map((step, index) => ({ ...step, left_out: index === 3 }))
    expect(curveOf(steps).map(({ watts }) => watts)).toEqual([150, 190, 230, 310, 350, 390])
  })

  test('refuse two at the same power', () => {
    const [first, ...rest] = rowed(STEPS)
    if (!first) throw new Error('no step')
    expect(curveSteps([first, first, ...rest])).toBe('same_power')
  })

  const rising = array(
    record({
      up: integer({ min: 5, max: 80 }),
      more: integer({ min: 1, max: 300 }),
    }),
    { minLength: 4, maxLength: 10 },
  ).map((rises) => {
    let [watts, lactate] = [100, 0.8]
    return rises.map(({ up, more }): LactateStep => {
      watts += up
      lactate += more / 100
      return { watts, lactate, heart_rate: 100 + watts / 5 }
    })
  })

  test('in rising data a threshold lies between its neighbours', () => {
    assert(
      property(rising, double({ min: 0.5, max: 12, noNaN: true }), (steps, lactate) => {
        for (const threshold of [linearThreshold, logLinearThreshold]) {
          const found = threshold(steps, lactate)
          if (!found) continue
          const above = steps.findIndex((step) => step.lactate >= lactate)
          expect(found.watts).toBeGreaterThan(steps[above - 1]?.watts ?? Infinity)
          expect(found.watts).toBeLessThanOrEqual((steps[above]?.watts ?? 0) + 1e-9)
        }
        for (const found of [dmax(steps), modifiedDmax(steps)]) {
          if (!found) continue
          expect(found.point.watts).toBeGreaterThan(found.line.from.watts)
          expect(found.point.watts).toBeLessThan(found.line.to.watts)
          expect(cubicAt(found.cubic, found.point.watts)).toBeCloseTo(found.point.lactate, 6)
        }
      }),
    )
  })

  test('the order in which steps are written does not matter', () => {
    assert(
      property(
        rising.chain((steps) =>
          tuple(
            constant(steps),
            shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length }),
          ),
        ),
        ([steps, shuffled]) => {
          expect(curveSteps(rowed(shuffled))).toEqual(curveSteps(rowed(steps)))
        },
      ),
    )
  })
})

describe('protocols', () => {
  test('7x4: seven steps from 2 km in 6:40.0', () => {
    expect(sevenByFour(400)?.steps).toEqual([135, 170, 205, 240, 275, 310, null])
  })

  test('drv-step: the start and the steps follow sex, weight class and age', () => {
    const first = (tested: Parameters<typeof drvStep>[0]) => drvStep(tested).steps.slice(0, 2)
    const open = { weight_class: 'open', is_u19: false } as const
    expect(first({ ...open, gender: 'm' })).toEqual([200, 250])
    expect(first({ ...open, gender: 'm', weight_class: 'light' })).toEqual([160, 200])
    expect(first({ ...open, gender: 'm', is_u19: true })).toEqual([160, 200])
    expect(first({ ...open, gender: 'w' })).toEqual([120, 160])
    expect(first({ ...open, gender: 'w', weight_class: 'light' })).toEqual([100, 130])
  })
})

describe('zones from a step test', () => {
  const present = [95, 143, 160, 170, 179, 187]

  test('basic endurance ends at 2 mmol, intensive halfway to 4, the threshold zone 3 % above 4', () => {
    const found = proposedZones(STEPS, present)
    if (typeof found === 'string') throw new Error(found)
    expect(found.watts.ut2).toBeCloseTo(277.273, 3)
    expect(found.watts.ut1).toBeCloseTo(304.113, 3)
    expect(found.watts.at).toBeCloseTo(340.881, 3)
    expect(found.bounds).toEqual([95, 143, 160, 168, 178, 187])
    expect(heartRateAt(STEPS, found.watts.ut1)).toBeCloseTo(found.heart_rate.ut1, 9)
  })

  test('proposes nothing where 4 mmol is not reached, beats are missing or zones overlap', () => {
    expect(proposedZones(STEPS.slice(0, 5), present)).toBe('lactate_not_reached')
    const withoutBeats = STEPS.map((step) => ({ ...step, heart_rate: null }))
    expect(proposedZones(withoutBeats, present)).toBe('no_heart_rate')
    expect(proposedZones(STEPS, [95, 165, 170, 175, 179, 187])).toBe('zones_overlap')
  })
})
