import { ROLE } from '../constants/roles.ts'
import { ownProgrammes } from '../training/programmes.ts'

type Published = { athlete_ids?: readonly number[]; for_nobody?: boolean }

/**
 * The programmes of a plan as they concern a participant: athletes get their own, without whom else
 * they name, others get all of them. Null where there are none for the person.
 */
export function programmesFor<P extends Published>(
  programmes: readonly P[] | null,
  { user_id, role_id }: { user_id: number; role_id: number },
): (P | Omit<P, 'athlete_ids'>)[] | null {
  if (programmes === null || role_id !== ROLE.athlete) return programmes && [...programmes]
  const places = ownProgrammes(programmes, user_id)
  const own = programmes.filter((_, place) => places.includes(place)).map(withoutNames)
  return own.length > 0 ? own : null
}

function withoutNames<P extends Published>(programme: P): Omit<P, 'athlete_ids'> {
  const { athlete_ids: _, ...rest } = programme
  return rest
}
