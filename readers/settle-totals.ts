import { SPORT } from '#domain/constants/sports.ts'
import type { Activity, DeviceTotals, Recording, Warning } from './activity.ts'
import { believablePause, believableTotals, TOLERANCE } from './plausible-totals.ts'
import type { CheckedDistance } from './cross-check.ts'
import { leadTime, maximum, movingTime, toMillis } from './totals.ts'

/** The device's totals as far as they can be believed; without them the records speak. */
export function settleTotals(
  { totals: stated, trust }: Recording,
  counter: number | null,
  span: number | null,
  warnings: Set<Warning>,
): DeviceTotals {
  const totals = believableTotals(stated, { trust, counter, span }, warnings)
  return { ...totals, timer: positive(totals.timer) }
}

/** How long the timer ran and how long it took, by the device, else by the records. */
export function settleTimers(
  { channels, paused }: Recording,
  { timer, elapsed }: DeviceTotals,
  span: number | null,
): { duration: number | null; elapsed: number | null } {
  const recorded = span === null ? null : span + leadTime(channels)
  const duration = timer ?? minus(recorded, believablePause(paused, recorded ?? 0))
  return { duration, elapsed: greatest([elapsed, recorded, duration]) }
}

/**
 * As the device counted it; else by the records, unless they know of part of the way only, or of
 * none: then it is as long as the timer ran. Pieces of work were all moving, and while its timer
 * stood still the device counted nothing. Of a swim neither a counter of lengths nor GPS under water
 * shows a halt, so its lengths say it, else its timer.
 */
export function settleMoving(
  { channels, restarts, sport_id }: Recording,
  { timer, work, moving }: DeviceTotals,
  duration: number | null,
  found: CheckedDistance | null,
): number | null {
  const counted = positive(moving)
  if (counted !== null) return counted
  if (sport_id === SPORT.swim) return work ?? duration
  const recorded = movingTime(channels, restarts)
  if (recorded === null) return null
  const metres = maximum(channels.get('distance')) ?? 0
  const covered = metres > 0 && metres >= (1 - TOLERANCE) * (found?.metres ?? 0)
  return covered ? Math.min(Math.max(recorded, work ?? 0), timer ?? Infinity) : duration
}

/** A timer that ran so many seconds less than the clock on the wall was stopped, not rounded. */
const SHORTEST_PAUSE = 2

/** Separates work from rest as the device does; else, where its timer was stopped, by that. */
export function settleWork(
  { work, rest }: DeviceTotals,
  duration: number | null,
  elapsed: number | null,
): Pick<Activity, 'work_time' | 'rest_time'> {
  const paused = elapsed !== null && duration !== null ? elapsed - duration : 0
  const byTimer = work === null && rest === null && paused > SHORTEST_PAUSE
  return {
    work_time: toMillis(byTimer ? duration : work),
    rest_time: toMillis(byTimer ? paused : rest),
  }
}

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null

const minus = (value: number | null, less: number): number | null =>
  value === null ? null : Math.max(0, value - less)

function greatest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}
