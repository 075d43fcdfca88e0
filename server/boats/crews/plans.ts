import type { Crew, CrewChange, NewCrew, Seat } from '#contract/boats/crews.ts'
import { boatById, type Boat } from '#domain/constants/boats.ts'
import { seatFaults } from '#domain/rules/crews.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CrewPlan } from './commands.ts'

/** @throws Refusal invalid at the fields, their names beginning with `at` */
export function demandSeats(boatType: number, seats: readonly Seat[], at = ''): Boat {
  const boat = boatById(boatType)
  if (!boat) throw new Refusal('invalid', { fields: { [`${at}boat_type`]: 'choice' } })
  const faults = seatFaults(boat, seats)
  if (faults.length === 0) return boat
  const fields = faults.map(({ index, fault }) =>
    fault === 'person-twice'
      ? ([`${at}crew_users.${index}.user_id`, 'twice'] as const)
      : ([
          `${at}crew_users.${index}.position`,
          fault === 'seat-taken' ? 'twice' : 'choice',
        ] as const),
  )
  throw new Refusal('invalid', { fields: Object.fromEntries(fields) })
}

/** A new crew with everything it leaves out. */
export function planOf({
  age = 'senior',
  gender = 'men',
  weight = 'heavyweight',
  ...crew
}: NewCrew): CrewPlan {
  const {
    session_id = null,
    parent_id = null,
    description = null,
    gmt_score = null,
    crew_users = [],
    boat_type,
  } = crew
  const name = crew.name ?? crewClassLabel({ boat_type, age, gender, weight })
  return {
    session_id,
    parent_id,
    description,
    gmt_score,
    crew_users,
    boat_type,
    age,
    gender,
    weight,
    name,
  }
}

/**
 * The same crew again, made from it: in another session, and only with those who are `coming` when
 * that is known.
 */
export function copyOf(
  crew: Crew,
  session_id: number | null,
  coming?: ReadonlySet<number>,
): CrewPlan {
  const { id, name, boat_type, age, gender, weight, description, gmt_own, gmt_score, crew_users } =
    crew
  return {
    session_id,
    parent_id: id,
    name,
    boat_type,
    age,
    gender,
    weight,
    description,
    gmt_score: gmt_own ? gmt_score : null,
    crew_users: crew_users
      .filter(({ user_id }) => coming === undefined || coming.has(user_id))
      .map(({ user_id, position, side }) => ({ user_id, position, side })),
  }
}

/** Changes made to a version that is not the present one; what they would overwrite. */
export function overtaken(
  changes: readonly CrewChange[],
  crews: readonly { id: number; version: number }[],
): number[] {
  return changes
    .filter(({ id, version }) => crews.some((crew) => crew.id === id && crew.version !== version))
    .map(({ id }) => id)
}

/** The same people in the same type of boat. */
export const sameCrew = (
  one: Pick<Crew, 'boat_type' | 'crew_users'>,
  other: Pick<Crew, 'boat_type' | 'crew_users'>,
): boolean => one.boat_type === other.boat_type && peopleKey(one) === peopleKey(other)
const peopleKey = ({ crew_users }: Pick<Crew, 'crew_users'>) =>
  crew_users
    .map(({ user_id }) => user_id)
    .toSorted((a, b) => a - b)
    .join()
