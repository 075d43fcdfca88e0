import type { Line } from '#contract/recordings/efforts.ts'
import type { FitRecord, FitSpan } from './fit-writer.ts'
import type { Random } from './random.ts'
import type { Effort } from './season.ts'

/** The lake of the demo club: a 2,000 m course, rowed up and down. */
const COURSE = { lat: 47.0665, lon: 8.3082, metres: 2000, bearing: 62 }
const METRES_PER_DEGREE = 111_195
const RESTING_HR = 52
/** Metres of road for each radian of hills. */
const HILL_M = 1400
/** Seconds in which nobody would have any power left. */
const TIRING_S = 60_000

type Rower = { max_hr: number; strength: number }
export type Workout = { records: FitRecord[]; laps: FitSpan[] }

/**
 * What a watch would have recorded: efforts one after the other at one record every `step` seconds,
 * the heart following with a delay,
 * each effort a lap. Moves along the course on water, without a position indoors.
 */
export function workoutOf(
  efforts: readonly Effort[],
  rower: Rower,
  random: Random,
  { step, outdoors }: { step: number; outdoors: boolean },
): Workout {
  const records: FitRecord[] = []
  const laps: FitSpan[] = []
  const state = { t: 0, distance: 0, heart: RESTING_HR + 25 }
  for (const effort of efforts) {
    const from = { t: state.t, distance: state.distance, index: records.length }
    const goal = rower.max_hr * effort.heart * (1 + random.normal() * 0.01)
    const speed = effort.speed * rower.strength * (1 + random.normal() * 0.012)
    while (
      effort.metres === undefined
        ? state.t - from.t < (effort.seconds ?? 0)
        : state.distance - from.distance < effort.metres
    ) {
      const drift = goal + Math.min(4, (state.t - from.t) / 400)
      state.heart += (drift - state.heart) * (1 - Math.exp(-step / 45)) + random.normal() * 0.6
      const now = Math.max(0.3, speed * (1 + random.normal() * 0.02))
      records.push({
        t: state.t,
        ...(outdoors && positionAt(state.distance, random)),
        ...onTheRoad(effort, rower, state),
        distance: state.distance,
        speed: now,
        heart_rate: Math.round(Math.min(rower.max_hr, state.heart)),
        cadence: Math.max(0, Math.round(effort.rate + random.normal() * 0.7)),
      })
      state.t += step
      state.distance += now * step
    }
    const hearts = records.slice(from.index).map((record) => record.heart_rate ?? 0)
    laps.push({
      start: from.t,
      time: state.t - from.t,
      distance: state.distance - from.distance,
      heart_rate_avg: Math.round(
        hearts.reduce((sum, beat) => sum + beat, 0) / Math.max(1, hearts.length),
      ),
      heart_rate_max: Math.max(...hearts, 0),
      cadence_avg: effort.rate,
      step: effort.step,
    })
  }
  return { records, laps }
}

/** What a bike computer writes beside: more watts uphill, and less the longer it lasts. */
function onTheRoad(
  { watts, hills }: Effort,
  { strength }: Rower,
  { t, distance }: { t: number; distance: number },
): Pick<FitRecord, 'power' | 'altitude'> {
  if (watts === undefined || hills === undefined) return {}
  const slope = Math.cos(distance / HILL_M)
  const tired = 1 - t / TIRING_S
  return {
    power: Math.round(Math.max(0, watts * strength * tired * (1 + 0.45 * slope))),
    altitude: 470 + hills * Math.sin(distance / HILL_M),
  }
}

/** Where on the course one is after so many metres, up and down. */
export function positionAt(
  distance: number,
  random: Random,
): { lat: number; lon: number; altitude: number } {
  const leg = Math.floor(distance / COURSE.metres)
  const along = distance - leg * COURSE.metres
  const metres = leg % 2 === 0 ? along : COURSE.metres - along
  const side = (leg % 2 === 0 ? 18 : -18) + Math.sin(distance / 130) * 4 + random.normal() * 0.6
  return { ...placeAt(metres, side), altitude: 419 + Math.sin(distance / 700) * 0.4 }
}

/** So many metres along the course and beside its middle. */
function placeAt(along: number, side: number): { lat: number; lon: number } {
  const angle = (COURSE.bearing * Math.PI) / 180
  const north = along * Math.cos(angle) - side * Math.sin(angle)
  const east = along * Math.sin(angle) + side * Math.cos(angle)
  const lat = COURSE.lat + north / METRES_PER_DEGREE
  return {
    lat,
    lon: COURSE.lon + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  }
}

/** Metres from the middle of the course to each bank. */
const HALF_WIDTH_M = 60

/** A line across the course, so many metres along it. */
export function lineAcross(along: number): Line {
  const [from, to] = [placeAt(along, -HALF_WIDTH_M), placeAt(along, HALF_WIDTH_M)]
  return {
    latitude: from.lat,
    longitude: from.lon,
    to_latitude: to.lat,
    to_longitude: to.lon,
  }
}
