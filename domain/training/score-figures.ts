import { isOver } from '../constants/decimals.ts'
import { isTooFast } from '../constants/fastest.ts'
import type { ScoreNumber } from '../constants/scores.ts'
import { SPORT } from '../constants/sports.ts'
import { ergoWattsOfSpeed, speedOf } from '../time/pace.ts'
import { timeBetween } from '../rules/scores.ts'
import { gmtPercent, type Gmt } from './gmt.ts'
import { distancePerStroke, effectiveWorkPerStroke } from './stroke.ts'

type Maybe = number | null
export type ScoreLike = Partial<Record<ScoreNumber, Maybe>>
type Planned = { planned_distance: Maybe; planned_time: Maybe }

/**
 * What the values of a piece, a split or a whole session add up to: seconds, metres, m/s, watts,
 * joules, percent of gold medal speed.
 */
export type Figures = {
  time: Maybe
  distance: Maybe
  speed: Maybe
  stroke_rate: Maybe
  dps: Maybe
  ewps: Maybe
  power: Maybe
  prognostic: Maybe
}

/**
 * What was planned counts for what was not entered: the distance beside a time, the time beside a
 * distance.
 */
export function extentOfScore(
  score: ScoreLike,
  { planned_distance, planned_time }: Planned,
): { time: Maybe; distance: Maybe } {
  const entered = score.time ?? timeBetween(score.start, score.finish)
  const time = entered ?? ((score.distance ?? null) === null ? null : planned_time)
  return { time, distance: score.distance ?? (time === null ? null : planned_distance) }
}

/**
 * The extent of a whole piece: what is neither entered nor planned of it is the sum of its parts, if
 * all of them are there.
 */
export function pieceExtent(
  score: ScoreLike,
  planned: Planned,
  parts: readonly { time: Maybe; distance: Maybe }[],
): { time: Maybe; distance: Maybe } {
  const own = extentOfScore(score, planned)
  const sumOf = (of: 'time' | 'distance') =>
    parts.length === 0 || parts.some((part) => part[of] === null)
      ? null
      : parts.reduce((sum, part) => sum + (part[of] ?? 0), 0)
  const time = own.time ?? sumOf('time')
  if (time === null) return own
  return { time, distance: score.distance ?? planned.planned_distance ?? sumOf('distance') }
}

/** Watts are those entered, and on a rowing machine those of the speed. */
export function figuresOf(
  { time, distance }: { time: Maybe; distance: Maybe },
  { stroke_rate = null, power = null }: Pick<ScoreLike, 'stroke_rate' | 'power'>,
  { sport_id, gmt }: { sport_id: number; gmt: Gmt | null },
): Figures {
  const speed = speedOf(distance, time)
  return {
    time,
    distance,
    speed,
    stroke_rate,
    dps: distancePerStroke(speed, stroke_rate),
    ewps:
      sport_id === SPORT.rowing || sport_id === SPORT.ergo
        ? effectiveWorkPerStroke(speed, stroke_rate)
        : null,
    power: power ?? (sport_id === SPORT.ergo ? ergoWattsOfSpeed(speed) : null),
    prognostic: distance !== null && time !== null ? gmtPercent(distance, time, gmt) : null,
  }
}

/** What a device says of a whole recording: seconds, metres, strokes a minute, watts. */
export type Recording = {
  sport_id: number
  timer_time: Maybe
  moving_time: Maybe
  elapsed_time: Maybe
  distance: Maybe
  stroke_rate_avg: Maybe
  power_avg: Maybe
}

/**
 * Seconds a recording took: by the device's timer, which leaves its pauses out. What is left of a
 * recording that was cut has no timer, so there the time in which it moved counts.
 */
export const recordedTime = ({
  timer_time,
  moving_time,
  elapsed_time,
}: Pick<Recording, 'timer_time' | 'moving_time' | 'elapsed_time'>) =>
  timer_time ?? moving_time ?? elapsed_time

