export type Bounds = { min: number; max: number }

/**
 * What may be entered by hand, and what an import keeps sample by sample. SI units; stroke length
 * m, force N, force position % of the drive.
 */
export const BOUNDS = {
  distance: { min: 0, max: 99_999 },
  total_distance: { min: 0, max: 999_999 },
  stroke_rate: { min: 0, max: 99 },
  heart_rate: { min: 30, max: 250 },
  lactate: { min: 0, max: 30 },
  weight: { min: 35, max: 140 },
  cadence: { min: 0, max: 250 },
  watts: { min: 0, max: 3000 },
  stroke_length: { min: 0, max: 2.5 },
  force: { min: 100, max: 9999 },
  force_position: { min: 0, max: 100 },
  reps: { min: 0, max: 200 },
  energy: { min: 0, max: 9999 },
  exercise_weight: { min: 0, max: 500 },
  temperature: { min: 30, max: 47 },
} as const satisfies Record<string, Bounds>

/**
 * Bounds of boats, oars and machines: metres, degrees, kilograms a rower, months; what they had run
 * before is in metres and in seconds.
 */
export const ITEM_BOUNDS = {
  year: { min: 1900, max: 2100 },
  crew_weight: { min: 20, max: 200 },
  span: { min: 0, max: 3 },
  inboard: { min: 0, max: 2 },
  oar_length: { min: 0, max: 5 },
  height: { min: 0, max: 1 },
  pitch: { min: -10, max: 20 },
  service_distance: { min: 1000, max: 100_000_000 },
  service_months: { min: 1, max: 240 },
  initial_distance: { min: 0, max: 1_000_000_000 },
  initial_time: { min: 0, max: 900_000_000 },
} as const satisfies Record<string, Bounds>

export type BoundedField = keyof typeof BOUNDS

export function isWithinBounds(field: BoundedField, value: number): boolean {
  const { min, max } = BOUNDS[field]
  return value >= min && value <= max
}

/** Of a plan for seat racing: pieces, and the metres of each. */
export const SEAT_RACE_BOUNDS = {
  pieces: { min: 2, max: 16 },
  distance: { min: 100, max: 20_000 },
} as const satisfies Record<string, Bounds>
