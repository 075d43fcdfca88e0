import type { DemoVisits } from '../people/account/open.ts'
import {
  athletes,
  coaches,
  DEMO_CLUB,
  headCoach,
  manager,
  SHOWN_ATHLETE,
  type Person,
} from './people.ts'
import { others } from './seed-accounts.ts'

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

function visitor(person: Person | undefined) {
  if (!person) throw new Error('somebody to visit is not in the demo')
  return { email: person.email, full_name: nameOf(person) }
}

/** Whose place a visitor of the demo may take. */
export const visitsOf = (resetsAt: string | null): DemoVisits => ({
  club: DEMO_CLUB,
  people: [...athletes, headCoach, ...coaches, manager].length,
  resetsAt,
  visitors: {
    coach: visitor(coaches[0]),
    athlete: visitor(athletes.find((person) => nameOf(person) === SHOWN_ATHLETE)),
    guardian: visitor(others.guardian),
    manager: visitor(manager),
  },
})
