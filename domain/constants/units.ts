import type { Language } from './languages.ts'

export type Quantity =
  | 'distance'
  | 'time'
  | 'speed'
  | 'pace'
  | 'mass'
  | 'power'
  | 'rate'
  | 'temperature'
  | 'share'
  | 'concentration'
  | 'force'
  | 'energy'
  | 'angle'
  | 'count'

/**
 * Units of measurement. `si` is the size of one unit in what is stored: metres, seconds, m/s, kg,
 * watts, beats or strokes per minute, °C,
 * percent, mmol/L, newtons, joules, degrees. A pace is seconds per reference distance: its `si` is
 * that distance in metres.
 */
export const UNITS = [
  { id: 1, key: 'm', quantity: 'distance', si: 1 },
  { id: 2, key: 'km', quantity: 'distance', si: 1000 },
  { id: 3, key: 's', quantity: 'time', si: 1 },
  { id: 4, key: 'min', quantity: 'time', si: 60 },
  { id: 5, key: 'h', quantity: 'time', si: 3600 },
  { id: 6, key: 'm-per-s', quantity: 'speed', si: 1 },
  { id: 7, key: 'km-per-h', quantity: 'speed', si: 1 / 3.6 },
  { id: 8, key: 'per-500m', quantity: 'pace', si: 500 },
  { id: 9, key: 'per-km', quantity: 'pace', si: 1000 },
  { id: 10, key: 'per-100m', quantity: 'pace', si: 100 },
  { id: 11, key: 'kg', quantity: 'mass', si: 1 },
  { id: 12, key: 'w', quantity: 'power', si: 1 },
  { id: 13, key: 'bpm', quantity: 'rate', si: 1 },
  { id: 14, key: 'spm', quantity: 'rate', si: 1 },
  { id: 15, key: 'rpm', quantity: 'rate', si: 1 },
  { id: 16, key: 'celsius', quantity: 'temperature', si: 1 },
  { id: 17, key: 'percent', quantity: 'share', si: 1 },
  { id: 18, key: 'mmol-per-l', quantity: 'concentration', si: 1 },
  { id: 19, key: 'n', quantity: 'force', si: 1 },
  { id: 20, key: 'j', quantity: 'energy', si: 1 },
  { id: 21, key: 'degree', quantity: 'angle', si: 1 },
  { id: 22, key: 'reps', quantity: 'count', si: 1 },
] as const satisfies readonly { id: number; key: string; quantity: Quantity; si: number }[]

export type UnitKey = (typeof UNITS)[number]['key']

/** What people read long distances, weights and temperatures in. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]
export const METRES_IN = { kilometre: 1000, mile: 1609.344 } as const
export const KILOGRAMS_IN = { pound: 0.45359237 } as const

/** How heart and stroke rates are written. */
export const BEATS_A_MINUTE = {
  en: 'bpm',
  de: 'bpm',
  fr: 'bpm',
  'zh-cn': '次/分',
} as const satisfies Record<Language, string>
export const STROKES_A_MINUTE = {
  en: 'spm',
  de: 'S/min',
  fr: 'cps/min',
  'zh-cn': '桨/分',
} as const satisfies Record<Language, string>
