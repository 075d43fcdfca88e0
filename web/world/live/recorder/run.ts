import type { Input } from '#contract/endpoint.ts'
import type { BoatMessage, Connection, sendSamples } from '#contract/world/live-recorder.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import type { Measured } from '#domain/live/clock.ts'
import { isDone, leftOf, nextPlace, type Left, type PieceState } from '#domain/live/countdown.ts'
import { AT_ZERO, movedTo, odometerAfter, speedOf } from '#domain/live/odometer.ts'
import type { Fix, Odometer } from '#domain/live/odometer.ts'
import {
  canControl,
  RECORDING,
  statusAfter,
  TAKE_BACK_MS,
  type Control,
  type Mark,
  type RecordingStatus,
} from '#domain/live/recording.ts'

/** A sample as it is made here and sent. */
export type Made = Input<typeof sendSamples>['body']['samples'][number]

/** One recording as this phone keeps it. */
export type Run = {
  /** The name it gives itself, one for each recording: so none is taken for another. */
  key: string
  code: string
  began_at: number
  /** When somebody got ready; nobody records where one only looked. */
  prepared_at: number | null
  connection: Connection
  /** What it sends under; null until the server has heard of it. */
  token: string | null
  status: RecordingStatus
  /** Samples that were made, and how many of them the server has. */
  made: number
  stored: number
  clock: Measured | null
  /** What was done of what a coach asked, until the server has heard of it. */
  applied: Control | null
  odometer: Odometer
  /** Milliseconds it was active, and since when it is. */
  active: { before: number; since: number | null }
  piece: PieceState | null
  /** Who discarded it may take that back for a while. */
  discarded_at: number | null
  /** Whether that was done here; then it may also be asked here to take it back. */
  discarded_here?: 'discarded' | 'taking-back'
  /** The last ones a coach wrote to the boat; those begun before there were any have none. */
  messages?: readonly BoatMessage[]
  /** Why the server takes nothing more of it. */
  refused: 'not_found' | 'connect_over' | 'recording_over' | 'invalid' | null
}

/** What the sensors say now. */
export type Readings = {
  fix: Fix | null
  stroke_rate: number | null
  heart_rate: number | null
  battery: number | null
}
export const NO_READINGS: Readings = {
  fix: null,
  stroke_rate: null,
  heart_rate: null,
  battery: null,
}

/** A recording after something happened, with the samples that became of it. */
export type Step = { run: Run; samples: readonly Made[] }
export type Now = { at: number; readings: Readings }

export const newRun = (key: string, code: string, connection: Connection, at: number): Run => ({
  key,
  code,
  began_at: at,
  prepared_at: null,
  connection,
  token: null,
  status: RECORDING.idle,
  made: 0,
  stored: 0,
  clock: null,
  applied: null,
  odometer: AT_ZERO,
  active: { before: 0, since: null },
  piece: null,
  discarded_at: null,
  refused: null,
})

/** Milliseconds a recording has been active. */
export const activeFor = ({ active: { before, since } }: Run, at: number): number =>
  before + (since === null ? 0 : Math.max(0, at - since))

export const strokeOf = ({ connection }: Run) =>
  isPaddling(connection.sport_id) ? 'paddling' : 'rowing'

/** A fix older than this is not where the phone is now. */
const FRESH_MS = 6_000

function sampleOf(run: Run, { at, readings }: Now, mark: Mark | null): Made {
  const { fix, stroke_rate, heart_rate, battery } = readings
  const here = fix && at - fix.at <= FRESH_MS ? fix : null
  const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
  return {
    at: Math.round(at),
    lat: here?.lat ?? null,
    lon: here?.lon ?? null,
    speed: speedOf(run.odometer, at),
    distance: Math.round(run.odometer.distance * 100) / 100,
    stroke_rate: tenths(stroke_rate),
    heart_rate,
    battery,
    mark,
  }
}

function withSample(run: Run, now: Now, mark: Mark | null): Step {
  return { run: { ...run, made: run.made + 1 }, samples: [sampleOf(run, now, mark)] }
}

const nothing = (run: Run): Step => ({ run, samples: [] })

/** A mark with the sample it stands beside; nothing where it means nothing as the recording stands. */
export function marked(run: Run, mark: Mark, now: Now): Step {
  const status = statusAfter(run.status, mark)
  if (status === null) return nothing(run)
  const isGoing = status === RECORDING.active
  const wasGoing = run.status === RECORDING.active
  const active =
    isGoing && !wasGoing
      ? { ...run.active, since: now.at }
      : isGoing
        ? run.active
        : { before: activeFor(run, now.at), since: null }
  const odometer = isGoing && !wasGoing ? movedTo(run.odometer) : run.odometer
  return withSample({ ...run, status, active, odometer }, now, mark)
}

