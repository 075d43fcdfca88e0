import { isAtLeast, isUnder } from '../constants/decimals.ts'
import {
  DEFAULT_GMT_ZONES,
  GMT_AGE_FACTORS,
  type GmtRow,
  type GmtZone,
  type PaddlingDistance,
} from '../constants/gmt.ts'

/** A gold medal time: seconds over metres. */
export type Gmt = Pick<GmtRow, 'distance_m' | 'time_s'>

/**
 * A gold medal time of a crew, seconds over metres, and the pieces it measures: those of every
 * length, or of a paddling class those that are nearest to its metres.
 */
export type PieceGmt = { time: number; distance: number; every_length: boolean }

function positive(...values: readonly number[]): boolean {
  return values.every((value) => Number.isFinite(value) && value > 0)
}

/**
 * Percent of gold medal speed over a distance in a time; null without a real one, or without a gold
 * medal time.
 */
export function gmtPercent(distance_m: number, time_s: number, gmt: Gmt | null): number | null {
  if (!gmt || !positive(distance_m, time_s, gmt.time_s, gmt.distance_m)) return null
  return (100 * (distance_m / time_s)) / (gmt.distance_m / gmt.time_s)
}

/** Percent of gold medal speed at a speed in m/s. */
export function gmtPercentOfSpeed(speed: number, gmt: Gmt | null): number | null {
  return gmtPercent(speed, 1, gmt)
}

/** Seconds that a percentage of gold medal speed takes over a distance. */
export function gmtTargetTime(percent: number, distance_m: number, gmt: Gmt | null): number | null {
  if (!gmt || !positive(percent, distance_m, gmt.time_s, gmt.distance_m)) return null
  return (gmt.time_s * (distance_m / gmt.distance_m) * 100) / percent
}

/**
 * The reference row a paddling piece is measured by: nearest on a logarithmic scale. Zones always
 * take 1000 m.
 */
export function paddlingReference(distance_m: number): PaddlingDistance {
  if (distance_m < 316) return 200
  return distance_m < 707 ? 500 : 1000
}

/** Of the gold medal times of a crew the one that measures a piece of some metres. */
export function gmtOfPiece(gmts: readonly PieceGmt[], distance_m: number): Gmt | null {
  const reference = paddlingReference(distance_m)
  const gmt = gmts.find(({ every_length, distance }) => every_length || distance === reference)
  return gmt ? { distance_m: gmt.distance, time_s: gmt.time } : null
}

export type CrewClass = Pick<GmtRow, 'boat' | 'gender' | 'weight' | 'age'>

/**
 * The gold medal time of a crew's class: the row of its age if there is one, else the open row made
 * longer for the young.
 * @param distance_m length of the piece; chooses between a paddling class's rows
 */
export function gmtOfCrew(
  rows: readonly GmtRow[],
  crew: CrewClass,
  distance_m: number,
): Gmt | null {
  const ofClass = rows.filter(
    (row) => row.boat === crew.boat && row.gender === crew.gender && row.weight === crew.weight,
  )
  const ofDistance = ofClass.filter(
    (row) => row.sport === 'rowing' || row.distance_m === paddlingReference(distance_m),
  )
  const own = ofDistance.find((row) => row.age === crew.age)
  if (own) return { distance_m: own.distance_m, time_s: own.time_s }
  const open = ofDistance.find((row) => row.age === 'senior')
  return open && !crew.age.startsWith('pr')
    ? { distance_m: open.distance_m, time_s: open.time_s * (GMT_AGE_FACTORS[crew.age] ?? 1) }
    : null
}

/** A zone, or half of one: `from` inclusive, `to` exclusive, percent of gold medal speed. */
export type GmtZoneRow = {
  zone_id: number
  half: 'lower' | 'upper' | null
  name: string
  from: number
  to: number
}

const LAST_SPLIT_ZONE = 3

function rowsOfZone({ id, name, start, end }: GmtZone): GmtZoneRow[] {
  const to = end + 1
  if (id > LAST_SPLIT_ZONE) return [{ zone_id: id, half: null, name, from: start, to }]
  const middle = start + (to - start) / 2
  return [
    { zone_id: id, half: 'lower', name, from: start, to: middle },
    { zone_id: id, half: 'upper', name: `${name}-5`, from: middle, to },
  ]
}

/**
 * Zones as reports show them, ascending: the first three are halved, and a zone ends where the next
 * begins.
 */
export function gmtZoneRows(zones: readonly GmtZone[] = DEFAULT_GMT_ZONES): GmtZoneRow[] {
  return zones.toSorted((a, b) => a.start - b.start).flatMap(rowsOfZone)
}

/** The row a percentage falls in: none below the first, the last for all above it. */
export function gmtZoneOf(
  percent: number,
  rows: readonly GmtZoneRow[] = gmtZoneRows(),
): GmtZoneRow | null {
  const last = rows.at(-1)
  if (last && isAtLeast(percent, last.to)) return last
  return rows.find((row) => isAtLeast(percent, row.from) && isUnder(percent, row.to)) ?? null
}
