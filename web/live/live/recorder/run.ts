import type { Input } from '#contract/endpoint.ts'
import type {
  BoatMessage,
  Connection,
  DeviceRace,
  sendSamples,
} from '#contract/live/live-recorder.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import { hasRowedAll, readingNow, type Machine } from '#domain/live/bluetooth-machine.ts'
import type { Measured } from '#domain/live/clock.ts'
import {
  isDone,
  leftOf,
  nextPlace,
  restLeftOf,
  type Left,
  type PieceState,
  type PlannedPiece,
} from '#domain/live/countdown.ts'
import { AT_ZERO, movedTo, odometerAfter, speedOf } from '#domain/live/odometer.ts'
import type { Fix, Odometer } from '#domain/live/odometer.ts'
import {
  RECORDING,
  statusAfter,
  type Control,
  type Mark,
  type RecordingStatus,
} from '#domain/live/recording.ts'
import type { Refused } from './refusals.ts'

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
  /** What a coach wrote to the boat and was not shown, and the last ones that were. */
  messages?: readonly BoatMessage[]
  /** The number of the last message that was shown. */
  shown?: number
  /** Whether the next piece of the plan begins by itself after the rest. */
  goes_on_itself?: boolean
  /** Samples that the server did not understand, and that came without what they say. */
  left_out?: number
  /** The machine that counts for it, by its name, what is known of it, and its curves sent so far. */
  machine?: { id: string; known: Machine; curves?: number | undefined }
  /** The race it is in or was in last, whose start it has begun, and whether somebody is ready. */
  race?: DeviceRace | null
  raced?: number
  is_ready?: boolean
  /** Why the server takes nothing more of it. */
  refused: Refused | null
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
  const { fix, battery } = readings
  const machine = readingNow(run.machine?.known, at)
  const heart_rate = readings.heart_rate ?? machine?.heart_rate ?? null
  const stroke_rate = machine ? machine.stroke_rate : readings.stroke_rate
  const here = fix && at - fix.at <= FRESH_MS ? fix : null
  const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
  return {
    at: Math.round(at),
    lat: here?.lat ?? null,
    lon: here?.lon ?? null,
    speed: machine ? machine.speed : speedOf(run.odometer, at),
    distance: Math.round(run.odometer.distance * 100) / 100,
    stroke_rate: tenths(stroke_rate),
    heart_rate,
    battery,
    ...(machine && { power: machine.power, drag: machine.drag }),
    ...(machine && hasNewCurve(run) && { force: machine.force.map(Math.round) }),
    mark,
  }
}

/** Each curve of force goes with one sample. */
const hasNewCurve = ({ machine }: Run) => machine && machine.known.curves !== machine.curves
/** With the curves of force that its machine has said so far as sent. */
export const curvesSent = (run: Run): Run => {
  const { machine } = run
  return machine ? { ...run, machine: { ...machine, curves: machine.known.curves } } : run
}

function withSample(run: Run, now: Now, mark: Mark | null): Step {
  const sent = curvesSent(run)
  return { run: { ...sent, made: run.made + 1 }, samples: [sampleOf(run, now, mark)] }
}

export const nothing = (run: Run): Step => ({ run, samples: [] })

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

/** One sample of a recording that is active, and the end of a piece or of a rest that is done. */
export function ticked(run: Run, { at, readings }: Now): Step {
  if (run.status !== RECORDING.active) return nothing(run)
  const { piece } = run
  const planned = plannedOf(run)
  // What a machine has counted is of the moment that it says.
  const now = { at: readingNow(run.machine?.known, at)?.at ?? at, readings }
  const here = { at: now.at, distance: run.odometer.distance }
  const isOnMonitor = run.machine && piece?.task && hasRowedAll(run.machine.known, piece.task)
  if (piece && planned && !piece.ended && (isOnMonitor || isDone(planned, piece, here)))
    return restBegun(run, now)
  const isRested = run.goes_on_itself === true && restLeftIn(run, now.at) === 0
  return isRested ? pieceBegun(run, now) : withSample(run, now, null)
}

/** What is planned of the piece under way, or of the last one. */
const plannedOf = ({ piece, connection }: Run): PlannedPiece | null =>
  piece?.task ?? (piece && connection.pieces[piece.place]) ?? null

export function restBegun(run: Run, now: Now): Step {
  if (run.piece === null || run.piece.ended) return nothing(run)
  const step = marked(run, 'rest', now)
  const piece = { ...run.piece, ended: true, ended_at: now.at }
  return { ...step, run: { ...step.run, piece } }
}

/** The piece of the plan that would begin next. */
export function nextPieceOf({ connection: { pieces }, piece }: Run) {
  const place = nextPlace(pieces.length, piece)
  return place === null ? undefined : pieces[place]
}

/** Seconds of rest that are left before the next piece; null where none is counted down. */
export function restLeftIn(run: Run, at: number): number | null {
  const { piece, status } = run
  if (!piece || status !== RECORDING.active || nextPieceOf(run) === undefined) return null
  const planned = plannedOf(run)
  return planned ? restLeftOf(planned, piece, at) : null
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

/** What is left of the piece under way; undefined where there is none. */
export function leftIn(run: Run, at: number): Left | undefined {
  const { piece, odometer } = run
  const planned = piece && !piece.ended ? plannedOf(run) : null
  return piece && planned ? leftOf(planned, piece, { at, distance: odometer.distance }) : undefined
}

export const isOver = ({ status }: Run) => status >= RECORDING.finished
export const isAllSent = ({ made, stored, applied }: Run) => made <= stored && applied === null

/** The last moment that something of a recording was measured at. */
export const lastTimeOf = ({ began_at, clock, active, odometer, piece }: Run): number =>
  Math.max(
    began_at,
    clock?.at ?? 0,
    active.since ?? 0,
    odometer.recent.at(-1)?.at ?? 0,
    piece?.ended_at ?? piece?.at ?? 0,
  )
