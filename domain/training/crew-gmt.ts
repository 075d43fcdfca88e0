import { boatById } from '../constants/boats.ts'
import { GMT_AGE_FACTORS, PADDLING_DISTANCES } from '../constants/gmt.ts'
import { crewClassLabel, type CrewClass } from './crew-class.ts'
import { paddlingReference, type Gmt, type PieceGmt } from './gmt.ts'

/**
 * A row of the club's table: seconds over metres for a class as federations write it, M2x or K1 M.
 */
export type ClassGmt = {
  sport?: string
  class: string
  distance: number
  time: number
  /** The day it was set, where that is known. */
  set_on?: string | null
}

/** A gold medal time with the day it was set; null where that is not known. */
export type DatedGmt = Gmt & { set_on: string | null }

/**
 * The gold medal time of a crew from the club's table: the row of its age if there is one, else the
 * open row made longer for the young.
 * @param distance metres rowed; chooses between the rows of a paddling class
 */
export function gmtOfCrewClass(
  rows: readonly ClassGmt[],
  crew: CrewClass,
  distance: number,
): DatedGmt | null {
  const boat = boatById(crew.boat_type)
  if (!boat) return null
  const label = crewClassLabel(crew)
  const reference = boat.sport === 'rowing' ? null : paddlingReference(distance)
  const rowOf = (name: string) =>
    rows.find((row) => row.class === name && (reference === null || row.distance === reference))
  const own = crew.age === 'senior' ? undefined : rowOf(`${crew.age.toUpperCase()} ${label}`)
  if (own) return { distance_m: own.distance, time_s: own.time, set_on: own.set_on ?? null }
  const open = rowOf(label)
  if (!open || crew.age.startsWith('pr')) return null
  return {
    distance_m: open.distance,
    time_s: open.time * (GMT_AGE_FACTORS[crew.age] ?? 1),
    set_on: open.set_on ?? null,
  }
}

/** The metres that a crew's gold medal time is for when it is entered by hand. */
export function gmtReference(boat_type: number): number {
  return boatById(boat_type)?.sport === 'paddling' ? 1000 : 2000
}

/** What the pieces of a crew are measured by: its own gold medal time, else those of its class. */
export function gmtsOfCrew(
  rows: readonly ClassGmt[],
  crew: CrewClass,
  own: number | null,
): PieceGmt[] {
  const distance = gmtReference(crew.boat_type)
  if (own !== null) return [{ time: own, distance, every_length: true }]
  const isPaddled = boatById(crew.boat_type)?.sport === 'paddling'
  return (isPaddled ? PADDLING_DISTANCES : [distance]).flatMap((metres) => {
    const gmt = gmtOfCrewClass(rows, crew, metres)
    return gmt ? [{ time: gmt.time_s, distance: gmt.distance_m, every_length: !isPaddled }] : []
  })
}
