import type { HealthWorkout, HeartRates } from './apple-health.ts'
import { gpxTrack } from './gpx-track.ts'
import type { ReadLimits } from './limits.ts'

/** Apple's words where another maker's word says the same; the others are taken as they are. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['PaddleSports', 'paddling'],
  ['CrossCountrySkiing', 'crosscountryskiing'],
  ['DownhillSkiing', 'alpineskiing'],
  ['TraditionalStrengthTraining', 'strengthtraining'],
  ['FunctionalStrengthTraining', 'strengthtraining'],
  ['StairClimbing', 'stairstepper'],
  ['SurfingSports', 'surfing'],
])
const INDOORS: ReadonlySet<string> = new Set(['Rowing', 'Cycling', 'Running'])

const wordOf = ({ sport, indoor }: HealthWorkout): string =>
  indoor && INDOORS.has(sport) ? `indoor${sport}` : (WORDS.get(sport) ?? sport)

/** A heart rate holds for this many seconds, or until the next one. */
const HOLDS = 15

/** One workout of an export as a recording/1, from its track and the heart rates of its time. */
export function healthRecording(
  workout: HealthWorkout,
  rates: HeartRates,
  route: Uint8Array | null,
  limits: ReadLimits,
): Uint8Array {
  const { start, end, device, distance, paused } = workout
  const track = route === null ? null : gpxTrack(route, limits)
  const heart = rates(start, end)
  const channels = track
    ? {
        ...track.channels,
        t: track.t.map((moment) => moment - start),
        heart_rate: alongside(track.t, heart),
      }
    : { t: heart.t.map((moment) => moment - start), heart_rate: heart.rate }
  const recording = {
    format: 'recording/1',
    provider: 'apple-health',
    sport: wordOf(workout),
    device,
    start: new Date(start * 1000).toISOString(),
    elapsed: end - start,
    timer: end - start - paused,
    ...(paused > 0 && !track && { moving: end - start - paused }),
    distance,
    channels,
    laps: [],
  }
  return Buffer.from(JSON.stringify(recording))
}

/** Gives each moment the last rate before it that still holds. */
function alongside(
  moments: readonly number[],
  { t, rate }: { t: readonly number[]; rate: readonly number[] },
): (number | null)[] {
  let at = -1
  return moments.map((moment) => {
    while (at + 1 < t.length && (t[at + 1] ?? 0) <= moment) at++
    return at >= 0 && moment - (t[at] ?? 0) <= HOLDS ? (rate[at] ?? null) : null
  })
}
