import { gmtPercentOfSpeed, gmtZoneOf, type Gmt, type GmtZoneRow } from '../training/gmt.ts'
import { speedOfStep, type RollingSpeeds } from '../training/rolling-speeds.ts'
import type { Figure } from './report.ts'

/** Below the first zone, and the zones as reports show them: the first three are halved. */
export const GMT_SLOTS = ['below', '1', '1_5', '2', '2_5', '3', '3_5', '4', '5', '6'] as const
export type GmtSlot = (typeof GMT_SLOTS)[number]
export type GmtZonePart = `gmt_time_${GmtSlot}` | `gmt_metres_${GmtSlot}`

const LAST = 6

/** Where a percentage of gold medal speed counts. Zones beyond the sixth count in the sixth. */
export function gmtSlotOf(percent: number, rows: readonly GmtZoneRow[]): GmtSlot {
  const row = gmtZoneOf(percent, rows)
  if (!row) return 'below'
  const slot = `${Math.min(row.zone_id, LAST)}${row.half === 'upper' ? '_5' : ''}`
  return GMT_SLOTS.find((known) => known === slot) ?? '6'
}

const ofSlots = <Part extends string, Value>(
  part: (slot: GmtSlot) => Part,
  value: Value,
): Record<Part, Value> =>
  Object.fromEntries(GMT_SLOTS.map((slot) => [part(slot), value])) as Record<Part, Value>

const timeIn = (slot: GmtSlot) => `gmt_time_${slot}` as const
const metresIn = (slot: GmtSlot) => `gmt_metres_${slot}` as const

export const GMT_TIME_PARTS = GMT_SLOTS.map(timeIn)
export const GMT_METRES_PARTS = GMT_SLOTS.map(metresIn)

/** Seconds and metres in each zone. */
export const GMT_ZONE_SUMS: Record<GmtZonePart, 'sum'> = {
  ...ofSlots(timeIn, 'sum' as const),
  ...ofSlots(metresIn, 'sum' as const),
}

export const GMT_ZONE_FIGURES: Record<GmtZonePart, Figure> = {
  ...ofSlots(timeIn, { kind: 'duration', extra: true, missing: 'pieces' } as const),
  ...ofSlots(metresIn, { kind: 'distance', extra: true, missing: 'pieces' } as const),
}

const NO_ZONES = { ...ofSlots(timeIn, 0), ...ofSlots(metresIn, 0) }

/** What a piece that nobody recorded adds to the zone of its mean; nothing to the others. */
export function gmtZoneParts(
  { percent, time, distance }: { percent: number; time: number; distance: number },
  rows: readonly GmtZoneRow[],
): Record<GmtZonePart, number> {
  const slot = gmtSlotOf(percent, rows)
  return {
    ...NO_ZONES,
    [timeIn(slot)]: time,
    [metresIn(slot)]: distance,
  }
}

/** What a recording adds to each zone, by its rolling speed. */
export function gmtSpeedParts(
  { seconds, metres }: RollingSpeeds,
  gmt: Gmt,
  rows: readonly GmtZoneRow[],
): Record<GmtZonePart, number> {
  const parts = { ...NO_ZONES }
  for (const [step, time] of seconds.entries()) {
    if (time === 0) continue
    const percent = gmtPercentOfSpeed(speedOfStep(step), gmt)
    const slot = percent === null ? 'below' : gmtSlotOf(percent, rows)
    parts[timeIn(slot)] += time
    parts[metresIn(slot)] += metres[step] ?? 0
  }
  return parts
}
