import { impersonate } from '#contract/people/account.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import type { ClubId } from '../../../server/db/client.ts'
import type { TestApp } from '../../support/app.ts'
import { makeClub, makeMember, makeUser } from '../../support/factories.ts'
import {
  canariesIn,
  keptCanaries,
  plantCanaries,
  type Place,
} from '../../support/health-canaries.ts'
import { makeThings, type Things } from '../matrix-parts.ts'
import { rowOf } from '../matrix-run.ts'
import type { Oracle } from './oracle.ts'

export const PEOPLE = {
  athlete: [ROLE.athlete],
  everything: [ROLE.athlete, ROLE.coach, ROLE.head_coach, ROLE.manager],
} satisfies Record<string, readonly RoleId[]>

type ActingPlace = { as: { token: string; club: ClubId }; things: Things; places: Place[] }

/**
 * An administrator who acts in the name of somebody in a new club, in whose session somebody else
 * rows as well.
 */
export async function actFor(app: TestApp, roles: readonly RoleId[]): Promise<ActingPlace> {
  const admin = await makeUser(app.db, { is_admin: true })
  const club = await makeClub(app.db)
  const person = await makeMember(app.db, club, roles)
  const other = await makeMember(app.db, club)
  const things = await makeThings(app.db, club, person.id, person.email)
  const theirs = await makeThings(app.db, club, other.id, other.email)
  const places = [
    { ...things, club },
    { ...theirs, club, session: things.session },
  ]
  for (const place of places) await plantCanaries(app, place)
  const body = { reason: 'Cannot find the calendar' }
  const { data } = await app.ask(
    impersonate,
    { params: { id: person.id }, body },
    { token: admin.token },
  )
  return { as: { token: data.accessToken, club }, things, places }
}

/** An administrator in somebody's name is shown nothing of health, and changes nothing of it. */
export const impersonation: Oracle = {
  name: 'impersonation',
  every: 12,
  asks: () => true,
  async ask({ world: { app }, once }, endpoint) {
    const isReading = endpoint.method === 'GET' || endpoint.reads
    const row = rowOf(endpoint)
    const faults: string[] = []
    for (const [who, roles] of Object.entries(PEOPLE)) {
      const make = () => actFor(app, roles)
      const { as, things, places } = await (isReading ? once(`impersonation ${who}`, make) : make())
      const kept = async () =>
        JSON.stringify(await Promise.all(places.map((place) => keptCanaries(app, place))))
      const parts = await row.parts(things, app.db, app.files)
      const before = await kept()
      const answer = await app.send(endpoint, parts, as)
      if (answer.status >= 500) faults.push(`${answer.status} in the name of ${who}`)
      for (const canary of canariesIn(answer)) faults.push(`shows ${canary} in the name of ${who}`)
      if ((await kept()) !== before) faults.push(`changes health in the name of ${who}`)
      await row.undo?.(app.db, as.club)
    }
    return { cells: Object.keys(PEOPLE).length, faults }
  },
}
