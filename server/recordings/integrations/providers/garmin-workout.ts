import { stepGroups, type GroupedStep } from '#domain/workouts/repeats.ts'
import type { TargetKind } from '#domain/workouts/steps.ts'
import type { ProviderWorkout } from './provider.ts'

const SPORTS: Readonly<Record<number, string>> = { 3: 'CYCLING', 4: 'RUNNING', 20: 'RUNNING' }
const OTHER_SPORT = 'GENERIC'
const TARGETS: Record<TargetKind, string> = {
  power: 'POWER',
  heart_rate: 'HEART_RATE',
  pace: 'SPEED',
  rate: 'CADENCE',
}
const LONGEST_NAME = 80

/** A workout in the words of Garmin's training interface: seconds, metres, metres a second. */
export function garminWorkout({ name, sport_id, steps, by }: ProviderWorkout): object {
  let order = 0
  const sport = SPORTS[sport_id] ?? OTHER_SPORT
  const stepOf = ({ step: { kind, extent, targets } }: GroupedStep) => {
    const target = by && targets[by]
    return {
      type: 'WorkoutStep',
      stepOrder: ++order,
      intensity: kind === 'rest' ? 'REST' : 'ACTIVE',
      durationType: 'distance_m' in extent ? 'DISTANCE' : 'TIME',
      durationValue: 'distance_m' in extent ? extent.distance_m : Math.round(extent.time_s),
      ...(target && by
        ? { targetType: TARGETS[by], targetValueLow: target.low, targetValueHigh: target.high }
        : { targetType: 'OPEN' }),
    }
  }
  const list = stepGroups(steps).flatMap(({ times, steps: group }): object[] => {
    if (times === 1) return group.map(stepOf)
    const stepOrder = ++order
    return [
      {
        type: 'WorkoutRepeatStep',
        stepOrder,
        repeatType: 'REPEAT_UNTIL_STEPS_CMPLT',
        repeatValue: times,
        steps: group.map(stepOf),
      },
    ]
  })
  return {
    workoutName: name.slice(0, LONGEST_NAME),
    sport,
    segments: [{ segmentOrder: 1, sport, steps: list }],
  }
}
