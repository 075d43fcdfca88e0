import { interpolated, forward } from '../training/best-segments.ts'
import { findPieces, type PieceLap, type Stretch } from '../training/pieces.ts'
import { distanceAt, type Columns } from '../training/recorded-columns.ts'
import { stepGroups } from './repeats.ts'
import type { WorkoutStep } from './steps.ts'

/** A lap with the step of the workout it was done for, where the device followed one. */
export type WorkoutLap = PieceLap & { step: number | null }

/** A recording of somebody, with what was marked in it as a piece of the plan. */
export type WorkoutRecording = {
  laps: readonly WorkoutLap[]
  marked: readonly (Stretch & { piece: number | null })[]
  /** `t` and what else was measured, on one axis. */
  columns: Columns
}

/** What a recording was matched to its plan by. */
export const LAID_BY = ['marks', 'steps', 'pieces', 'clock'] as const
export type LaidBy = (typeof LAID_BY)[number]

/** What was done of a piece, with its length as the device has it. */
export type LaidPiece = Stretch & { time: number; distance: number | null }

type LaidPieces = { by: LaidBy; pieces: ReadonlyMap<number, LaidPiece> }

/** A recording's stretch is that of a piece of at least this part of its length. */
const LEAST_ALIKE = 0.2
/** One of them has to be as good as this, else it is another workout. */
const SURELY_ALIKE = 0.5
/** Less of the only piece of a plan is a part of it: it was rowed with a stop in between. */
const WHOLE_ALIKE = 0.8

/**
 * Which part of a recording is which piece of a plan: what somebody marked goes first, then the
 * steps that the device followed, then the pieces that show in it, then the clock. Null where there
 * is no time axis.
 */
export function laidPieces(
  steps: readonly WorkoutStep[],
  recording: WorkoutRecording,
): LaidPieces | null {
  const t = recording.columns.get('t')
  const work = steps.filter(({ kind }) => kind === 'work')
  if (!t || t.length === 0 || work.length === 0) return null
  const marked = markedPieces(work, recording)
  const [by, pieces] =
    readBy('steps', byStep(steps, recording.laps)) ??
    readBy('pieces', byLikeness(work, recording)) ??
    (['clock', byClock(steps, recording.columns)] as const)
  const others = [...pieces].filter(([piece]) => !marked.has(piece))
  return {
    by: marked.size > 0 && others.length === 0 ? 'marks' : by,
    pieces: new Map([...others, ...marked]),
  }
}

type Pieces = ReadonlyMap<number, LaidPiece>

const readBy = (by: LaidBy, pieces: Pieces) =>
  pieces.size > 0 ? ([by, pieces] as const) : undefined

const stretchOf = (columns: Columns, { start, finish }: Stretch): LaidPiece => {
  const [from, to] = [distanceAt(columns, start), distanceAt(columns, finish)]
  const distance = from === null || to === null ? null : to - from
  return { start, finish, time: finish - start, distance }
}

function markedPieces(
  work: readonly WorkoutStep[],
  { marked, columns }: WorkoutRecording,
): Map<number, LaidPiece> {
  const planned = new Set(work.map(({ piece }) => piece))
  return new Map(
    marked.flatMap(({ piece, ...stretch }) =>
      piece !== null && planned.has(piece) ? [[piece, stretchOf(columns, stretch)]] : [],
    ),
  )
}

/**
 * The nth time that a step of the file was done is the nth time that it comes. Laps of other steps
 * than the plan has are of another workout.
 */
function byStep(steps: readonly WorkoutStep[], laps: readonly WorkoutLap[]): Pieces {
  const file = stepsOfFile(steps)
  const pieces = new Map<number, LaidPiece>()
  const times = new Map<number, number>()
  let before: number | null = null
  for (const { step, start, time, elapsed, distance } of laps) {
    if (step === null) continue
    const own = file.get(step)
    if (!own) return new Map()
    if (step !== before || own.isAlone) times.set(step, (times.get(step) ?? 0) + 1)
    before = step
    const planned = steps[own.places[(times.get(step) ?? 1) - 1] ?? -1]
    if (planned?.kind !== 'work' || time === null) continue
    const lap = { start, finish: start + (elapsed ?? time), time, distance }
    pieces.set(planned.piece, joined(pieces.get(planned.piece), lap))
  }
  return pieces
}

/**
 * `isAlone`: it follows itself, so that each lap of it is another time; of other steps the device
 * cut one time into several laps.
 */
type StepOfFile = { places: readonly number[]; isAlone: boolean }

