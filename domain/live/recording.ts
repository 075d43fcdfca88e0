/** How a recording stands; the numbers go over the wire. */
export const RECORDING = { idle: 1, active: 2, paused: 3, finished: 4, discarded: 5 } as const
export type RecordingStatus = (typeof RECORDING)[keyof typeof RECORDING]
export const RECORDING_STATUSES: readonly RecordingStatus[] = Object.values(RECORDING)

/** What a recorder notes beside a sample; each has a number in the stored bytes, 0 is none. */
export const MARKS = ['start', 'pause', 'resume', 'piece', 'rest', 'finish'] as const
export type Mark = (typeof MARKS)[number]

const { idle, active, paused, finished, discarded } = RECORDING

/** What a mark makes of a recording; a piece and a rest begin in one that goes on. */
const AFTER: Record<Mark, { from: readonly RecordingStatus[]; to: RecordingStatus }> = {
  start: { from: [idle], to: active },
  pause: { from: [active], to: paused },
  resume: { from: [paused], to: active },
  piece: { from: [active], to: active },
  rest: { from: [active], to: active },
  finish: { from: [active, paused], to: finished },
}

/** How a recording stands after a mark; null where the mark says nothing of it as it stands. */
export function statusAfter(status: RecordingStatus, mark: Mark): RecordingStatus | null {
  const { from, to } = AFTER[mark]
  return from.includes(status) ? to : null
}

/** What a coach may ask of a recorder; it does so once it hears of it. */
export const CONTROLS = ['start', 'pause', 'finish', 'discard'] as const
export type Control = (typeof CONTROLS)[number]

const CONTROLLED: Record<Control, { from: readonly RecordingStatus[]; to: RecordingStatus }> = {
  start: { from: [idle, paused], to: active },
  pause: { from: [active], to: paused },
  finish: { from: [active, paused], to: finished },
  discard: { from: [idle, active, paused], to: discarded },
}

export const canControl = (status: RecordingStatus, control: Control): boolean =>
  CONTROLLED[control].from.includes(status)
export const statusWanted = (control: Control): RecordingStatus => CONTROLLED[control].to

/** For how long who discarded a recording can take it back. */
export const TAKE_BACK_MS = 10 * 60_000

/** Of a boat that has not been heard of for so long nothing is shown as if it were now. */
export const SILENT_MS = 15_000

/** Samples are kept beside the file that becomes of them for so long, to be followed and replayed. */
export const SAMPLES_KEPT_DAYS = 30

/** Samples a device sends at once, at most. */
export const MOST_SAMPLES = 500

/** How a session stands by its recordings. */
export const SESSION_STATES = ['live', 'paused', 'finished', 'scheduled'] as const
export type SessionState = (typeof SESSION_STATES)[number]

/** One that is live in any boat is live; discarded recordings say nothing. */
export function sessionState(statuses: readonly RecordingStatus[]): SessionState {
  if (statuses.includes(active)) return 'live'
  if (statuses.includes(paused)) return 'paused'
  return statuses.includes(finished) && !statuses.includes(idle) ? 'finished' : 'scheduled'
}

const HOUR_MS = 3_600_000
/** A code works from so long before its session until so long after it. */
const BEFORE_MS = 2 * HOUR_MS
const AFTER_MS = 4 * HOUR_MS

export type Window = 'early' | 'open' | 'over'

/** Whether one may begin to record for a session now. */
export function windowAt(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  now: number,
): Window {
  if (now < Date.parse(starts_at) - BEFORE_MS) return 'early'
  return now > Date.parse(ends_at) + AFTER_MS ? 'over' : 'open'
}
