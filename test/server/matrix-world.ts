import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import type { TestApp } from '../support/app.ts'
import { makeMember, type TestUser } from '../support/factories.ts'
import { seedWorld, type ClubName, type Persona, type World } from '../support/personas.ts'
import { makeThings, type Things } from './matrix-parts.ts'

/**
 * Whose things a call is about. The hidden member's session is a draft, and no coach sees this
 * person.
 */
export const WHOSE = ['own', 'neighbour', 'hidden'] as const
export type Whose = (typeof WHOSE)[number]
type Resident = Exclude<Whose, 'own'>

export type MatrixWorld = World & {
  app: TestApp
  /** Two members of each club who are no personas. */
  residents: Record<ClubName, Record<Resident, TestUser>>
  thingsOf(persona: Persona, club: ClubName, fresh?: boolean): Promise<Things>
  residentThings(club: ClubName, whose: Resident, fresh?: boolean): Promise<Things>
}

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Last names and session names that show in a reply whose data it holds. */
const markOf = (whose: Resident, club: ClubName): string => `${whose}-in-${club}`

export async function openWorld(app: TestApp): Promise<MatrixWorld> {
  const world = await seedWorld(app.db)
  const residents = {} as MatrixWorld['residents']
  for (const [name, club] of Object.entries(world.clubs) as [ClubName, ClubId][]) {
    residents[name] = {
      neighbour: await makeMember(app.db, club, [ROLE.athlete], {
        last_name: markOf('neighbour', name),
      }),
      hidden: await makeMember(app.db, club, [ROLE.athlete], { last_name: markOf('hidden', name) }),
    }
    await hide(app.db, club, residents[name].hidden.id)
  }
  return { ...world, app, residents, ...makersOf(app.db, world, residents) }
}

const hide = (db: Db, club: ClubId, user_id: number) =>
  db.insertInto('privacy_settings').values({ club_id: club, user_id, mode: 'only-me' }).execute()

function makersOf(db: Db, world: World, residents: MatrixWorld['residents']) {
  const made = new Map<string, Promise<Things>>()
  const once = (key: string, make: () => Promise<Things>) => {
    const things = made.get(key) ?? make()
    made.set(key, things)
    return things
  }
  const make = async (club: ClubName, whose: Resident) => {
    const { id, email } = residents[club][whose]
    const things = await makeThings(db, world.clubs[club], id, email)
    await sql`update sessions set name = ${markOf(whose, club)},
        published_at = case when ${whose === 'hidden'} then null else published_at end
      where club_id = ${things.club} and id = ${things.session}`.execute(db)
    return things
  }
  const residentThings = (club: ClubName, whose: Resident, fresh = false) =>
    fresh ? make(club, whose) : once(`${whose} ${club}`, () => make(club, whose))
  /** Things of the persona in that club, or of a resident where the persona has no place. */
  const thingsOf = (persona: Persona, club: ClubName, fresh = false): Promise<Things> => {
    const makeOwn = () => makeThings(db, world.clubs[club], persona.user_id ?? 0, persona.email)
    if (isMemberOf(persona, club))
      return fresh ? makeOwn() : once(`${persona.name} ${club}`, makeOwn)
    return residentThings(club, 'neighbour').then((things) => ({ ...things, email: persona.email }))
  }
  return { residentThings, thingsOf }
}

const isMemberOf = ({ standings }: Persona, club: ClubName): boolean =>
  standings.some((standing) => standing.club === club && standing.status === MEMBER_STATUS.approved)
