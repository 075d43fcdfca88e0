import { RECORDING, SILENT_MS, type RecordingStatus } from './recording.ts'

/** When a device was heard of, and the time of its last sample: milliseconds since 1970. */
type Heard = { status: RecordingStatus; heard_at: number | null; at: number | null }

/**
 * The moment of which one knows how a boat is. On the way that is the time of its last sample: a
 * device that only gives signs of life, or catches up, is heard of without saying how it is now.
 */
export function knownAt({ status, heard_at, at }: Heard): number | null {
  if (status !== RECORDING.active || heard_at === null || at === null) return heard_at
  return Math.min(heard_at, at)
}

const isRecent = (at: number | null, now: number): boolean => at !== null && now - at <= SILENT_MS

/** Whether nothing is known of a boat for a while, so that what is shown is of before. */
export const isSilent = (boat: Heard, now: number): boolean => !isRecent(knownAt(boat), now)

type Pace = { speed: number | null; stroke_rate: number | null }
const NO_PACE: Pace = { speed: null, stroke_rate: null }

/** How fast a boat is: one that waits, rests or is over has no pace, whatever it had before. */
export const paceNow = (status: RecordingStatus, { speed, stroke_rate }: Pace): Pace =>
  status === RECORDING.active ? { speed, stroke_rate } : NO_PACE

type Heart = { heart_rate: number | null; heart_at: number | null }

/** A heartbeat that was just heard; null for a belt that is lost. */
export const heartNow = ({ heart_rate, heart_at }: Heart, now: number): number | null =>
  isRecent(heart_at, now) ? heart_rate : null
