import type { Endpoint } from '#contract/endpoint.ts'
import { thingOf } from '../../server/http/elsewhere.ts'
import { problemOf, type Parts } from '../support/http.ts'
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
