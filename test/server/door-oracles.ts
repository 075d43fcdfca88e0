import type { Endpoint } from '#contract/endpoint.ts'
import { thingOf } from '../../server/http/elsewhere.ts'
import { hashOf } from '../../server/http/gate.ts'
import { problemOf, type Parts } from '../support/http.ts'
import { spareSignIn } from '../support/personas.ts'
import { doorOf } from './matrix-door.ts'
import { accessOf, answerOf, openCells, rowOf } from './matrix-run.ts'
import type { MatrixWorld } from './matrix-world.ts'

const withQuery =
  (more: Record<string, unknown>) =>
  (parts: Parts): Parts => ({
    ...parts,
    query: { ...parts.query, ...more },
  })

/**
 * A name that the query of an endpoint does not have is refused at that name, and a club that is
 * not the selected one as such, unless the call is about any club.
 */
export async function queryFaults(world: MatrixWorld, endpoint: Endpoint): Promise<string[]> {
  const cell = openCells(world, endpoint).find(({ persona }) => persona.through === undefined)
  if (!cell) throw new Error('nobody may make this call')
  const { access, query, aboutClub } = endpoint
  const takesAll = query !== undefined && 'additionalProperties' in query
  const faults: string[] = []
  if (!takesAll) {
    const answer = await answerOf(world, cell, { change: withQuery({ bogus: 1 }) })
    const errors = answer.status === 400 ? (problemOf(answer).errors ?? {}) : {}
    if (!('bogus' in errors)) faults.push(`${answer.status} to an unknown name`)
  }
  const names = Object.keys((query as { properties?: object } | undefined)?.properties ?? {})
  if (access.level === 'member' || (names.includes('club_id') && !aboutClub)) {
    const other = world.clubs[cell.club === 'other' ? 'main' : 'other']
    const answer = await answerOf(world, cell, { change: withQuery({ club_id: other }) })
    if (answer.status !== 400 || problemOf(answer).code !== 'club_mismatch')
      faults.push(`${answer.status} to a club that is not the selected one`)
  }
  return faults
}

/**
 * Who is in two clubs and asks for a thing of theirs in the one that is not selected is offered to
 * switch, wherever the door of the selected one is open to them.
 */
export async function otherClubFaults(world: MatrixWorld, endpoint: Endpoint): Promise<string[]> {
  const persona = world.personas.two_clubs
  if (thingOf(endpoint) === undefined) return []
  if (doorOf(accessOf(endpoint), persona, 'main') !== 'open') return []
  const { db, files } = world.app
  const parts = await rowOf(endpoint).parts(await world.thingsOf(persona, 'other', true), db, files)
  const as = { token: persona.token, club: world.clubs.main }
  const answer = await world.app.send(endpoint, parts, as)
  if (answer.status < 400) return [`${answer.status} to a thing of another club`]
  const { code, club_id } = problemOf(answer)
  return code === 'other_club' && club_id === world.clubs.other
    ? []
    : [`${answer.status} ${code} instead of the offer to switch`]
}

/** What stands in the data of a person that no personal API token reads. */
export const PERSONAL = 'canary-in-personal'
const SCOPES = ['read', 'write'] as const

/** A personal API token of the person who is in two clubs, for the one that is not their first. */
export async function narrowToken(
  { app: { db }, personas, clubs }: MatrixWorld,
  scope: (typeof SCOPES)[number],
): Promise<string> {
  const token = await spareSignIn(db, personas.two_clubs, personas.platform_admin)
  await db
    .updateTable('tokens')
    .set({ scope, name: 'Script', about_club: clubs.other })
    .where('hash', '=', hashOf(token))
    .execute()
  return token
}

/** Gives the person in two clubs a note and a notice, which are theirs alone. */
export async function makePersonalData({ app: { db }, personas, clubs }: MatrixWorld) {
  const user_id = personas.two_clubs.user_id ?? 0
  await db
    .insertInto('notes')
    .values({ user_id, text: `${PERSONAL} note` })
    .execute()
  await db
    .insertInto('notifications')
    .values({
      user_id,
      about_club: clubs.main,
      kind: 'member-joined',
      level: 2,
      values: JSON.stringify({ name: PERSONAL }),
    })
    .execute()
}

/**
 * A token for one club gets nothing of the person's other club, nothing personal, and nothing at
 * all in the name of the other club.
 */
export async function scopeFaults(world: MatrixWorld, endpoint: Endpoint): Promise<string[]> {
  const { app, clubs, personas } = world
  const faults: string[] = []
  for (const scope of SCOPES) {
    const token = await narrowToken(world, scope)
    const things = await world.thingsOf(personas.two_clubs, 'other', scope === 'write')
    const parts = await rowOf(endpoint).parts(things, app.db, app.files)
    for (const club of ['main', 'other'] as const) {
      const { status, text } = await app.send(endpoint, parts, { token, club: clubs[club] })
      if (text.includes('-in-main') || text.includes(PERSONAL))
        faults.push(`${scope} for ${club}: ${text.slice(0, 300)}`)
      if (club === 'main' && endpoint.access.level === 'member' && status < 400)
        faults.push(`${scope}: ${status} in a club the token is not for`)
    }
  }
  return faults
}
