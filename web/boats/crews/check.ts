import type { EquipmentBooking } from '#contract/boats/boathouse.ts'
import type { Crew, PoolPerson, SessionCrews } from '#contract/boats/crews.ts'
import type { EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import {
  boatWarnings,
  crewAverages,
  crewWarnings,
  type CrewToCheck,
  type CrewWarning,
} from '#domain/rules/crew-warnings.ts'
import type { Boats } from './board.ts'

export type Checked = {
  warnings: readonly CrewWarning[]
  age: number | null
  weight: number | null
}

const peopleById = (pool: readonly PoolPerson[]): ReadonlyMap<number, PoolPerson> =>
  new Map(pool.map((person) => [person.user_id, person]))

function toCheck(crew: Crew, boats: Boats): CrewToCheck[] {
  const boat = boatById(crew.boat_type)
  const { id, age, gender, weight } = crew
  return boat ? [{ id, boat, age, gender, weight, seats: boats.get(id) ?? [] }] : []
}

/**
 * What a coach should know of every crew as it sits now: warnings about people, and the means of
 * who rows.
 */
export function checkCrews(
  { crews, pool, busy, year }: SessionCrews,
  boats: Boats,
): ReadonlyMap<number, Checked> {
  const people = peopleById(pool)
  const all = crews.flatMap((crew) => toCheck(crew, boats))
  const world = { people, crews: all, elsewhere: busy, year }
  return new Map(
    all.map((crew) => [
      crew.id,
      { warnings: crewWarnings(crew, world), ...crewAverages(crew, people, year) },
    ]),
  )
}

/** What is wrong with the hull a crew has booked. */
export function checkHull(
  item: EquipmentItem | undefined,
  { from, until, conflicts }: EquipmentBooking,
): CrewWarning[] {
  if (!item) return []
  const bookings = conflicts.map((booking) => ({
    start_date: booking.from,
    end_date: booking.until,
  }))
  return boatWarnings(
    { id: item.id, status: item.status, bookings },
    { start_date: from, end_date: until },
  )
}
