import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStructure } from '../time/structure-parse.ts'
import { planOf } from '../time/structure-wire.ts'
import type { PlanStructure } from '../training/plan-structure.ts'
import { stepCount, stepGroups } from './repeats.ts'
import { workoutSteps, type WorkoutStep } from './steps.ts'

const planned = (text: string): PlanStructure => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(text)
  return planOf(parsed.structure)
}
const shape = (steps: readonly WorkoutStep[]) =>
  stepGroups(steps).map(({ times, steps: group }) => [times, group.length])

describe('the steps of a plan', () => {
  test('are its pieces with their rest, by the numbers of the pieces', () => {
    const steps = workoutSteps({ ...planned('2x500m/2min'), numbers: [4, 7] })
    expect(steps.map(({ kind, extent, piece }) => [kind, extent, piece])).toEqual([
      ['work', { distance_m: 500 }, 4],
      ['rest', { time_s: 120 }, 4],
      ['work', { distance_m: 500 }, 7],
      ['rest', { time_s: 120 }, 7],
    ])
  })

  test('of a piece with segments are its segments', () => {
    const steps = workoutSteps(planned('(500m+250m)/2min'))
    expect(steps.map(({ kind }) => kind)).toEqual(['work', 'work', 'rest'])
    expect(new Set(steps.map(({ piece }) => piece)).size).toBe(1)
  })

  test.each([
    ['3x2000m/6min', [[3, 2]], 3],
    ['30min', [[1, 1]], 1],
    ['2x10min', [[2, 1]], 2],
    ['500m/1min+1000m/2min+500m/1min+1000m/2min', [[2, 4]], 5],
    [
      '1000m+3x500m/1min',
      [
        [1, 1],
        [3, 2],
      ],
      4,
    ],
  ])('%s repeats what comes again', (text, groups, count) => {
    const steps = workoutSteps(planned(text))
    if (text === '2x10min') return expect(stepCount(stepGroups(steps))).toBe(count)
    expect(shape(steps)).toEqual(groups)
    expect(stepCount(stepGroups(steps))).toBe(count)
  })

  test('are all there again when repeats are written out, in the places they say', () => {
    const piece = fc.record({
      planned_distance: fc.constantFrom(null, 250, 500),
      planned_time: fc.constantFrom(null, 60, 120),
      rest: fc.constantFrom(null, 0, 30, 60),
      split_length: fc.constant(null),
      segments: fc.array(fc.constant({ planned_distance: 100, planned_time: null }), {
        maxLength: 1,
      }),
    })
    const structure = fc.record({
      piece_structure: fc.constantFrom(1 as const, 2 as const, 3 as const),
      repetitions: fc.integer({ min: 1, max: 9 }),
      pieces: fc.array(piece, { minLength: 1, maxLength: 12 }),
    })
    fc.assert(
      fc.property(structure, (plan) => {
        const steps = workoutSteps(plan)
        const groups = stepGroups(steps)
        const writtenOut = groups.flatMap(({ times, steps: group }) =>
          Array.from({ length: times }, (_, time) =>
            group.map(({ step, places }) => ({ ...step, place: places[time] })),
          ).flat(),
        )
        expect(writtenOut.map(({ place }) => place)).toEqual([...steps.keys()])
        expect(writtenOut.map(({ kind, extent }) => ({ kind, extent }))).toEqual(
          steps.map(({ kind, extent }) => ({ kind, extent })),
        )
        expect(stepCount(groups)).toBeLessThanOrEqual(steps.length)
      }),
    )
  })
})
