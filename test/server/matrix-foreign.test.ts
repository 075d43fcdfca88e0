import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { problemOf, type Answer } from '../support/http.ts'
import type { PersonaName } from '../support/personas.ts'
import { foreignIdAt, isOfClubs, makeForeignThings, type ForeignThings } from './matrix-foreign-ids.ts'
import { idPathsOf, withIdAt, type IdPath } from './matrix-ids.ts'
import { FULL } from './matrix-full.ts'
import { MATRIX_PROVIDERS } from './matrix-integrations.ts'
import type { MakesParts, Things } from './matrix-parts.ts'
import { accessOf, answerOf, ENDPOINTS, openCells, outcomeOf, rowOf, type Cell } from './matrix-run.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'

const ATTACKERS = new Set<PersonaName>(['athlete', 'coach', 'manager'])
const MISSING = 999_999_999
const ofClubs = ENDPOINTS.filter((endpoint) => accessOf(endpoint).level === 'member' && idPathsOf(endpoint).some(isOfClubs))

let app: TestApp
let world: MatrixWorld
let neighbour: Things
let foreign: ForeignThings
let checksum: string

beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS })
  world = await openWorld(app)
  neighbour = await world.residentThings('other', 'neighbour')
  foreign = await makeForeignThings(world, neighbour)
  checksum = await checksumStatement()
})
afterAll(() => app.close())

/** One sum over all rows of a club. */
async function checksumStatement(): Promise<string> {
  const tables = await app.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, sum(hashtextextended(t::text, 0)) as sum from ${name} t where club_id = $1`,
  )
  return `select json_agg(row_to_json(s) order by s.name)::text as sums from (${sums.join(' union all ')}) s`
}
const sumsOf = async () => (await app.rows<{ sums: string }>(checksum, [world.clubs.other]))[0]?.sums

/** What an answer confirms: all of a refusal but the id that was asked for, and of the rest what it says about rights. */
function confirmed(answer: Answer, id: number): string {
  if (answer.status < 400) return outcomeOf(answer)
  const { instance: _, ...problem } = problemOf(answer)
  return JSON.stringify(problem).replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#')
}

type Attack = { path: IdPath; makes: MakesParts; id: number }

/** How to put a foreign id at a place: into the ordinary request, or where that has no such place into a fuller one. */
async function attacksOn(endpoint: Endpoint): Promise<Attack[]> {
  const own = await world.thingsOf(world.personas.coach, 'main', true)
  const requests = await Promise.all(
    [rowOf(endpoint).parts, ...(FULL[nameOf(endpoint)] ?? [])].map(async (makes) => ({
      makes,
      ours: await makes(own, app.db, app.files),
      theirs: await makes(neighbour, app.db, app.files),
    })),
  )
  return idPathsOf(endpoint)
    .filter(isOfClubs)
    .map((path) => {
      for (const { makes, ours, theirs } of requests) {
        const id = foreignIdAt(path, ours, theirs, foreign)
        if (id !== undefined && withIdAt(ours, path, id) !== null) return { path, makes, id }
      }
      throw new Error(`nothing foreign can be put at ${path.join('.')}: a fuller request belongs into matrix-full.ts`)
    })
}

/** What comes of the foreign id, beside one that nothing has. */
async function faultsOf(cell: Cell, { path, makes, id }: Attack): Promise<string[]> {
  const at = (wanted: number) => answerOf(world, cell, { fresh: true, makes, change: (parts) => withIdAt(parts, path, wanted) ?? parts })
  const answer = await at(id)
  const [there, missing] = [confirmed(answer, id), confirmed(await at(MISSING), MISSING)]
  if (there === missing && !answer.text.includes('-in-other')) return []
  return [`${path.join('.')} by ${cell.persona.name}: ${there} is not ${missing}`]
}

const attackers = (endpoint: Endpoint): Cell[] =>
  openCells(world, endpoint).filter(({ whose, persona }) => whose === 'own' && ATTACKERS.has(persona.name))

const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)

describe('an id of another club', () => {
  test.each(named(ofClubs))('is neither taken nor known nor changed by %s', async (_, endpoint) => {
    const attacks = await attacksOn(endpoint)
    const before = await sumsOf()
    const faults: string[] = []
    for (const attack of attacks) for (const cell of attackers(endpoint)) faults.push(...(await faultsOf(cell, attack)))
    expect(faults).toEqual([])
    expect(await sumsOf()).toBe(before)
  })

  test.each(named(ENDPOINTS.filter((endpoint) => nameOf(endpoint) in FULL)))('would be refused alone by %s', async (name, endpoint) => {
    const cell = attackers(endpoint).find(({ persona }) => persona.name === 'coach')
    if (!cell) throw new Error(`a coach may not call ${name}`)
    for (const makes of FULL[name] ?? []) {
      const { status, text } = await answerOf(world, cell, { fresh: true, makes })
      expect(status, text).toBe(endpoint.status ?? 200)
    }
  })
})
