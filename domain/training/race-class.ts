import { boatById } from '../constants/boats.ts'
import type { AgeKey, GenderKey, WeightKey } from '../constants/crew-options.ts'
import { crewClassLabel } from './crew-class.ts'

/** The class of a race as far as it was named: a boat alone, or who rows in it as well. */
export type RaceClass = {
  boat_type: number
  age: AgeKey | null
  gender: GenderKey | null
  weight: WeightKey | null
}

/** A class of which some may not be known. */
export type NamedClass = { [K in keyof RaceClass]: RaceClass[K] | null }

/** Who rows in it, where all of it is known. */
export const wholeClass = ({ boat_type, age, gender, weight }: NamedClass) =>
  boat_type === null || gender === null
    ? null
    : { boat_type, gender, age: age ?? 'senior', weight: weight ?? 'heavyweight' }

/** How the class is written, readable again: "2x", "LM2x", "U19 W4x"; empty without one. */
export function raceClassText(named: NamedClass): string {
  const whole = wholeClass(named)
  if (!whole) return boatById(named.boat_type ?? 0)?.key ?? ''
  const label = crewClassLabel(whole)
  return whole.age === 'senior' ? label : `${whole.age.toUpperCase()} ${label}`
}
