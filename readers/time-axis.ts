import type { Warning } from './activity.ts'

/** No workout is longer; a clock further off than this is wrong. */
export const LONGEST_SECONDS = 7 * 86_400

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
  if (holdBackwardSteps(t)) warnings.add('time_disorder')
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

function holdBackwardSteps(t: Float64Array): boolean {
  let latest = -Infinity
  let found = false
  for (let i = 0; i < t.length; i++) {
    const value = t[i] ?? Number.NaN
    if (value < latest) {
      t[i] = latest
      found = true
    } else if (value > latest) latest = value
  }
  return found
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
