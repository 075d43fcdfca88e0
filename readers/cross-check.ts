import type { DeviceTotals, DistanceSource } from './activity.ts'

/** Distances that differ by less are rounded, or counted a little otherwise. */
const TOLERANCE = 0.02
/** Metres by which sums may be off for having been rounded. */
const ROUNDED = 1
/** A track of fewer metres is that of a boat or a machine that stands still. */
const SHORTEST_TRACK = 100
/** Points of a track scatter; what is so many times as long was not covered there. */
const BEYOND_TRACK = 2

export interface CheckedDistance {
  readonly metres: number
  readonly source: DistanceSource
}

/** Total metres by each way of measuring; null where it is unknown. */
export interface MeasuredDistances {
  /** by the counter in the last record */
  readonly counter: number | null
  /** by the points of the track */
  readonly gps: number | null
  readonly speed: number | null
}

/** Whether two distances are the same; a track need not be as exact as a counter. */
export const agree = (
  one: number | null,
  other: number | null,
  tolerance: number = TOLERANCE,
): boolean =>
  one !== null &&
  other !== null &&
  Math.abs(one - other) <= Math.max(ROUNDED, tolerance * Math.max(one, other))

const contradict = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && !agree(one, other)

const SOURCES = { total: 'device', laps: 'laps', counter: 'device', track: 'gps' } as const
type Witness = keyof typeof SOURCES
type Witnesses = Readonly<Record<Witness, number | null>>

/**
 * The best founded distance, and whether total, laps or counter contradict it by more than 2 %.
 * Where none of them and no track gives one it is that of the speed. A zero is none, unless it is
 * all that a track says.
 * @param isCovered whether the records last as long as the timer ran, so that they know all of it
 */
export function findDistance(
  { distance, lap_distance }: Pick<DeviceTotals, 'distance' | 'lap_distance'>,
  { counter, gps, speed }: MeasuredDistances,
  isCovered: boolean,
): { found: CheckedDistance | null; contradicts: boolean } {
  const witnesses: Witnesses = {
    total: positive(distance),
    laps: positive(lap_distance),
    counter: positive(counter),
    track: positive(gps),
  }
  const best = bestFounded(witnesses, isCovered)
  const { [best]: metres, total, laps } = witnesses
  if (metres === null) {
    const still = gps === null ? null : { metres: gps, source: SOURCES.track }
    return {
      found: speed === null ? still : { metres: speed, source: 'speed' },
      contradicts: false,
    }
  }
  return {
    found: { metres, source: SOURCES[best] },
    contradicts:
      [total, laps].some((other) => contradict(metres, other)) ||
      ((isCovered || (witnesses.counter ?? 0) > metres) && contradict(metres, witnesses.counter)),
  }
}

/**
 * The device's total counts unless laps and counter agree with each other against it, or the
 * counter has gone further and nobody confirms the total: everything recorded counts. Laps count
 * unless the counter has gone further, is confirmed by the track, or they speak of twice as much.
 * The track decides where there is no counter, and what is said is twice as long as it. Records
 * that end before the timer confirm nothing of this.
 */
function bestFounded(witnesses: Witnesses, isCovered: boolean): Witness {
  const { counter, track } = witnesses
  const best =
    witnesses.total === null ? bestWithoutTotal(witnesses, isCovered) : bestBesideTotal(witnesses)
  const isTracked = isCovered && counter === null && track !== null && track >= SHORTEST_TRACK
  return isTracked && (witnesses[best] ?? 0) > BEYOND_TRACK * track ? 'track' : best
}

function bestBesideTotal({ total, laps, counter, track }: Witnesses): Witness {
  if (!contradict(total, counter) || agree(total, track)) return 'total'
  if (agree(laps, counter)) return 'counter'
  return (counter ?? 0) > (total ?? 0) && !agree(total, laps) ? 'counter' : 'total'
}

function bestWithoutTotal({ laps, counter, track }: Witnesses, isCovered: boolean): Witness {
  if (laps === null) return counter === null ? 'track' : 'counter'
  if (counter === null || agree(laps, counter)) return 'laps'
  const isLess = isCovered && (laps > BEYOND_TRACK * counter || agree(counter, track))
  const isBetter = counter > laps || isLess
  return isBetter ? 'counter' : 'laps'
}

const positive = (metres: number | null): number | null =>
  metres !== null && metres > 0 ? metres : null
