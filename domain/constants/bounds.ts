export type Bounds = { min: number; max: number }

/** What may be entered by hand, and what an import keeps sample by sample. SI units; stroke length m, force N, force position % of the drive. */
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

export type BoundedField = keyof typeof BOUNDS

export function isWithinBounds(field: BoundedField, value: number): boolean {
  const { min, max } = BOUNDS[field]
  return value >= min && value <= max
}