/** What a position adds; only while the recording is active. */
export const moved = (run: Run, fix: Fix): Run =>
  run.status === RECORDING.active ? { ...run, odometer: odometerAfter(run.odometer, fix) } : run

/** One sample of a recording that is active, and the end of a piece that is done. */
export function ticked(run: Run, now: Now): Step {
  if (run.status !== RECORDING.active) return nothing(run)
  const { piece } = run
  const planned = piece && run.connection.pieces[piece.place]
  const here = { at: now.at, distance: run.odometer.distance }
  if (piece && planned && !piece.ended && isDone(planned, piece, here)) return restBegun(run, now)
  return withSample(run, now, null)
}

export function restBegun(run: Run, now: Now): Step {
  if (run.piece === null || run.piece.ended) return nothing(run)
  const step = marked(run, 'rest', now)
  return { ...step, run: { ...step.run, piece: { ...run.piece, ended: true } } }
}

export function pieceBegun(run: Run, now: Now): Step {
  const place = nextPlace(run.connection.pieces.length, run.piece)
  if (place === null || run.status !== RECORDING.active) return nothing(run)
  const step = marked(run, 'piece', now)
  const piece = { place, at: now.at, distance: run.odometer.distance, ended: false }
  return { ...step, run: { ...step.run, piece } }
}

/** A pause ends the piece that is under way: what is left of it cannot be counted on. */
export function paused(run: Run, now: Now): Step {
  const rest = restBegun(run, now)
  const pause = marked(rest.run, 'pause', now)
  return { run: pause.run, samples: [...rest.samples, ...pause.samples] }
}

/** Messages that are kept on the phone. */
const MOST_MESSAGES = 3

/** The number of the last message to the boat that this phone has. */
export const lastHeard = ({ messages = [] }: Run): number => messages.at(-1)?.number ?? 0

/** With messages that came since. */
export function withMessages(run: Run, come: readonly BoatMessage[] = []): Run {
  const fresh = come.filter(({ number }) => number > lastHeard(run))
  if (fresh.length === 0) return run
  return { ...run, messages: [...(run.messages ?? []), ...fresh].slice(-MOST_MESSAGES) }
}

/** What is left of the piece under way; undefined where there is none. */
export function leftIn({ piece, connection, odometer }: Run, at: number): Left | undefined {
  const planned = piece && !piece.ended ? connection.pieces[piece.place] : undefined
  return piece && planned ? leftOf(planned, piece, { at, distance: odometer.distance }) : undefined
}

/** Does what a coach asks for, and notes that it was done. */
export function obeyed(run: Run, control: Control, now: Now): Step {
  if (!canControl(run.status, control)) return nothing({ ...run, applied: control })
  const step = controlled(run, control, now)
  return { ...step, run: { ...step.run, applied: control } }
}

function controlled(run: Run, control: Control, now: Now): Step {
  switch (control) {
    case 'start':
      return marked(run, run.status === RECORDING.idle ? 'start' : 'resume', now)
    case 'pause':
      return paused(run, now)
    case 'finish':
      return marked(run, 'finish', now)
    case 'discard':
      return nothing({
        ...run,
        status: RECORDING.discarded,
        discarded_at: now.at,
        active: { before: activeFor(run, now.at), since: null },
      })
  }
}

/** Discards a recording by hand, where nobody has asked for it. */
export const discarded = (run: Run, now: Now): Step => {
  if (!canControl(run.status, 'discard')) return nothing(run)
  const step = obeyed(run, 'discard', now)
  return { ...step, run: { ...step.run, discarded_here: 'discarded' } }
}

export const canTakeBack = ({ discarded_here, discarded_at }: Run, at: number): boolean =>
  discarded_here !== undefined && discarded_at !== null && at - discarded_at < TAKE_BACK_MS

/** It stands again as it did once the server has heard of it. */
export const takenBack = (run: Run, { at }: Now): Step =>
  nothing(canTakeBack(run, at) ? { ...run, discarded_here: 'taking-back' } : run)

export const isOver = ({ status }: Run) => status >= RECORDING.finished
export const isAllSent = ({ made, stored, applied }: Run) => made <= stored && applied === null
