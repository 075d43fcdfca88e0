import type { Warning } from './activity.ts'
import { attributeOf, secondsOf, tagScanner } from './health-tags.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { LONGEST_SECONDS } from './time-axis.ts'

/** One workout of an Apple Health export. Seconds since 1970, metres. */
export interface HealthWorkout {
  readonly sport: string
  readonly start: number
  readonly end: number
  readonly device: string | null
  distance: number | null
  indoor: boolean
  /** where its track is in the archive */
  route: string | null
  /** seconds it stood still, by its own marks */
  paused: number
  /** when its pause began, seconds since 1970; null while it runs */
  pausedSince: number | null
}

/** The heart rates of an export by time: they come before the workouts, and apart from them. */
export type HeartRates = (start: number, end: number) => { t: number[]; rate: number[] }

export interface HealthExport {
  /** Takes the next piece of the file. */
  readonly hear: (text: string) => void
  /**
   * The workouts, the newest first, how to get their heart rates, and whether the file broke off.
   * Throws FileRefusal when there are none.
   */
  readonly finish: () => {
    workouts: readonly HealthWorkout[]
    heartRates: HeartRates
    warnings: Warning[]
  }
}

/** The tags that say anything about a workout, and those that say something of a morning. */
const TAGS =
  /<(?:Record type="HK(?:QuantityTypeIdentifier(?:HeartRate|RestingHeartRate|BodyMass|BodyTemperature)|CategoryTypeIdentifierSleepAnalysis)"|Workout |\/Workout>|\/HealthData>|WorkoutEvent |WorkoutStatistics |MetadataEntry |FileReference )/g
const HEART_RATE = '<Record type="HKQuantityTypeIdentifierHeartRate"'

export function healthExport(limits: ReadLimits): HealthExport {
  const rates = growingRates(limits)
  const workouts: HealthWorkout[] = []
  const state = { current: null as HealthWorkout | null, whole: false, mornings: false }

  const take = (tag: string): void => {
    if (tag.startsWith(HEART_RATE))
      rates.add(secondsOf(tag, 'startDate'), Number(attributeOf(tag, 'value') ?? Number.NaN))
    else if (tag.startsWith('<Record ')) state.mornings = true
    else if (tag.startsWith('<Workout ')) {
      const workout = workoutOf(tag)
      if (workout && workouts.push(workout) > limits.entries) throw new FileRefusal('too_large')
      state.current = tag.endsWith('/>') ? null : workout
    } else if (tag === '</Workout>') state.current = null
    else if (tag === '</HealthData>') state.whole = true
    else if (state.current) addTo(state.current, tag)
  }

  return {
    hear: tagScanner(TAGS, take),
    finish() {
      if (workouts.length === 0)
        throw new FileRefusal(state.mornings ? 'mornings_only' : 'not_an_activity')
      for (const workout of workouts) resume(workout, workout.end)
      return {
        workouts: workouts.toSorted((a, b) => b.start - a.start),
        heartRates: rates.all(),
        warnings: [
          ...(state.whole ? [] : ['truncated' as const]),
          ...(state.mornings ? ['mornings' as const] : []),
        ],
      }
    },
  }
}

const METRES: ReadonlyMap<string | null, number> = new Map([
  ['m', 1],
  ['km', 1000],
  ['mi', 1609.344],
  ['yd', 0.9144],
  ['ft', 0.3048],
])

function metresOf(amount: string | null, unit: string | null): number | null {
  const metres = amount === null ? Number.NaN : Number(amount) * (METRES.get(unit) ?? Number.NaN)
  return Number.isFinite(metres) && metres > 0 ? metres : null
}

function workoutOf(tag: string): HealthWorkout | null {
  const start = secondsOf(tag, 'startDate')
  const end = secondsOf(tag, 'endDate')
  if (!(end > start && end - start <= LONGEST_SECONDS)) return null
  return {
    sport: (attributeOf(tag, 'workoutActivityType') ?? '').replace(/^HKWorkoutActivityType/, ''),
    start,
    end,
    device: attributeOf(tag, 'sourceName'),
    distance: metresOf(attributeOf(tag, 'totalDistance'), attributeOf(tag, 'totalDistanceUnit')),
    indoor: false,
    route: null,
    paused: 0,
    pausedSince: null,
  }
}

const PAUSES = /^HKWorkoutEventType(?:Motion)?Pause/
const RESUMES = /^HKWorkoutEventType(?:Motion)?Resume/

function noteEvent(workout: HealthWorkout, tag: string): void {
  const type = attributeOf(tag, 'type') ?? ''
  const moment = secondsOf(tag, 'date')
  if (!(moment >= workout.start && moment <= workout.end)) return
  if (PAUSES.test(type)) workout.pausedSince ??= moment
  else if (RESUMES.test(type)) resume(workout, moment)
}

function resume(workout: HealthWorkout, moment: number): void {
  if (workout.pausedSince !== null) workout.paused += Math.max(0, moment - workout.pausedSince)
  workout.pausedSince = null
}

function addTo(workout: HealthWorkout, tag: string): void {
  if (tag.startsWith('<WorkoutEvent ')) noteEvent(workout, tag)
  else if (tag.startsWith('<FileReference ')) workout.route ??= attributeOf(tag, 'path')
  else if (tag.startsWith('<MetadataEntry ')) {
    if (attributeOf(tag, 'key') === 'HKIndoorWorkout')
      workout.indoor = attributeOf(tag, 'value') === '1'
  } else if ((attributeOf(tag, 'type') ?? '').startsWith('HKQuantityTypeIdentifierDistance'))
    workout.distance ??= metresOf(attributeOf(tag, 'sum'), attributeOf(tag, 'unit'))
}

/** Two columns of numbers outside the heap; what nobody could have lived through is left out. */
function growingRates(limits: ReadLimits): {
  add: (time: number, value: number) => void
  all: () => HeartRates
} {
  let times = new Float64Array(1024)
  let values = new Float32Array(1024)
  let count = 0
  return {
    add(time, value) {
      if (Number.isNaN(time) || !(value > 1 && value < 255)) return
      if (count >= limits.cells) throw new FileRefusal('too_large')
      if (count === times.length) {
        times = grown(times, new Float64Array(2 * count))
        values = grown(values, new Float32Array(2 * count))
      }
      times[count] = time
      values[count++] = value
    },
    all: () => byTime(times, values, count),
  }
}

function grown<A extends Float64Array | Float32Array>(from: A, into: A): A {
  into.set(from)
  return into
}

/** Several devices write one after the other, so they are put in order once. */
function byTime(times: Float64Array, values: Float32Array, count: number): HeartRates {
  const timeAt = (place: number) => times[place] ?? 0
  const order = Uint32Array.from({ length: count }, (_, place) => place)
  if (!order.every((place) => place === 0 || timeAt(place - 1) <= timeAt(place)))
    order.sort((a, b) => timeAt(a) - timeAt(b))
  const firstAfter = (moment: number) => {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (timeAt(order[middle] ?? 0) < moment) low = middle + 1
      else high = middle
    }
    return low
  }
  return (start, end) => {
    const places = order.subarray(firstAfter(start), firstAfter(end + 1))
    return {
      t: Array.from(places, timeAt),
      rate: Array.from(places, (place) => values[place] ?? 0),
    }
  }
}
