import type { RacePiece } from '#contract/analysis/seat-racing.ts'

/**
 * A piece being timed: when it started, in milliseconds since 1970, what each boat took so far, in
 * seconds by crew, and the stored times from which that was changed.
 */
export type Timing = { started_at: number | null; times: Times; seen: Times }
type Times = Readonly<Record<number, number | null>>

type Boat = Pick<RacePiece['boats'][number], 'crew_id' | 'time'>
type Timed = Pick<RacePiece, 'id'> & { boats: readonly Boat[] }

const keyOf = (pieceId: number) => `seat-race-piece-${pieceId}`

/**
 * Returns what was timed before the page was closed or the phone went to sleep, or else what the
 * server has.
 */
export function keptTiming({ id, boats }: Timed): Timing {
  const times = Object.fromEntries(boats.map(({ crew_id, time }) => [crew_id, time]))
  const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
  return isTiming(kept)
    ? { ...kept, times: { ...times, ...kept.times }, seen: { ...times, ...kept.seen } }
    : { started_at: null, times, seen: times }
}

/** Timings kept by earlier versions do not say what was seen. */
type StoredTiming = Omit<Timing, 'seen'> & Partial<Pick<Timing, 'seen'>>

const isTiming = (value: unknown): value is StoredTiming =>
  typeof value === 'object' && value !== null && 'started_at' in value && 'times' in value

export function keepTiming(pieceId: number, timing: Timing): void {
  localStorage.setItem(keyOf(pieceId), JSON.stringify(timing))
}

export function forgetTiming(pieceId: number): void {
  localStorage.removeItem(keyOf(pieceId))
}

/** Tenths are what a hand can tell. */
export const tenths = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

/** A boat over the line; the clock stops with the last. */
export function finished(timing: Timing, crewId: number, now: number): Timing {
  if (timing.started_at === null) return timing
  const times = { ...timing.times, [crewId]: tenths(now - timing.started_at) }
  return {
    ...timing,
    started_at: Object.values(times).every((time) => time !== null) ? null : timing.started_at,
    times,
  }
}

export const started = (timing: Timing, now: number): Timing => ({
  ...timing,
  started_at: now,
  times: Object.fromEntries(Object.keys(timing.times).map((id) => [id, null])),
})

/** A false start, or a boat that does not finish. The times of before return where nobody has one. */
export const stopped = (timing: Timing): Timing => ({
  ...timing,
  started_at: null,
  times: Object.values(timing.times).some((time) => time !== null) ? timing.times : timing.seen,
})