/** The steps of the file by the index that laps refer to; a repeat has an index of its own. */
function stepsOfFile(steps: readonly WorkoutStep[]): Map<number, StepOfFile> {
  const file = new Map<number, StepOfFile>()
  let index = 0
  for (const { times, steps: group } of stepGroups(steps)) {
    for (const { places } of group)
      file.set(index++, { places, isAlone: times > 1 && group.length === 1 })
    if (times > 1) index++
  }
  return file
}

/** The segments of a piece are one stretch. */
const joined = (before: LaidPiece | undefined, lap: LaidPiece): LaidPiece =>
  before
    ? {
        start: before.start,
        finish: lap.finish,
        time: before.time + lap.time,
        distance:
          before.distance === null || lap.distance === null ? null : before.distance + lap.distance,
      }
    : lap

/** The pieces that show in a recording, in order, so that they are as much like the plan as can be. */
function byLikeness(work: readonly WorkoutStep[], { laps, columns }: WorkoutRecording): Pieces {
  const t = columns.get('t') ?? new Float64Array()
  const rate = columns.get('stroke_rate') ?? columns.get('cadence')
  const shown = findPieces(laps, { t, rate, speed: columns.get('speed') }).map((piece) =>
    stretchOf(columns, piece),
  )
  const numbers = [...new Set(work.map(({ piece }) => piece))]
  const alike = numbers.map((number) => {
    const own = work.filter(({ piece }) => piece === number)
    return shown.map((stretch) => likeness(own, stretch))
  })
  const chosen = inOrder(alike)
  const least = numbers.length === 1 ? WHOLE_ALIKE : SURELY_ALIKE
  if (!chosen.some(([row, column]) => (alike[row]?.[column] ?? 0) >= least)) return new Map()
  return new Map(
    chosen.flatMap(([row, column]) => {
      const [number, stretch] = [numbers[row], shown[column]]
      return number === undefined || !stretch ? [] : [[number, stretch]]
    }),
  )
}

/** How much of the longer one the shorter one is, in the unit the piece is planned in. */
function likeness(work: readonly WorkoutStep[], { time, distance }: LaidPiece): number {
  let [metres, seconds] = [0, 0]
  for (const { extent } of work)
    if ('distance_m' in extent) metres += extent.distance_m
    else seconds += extent.time_s
  const share = (one: number, other: number) =>
    one > 0 && other > 0 ? Math.min(one, other) / Math.max(one, other) : 0
  if (seconds === 0) return share(metres, distance ?? 0)
  return metres === 0 ? share(seconds, time) : SURELY_ALIKE
}

/** Pairs of rows and columns, both rising, whose values add up to most; the first ones of equals. */
function inOrder(values: readonly (readonly number[])[]): [row: number, column: number][] {
  const columns = values[0]?.length ?? 0
  const best = Array.from({ length: values.length + 1 }, () =>
    Array.from({ length: columns + 1 }, () => 0),
  )
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  const valueAt = (row: number, column: number) => {
    const value = values[row]?.[column] ?? 0
    return value >= LEAST_ALIKE ? value : -Infinity
  }
  for (let row = values.length - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const line = best[row]
      const pair = valueAt(row, column) + at(row + 1, column + 1)
      if (line) line[column] = Math.max(pair, at(row + 1, column), at(row, column + 1))
    }
  const pairs: [number, number][] = []
  for (let [row, column] = [0, 0]; row < values.length && column < columns;) {
    if (at(row, column) === valueAt(row, column) + at(row + 1, column + 1))
      pairs.push([row++, column++])
    else if (at(row, column) === at(row, column + 1)) column++
    else row++
  }
  return pairs
}

/** One step after the other from the first sample on, as far as the recording goes. */
function byClock(steps: readonly WorkoutStep[], columns: Columns): Pieces {
  const t = columns.get('t') ?? new Float64Array()
  const track = forward(t, columns.get('distance'))
  const last = t.at(-1) ?? 0
  const pieces = new Map<number, LaidPiece>()
  let start = t[0] ?? 0
  for (const { kind, extent, piece } of steps) {
    const finish =
      'time_s' in extent
        ? start + extent.time_s
        : (arrival(track, start, extent.distance_m) ?? last)
    const until = Math.min(finish, last)
    if (kind === 'work' && until > start)
      pieces.set(piece, joined(pieces.get(piece), stretchOf(columns, { start, finish: until })))
    start = finish
  }
  return pieces
}

/** When so many metres more were covered; null where the recording ends before. */
function arrival(track: { t: number[]; d: number[] }, start: number, metres: number) {
  const from = interpolated(track.t, track.d, start)
  return from === null ? null : interpolated(track.d, track.t, from + metres)
}
