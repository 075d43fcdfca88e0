import { BOUNDS, type Bounds } from '../constants/bounds.ts'

/** The numbers of a test as a whole, with what may be entered; 0 decimals are whole numbers. */
export const TEST_NUMBERS = {
  drag_factor: { min: 50, max: 300, decimals: 0 },
  weight: { ...BOUNDS.weight, decimals: 1 },
  step_s: { min: 10, max: 3600, decimals: 0 },
  rest_s: { min: 0, max: 3600, decimals: 0 },
  time_s: { min: 0.1, max: 7200, decimals: 1 },
  hr_max: { ...BOUNDS.heart_rate, decimals: 0 },
  hr_avg: { ...BOUNDS.heart_rate, decimals: 0 },
  lactate_0: { ...BOUNDS.lactate, decimals: 2 },
  lactate_3: { ...BOUNDS.lactate, decimals: 2 },
  lactate_5: { ...BOUNDS.lactate, decimals: 2 },
  lactate_7: { ...BOUNDS.lactate, decimals: 2 },
  vo2max: { min: 0.5, max: 10, decimals: 3 },
  rer_max: { min: 0.5, max: 2, decimals: 2 },
  watts_max: { ...BOUNDS.watts, decimals: 0 },
  vt1_watts: { ...BOUNDS.watts, decimals: 0 },
  vt1_hr: { ...BOUNDS.heart_rate, decimals: 0 },
  vt2_watts: { ...BOUNDS.watts, decimals: 0 },
  vt2_hr: { ...BOUNDS.heart_rate, decimals: 0 },
} as const satisfies Record<string, TestField>

export type TestField = Bounds & { decimals: number }
export type TestNumber = keyof typeof TEST_NUMBERS
export const TEST_NUMBER_NAMES = Object.keys(TEST_NUMBERS) as readonly TestNumber[]

/** The numbers of a step, a split or a minute. */
export const LINE_NUMBERS = {
  target_watts: { ...BOUNDS.watts, decimals: 0 },
  watts: { ...BOUNDS.watts, decimals: 1 },
  time_s: { min: 0.1, max: 7200, decimals: 1 },
  distance: { ...BOUNDS.distance, decimals: 0 },
  stroke_rate: { ...BOUNDS.stroke_rate, decimals: 1 },
  heart_rate: { ...BOUNDS.heart_rate, decimals: 0 },
  lactate: { ...BOUNDS.lactate, decimals: 2 },
  rpe: { min: 0, max: 10, decimals: 0 },
  vo2: { min: 0, max: 10, decimals: 3 },
  vco2: { min: 0, max: 15, decimals: 3 },
  ve: { min: 0, max: 350, decimals: 1 },
} as const satisfies Record<string, TestField>

export type LineNumber = keyof typeof LINE_NUMBERS
export const LINE_NUMBER_NAMES = Object.keys(LINE_NUMBERS) as readonly LineNumber[]
