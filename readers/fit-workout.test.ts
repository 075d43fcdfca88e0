import FitParser from 'fit-file-parser'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import { stepCount, stepGroups } from '#domain/workouts/repeats.ts'
import { workoutSteps, type WorkoutStep } from '#domain/workouts/steps.ts'
import { writeFit } from '../server/demo/fit-writer.ts'
import { only, row } from '../test/support/fit-rows.ts'
import { FIT_MESSAGE } from './fit-fields.ts'
import { fieldNumber, fieldText } from './fit-part.ts'
import { readFitParts } from './fit.ts'
import { writeFitWorkout, type FitWorkout } from './fit-workout.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const AT = new Date('2026-11-24T17:00:00Z')
const written = (steps: readonly WorkoutStep[], part: Partial<FitWorkout> = {}) =>
  writeFitWorkout({ name: 'Threshold', sport_id: 1, created_at: AT, steps, by: null, ...part })

/** The steps of a file as our own reader has them. */
function ours(bytes: Uint8Array) {
  const [part] = readFitParts(bytes, DEFAULT_LIMITS).parts
  if (!part) throw new Error('no part')
  const [workout] = part.messages.get(FIT_MESSAGE.workout) ?? []
  expect(part.checksumHolds && !part.truncated && !part.damaged).toBe(true)
  return {
    name: workout && fieldText(workout, 8),
    sport: fieldNumber(workout, 4),
    sub_sport: fieldNumber(workout, 11),
    count: fieldNumber(workout, 6),
    steps: (part.messages.get(FIT_MESSAGE.workoutStep) ?? []).map((step) => ({
      index: fieldNumber(step, 254),
      duration_type: fieldNumber(step, 1),
      duration: fieldNumber(step, 2),
      target_type: fieldNumber(step, 3),
      target: fieldNumber(step, 4),
      low: fieldNumber(step, 5),
      high: fieldNumber(step, 6),
      intensity: fieldNumber(step, 7),
    })),
  }
}

const planned = (text: string) => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(text)
  return planOf(parsed.structure)
}

test('WKT-1: 3 x 2000 m / 6:00 at 85 to 90 % of a heart rate of 190', () => {
  const heart_rate = { low: Math.round(0.85 * 190), high: Math.round(0.9 * 190) }
  const steps = workoutSteps(planned('3x2000m/6min'), () => ({ heart_rate }))
  const file = ours(written(steps, { by: 'heart_rate' }))
  expect(file).toMatchObject({ name: 'Threshold', sport: 15, count: 3 })
  const [work, rest, repeat] = file.steps
  expect(work).toMatchObject({
    duration_type: 1,
    duration: 200_000,
    target_type: 1,
    low: 262,
    high: 271,
    intensity: 0,
  })
  expect(rest).toMatchObject({ duration_type: 0, duration: 360_000, target_type: 2, intensity: 1 })
  expect(repeat).toMatchObject({ duration_type: 6, duration: 0, target: 3 })
})

test.each([
  ['power', { low: 264, high: 292 }, { target_type: 4, low: 1264, high: 1292 }],
  ['pace', { low: 4.5, high: 4.75 }, { target_type: 0, low: 4500, high: 4750 }],
  ['rate', { low: 24, high: 28 }, { target_type: 3, low: 24, high: 28 }],
  ['rate', { low: 26, high: 26 }, { target_type: 3, low: 25, high: 27 }],
] as const)('holds its wearer to %s %o', (by, range, cells) => {
  const steps = workoutSteps(planned('10min'), () => ({ [by]: range }))
  expect(ours(written(steps, { by })).steps[0]).toMatchObject(cells)
})

test('a lap says for which step of its workout it was done', () => {
  const bytes = writeFit({
    ...row,
    laps: [
      { start: 0, time: 300, distance: 1200 },
      { start: 300, time: 200, distance: 800, step: 0 },
      { start: 500, time: 99, distance: 396, rest: true, step: 1 },
    ],
  })
  expect(only(bytes).laps.map(({ step }) => step)).toEqual([undefined, 0, 1])
})

