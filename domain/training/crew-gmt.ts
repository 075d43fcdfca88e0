import { boatById } from '../constants/boats.ts'
import {
  classLabel,
  type AgeKey,
  type GenderKey,
  type WeightKey,
} from '../constants/crew-options.ts'
import { GMT_AGE_FACTORS } from '../constants/gmt.ts'
import { paddlingReference, type Gmt } from './gmt.ts'

/**
 * A row of the club's table: seconds over metres for a class as federations write it, M2x or K1 M.
 */
export type ClassGmt = { sport?: string; class: string; distance: number; time: number }
export type CrewClass = { boat_type: number; age: AgeKey; gender: GenderKey; weight: WeightKey }

/** How a crew's class is written: LM2x in rowing, K2 W in paddling; without the age. */
export function crewClassLabel({ boat_type, gender, weight }: CrewClass): string {
  const boat = boatById(boat_type)
  if (!boat) return ''
  return boat.sport === 'rowing'
    ? classLabel(gender, weight, boat.key)
    : `${boat.key} ${classLabel(gender, 'heavyweight', '')}`
}

/**
 * The gold medal time of a crew from the club's table: the row of its age if there is one, else the
 * open row made longer for the young.
 * @param distance metres rowed; chooses between the rows of a paddling class
 */
export function gmtOfCrewClass(
  rows: readonly ClassGmt[],
  crew: CrewClass,
  distance: number,
): Gmt | null {
  const boat = boatById(crew.boat_type)
  if (!boat) return null
  const label = crewClassLabel(crew)
  const reference = boat.sport === 'rowing' ? null : paddlingReference(distance)
  const rowOf = (name: string) =>
    rows.find((row) => row.class === name && (reference === null || row.distance === reference))
  const own = crew.age === 'senior' ? undefined : rowOf(`${crew.age.toUpperCase()} ${label}`)
  if (own) return { distance_m: own.distance, time_s: own.time }
  const open = rowOf(label)
  if (!open || crew.age.startsWith('pr')) return null
  return { distance_m: open.distance, time_s: open.time * (GMT_AGE_FACTORS[crew.age] ?? 1) }
}

/** The metres that a crew's gold medal time is for when it is entered by hand. */
export function gmtReference(boat_type: number): number {
  return boatById(boat_type)?.sport === 'paddling' ? 1000 : 2000
}
