import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { stepGroups } from '#domain/workouts/repeats.ts'
import { workoutSteps } from '#domain/workouts/steps.ts'
import { writeFit, type FitRecord, type FitSpan } from '../../server/demo/fit-writer.ts'
import { steadyRow } from './recordings.ts'

/** A plan as it is typed. */
export function typedPlan(text: string): PlanStructure {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(`${text} is no structure`)
  return planOf(parsed.structure)
}

const WORK_MS = 4.5
const REST_MS = 1

/**
 * What a watch records that followed the workout of a plan: a lap a step. `shares`: how much of each
 * piece was done before its button was pressed; 1 where it says nothing.
 */
export function rowedWorkout(
  start: Date,
  plan: PlanStructure,
  { shares = [], sport = 4, sub_sport = 14 }: RowedAs = {},
): Uint8Array {
  const steps = workoutSteps(plan)
  const indexes = fileIndexes(plan)
  const pieces = [...new Set(steps.map(({ piece }) => piece))]
  const records: FitRecord[] = []
  const laps: FitSpan[] = []
  let [t, distance] = [0, 0]
  for (const [place, { kind, extent, piece }] of steps.entries()) {
    const isWork = kind === 'work'
    const speed = isWork ? WORK_MS : REST_MS
    const planned = 'time_s' in extent ? extent.time_s : extent.distance_m / speed
    const time = Math.round(planned * (isWork ? (shares[pieces.indexOf(piece)] ?? 1) : 1))
    const [first] = steadyRow(1)
    for (let second = 0; second < time; second++)
      records.push({
        ...first,
        t: t + second,
        distance: distance + second * speed,
        speed,
        heart_rate: isWork ? 172 : 130,
        cadence: isWork ? 26 : 14,
      })
    if (time > 0)
      laps.push({ start: t, time, distance: time * speed, rest: !isWork, step: indexes.get(place) })
    t += time
    distance += time * speed
  }
  return writeFit({ start, sport, sub_sport, product: 'Watch', records, laps })
}

type RowedAs = { shares?: readonly number[]; sport?: number; sub_sport?: number }

/** The index in the file of the workout of each of its steps. */
function fileIndexes(plan: PlanStructure): Map<number, number> {
  const indexes = new Map<number, number>()
  let index = 0
  for (const { times, steps } of stepGroups(workoutSteps(plan))) {
    for (const { places } of steps) {
      for (const place of places) indexes.set(place, index)
      index++
    }
    if (times > 1) index++
  }
  return indexes
}