test('cuts a name that is too long at a letter', () => {
  const name = (text: string) => ours(written(workoutSteps(planned('10min')), { name: text })).name
  expect(name('Schwellenstrecken')).toBe('Schwellenstreck')
  expect(name('Rückenwindstück ß')).toBe('Rückenwindstü')
  expect(name('训练段训练段训练段')).toBe('训练段训练')
})

type TheirStep = {
  duration_type: string
  duration_value: number
  target_value?: number
  custom_target_value_low?: number
  intensity?: string
}

/** The same steps as a public decoder has them. */
function theirs(bytes: Uint8Array): TheirStep[] {
  const parser = new FitParser({ mode: 'list', force: false })
  let steps: TheirStep[] = []
  parser.parse(Buffer.from(bytes), (error, data) => {
    if (error) throw new Error(error)
    const { messages } = data as unknown as { messages: { workout_step: TheirStep[] } }
    steps = messages.workout_step
  })
  return steps
}
const THEIR_DURATIONS: Record<number, string> = {
  0: 'time',
  1: 'distance',
  6: 'repeat_until_steps_cmplt',
}

test('two decoders read the steps that were written, whatever the plan', () => {
  const extent = fc.oneof(
    fc.record({
      planned_time: fc.integer({ min: 1, max: 86_400 }),
      planned_distance: fc.constant(null),
    }),
    fc.record({
      planned_time: fc.constant(null),
      planned_distance: fc.integer({ min: 1, max: 99_999 }),
    }),
  )
  const piece = fc.record({ extent, rest: fc.constantFrom(null, 30, 360) })
  const beats = fc.record({
    low: fc.integer({ min: 50, max: 150 }),
    high: fc.integer({ min: 151, max: 250 }),
  })
  const plan = fc.record({
    repetitions: fc.integer({ min: 1, max: 9 }),
    piece_structure: fc.constantFrom(2 as const, 3 as const),
    pieces: fc.array(piece, { minLength: 1, maxLength: 6 }),
  })
  fc.assert(
    fc.property(plan, beats, ({ pieces, ...structure }, heart_rate) => {
      const steps = workoutSteps(
        {
          ...structure,
          pieces: pieces.map(({ extent: own, rest }) => ({
            ...own,
            rest,
            split_length: null,
            segments: [],
          })),
        },
        () => ({ heart_rate }),
      )
      const bytes = written(steps, { by: 'heart_rate' })
      const file = ours(bytes)
      expect(file.count).toBe(stepCount(stepGroups(steps)))
      expect(file.steps.map(({ index }) => index)).toEqual([...file.steps.keys()])
      expect(writtenOut(file.steps)).toEqual(
        steps.map(({ kind, extent: own }) => ({
          extent: own,
          rest: kind === 'rest',
          low: kind === 'rest' ? 0 : heart_rate.low + 100,
        })),
      )
      expect(theirs(bytes).map(withoutNames)).toEqual(
        file.steps.map(({ duration_type = 0, duration, target, low, intensity }) => ({
          type: THEIR_DURATIONS[duration_type],
          duration,
          low,
          rest: intensity === 1,
          times: duration_type === 6 ? target : undefined,
        })),
      )
    }),
  )
})

const withoutNames = (step: TheirStep) => ({
  type: step.duration_type,
  duration: step.duration_value,
  low: step.custom_target_value_low,
  rest: step.intensity === 'rest',
  times: step.duration_type === THEIR_DURATIONS[6] ? step.target_value : undefined,
})

/** Steps of a file as they are done, repeats followed. */
function writtenOut(file: ReturnType<typeof ours>['steps']) {
  const done: (typeof file)[number][] = []
  for (const step of file) {
    if (step.duration_type !== 6) {
      done.push(step)
      continue
    }
    const group = file.slice(step.duration, step.index)
    for (let time = 1; time < (step.target ?? 1); time++) done.push(...group)
  }
  return done.map(({ duration_type, duration = 0, intensity, low }) => ({
    extent: duration_type === 1 ? { distance_m: duration / 100 } : { time_s: duration / 1000 },
    rest: intensity === 1,
    low,
  }))
}
