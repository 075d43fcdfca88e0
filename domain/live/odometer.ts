import { haversine } from '../training/earth.ts'

/** Where a device says it is. Times are milliseconds since 1970, lengths metres. */
export type Fix = {
  at: number
  lat: number
  lon: number
  /** By how much it may be wrong. */
  accuracy: number
  /** Metres a second, where the device measures it itself. */
  speed: number | null
}

/** What was covered so far, and by what it is measured on. */
export type Odometer = { distance: number; recent: readonly Fix[] }
export const AT_ZERO: Odometer = { distance: 0, recent: [] }

/** A position that may be wrong by more is no use for a distance. */
export const ACCURATE_M = 30
/** No boat and no bicycle is faster: the device is wrong. */
const FASTEST = 25
/** A device that lies still wanders about by less. */
const STILL = 0.3
const STILL_M = 3
/** A position from before the last by more than this: the clock of the device was set back. */
const SET_BACK_MS = 1_000
/** Seconds a speed is the mean of, and after which none is shown. */
const OVER_MS = 5_000
const OLD_MS = 6_000

/**
 * The odometer after a further position. One that is inaccurate, or further away than anybody gets,
 * is left out; while nothing was heard the boat went straight on.
 */
export function odometerAfter(before: Odometer, fix: Fix): Odometer {
  const last = before.recent.at(-1)
  if (!(fix.accuracy <= ACCURATE_M)) return before
  const wasSetBack = last !== undefined && last.at - fix.at > SET_BACK_MS
  if (!wasSetBack && last && fix.at <= last.at) return before
  if (!last || wasSetBack) return { ...before, recent: [fix] }
  const metres = haversine(last.lat, last.lon, fix.lat, fix.lon)
  const seconds = (fix.at - last.at) / 1000
  if (metres / seconds > FASTEST) return before
  const isStill = metres < STILL_M && (fix.speed ?? metres / seconds) < STILL
  // What a drifting device adds up to counts once it is far enough.
  if (isStill)
    return { ...before, recent: [...before.recent.slice(0, -1), { ...last, at: fix.at }] }
  const recent = [...before.recent, fix].filter(({ at }) => at >= fix.at - OVER_MS)
  return { distance: before.distance + metres, recent }
}

/** A place to measure on from, without counting what lies between: after a pause. */
export const movedTo = ({ distance }: Odometer): Odometer => ({ distance, recent: [] })

/** Metres that a machine has counted. */
export const countedOn = (before: Odometer, metres: number): Odometer => ({
  distance: before.distance + Math.max(0, metres),
  recent: [],
})

/** Metres a second of the last seconds; null where no position is known from them. */
export function speedOf({ recent }: Odometer, now: number): number | null {
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || now - last.at > OLD_MS) return null
  if (last.speed !== null && last.speed >= 0) return last.speed
  const steps = recent.slice(1).map((fix, index) => {
    const before = recent[index] ?? fix
    return haversine(before.lat, before.lon, fix.lat, fix.lon)
  })
  if (steps.length === 0) return null
  return steps.reduce((sum, metres) => sum + metres, 0) / ((last.at - first.at) / 1000)
}
