export const HR_ZONE_COUNT = 6

/**
 * Speed intensities from low to high, with the heart-rate zone each belongs to; "no zone" is
 * planned time that scores nothing.
 */
export const SPEED_INTENSITIES = [
  { id: 1, key: 'ut3', order: 1, hr_zone: 1, ets_factor: 0.9, edwards_factor: 1 },
  { id: 2, key: 'ut2', order: 2, hr_zone: 2, ets_factor: 1, edwards_factor: 2 },
  { id: 3, key: 'ut1', order: 3, hr_zone: 3, ets_factor: 1.35, edwards_factor: 3 },
  { id: 4, key: 'at', order: 4, hr_zone: 4, ets_factor: 2.1, edwards_factor: 4 },
  { id: 5, key: 'tr', order: 5, hr_zone: 5, ets_factor: 5, edwards_factor: 5 },
  { id: 6, key: 'lt', order: 6, hr_zone: 6, ets_factor: 9, edwards_factor: 5.5 },
  { id: 7, key: 'a-lact', order: 7, hr_zone: 6, ets_factor: 9, edwards_factor: 5.5 },
  { id: 8, key: 'no-zone', order: 8, hr_zone: null, ets_factor: 0, edwards_factor: 0 },
] as const
type SpeedIntensity = (typeof SPEED_INTENSITIES)[number]
export type SpeedIntensityId = SpeedIntensity['id']
export type SpeedIntensityKey = SpeedIntensity['key']

/**
 * Heart-rate zones with their usual lower bounds, in percent of maximal heart rate and of
 * heart-rate reserve.
 */
export const HR_ZONES = [
  { id: 1, key: 'zone-1', max_hr_pct: 50, reserve_pct: 0 },
  { id: 2, key: 'zone-2', max_hr_pct: 75, reserve_pct: 55 },
  { id: 3, key: 'zone-3', max_hr_pct: 84, reserve_pct: 70 },
  { id: 4, key: 'zone-4', max_hr_pct: 89, reserve_pct: 80 },
  { id: 5, key: 'zone-5', max_hr_pct: 94, reserve_pct: 85 },
  { id: 6, key: 'zone-6', max_hr_pct: 98, reserve_pct: 97 },
] as const
export type HrZoneKey = (typeof HR_ZONES)[number]['key']

/** Points a minute scores in each of the six heart-rate zones. */
export const ETS_FACTORS = [0.9, 1, 1.35, 2.1, 5, 9] as const
export const EDWARDS_FACTORS = [1, 2, 3, 4, 5, 5.5] as const
/** Five zones of 10 % of maximal heart rate each, from 50 %. */
export const EDWARDS_CLASSIC_FACTORS = [1, 2, 3, 4, 5] as const

/** Strokes per minute, both ends inclusive; null is open. */
export type StrokeRateZone = { id: number; from: number | null; to: number | null }

export const STROKE_RATE_ZONES = {
  rowing: [
    { id: 1, from: null, to: 17 },
    { id: 2, from: 18, to: 20 },
    { id: 3, from: 21, to: 24 },
    { id: 4, from: 25, to: 28 },
    { id: 5, from: 29, to: 32 },
    { id: 6, from: 33, to: 36 },
    { id: 7, from: 37, to: null },
  ],
  paddling: [
    { id: 1, from: null, to: 59 },
    { id: 2, from: 60, to: 69 },
    { id: 3, from: 70, to: 79 },
    { id: 4, from: 80, to: 89 },
    { id: 5, from: 90, to: 99 },
    { id: 6, from: 100, to: 115 },
    { id: 7, from: 116, to: null },
  ],
} as const satisfies Record<string, readonly StrokeRateZone[]>
