import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { problemOf, type Answer } from '../support/http.ts'
import {
  answerWith,
  ATTACKED,
  attackersOf,
  attacksOn,
  makePrey,
  MISSING,
  type Attack,
  type Prey,
} from './matrix-attacks.ts'
import { FULL } from './matrix-full.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import { answerOf, ENDPOINTS, outcomeOf, type Cell } from './matrix-run.ts'
import { readTable, sectionOf, TABLES, writeTable, type Section } from './matrix-table.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'

const isUpdate = process.env['UPDATE'] === '1'
const committed = isUpdate ? new Map<string, Section>() : readTable(TABLES.foreign)
const answers = new Map<string, Section>()

let app: TestApp
let world: MatrixWorld
let prey: Prey
let checksum: string

beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
  world = await openWorld(app)
  prey = await makePrey(world)
  checksum = await checksumStatement()
})
afterAll(() => app.close())

/** One sum over all rows of a club. */
async function checksumStatement(): Promise<string> {
  const tables = await app.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = 'club_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, sum(hashtextextended(t::text, 0)) as sum from ${name} t
        where club_id = $1`,
  )
  return `select json_agg(row_to_json(s) order by s.name)::text as sums
    from (${sums.join(' union all ')}) s`
}
const sumsOf = async () =>
  (await app.rows<{ sums: string }>(checksum, [world.clubs.other]))[0]?.sums

/**
 * What an answer confirms: all of a refusal but the id that was asked for, and of the rest what it
 * says about rights.
 */
function confirmed(answer: Answer, id: number): string {
  if (answer.status < 400) return outcomeOf(answer)
  const { instance: _, status, ...problem } = problemOf(answer)
  const said = JSON.stringify(problem).replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#')
  return `${status} ${said}`
}

/** What comes of the foreign id; a fault where it is not what comes of one that nothing has. */
async function tried(cell: Cell, attack: Attack): Promise<{ outcome: string; faults: string[] }> {
  const answer = await answerWith(world, cell, attack, attack.id)
  const [there, missing] = [
    confirmed(answer, attack.id),
    confirmed(await answerWith(world, cell, attack, MISSING), MISSING),
  ]
  const isSame = there === missing && !answer.text.includes('-in-other')
  return {
    outcome: outcomeOf(answer),
    faults: isSame
      ? []
      : [`${attack.path.join('.')} by ${cell.persona.name}: ${there} is not ${missing}`],
  }
}

const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)

describe('an id of another club', () => {
  test.each(named(ATTACKED))(
    'is neither taken nor known nor changed by %s',
    async (name, endpoint) => {
      const attacks = await attacksOn(world, prey, endpoint)
      const before = await sumsOf()
      const all: string[] = []
      const answered = []
      for (const attack of attacks)
        for (const cell of attackersOf(world, endpoint)) {
          const { outcome, faults } = await tried(cell, attack)
          answered.push({ whose: attack.path.join('.'), who: cell.persona.name, outcome })
          all.push(...faults)
        }
      expect(all).toEqual([])
      expect(await sumsOf()).toBe(before)
      const section = sectionOf(answered)
      answers.set(name, section)
      expect(section, 'review the difference, then run with UPDATE=1').toEqual(
        isUpdate ? section : committed.get(name),
      )
    },
  )

  test('every answer is on the table', () => {
    if (isUpdate) writeFileSync(TABLES.foreign, writeTable(answers))
    expect([...readTable(TABLES.foreign).keys()]).toEqual([...answers.keys()])
  })

  test.each(named(ENDPOINTS.filter((endpoint) => nameOf(endpoint) in FULL)))(
    'would be refused alone by %s',
    async (name, endpoint) => {
      const cell = attackersOf(world, endpoint).find(({ persona }) => persona.name === 'coach')
      if (!cell) throw new Error(`a coach may not call ${name}`)
      for (const makes of FULL[name] ?? []) {
        const { status, text } = await answerOf(world, cell, { fresh: true, makes })
        expect(status, text).toBe(endpoint.status ?? 200)
      }
    },
  )
})
