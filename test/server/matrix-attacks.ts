import type { Endpoint } from '#contract/endpoint.ts'
import type { Parts } from '../support/http.ts'
import type { PersonaName } from '../support/personas.ts'
import {
  foreignIdAt,
  isOfClubs,
  makeForeignThings,
  type ForeignThings,
} from './matrix-foreign-ids.ts'
import { FULL } from './matrix-full.ts'
import { idPathsOf, withIdAt, type IdPath } from './matrix-ids.ts'
import type { MakesParts, Things } from './matrix-parts.ts'
import { accessOf, answerOf, ENDPOINTS, openCells, rowOf, type Cell } from './matrix-run.ts'
import { nameOf, type MatrixWorld } from './matrix-world.ts'

/** An id that nothing has. */
export const MISSING = 999_999_999

/** Endpoints of members that take an id of something a club has. */
export const ATTACKED: readonly Endpoint[] = ENDPOINTS.filter(
  (endpoint) => accessOf(endpoint).level === 'member' && idPathsOf(endpoint).some(isOfClubs),
)

const ATTACKERS = new Set<PersonaName>(['athlete', 'coach', 'manager'])
export const attackersOf = (world: MatrixWorld, endpoint: Endpoint): Cell[] =>
  openCells(world, endpoint).filter(
    ({ whose, special, persona }) =>
      whose === 'own' && special === undefined && ATTACKERS.has(persona.name),
  )

export type Attack = { path: IdPath; makes: MakesParts; id: number }
export type Prey = { neighbour: Things; foreign: ForeignThings }

export async function makePrey(world: MatrixWorld): Promise<Prey> {
  const neighbour = await world.residentThings('other', 'neighbour')
  return { neighbour, foreign: await makeForeignThings(world, neighbour) }
}

/**
 * How to put a foreign id at each place: into the ordinary request, or where that has no such place
 * into a fuller one.
 */
export async function attacksOn(
  world: MatrixWorld,
  { neighbour, foreign }: Prey,
  endpoint: Endpoint,
): Promise<Attack[]> {
  const { db, files } = world.app
  const own = await world.thingsOf(world.personas.coach, 'main', true)
  const requests: { makes: MakesParts; ours: Parts; theirs: Parts }[] = []
  for (const makes of [rowOf(endpoint).parts, ...(FULL[nameOf(endpoint)] ?? [])])
    requests.push({
      makes,
      ours: await makes(own, db, files),
      theirs: await makes(neighbour, db, files),
    })
  return idPathsOf(endpoint)
    .filter(isOfClubs)
    .map((path) => {
      for (const { makes, ours, theirs } of requests) {
        const id = foreignIdAt(path, ours, theirs, foreign)
        if (id !== undefined && withIdAt(ours, path, id) !== null) return { path, makes, id }
      }
      throw new Error(
        `nothing foreign can be put at ${path.join('.')}: a fuller request ` +
          'belongs into matrix-full.ts',
      )
    })
}

export const answerWith = (world: MatrixWorld, cell: Cell, { path, makes }: Attack, id: number) =>
  answerOf(world, cell, {
    fresh: true,
    makes,
    change: (parts) => withIdAt(parts, path, id) ?? parts,
  })
