import { SPORT } from '../constants/sports.ts'
import { ergoWattsOfSpeed, speedOf } from '../time/pace.ts'
import type { Columns } from '../training/recorded-columns.ts'
import { secondsCounted, weightedMean } from '../training/weighted-means.ts'
import { laidPieces, type LaidBy, type LaidPiece, type WorkoutRecording } from './laid-pieces.ts'
import { secondsOf, type TargetKind, type TargetRange, type WorkoutStep } from './steps.ts'

/** How a piece was done; seconds or metres as it is planned. */
type DonePiece = {
  piece: number
  unit: 'time' | 'distance'
  planned: number
  /** It is 0 for a piece that was not done. */
  done: number
  /** Of what was planned, from 0 to 1: what is too much fills nothing. */
  share: number
  /** In the unit of the target; null where it was not measured. */
  mean: number | null
  /** Part of its moving time that is in the target, from 0 to 1. */
  in_target: number | null
}

export type DoneWorkout = {
  by: LaidBy
  pieces: DonePiece[]
  /** Of the planned time, from 0 to 1. */
  share: number
  /** Seconds that count, and that were planned. */
  done_s: number
  planned_s: number
}

/** How far from a target still is in it: a factor, or strokes a minute. */
const WITHIN: Record<TargetKind, (target: TargetRange) => TargetRange> = {
  power: ({ low, high }) => ({ low: low * 0.95, high: high * 1.05 }),
  pace: ({ low, high }) => ({ low: low / 1.02, high: high / 0.98 }),
  rate: ({ low, high }) => ({ low: low - 1, high: high + 1 }),
  heart_rate: (target) => target,
}
/** Slower than this nobody moves. */
const MOVING_MS = 0.5
/** Only shares are made of it, where pieces by time and by distance stand beside each other. */
const SOME_SPEED = 4

type Way = { sport_id: number; kind: TargetKind | null; speed: number | null }

/**
 * A recording laid on the plan, piece by piece; null where it has no time axis.
 * @param way the sport, the kind of target that counts, and the athlete's speed in the zone
 */
export function doneAsPlanned(
  steps: readonly WorkoutStep[],
  recording: WorkoutRecording,
  way: Way,
): DoneWorkout | null {
  const laid = laidPieces(steps, recording)
  if (!laid) return null
  const work = Map.groupBy(
    steps.filter(({ kind }) => kind === 'work'),
    ({ piece }) => piece,
  )
  const speed = way.speed ?? speedOfPieces([...laid.pieces.values()]) ?? SOME_SPEED
  const rows = [...work].map(([piece, own]) => {
    const done = laid.pieces.get(piece)
    return {
      ...amountOf(own, done, speed),
      ...measured(own, done, recording.columns, way),
      piece,
      planned_s: own.reduce((sum, { extent }) => sum + secondsOf(extent, speed), 0),
    }
  })
  const planned_s = rows.reduce((sum, row) => sum + row.planned_s, 0)
  const done_s = rows.reduce((sum, row) => sum + row.share * row.planned_s, 0)
  return {
    by: laid.by,
    pieces: rows.map(({ planned_s: _seconds, ...row }) => row),
    share: planned_s > 0 ? done_s / planned_s : 0,
    done_s,
    planned_s,
  }
}

/** The mean speed of what was done of all pieces. */
function speedOfPieces(pieces: readonly LaidPiece[]): number | null {
  const known = pieces.filter(({ distance }) => distance !== null)
  return speedOf(
    known.reduce((sum, { distance }) => sum + (distance ?? 0), 0),
    known.reduce((sum, { time }) => sum + time, 0),
  )
}

/** A piece of metres counts by metres; one of times, or of both, by seconds. */
function amountOf(work: readonly WorkoutStep[], done: LaidPiece | undefined, speed: number) {
  const isByDistance = work.every(({ extent }) => 'distance_m' in extent)
  const planned = work.reduce(
    (sum, { extent }) =>
      sum + (isByDistance && 'distance_m' in extent ? extent.distance_m : secondsOf(extent, speed)),
    0,
  )
  const amount = (isByDistance ? done?.distance : done?.time) ?? 0
  return {
    unit: isByDistance ? ('distance' as const) : ('time' as const),
    planned,
    done: amount,
    share: planned > 0 ? Math.min(amount, planned) / planned : 0,
  }
}

function measured(
  work: readonly WorkoutStep[],
  done: LaidPiece | undefined,
  columns: Columns,
  { sport_id, kind }: Way,
): Pick<DonePiece, 'mean' | 'in_target'> {
  const target = kind === null ? undefined : work[0]?.targets[kind]
  if (!done || kind === null) return { mean: null, in_target: null }
  const values = measuredBy(kind, columns, sport_id)
  return {
    mean: meanOf(kind, values, done, columns, sport_id),
    in_target: target && values ? partInTarget(columns, values, WITHIN[kind](target), done) : null,
  }
}

/** What a target is held against; a rowing machine that says no watts has those of its speed. */
function measuredBy(
  kind: TargetKind,
  columns: Columns,
  sport_id: number,
): Float64Array | undefined {
  switch (kind) {
    case 'heart_rate':
      return columns.get('heart_rate')
    case 'rate':
      return columns.get('stroke_rate') ?? columns.get('cadence')
    case 'pace':
      return columns.get('speed')
    case 'power':
      return columns.get('power') ?? (sport_id === SPORT.ergo ? wattsOf(columns) : undefined)
  }
}

const wattsOf = (columns: Columns): Float64Array | undefined =>
  columns.get('speed')?.map((speed) => ergoWattsOfSpeed(speed) ?? 0)

/** Of a rowing machine the watts of the mean pace, as its monitor shows them. */
function meanOf(
  kind: TargetKind,
  values: Float64Array | undefined,
  done: LaidPiece,
  columns: Columns,
  sport_id: number,
): number | null {
  const speed = speedOf(done.distance, done.time)
  if (kind === 'pace') return speed
  if (kind === 'power' && sport_id === SPORT.ergo && !columns.has('power'))
    return ergoWattsOfSpeed(speed)
  return weightedMean(columns.get('t'), values, done)
}

function partInTarget(
  columns: Columns,
  values: Float64Array,
  { low, high }: TargetRange,
  { start, finish }: LaidPiece,
): number | null {
  const t = columns.get('t') ?? new Float64Array()
  const speed = columns.get('speed')
  let [within, moving] = [0, 0]
  for (let index = 0; index < t.length; index++) {
    const [at = NaN, value = NaN] = [t[index], values[index]]
    if (at < start || at >= finish || Number.isNaN(value)) continue
    if ((speed?.[index] ?? MOVING_MS) < MOVING_MS) continue
    const seconds = Math.min(secondsCounted(t, index, finish), finish - at)
    moving += seconds
    if (value >= low && value <= high) within += seconds
  }
  return moving > 0 ? within / moving : null
}
