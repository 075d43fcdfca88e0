import type { Lap, Recording, Warning } from './activity.ts'
import type { Channels } from './channels.ts'
import { LONGEST_METRES, plausibleHeartRate } from './plausible.ts'
import { rateChannel } from './sport-map.ts'
import { toMillis } from './totals.ts'
import { instantOf, LONGEST_SECONDS, repairTimes } from './time-axis.ts'

/** A claimed start this long before the first record is a clock that was wrong. */
const LONGEST_WAIT = 86_400

/**
 * Repairs the clock and makes `t` count from the start, which is returned in seconds since 1970.
 */
export function settleTimes(recording: Recording, warnings: Set<Warning>): number | null {
  const { t, warnings: found } = repairTimes(
    recording.channels.get('t') ?? new Float64Array(recording.records).fill(Number.NaN),
  )
  for (const warning of found)
    if (warning !== 'time_missing' || lacksTimes(recording.channels)) warnings.add(warning)
  const first = t[0]
  if (first === undefined || Number.isNaN(first)) {
    recording.channels.delete('t')
    return recording.start
  }
  const claimed = recording.start
  const start =
    claimed !== null && claimed <= first && first - claimed < LONGEST_WAIT ? claimed : first
  for (let i = 0; i < t.length; i++) t[i] = Math.round(((t[i] ?? start) - start) * 1000) / 1000
  recording.channels.set('t', t)
  return start
}

/**
 * Whether a record that says something has no time. Rows of a table that hold nothing of a stroke
 * need none.
 */
function lacksTimes(channels: Channels): boolean {
  const t = channels.get('t')
  const others = [...channels.values()].filter(
    (values) => values !== t && values.length === t?.length,
  )
  return (
    t?.some(
      (time, row) => Number.isNaN(time) && others.some((values) => !Number.isNaN(values[row])),
    ) ?? false
  )
}

export function settleStart(
  start: number | null,
  { wall_clock }: Recording,
  warnings: Set<Warning>,
): string | null {
  if (start === null || wall_clock) return null
  const instant = instantOf(start)
  if (instant === null) warnings.add('time_implausible')
  return instant
}

/**
 * Strokes share the clock of the records, so it is repaired likewise and they count from the same
 * start.
 */
export function settleStrokes(
  { strokes, sport_id }: Recording,
  start: number | null,
  warnings: Set<Warning>,
): Channels | null {
  const recorded = strokes?.get('t')
  if (!strokes || !recorded || start === null) return null
  const { t, warnings: found } = repairTimes(recorded)
  if (t.length === 0 || Number.isNaN(t[0])) return null
  for (const warning of found) warnings.add(warning)
  for (let i = 0; i < t.length; i++) t[i] = Math.round(((t[i] ?? start) - start) * 1000) / 1000
  strokes.set('t', t)
  settleRate(strokes, sport_id)
  return strokes
}

/**
 * Readers write what they find as cadence; where there is an oar or a paddle it is a stroke rate,
 * and only there strokes have a length.
 */
export function settleRate(channels: Channels, sportId: number | null): void {
  const name = rateChannel(sportId)
  if (name === 'cadence') {
    channels.delete('stroke_length')
    return
  }
  const rate = channels.get('cadence')
  if (!rate) return
  channels.delete('cadence')
  channels.set(name, rate)
}

export function settleLaps(recording: Recording, start: number | null): Lap[] {
  let next = 0
  return recording.laps.map(({ start: began, elapsed: wall, ...recorded }) => {
    const lap = {
      ...recorded,
      time: toMillis(upTo(LONGEST_SECONDS, recorded.time)),
      distance: upTo(LONGEST_METRES, recorded.distance),
    }
    const own =
      start === null || Number.isNaN(began)
        ? next
        : Math.max(0, Math.round((began - start) * 1000) / 1000)
    const elapsed = toMillis(upTo(LONGEST_SECONDS, wall ?? null))
    next = toMillis(own + (elapsed ?? lap.time ?? 0)) ?? own
    return {
      start: own,
      ...lap,
      ...(elapsed !== null && { elapsed }),
      heart_rate_avg: plausibleHeartRate(lap.heart_rate_avg),
    }
  })
}

/**
 * When the clock restarted, in seconds of the settled clock: the time of the record before, from
 * which the piece was timed.
 */
export const settleRestarts = ({ channels, restarts = [] }: Recording): number[] => {
  const t = channels.get('t')
  const moments = restarts.flatMap((row) => t?.[row - 1] ?? [])
  return [...new Set(moments)].toSorted((one, other) => one - other)
}

const upTo = (most: number, value: number | null): number | null =>
  value !== null && value >= 0 && value <= most ? value : null
