import { KILOGRAMS_IN, type UnitSystem } from '../constants/units.ts'

const KILOGRAMS: Readonly<Record<UnitSystem, number>> = { metric: 1, imperial: KILOGRAMS_IN.pound }
export const WEIGHT_UNITS = { metric: 'kg', imperial: 'lb' } as const satisfies Record<
  UnitSystem,
  string
>

/**
 * Kilograms in the reader's unit, to a thousandth: a weight that was typed in it comes back as it
 * was typed.
 */
export const weightIn = (system: UnitSystem, kilograms: number): number =>
  Number((kilograms / KILOGRAMS[system]).toFixed(3))

/** What is stored of a weight in the reader's unit. */
export const kilogramsOf = (system: UnitSystem, weight: number): number =>
  weight * KILOGRAMS[system]
