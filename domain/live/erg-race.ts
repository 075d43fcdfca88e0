import { weightAdjusted, weightFactor } from '../performance-tests/distance.ts'
import { ergoWattsOfSpeed, wattsPerKg } from '../time/pace.ts'
import { knownAt } from './fresh.ts'
import { RECORDING, type RecordingStatus } from './recording.ts'
import { metresAt, metresReached, splitsOf, type Moments, type Stretch } from './sections.ts'
import { piecesOf, type Marked } from './standing.ts'

/** What everybody in a race rows: metres, or seconds. */
export type RaceTask = { distance: number | null; time: number | null }

/** A lane as it is known: milliseconds since 1970, metres, metres a second. */
export type RaceLane = {
  lane: number
  /** Kilograms of who rows in it, where the viewer sees them. */
  weight: number | null
  boat: {
    status: RecordingStatus
    heard_at: number | null
    at: number | null
    distance: number
    speed: number | null
    stroke_rate: number | null
    marks: readonly Marked[]
  } | null
  moments: Moments
}

export type LanePhase = 'waiting' | 'racing' | 'silent' | 'stopped' | 'done'

/** How a lane stands. */
export type LaneStanding = {
  lane: number
  phase: LanePhase
  /** Metres rowed, and metres or seconds that are left. */
  metres: number
  to_go: number
  /** Seconds; of a lane that is done, of its race. */
  time: number
  speed: number | null
  stroke_rate: number | null
  /** Seconds for 500 m, of the last 500 m or the last quarter of a shorter race. */
  last_split: number | null
  /** Seconds of the race, or metres of a race by time, as they are or will be at this speed. */
  finish: number | null
  watts_per_kilo: number | null
  /** `finish` as if everybody weighed the same. */
  adjusted: number | null
  /** Seconds since it was heard of. */
  silent_for: number
}

/** From the word that a race starts to its start: as long as it takes that every device knows. */
export const COUNT_MS = 12_000
/** A device marks the piece of a race when it starts; one out of reach does later. */
const START_WITHIN_MS = 5_000
const SECOND_MS = 1_000
const SPLIT_M = 500
const QUARTERS = 4
/** A monitor shows tenths of a metre; what it counted before the common start is missing. */
const REACHED_M = 0.1
const SHORT_M = 5
/** Devices of a race send every two seconds. */
const SILENT_MS = 6_000

export const MOST_LANES = 24

type Times = RaceTask & { goes_at: number }

/** The part of a recording that a race is, from the start that all have in common; null before it. */
export function raceStretch(marks: readonly Marked[], goes_at: number): Stretch | null {
  const own = piecesOf(marks).find(
    ({ number, started_at }) =>
      number !== null && Math.abs(started_at - goes_at) <= START_WITHIN_MS,
  )
  return own ? { ...own, started_at: goes_at } : null
}

/**
 * Where a lane ended: at the moment it had rowed what was asked, which may lie within its recording.
 */
function endOfRace(
  stretch: Stretch,
  moments: Moments,
  { distance, time, goes_at }: Times,
): { time: number; metres: number } | null {
  if (distance !== null) {
    const reached =
      metresReached(moments, stretch, stretch.from + distance) ??
      metresReached(moments, stretch, stretch.from + distance - REACHED_M)
    const isShort =
      stretch.finished_at !== null && (stretch.to ?? 0) - stretch.from >= distance - SHORT_M
    const end = reached ?? (isShort ? stretch.finished_at : null)
    return end === null ? null : { time: (end - goes_at) / SECOND_MS, metres: distance }
  }
  const last = moments.count > 0 ? moments.at(moments.count - 1).at : 0
  const ends_at = goes_at + (time ?? 0) * SECOND_MS
  if (last < ends_at) return null
  return { time: time ?? 0, metres: metresAt(moments, ends_at) - stretch.from }
}

/** So long a boat is drawn on at its speed, until its next samples come. */
const CARRIED_MS = 4_000

/** A boat where it is now, by how fast it was a moment ago: devices send every two seconds. */
export function carriedOn<B extends NonNullable<RaceLane['boat']>>(boat: B, now: number): B {
  const { at, speed, status, distance } = boat
  if (at === null || speed === null || status !== RECORDING.active) return boat
  const since = now - at
  if (since <= 0 || since > CARRIED_MS) return boat
  return { ...boat, at: now, distance: distance + (speed * since) / SECOND_MS }
}