/**
 * Of a whole recording. Its watts are those measured: the mean speed of work and rest says nothing
 * of them.
 */
export function recordedFigures(recording: Recording, gmt: Gmt | null): Figures {
  const { sport_id, distance, stroke_rate_avg: stroke_rate, power_avg } = recording
  return {
    ...figuresOf({ time: recordedTime(recording), distance }, { stroke_rate }, { sport_id, gmt }),
    power: power_avg,
  }
}

/**
 * Of several pieces together: sums, and rates by the time they were held. Null where a piece lacks
 * it.
 */
export function sumOfFigures(pieces: readonly Figures[], sport_id: number): Figures {
  const sum = (of: (piece: Figures) => Maybe) =>
    pieces.length === 0 || pieces.some((piece) => of(piece) === null)
      ? null
      : pieces.reduce((total, piece) => total + (of(piece) ?? 0), 0)
  const time = sum((piece) => piece.time)
  const held = (of: (piece: Figures) => Maybe) => {
    const weighted = sum((piece) =>
      of(piece) === null || piece.time === null ? null : (of(piece) ?? 0) * piece.time,
    )
    return weighted === null || time === null || time <= 0 ? null : weighted / time
  }
  const stroke_rate = held((piece) => piece.stroke_rate)
  const total = figuresOf(
    { time, distance: sum((piece) => piece.distance) },
    { stroke_rate, power: held((piece) => piece.power) },
    { sport_id, gmt: null },
  )
  // The gold medal times of all over the times of all: each piece has the row of its own length.
  return { ...total, prognostic: held((piece) => piece.prognostic) }
}

export type RankedBy = 'prognostic' | 'speed'

/**
 * Places from 1, the same for equals; null for who lacks what is ranked by. By percent of gold
 * medal speed where everybody has one, so that
 * classes compare, else by speed, which over the same pieces is the order of times, or of
 * distances. What is faster than the sport allows has no place and takes none.
 */
export function rankFigures(
  all: readonly Pick<Figures, 'prognostic' | 'speed'>[],
  sport_id: number,
): {
  by: RankedBy
  places: (number | null)[]
} {
  const rows = all.map((row) =>
    isTooFast(row.speed, sport_id) ? { prognostic: null, speed: null } : row,
  )
  const timed = rows.filter(({ speed }) => speed !== null)
  const by =
    timed.length > 0 && timed.every(({ prognostic }) => prognostic !== null)
      ? 'prognostic'
      : 'speed'
  const places = rows.map((row) => {
    const own = row[by]
    const better = (other: (typeof rows)[number]) => isOver(other[by] ?? -Infinity, own ?? 0)
    return own === null ? null : 1 + rows.filter(better).length
  })
  return { by, places }
}

type Split = { distance: number; time: number }
/**
 * At the end of a stretch of a piece: metres and the first's seconds until there, how fast each
 * was, and how far the second is behind (seconds, metres).
 */
export type Gap = {
  distance: number
  first_time: number
  first_speed: Maybe
  second_speed: Maybe
  gap_s: number
  gap_m: number
}

/**
 * Two over the same piece, aligned by distance at the ends of their splits. The gap in metres is
 * that in seconds at the leader's speed there.
 */
export function gapsOf(first: readonly Split[], second: readonly Split[]): Gap[] {
  let [at, one, other] = [0, 0, 0]
  const gaps: Gap[] = []
  for (const [index, split] of first.entries()) {
    const rival = second[index]
    if (!rival || Math.abs(rival.distance - split.distance) > 0.5) break
    at += split.distance
    one += split.time
    other += rival.time
    const [first_speed, second_speed] = [
      speedOf(split.distance, split.time),
      speedOf(rival.distance, rival.time),
    ]
    const gap_s = other - one
    const leading = gap_s >= 0 ? first_speed : second_speed
    gaps.push({
      distance: at,
      first_time: one,
      first_speed,
      second_speed,
      gap_s,
      gap_m: gap_s * (leading ?? 0),
    })
  }
  return gaps
}
