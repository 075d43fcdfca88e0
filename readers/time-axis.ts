import type { Warning } from './activity.ts'

/** No workout is longer; a clock further off than this is wrong. */
export const LONGEST_SECONDS = 7 * 86_400

/** Between records further apart than this, in seconds, the recording stopped. */
const LONGEST_STEP = 10
/** What a clock has to lack of what it showed, in parts of that, for its rows to be out of order. */
const JUMP = 0.25

const LAST_YEAR = 2200
const LAST_MOMENT = Date.UTC(LAST_YEAR + 1, 0) / 1000

/**
 * ISO 8601 of a moment in seconds since 1970. It is null for a moment that no calendar shows, which
 * comes from a clock in other units than it claims.
 */
export function instantOf(moment: number): string | null {
  return moment >= 0 && moment < LAST_MOMENT ? new Date(moment * 1000).toISOString() : null
}

/**
 * Brings a recorded clock (seconds since 1970, NaN for none) into an axis that has a value
 * everywhere and never runs back.
 */
export function repairTimes(recorded: Float64Array): { t: Float64Array; warnings: Warning[] } {
  const t = recorded.slice()
  const known = countKnown(t)
  if (known === 0) return { t, warnings: t.length > 0 ? ['time_unknown'] : [] }
  const warnings = new Set<Warning>()
  if (dropStrays(t)) warnings.add('time_implausible')
  if (runOnward(t)) warnings.add('time_disorder')
  if (known < t.length) warnings.add('time_missing')
  fillGaps(t)
  return { t, warnings: [...warnings] }
}

function countKnown(t: Float64Array): number {
  let known = 0
  for (let i = 0; i < t.length; i++) if (!Number.isNaN(t[i])) known++
  return known
}

/**
 * The middle of all times is right, or nothing is: what lies more than a week off it is a broken
 * clock.
 */
function dropStrays(t: Float64Array): boolean {
  if (spanOf(t) <= LONGEST_SECONDS) return false
  const known = t.filter((value) => !Number.isNaN(value))
  const middle = known.toSorted()[known.length >> 1] ?? Number.NaN
  let found = false
  for (let i = 0; i < t.length; i++) {
    if (Math.abs((t[i] ?? middle) - middle) <= LONGEST_SECONDS || Number.isNaN(t[i])) continue
    t[i] = Number.NaN
    found = true
  }
  return found
}

function spanOf(t: Float64Array): number {
  let low = Infinity
  let high = -Infinity
  for (let i = 0; i < t.length; i++) {
    const value = t[i] ?? Number.NaN
    if (value < low) low = value
    if (value > high) high = value
  }
  return high - low
}

/**
 * A clock that was put back and runs on from there does so behind what it showed before. Rows out
 * of order, after which it goes on as before, take the latest time; a lone row far ahead has none.
 */
function runOnward(t: Float64Array): boolean {
  const recorded = t.slice()
  const rows = [...recorded.keys()].filter((row) => !Number.isNaN(recorded[row]))
  const times = rows.map((row) => recorded[row] ?? 0)
  const reached = nextReached(times)
  let [latest, carry, top] = [-Infinity, 0, 0]
  let found = false
  for (const [place, row] of rows.entries()) {
    const time = times[place] ?? 0
    const isEven = t[rows[top - 1] ?? 0] === (times[top - 1] ?? 0) + carry
    if (place === top + 1 && isEven && isFarAhead(times, top)) {
      t[rows[top] ?? 0] = Number.NaN
      top--
      latest = (times[top] ?? 0) + carry
      found = true
    }
    if (time + carry < latest) {
      found = true
      if (isPutBack(times, place, top, reached[top] ?? times.length))
        carry = latest + usualStep(times, place) - time
    }
    if (time + carry >= latest) {
      latest = time + carry
      top = place
    }
    t[row] = latest
  }
  return found
}

/** By place, the next one whose time is as late; the number of all where there is none. */
function nextReached(times: readonly number[]): Int32Array {
  const next = new Int32Array(times.length).fill(times.length)
  const waiting: number[] = []
  for (const [place, time] of times.entries()) {
    while (waiting.length > 0 && (times[waiting.at(-1) ?? 0] ?? 0) <= time)
      next[waiting.pop() ?? 0] = place
    waiting.push(place)
  }
  return next
}

/** Seconds to the row after, unless the recording stopped there. */
function usualStep(times: readonly number[], place: number): number {
  const step = (times[place + 1] ?? 0) - (times[place] ?? 0)
  return step > 0 && step <= LONGEST_STEP ? step : 0
}

/** Whether one row alone is later than the rows around it, by more than a step. */
function isFarAhead(times: readonly number[], place: number): boolean {
  const [before, time, after] = [times[place - 1], times[place], times[place + 1]]
  if (before === undefined || time === undefined || after === undefined) return false
  return before < after && time - after > LONGEST_STEP
}

/**
 * Whether a clock that shows less than at `top` was put back: it then runs on evenly, and comes
 * past what it showed there, at `reached`, without a jump.
 */
function isPutBack(times: readonly number[], place: number, top: number, reached: number): boolean {
  const at = (where: number): number => times[where] ?? Number.NaN
  const step = at(top) - at(place)
  if (place + 1 >= times.length || !(at(place + 1) > at(place))) return false
  if (reached >= times.length) return true
  if (reached === place + 1) return at(reached) - at(place) <= step
  const usual = Math.max(at(place + 1) - at(place), at(top) - at(top - 1) || 0)
  return at(top) - at(reached - 1) <= Math.max(2 * usual, JUMP * step)
}

/**
 * Records without a time are spread evenly between those that have one; at the ends they take the
 * nearest.
 */
function fillGaps(t: Float64Array): void {
  let before = -1
  for (let i = 0; i < t.length; i++) {
    const value = t[i] ?? Number.NaN
    if (Number.isNaN(value)) continue
    const from = before < 0 ? value : (t[before] ?? value)
    for (let k = before + 1; k < i; k++)
      t[k] = from + ((value - from) * (k - before)) / (i - before)
    before = i
  }
  t.fill(t[before] ?? Number.NaN, before + 1)
}
