import { boatById } from '../constants/boats.ts'
import {
  classLabel,
  type AgeKey,
  type GenderKey,
  type WeightKey,
} from '../constants/crew-options.ts'

export type CrewClass = { boat_type: number; age: AgeKey; gender: GenderKey; weight: WeightKey }

/** How a crew's class is written: LM2x in rowing, K2 W in paddling; without the age. */
export function crewClassLabel({ boat_type, gender, weight }: CrewClass): string {
  const boat = boatById(boat_type)
  if (!boat) return ''
  return boat.sport === 'rowing'
    ? classLabel(gender, weight, boat.key)
    : `${boat.key} ${classLabel(gender, 'heavyweight', '')}`
}
