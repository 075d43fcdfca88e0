import { isOver } from '../constants/decimals.ts'
import type { GmtOf } from './rated-crews.ts'
import type { ResultFigures } from './result-figures.ts'
import { figuresOf, recordedFigures, type Recording } from './score-figures.ts'
import type { SetFigures } from './strength-sets.ts'

type Maybe = number | null
/** All there is to say of somebody's outing. */
export type LineFigures = Omit<ResultFigures, 'pieces'> & {
  heart_rate_max: Maybe
  ets: Maybe
  trimp: Maybe
}
/** A recording beside a result; `owner_only`: nobody but its owner sees it. */
export type LineRecording = Recording & {
  owner_only: boolean
  heart_rate_avg: Maybe
  heart_rate_max: Maybe
  rpe: Maybe
  ets: Maybe
  trimp: Maybe
}
/** The figures of a result that a recording gave. */
export type LentFigures = ReadonlySet<keyof LineFigures>
/** A time, and what the device said of it where a person says otherwise. */
type TimedScore = { piece: number; time: Maybe; sources: { time?: { measured?: Maybe } } }
type TimedResult = { scores: readonly TimedScore[] }
/**
 * Seconds a person said and seconds a device said of the same: of a piece, or with null of the
 * whole session.
 */
export type TimeClash = { piece: number | null; entered: number; recorded: number }

/** `boat`: of several people, which has no heart of its own. */
type Context = { sport_id: number; gmtOf: GmtOf; boat: boolean }

const NO_SETS: SetFigures = { sets: null, reps: null, heaviest: null, volume: null }
/** What follows from time and distance. */
const FOLLOWING = ['speed', 'prognostic'] as const
/**
 * As a fraction: times and distances that differ by more do not describe the same thing, or one of
 * them is wrong.
 */
const CLEARLY = 0.01

export const recordedLine = (row: LineRecording, gmtOf: GmtOf): LineFigures => ({
  ...recordedFigures(row, row.distance === null ? null : gmtOf(row.distance)),
  ...NO_SETS,
  heart_rate: row.heart_rate_avg,
  heart_rate_max: row.heart_rate_max,
  lactate: null,
  rpe: row.rpe,
  ets: row.ets,
  trimp: row.trimp,
})

/**
 * The figures that were entered, and the recording's for those that were not. Time and distance of
 * pieces stay as they are: those of the whole outing beside them would make a pace that nobody
 * rowed. What nobody else sees lends nothing to what others see.
 * @param pieces how many are in the time entered; 0: it is of the whole session
 */
export function completed(
  own: LineFigures,
  pieces: number,
  row: LineRecording | null,
  { sport_id, gmtOf, boat }: Context,
): { figures: LineFigures; lent: LentFigures } {
  if (!row || row.owner_only) return { figures: own, lent: new Set() }
  const recorded = recordedLine(row, gmtOf)
  const extent = pieces > 0 ? {} : { time: recorded.time, distance: recorded.distance }
  const heart = boat
    ? {}
    : {
        heart_rate: recorded.heart_rate,
        heart_rate_max: recorded.heart_rate_max,
        ets: recorded.ets,
        trimp: recorded.trimp,
      }
  const offered: Partial<LineFigures> = {
    ...extent,
    stroke_rate: recorded.stroke_rate,
    power: recorded.power,
    ...heart,
  }
  const filled = (Object.keys(offered) as (keyof LineFigures)[]).filter(
    (key) => own[key] === null && (offered[key] ?? null) !== null,
  )
  const lent = new Set(filled)
  const values = {
    ...own,
    ...Object.fromEntries(filled.map((key) => [key, offered[key]])),
    rpe: own.rpe ?? (boat ? null : recorded.rpe),
  }
  if (pieces > 0 || filled.length === 0) return { figures: values, lent }
  // No pace follows from two clocks that contradict each other.
  const apart =
    lent.has('distance') && own.time !== null && wholeClash({ ...own, pieces }, row) !== null
  const gmt = values.distance === null ? null : gmtOf(values.distance)
  const timed = apart ? { ...values, distance: null } : values
  const whole = figuresOf(timed, values, { sport_id, gmt })
  if (lent.has('time') && lent.has('distance')) for (const key of FOLLOWING) lent.add(key)
  return { figures: { ...values, ...whole, distance: values.distance, power: values.power }, lent }
}

/**
 * The clash where a device clearly contradicts a person: for a piece it measured, or for all of the
 * outing where the entered time covers as much.
 */
export const clashOf = (
  result: TimedResult,
  own: ResultFigures,
  row: LineRecording | null,
): TimeClash | null => clashIn(result, null) ?? (row ? wholeClash(own, row) : null)

/** The clash in a piece, or with null in the first that has one. */
export function clashIn({ scores }: TimedResult, piece: number | null): TimeClash | null {
  const clashes = scores.flatMap((score) => {
    const recorded = score.sources.time?.measured ?? null
    const counts = piece === null || score.piece === piece
    return counts && recorded !== null && score.time !== null && differ(score.time, recorded)
      ? [{ piece: score.piece, entered: score.time, recorded }]
      : []
  })
  return clashes[0] ?? null
}

/** Entered pieces are a part of the outing, unless they are as long as all of it. */
function wholeClash(
  { time, distance, pieces }: Pick<ResultFigures, 'time' | 'distance' | 'pieces'>,
  row: LineRecording,
): TimeClash | null {
  if (time === null) return null
  const whole =
    pieces === 0 || (distance !== null && row.distance !== null && !differ(distance, row.distance))
  const times = [row.timer_time, row.moving_time, row.elapsed_time].filter(
    (value) => value !== null,
  )
  const [nearest = time] = times.toSorted(
    (one, other) => Math.abs(one - time) - Math.abs(other - time),
  )
  return whole && differ(time, nearest) ? { piece: null, entered: time, recorded: nearest } : null
}

const differ = (entered: number, recorded: number): boolean =>
  isOver(Math.abs(entered - recorded), CLEARLY * recorded)
