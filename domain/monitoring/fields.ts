import { BOUNDS } from '../constants/bounds.ts'
import { MAX_SLEEP_MIN } from '../constants/limits.ts'

/** What a number of the morning is in: it decides how it is typed, read and drawn. */
type MorningUnit = 'bpm' | 'min' | 'ms' | 'celsius' | 'kg' | 'scale'

export type MorningField = {
  unit: MorningUnit
  min: number
  max: number
  /** Places after the point. */
  decimals: 0 | 1
  /** Which way is the worse one; a weight is worse the more it has fallen. */
  worse: 'high' | 'low' | 'fall' | 'outside'
}

const beats = { unit: 'bpm', ...BOUNDS.heart_rate, decimals: 0, worse: 'high' } as const
const best5 = { unit: 'scale', min: 1, max: 5, decimals: 0, worse: 'low' } as const
const worst5 = { unit: 'scale', min: 1, max: 5, decimals: 0, worse: 'high' } as const

/** The numbers of a morning in the order in which they are asked; both bounds are allowed. */
export const MORNING_FIELDS = {
  waking_hr: beats,
  standing_hr: beats,
  hrv_rmssd: { unit: 'ms', min: 5, max: 300, decimals: 1, worse: 'low' },
  sleep_time: { unit: 'min', min: 0, max: MAX_SLEEP_MIN, decimals: 0, worse: 'low' },
  sleep_quality: best5,
  perceived_shape: best5,
  fatigue: worst5,
  soreness: worst5,
  stress: worst5,
  mood: best5,
  /** Colour of the urine, 1 is clear. */
  hydration: { unit: 'scale', min: 1, max: 8, decimals: 0, worse: 'high' },
  /** How the training of the day before was. */
  training_quality: best5,
  temperature: { unit: 'celsius', ...BOUNDS.temperature, decimals: 1, worse: 'outside' },
  weight: { unit: 'kg', ...BOUNDS.weight, decimals: 1, worse: 'fall' },
} as const satisfies Record<string, MorningField>

export type MorningNumber = keyof typeof MORNING_FIELDS
/** A number that is a step of a scale. */
export type ScaleNumber = {
  [Name in MorningNumber]: (typeof MORNING_FIELDS)[Name]['unit'] extends 'scale' ? Name : never
}[MorningNumber]
export const MORNING_NUMBERS = Object.keys(MORNING_FIELDS) as readonly MorningNumber[]

/** What devices and files can tell; the rest only the person knows. */
export const MEASURED_NUMBERS = [
  'waking_hr',
  'standing_hr',
  'hrv_rmssd',
  'sleep_time',
  'temperature',
  'weight',
] as const satisfies readonly MorningNumber[]
export type MeasuredNumber = (typeof MEASURED_NUMBERS)[number]

/** How somebody says they are; nothing said is null. */
export const MORNING_HEALTH = ['healthy', 'injured', 'ill', 'both'] as const
export type MorningHealth = (typeof MORNING_HEALTH)[number]

/** What a club can ask of its athletes. How they are can always be said, with reasons and a note. */
export const ASKED_BY_DEFAULT = [
  'waking_hr',
  'sleep_time',
  'sleep_quality',
  'perceived_shape',
  'fatigue',
  'soreness',
  'mood',
  'training_quality',
] as const satisfies readonly MorningNumber[]

export type MorningNumbers = Record<MorningNumber, number | null>

export const isIll = (health: MorningHealth | null): boolean =>
  health === 'ill' || health === 'both'
export const isInjured = (health: MorningHealth | null): boolean =>
  health === 'injured' || health === 'both'
