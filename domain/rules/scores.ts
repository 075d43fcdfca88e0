import { BOUNDS, type Bounds } from '../constants/bounds.ts'
import {
  SCORE_BOUNDS,
  SCORE_NUMBERS,
  WHOLE_SCORES,
  WHOLE_SESSION,
  type ScoreField,
  type ScoreNumber,
  type ScorePart,
} from '../constants/scores.ts'
import { weatherFaults, type WeatherFault } from './weather.ts'

type Place = { piece: number; part: ScorePart; number: number }
/** The values of one part of a result, as they would be after a change. */
export type ScoreValuesAt = Place & Partial<Record<ScoreNumber, number | null>>

type ScoreFault =
  | 'between'
  | 'number'
  | 'whole'
  | 'start_after_finish'
  | 'start_before_previous'
  | 'finish_after_next'
  | 'time_between'
  | WeatherFault
export type OrderFault = Place & {
  field: 'start' | 'finish'
  fault: 'start_after_finish' | 'start_before_previous' | 'finish_after_next'
}
export type PlacedFault = Place & {
  field: ScoreField
  fault: ScoreFault
  bounds?: Bounds
  seconds?: number
}

/** The whole session may be as long as a day of touring; a piece may not. */
export function boundsOf(field: ScoreNumber, piece: number): Bounds {
  return field === 'distance' && piece === WHOLE_SESSION
    ? BOUNDS.total_distance
    : SCORE_BOUNDS[field]
}

/** What is wrong with a number by itself; null when nothing is. */
export function numberFault(
  field: ScoreNumber,
  piece: number,
  value: number,
): 'between' | 'number' | 'whole' | null {
  if (Number.isNaN(value)) return 'number'
  const { min, max } = boundsOf(field, piece)
  if (value < min || value > max) return 'between'
  return WHOLE_SCORES.includes(field) && !Number.isInteger(value) ? 'whole' : null
}

/**
 * What is wrong with the values of a result: each by itself, times of a piece and of its
 * neighbours, wind and stream.
 * @param order the pieces by their numbers, as they are rowed; those it leaves out have no
 * neighbours. Left out: as they are counted
 */
export function scoreFaults(
  rows: readonly ScoreValuesAt[],
  order?: readonly number[],
): PlacedFault[] {
  return [
    ...rows.flatMap(numberFaults),
    ...rows.flatMap(timeFaults),
    ...orderFaults(rows, order),
    ...rows.flatMap(conditionFaults),
  ]
}

const placeOf = ({ piece, part, number }: Place): Place => ({ piece, part, number })

function numberFaults(row: ScoreValuesAt): PlacedFault[] {
  return SCORE_NUMBERS.flatMap((field) => {
    const value = row[field] ?? null
    const fault = value === null ? null : numberFault(field, row.piece, value)
    return fault === null
      ? []
      : [
          {
            ...placeOf(row),
            field,
            fault,
            ...(fault === 'between' && { bounds: boundsOf(field, row.piece) }),
          },
        ]
  })
}

/** Clocks are read to the second: a stopwatch that says more tenths does not contradict them. */
const CLOCK_S = 1

/** The time of a part with start and end is end minus start; `seconds`: what it has to be. */
function timeFaults(row: ScoreValuesAt): PlacedFault[] {
  const seconds = timeBetween(row.start, row.finish)
  if (seconds === null || typeof row.time !== 'number' || Math.abs(row.time - seconds) < CLOCK_S)
    return []
  return [{ ...placeOf(row), field: 'time', fault: 'time_between', seconds }]
}

/** When a part of a result began and ended, on one clock. */
export type TimedPlace = Place & { start?: number | null; finish?: number | null }

/**
 * Ends are given to the millisecond: two that differ by less are the same moment, computed twice.
 */
const isBefore = (one: number, other: number) => other - one > 0.0005

/**
 * Start not after end, not before the end of the piece before; end not after the start of the piece
 * after. Of what is entered and what is marked.
 */
export function orderFaults(rows: readonly TimedPlace[], order?: readonly number[]): OrderFault[] {
  const placeIn = ({ piece }: TimedPlace) => order?.indexOf(piece) ?? piece
  const own = rows
    .filter(
      ({ part, start, finish }) =>
        part !== 'set' && ((start ?? null) !== null || (finish ?? null) !== null),
    )
    .flatMap((row): OrderFault[] =>
      typeof row.start === 'number' &&
      typeof row.finish === 'number' &&
      isBefore(row.finish, row.start)
        ? [{ ...placeOf(row), field: 'start', fault: 'start_after_finish' }]
        : [],
    )
  const pieces = rows
    .filter(
      ({ piece, part }) =>
        part === 'piece' && piece !== WHOLE_SESSION && (order?.includes(piece) ?? true),
    )
    .toSorted((one, other) => placeIn(one) - placeIn(other))
  const between = pieces.flatMap((row, index): OrderFault[] => {
    const previous =
      pieces.slice(0, index).findLast(({ finish }) => typeof finish === 'number')?.finish ?? null
    const next =
      pieces.slice(index + 1).find(({ start }) => typeof start === 'number')?.start ?? null
    return [
      ...(typeof row.start === 'number' && previous !== null && isBefore(row.start, previous)
        ? [{ ...placeOf(row), field: 'start' as const, fault: 'start_before_previous' as const }]
        : []),
      ...(typeof row.finish === 'number' && next !== null && isBefore(next, row.finish)
        ? [{ ...placeOf(row), field: 'finish' as const, fault: 'finish_after_next' as const }]
        : []),
    ]
  })
  return [...own, ...between]
}

function conditionFaults(row: ScoreValuesAt): PlacedFault[] {
  const {
    wind_speed = null,
    wind_direction = null,
    stream_speed = null,
    stream_direction = null,
    rowing_direction = null,
  } = row
  const faults = weatherFaults({
    wind_speed,
    wind_direction,
    stream_speed,
    stream_direction,
    rowing_direction,
  })
  return Object.entries(faults).map(([field, fault]) => ({
    ...placeOf(row),
    field: field as ScoreField,
    fault,
  }))
}

/** Seconds from start to finish, to the millisecond; null unless both are known and in order. */
export function timeBetween(
  start: number | null | undefined,
  finish: number | null | undefined,
): number | null {
  if (typeof start !== 'number' || typeof finish !== 'number' || finish < start) return null
  return Math.round((finish - start) * 1000) / 1000
}
