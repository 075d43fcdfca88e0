/** Calls about files for watches and trainers, and what comes back from them. */
export const WORKOUT_CALLS = [
  'sessionWorkout',
  'sessionWorkouts',
  'workoutFile',
  'workoutFiles',
  'weekWorkouts',
]
