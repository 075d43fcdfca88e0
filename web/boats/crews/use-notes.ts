import { useMemo, useState } from 'react'
import type { EquipmentBooking } from '#contract/boats/boathouse.ts'
import type { SessionCrews, Crew, PoolPerson } from '#contract/boats/crews.ts'
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
import { useWarningWords } from './use-warning-words.ts'

type Checked = {
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
function checkCrews(
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
function checkHull(
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

/**
 * Returns what a coach should know about a boat: sentences, the people they concern, and the
 * averages of those who row.
 */
export type Note = {
  sentences: readonly string[]
  concerned: readonly number[]
  age: number | null
  weight: number | null
}

const NOTHING: Note = { sentences: [], concerned: [], age: null, weight: null }
export const noteOf = (notes: ReadonlyMap<number, Note>, crewId: number): Note =>
  notes.get(crewId) ?? NOTHING

type Names = Parameters<typeof useWarningWords>[0]
type Hulls = { bookings: readonly EquipmentBooking[]; hulls: readonly EquipmentItem[] }

/**
 * The notes of all boats as they sit now; of a boat nothing changed for it is the same object as
 * before.
 */
export function useNotes(
  data: SessionCrews,
  boats: Boats,
  { bookings, hulls }: Hulls,
  names: Names,
): ReadonlyMap<number, Note> {
  const words = useWarningWords(names)
  const checked = useMemo(() => checkCrews(data, boats), [data, boats])
  const fresh = new Map(
    data.crews.map(({ id, boat_type }) => {
      const boat = boatById(boat_type)
      const booking = bookings.find(({ crew_id }) => crew_id === id)
      const hull = booking && hulls.find((one) => one.id === booking.item_id)
      const { warnings = [], age = null, weight = null } = checked.get(id) ?? {}
      const all = [...(booking ? checkHull(hull, booking) : []), ...warnings]
      const concerned = all.flatMap((warning) => ('user_id' in warning ? [warning.user_id] : []))
      return [
        id,
        {
          sentences: boat ? all.map((warning) => words(warning, boat)) : [],
          concerned,
          age,
          weight,
        },
      ] as const
    }),
  )
  return useUnchanged(fresh)
}

/** The values of a map as they were, where they say the same. */
function useUnchanged<T>(fresh: ReadonlyMap<number, T>): ReadonlyMap<number, T> {
  const [kept, setKept] = useState(fresh)
  const same = (id: number, value: T) => JSON.stringify(kept.get(id)) === JSON.stringify(value)
  if (kept.size === fresh.size && [...fresh].every(([id, value]) => same(id, value))) return kept
  const next = new Map(
    [...fresh].map(
      ([id, value]) => [id, same(id, value) ? (kept.get(id) ?? value) : value] as const,
    ),
  )
  setKept(next)
  return next
}
