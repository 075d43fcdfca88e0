import { SPORT } from '../constants/sports.ts'
import { formatMinutes } from '../time/duration.ts'
import type { Extent } from '../time/structure.ts'
import { stepGroups } from './repeats.ts'
import type { TargetKind, TargetRange, WorkoutStep } from './steps.ts'

/** A workout for Intervals.icu, with what the targets of its athlete are counted in. */
type IntervalsWorkout = {
  name: string
  sport_id: number
  /** When it begins, on the club's clock and without a zone. */
  starts: string
  steps: readonly WorkoutStep[]
  by: TargetKind | null
  max_hr: number | null
}

/** The words of Intervals.icu for a sport. */
const TYPES: Readonly<Record<number, string>> = {
  [SPORT.rowing]: 'Rowing',
  [SPORT.ergo]: 'VirtualRow',
  [SPORT.bike]: 'Ride',
  [SPORT.run]: 'Run',
  [SPORT.swim]: 'Swim',
  10: 'Kayaking',
  11: 'Canoeing',
  17: 'VirtualRide',
  48: 'Kayaking',
  49: 'Canoeing',
}

/** The text that its calendar reads a workout from: a line a step, and `3x` above what repeats. */
export function intervalsText({ steps, by, max_hr }: IntervalsWorkout): string {
  return stepGroups(steps)
    .map(({ times, steps: group }) => [
      ...(times > 1 ? [`${times}x`] : []),
      ...group.map(({ step }) => lineOf(step, by, max_hr)),
    ])
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** The event that its calendar takes. */
export function intervalsEvent(workout: IntervalsWorkout): string {
  const event = {
    category: 'WORKOUT',
    start_date_local: workout.starts,
    type: TYPES[workout.sport_id] ?? 'Workout',
    name: workout.name,
    description: intervalsText(workout),
  }
  return `${JSON.stringify(event, null, 2)}\n`
}

function lineOf(step: WorkoutStep, by: TargetKind | null, max_hr: number | null): string {
  const target = by && step.targets[by]
  const aim = step.kind === 'rest' ? 'rest' : target && by && aimOf(by, target, max_hr)
  return ['-', lengthOf(step.extent), aim].filter(Boolean).join(' ')
}

/** A bare m is minutes there. */
const lengthOf = (extent: Extent): string =>
  'distance_m' in extent ? `${extent.distance_m}mtr` : timeOf(extent.time_s)

function timeOf(seconds: number): string {
  const whole = Math.round(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  return `${minutes > 0 ? `${minutes}m` : ''}${rest > 0 ? `${rest}s` : ''}`
}

const between = (low: number | string, high: number | string): string =>
  low === high ? String(low) : `${low}-${high}`

/** Heart rate goes as a share of the maximum, which is all that it takes. */
function aimOf(by: TargetKind, { low, high }: TargetRange, max_hr: number | null): string | null {
  const pace = (speed: number) => formatMinutes(Math.round(500 / speed)) ?? ''
  switch (by) {
    case 'power':
      return `${between(Math.round(low), Math.round(high))}w`
    case 'pace':
      return `${between(pace(high), pace(low))}/500m Pace`
    case 'rate':
      return `${between(Math.round(low), Math.round(high))}rpm`
    case 'heart_rate':
      if (max_hr === null || max_hr <= 0) return null
      return `${between(Math.round((100 * low) / max_hr), Math.round((100 * high) / max_hr))}% HR`
  }
}
