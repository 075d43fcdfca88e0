import type { TargetKind } from '#domain/workouts/steps.ts'
import { fileFault, type FileFault, type WorkoutFormat } from '#domain/workouts/formats.ts'
import { intervalsEvent, intervalsText } from '#domain/workouts/intervals.ts'
import { MOST_STEPS, stepCount, stepGroups } from '#domain/workouts/repeats.ts'
import { mostBeats, thresholdShare, thresholdWatts } from '#domain/workouts/targets.ts'
import { ergCourse, mrcCourse, timedSteps, zwiftWorkout } from '#domain/workouts/trainers.ts'
import type { AthleteWorkout } from '#domain/workouts/workout.ts'
import { writeFitWorkout } from '../../../readers/fit-workout.ts'
import { Refusal } from '../../http/refusal.ts'

/** A workout with what its file says beside its steps. */
type NamedWorkout = {
  name: string
  sport_id: number
  /** When it begins on the clock of the club, without a zone. */
  starts: string
  workout: AthleteWorkout
  by: TargetKind | null
}

const TYPES: Record<WorkoutFormat, string> = {
  fit: 'application/vnd.ant.fit',
  zwo: 'application/xml; charset=utf-8',
  erg: 'text/plain; charset=utf-8',
  mrc: 'text/plain; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const ENDS: Record<WorkoutFormat, string> = {
  fit: 'fit',
  zwo: 'zwo',
  erg: 'erg',
  mrc: 'mrc',
  text: 'txt',
  json: 'json',
}
const RUNS = new Set([4, 20, 21])

export const workoutType = (format: WorkoutFormat): string => TYPES[format]

/** What a workout is saved as: its day, its name and, among several, whose it is. */
export function workoutFileName(
  { name, starts }: Pick<NamedWorkout, 'name' | 'starts'>,
  format: WorkoutFormat,
  person?: string,
): string {
  const words = [starts.slice(0, 10), name, person].filter((word) => word !== undefined)
  return `${words
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100)}.${ENDS[format]}`
}

const CODES = {
  too_many_steps: 'too_many_steps',
  no_zone: 'workout_without_zone',
  no_times: 'workout_without_times',
  no_test: 'workout_without_test',
} as const satisfies Record<FileFault, string>

/** The bytes of a workout. @throws Refusal for what the format cannot hold */
export function workoutBytes(named: NamedWorkout, format: WorkoutFormat, now: Date): Buffer {
  const { workout } = named
  const fault = fileFault(format, workout)
  if (fault) {
    const count = stepCount(stepGroups(workout.steps))
    throw new Refusal(CODES[fault], { values: { count, most: MOST_STEPS } })
  }
  return Buffer.from(written(named, format, now))
}

function written(named: NamedWorkout, format: WorkoutFormat, now: Date): Uint8Array | string {
  const { name, sport_id, starts, workout, by } = named
  const { steps, facts } = workout
  const intervals = { name, sport_id, starts, steps, by, max_hr: mostBeats(facts) }
  switch (format) {
    case 'fit':
      return writeFitWorkout({ name, sport_id, created_at: now, steps, by })
    case 'text':
      return intervalsText(intervals)
    case 'json':
      return intervalsEvent(intervals)
    case 'zwo':
      return zwiftWorkout(forTrainers(named))
    case 'mrc':
      return mrcCourse(forTrainers(named))
    case 'erg':
      return ergCourse(forTrainers(named), thresholdWatts(facts) ?? 0)
  }
}

/** What `fileFault` lets through has a zone and times. */
function forTrainers({ name, sport_id, workout }: NamedWorkout) {
  const share = thresholdShare(workout.intensity)
  const steps = timedSteps(workout.steps, workout.speed)
  if (!share || !steps) throw new Error('a workout without zone or times is refused before')
  return { name, sport: RUNS.has(sport_id) ? ('run' as const) : ('bike' as const), steps, share }
}
