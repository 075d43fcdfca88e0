import { describe, expect, test } from 'vitest'
import { STEP_LINES } from '../../../../test/support/tested-club.ts'
import { curveOf, seriesOf, thresholdsOf, type Method } from './step-curve.ts'

const words = {
  lactate: 'Lactate',
  heartRate: 'Heart rate',
  curve: 'Curve',
  construction: 'Line',
  tangent: 'Tangent',
  point: 'Threshold',
  leftOut: 'Left out',
}
const stepsWithout = (...places: number[]) => {
  const steps = curveOf(STEP_LINES, 240, new Set(places))
  if (typeof steps === 'string') throw new Error(steps)
  return steps
}
const drawn = (method: Method, ...without: number[]) =>
  seriesOf({ steps: stepsWithout(...without), leftOut: [], method }, words, String)

describe('the curve of a step test', () => {
  test('follows the steps that are left', () => {
    const [lactate] = drawn('linear', 6)
    expect(lactate?.points).toHaveLength(6)
    expect(curveOf(STEP_LINES, 240, new Set([0, 1, 2, 3]))).toBe('too_few_steps')
  })

  test('shows line, tangent and point of D-max, and none for straight lines', () => {
    const labels = drawn('dmax').map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Line', 'Tangent', 'Threshold']))
    expect(drawn('linear').map(({ label }) => label)).not.toContain('Tangent')
  })

  test('the tangent is parallel to the line', () => {
    const slope = (label: string) => {
      const points = drawn('modified').find((series) => series.label === label)?.points ?? []
      const [from, to] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
      return (to[1] - from[1]) / (to[0] - from[0])
    }
    expect(slope('Tangent')).toBeCloseTo(slope('Line'), 6)
  })
})

test('LAC-1, LAC-4, LAC-6 and LAC-7 stand beside each other, each with its method', () => {
  const found = thresholdsOf(stepsWithout()).map(({ method, lactate, found: at }) => [
    method,
    lactate,
    at && Number(at.watts.toFixed(1)),
  ])
  expect(found).toEqual([
    ['linear', 2, 277.3],
    ['linear', 4, 331],
    ['exponential', 2, 255.2],
    ['exponential', 4, 329.7],
    ['dmax', null, 298.8],
    ['modified', null, 319.8],
  ])
})