/** How a lane stands in a race that has a start. */
export function laneStanding(
  { lane, weight, boat, moments }: RaceLane,
  race: Times,
  now: number,
): LaneStanding {
  const { goes_at, distance, time: limit } = race
  const nothing = { ...NOT_BEGUN, lane, to_go: distance ?? limit ?? 0, silent_for: 0 }
  const stretch = boat && raceStretch(boat.marks, goes_at)
  if (!stretch) return { ...nothing, phase: 'waiting' }
  const end = endOfRace(stretch, moments, race)
  const rowed = Math.max(0, (stretch.to ?? boat.distance) - stretch.from)
  const metres = end?.metres ?? Math.min(distance ?? rowed, rowed)
  const at = stretch.finished_at ?? boat.at ?? now
  const time = end?.time ?? Math.max(0, (at - goes_at) / SECOND_MS)
  const silent_ms = now - (knownAt(boat) ?? goes_at)
  const phase = end ? 'done' : phaseOf(boat.status, stretch, silent_ms)
  const speed = phase === 'racing' ? boat.speed : null
  const finish = finishOf({ metres, time, speed: speed ?? meanOf(metres, time) }, race, phase)
  return {
    lane,
    phase,
    metres,
    to_go: distance === null ? Math.max(0, (limit ?? 0) - time) : Math.max(0, distance - metres),
    time,
    speed,
    stroke_rate: phase === 'racing' ? boat.stroke_rate : null,
    last_split: lastSplit(stretch, moments, race, end),
    finish,
    watts_per_kilo: wattsPerKg(ergoWattsOfSpeed(meanOf(metres, time)), weight),
    adjusted: adjustedFinish(finish, weight, race),
    silent_for: Math.max(0, Math.round(silent_ms / SECOND_MS)),
  }
}

const NOT_BEGUN = {
  metres: 0,
  time: 0,
  speed: null,
  stroke_rate: null,
  last_split: null,
  finish: null,
  watts_per_kilo: null,
  adjusted: null,
} as const

function phaseOf(status: RecordingStatus, { finished_at }: Stretch, silent_ms: number): LanePhase {
  const isOver = finished_at !== null || status === RECORDING.finished
  if (isOver || status === RECORDING.discarded) return 'stopped'
  return silent_ms > SILENT_MS ? 'silent' : 'racing'
}

const meanOf = (metres: number, time: number) => (time > 0 && metres > 0 ? metres / time : null)

type Going = { metres: number; time: number; speed: number | null }

function finishOf({ metres, time, speed }: Going, race: Times, phase: LanePhase): number | null {
  const { distance, time: limit } = race
  if (phase === 'done') return distance === null ? metres : time
  if (phase === 'stopped' || speed === null) return null
  return distance === null
    ? metres + Math.max(0, (limit ?? 0) - time) * speed
    : time + Math.max(0, distance - metres) / speed
}

/** A time gets shorter by the factor for a light rower, and a distance longer. */
function adjustedFinish(
  finish: number | null,
  weight: number | null,
  { distance }: RaceTask,
): number | null {
  if (finish === null || weight === null) return null
  return distance === null ? finish / weightFactor(weight) : weightAdjusted(finish, weight)
}

function lastSplit(
  stretch: Stretch,
  moments: Moments,
  { distance }: RaceTask,
  end: { time: number; metres: number } | null,
): number | null {
  const step = Math.min(SPLIT_M, (distance ?? SPLIT_M * QUARTERS) / QUARTERS)
  const splits = splitsOf(moments, stretch, step)
  if (end && distance !== null && splits.length === distance / step - 1) splits.push(end.time)
  const [before = 0, last] = splits.length > 1 ? splits.slice(-2) : [0, splits[0]]
  return last === undefined ? null : ((last - before) * SPLIT_M) / step
}

/** How a race stands on every clock: it waits, is counted down, goes on, or is over. */
export type RacePhase = 'open' | 'counting' | 'racing' | 'over'

export function racePhase(
  { goes_at, ended_at }: { goes_at: number | null; ended_at: number | null },
  now: number,
): RacePhase {
  if (ended_at !== null) return 'over'
  if (goes_at === null) return 'open'
  return now < goes_at ? 'counting' : 'racing'
}

/** What is shown of a count: nothing yet, "Attention", or a number of seconds. */
export function countAt(goes_at: number, now: number): 'soon' | 'attention' | number {
  const seconds = Math.ceil((goes_at - now) / SECOND_MS)
  if (seconds <= COUNTED) return seconds
  return seconds <= ATTENTION ? 'attention' : 'soon'
}
const COUNTED = 3
const ATTENTION = 6
