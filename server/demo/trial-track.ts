import type { FitRecord } from './fit-writer.ts'
import type { Random } from './random.ts'
import { positionAt } from './workout.ts'

/** A race of a crew: metres a second it holds, strokes a minute, and how it is laid out. */
export type TrialRace = { speed: number; rate: number; shape: readonly number[] }
/** Seconds of the recording at which the race began and ended. */
type Track = { records: FitRecord[]; start: number; finish: number }

const METRES = 2000
const WARM_UP = { seconds: 240, speed: 3, rate: 19 }
const STILL_S = 12
const COOL_DOWN = { seconds: 120, speed: 2.8, rate: 18 }
/** Seconds until a boat that lay still is at speed. */
const GATHERING_S = 5

/** What a watch records of a race from a standing start, with the way there and back. */
export function trialTrack({ speed, rate, shape }: TrialRace, random: Random): Track {
  const records: FitRecord[] = []
  const state = { t: 0, distance: 0 }
  const second = (now: number, cadence: number, heart_rate: number) => {
    const place = { distance: state.distance, speed: now, cadence, heart_rate }
    // Down to the start, from there up the course.
    const way = Math.abs(state.distance - WARM_UP.seconds * WARM_UP.speed)
    records.push({ t: state.t, ...positionAt(way, random), ...place })
    state.t += 1
    state.distance += now
  }
  const rowed = (part: typeof WARM_UP, heart: number) => {
    for (let at = 0; at < part.seconds; at++)
      second(part.speed * (1 + random.normal() * 0.03), part.rate, heart)
  }
  rowed(WARM_UP, 122)
  state.distance = WARM_UP.seconds * WARM_UP.speed
  for (let at = 0; at < STILL_S; at++) second(0, 0, 108)
  const from = { ...state }
  while (state.distance - from.distance < METRES) {
    const along = (state.distance - from.distance) / METRES
    const share = shape[Math.min(shape.length - 1, Math.floor(along * shape.length))] ?? 1
    const gathered = 1 - Math.exp(-(state.t - from.t + 0.5) / GATHERING_S)
    const now = speed * share * gathered * (1 + random.normal() * 0.008)
    const strokes = Math.round(rate * share + random.normal() * 0.5)
    second(now, strokes, Math.round(150 + 35 * Math.min(1, (state.t - from.t) / 90)))
  }
  const last = records.at(-1)?.speed ?? speed
  const finish = state.t - (state.distance - from.distance - METRES) / last
  rowed(COOL_DOWN, 150)
  return { records, start: from.t, finish }
}
