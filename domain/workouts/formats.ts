import { MOST_STEPS, stepCount, stepGroups } from './repeats.ts'
import { thresholdShare, thresholdWatts } from './targets.ts'
import { timedSteps } from './trainers.ts'
import type { AthleteWorkout } from './workout.ts'

/** What a workout can be written as, by the ends of file names; `text` is for the clipboard. */
export const WORKOUT_FORMATS = ['fit', 'zwo', 'erg', 'mrc', 'text', 'json'] as const
export type WorkoutFormat = (typeof WORKOUT_FORMATS)[number]

/** Why a workout cannot be written as it is. */
export const FILE_FAULTS = ['too_many_steps', 'no_zone', 'no_times', 'no_test'] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/**
 * What keeps a workout from being written; null where nothing does. Watches take so many steps, and
 * trainers know nothing but time and power.
 */
export function fileFault(format: WorkoutFormat, workout: AthleteWorkout): FileFault | null {
  const { steps, intensity, speed, facts } = workout
  switch (format) {
    case 'fit':
      return stepCount(stepGroups(steps)) > MOST_STEPS ? 'too_many_steps' : null
    case 'text':
    case 'json':
      return null
    case 'erg':
      if (thresholdWatts(facts) === null) return 'no_test'
      return trainerFault(intensity, speed, steps)
    case 'zwo':
    case 'mrc':
      return trainerFault(intensity, speed, steps)
  }
}

function trainerFault(
  intensity: number | null,
  speed: number | null,
  steps: AthleteWorkout['steps'],
): FileFault | null {
  if (thresholdShare(intensity) === null) return 'no_zone'
  return timedSteps(steps, speed) === null ? 'no_times' : null
}
