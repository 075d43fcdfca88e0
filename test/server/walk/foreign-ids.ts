import { outcomeOf, answerOf, type Cell } from '../matrix-run.ts'
import { problemOf, type Answer } from '../../support/http.ts'
import {
  answerWith,
  ATTACKED,
  attackersOf,
  attacksOn,
  MISSING,
  type Attack,
} from '../matrix-attacks.ts'
import { FULL } from '../matrix-full.ts'
import { differences, TABLES } from '../matrix-table.ts'
import { nameOf, type MatrixWorld } from '../matrix-world.ts'
import type { Oracle } from './oracle.ts'
import type { Stage } from './stage.ts'

/** One sum over all rows of a club. */
async function checksumStatement({ app }: MatrixWorld): Promise<string> {
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

async function sumsOf({ world, once }: Stage): Promise<string | undefined> {
  const statement = await once('checksum', () => checksumStatement(world))
  return (await world.app.rows<{ sums: string }>(statement, [world.clubs.other]))[0]?.sums
}

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
async function tried(world: MatrixWorld, cell: Cell, attack: Attack) {
  const answer = await answerWith(world, cell, attack, attack.id)
  const there = confirmed(answer, attack.id)
  const missing = confirmed(await answerWith(world, cell, attack, MISSING), MISSING)
  const isSame = there === missing && !answer.text.includes('-in-other')
  const fault = `${attack.path.join('.')} by ${cell.persona.name}: ${there} is not ${missing}`
  return { outcome: outcomeOf(answer), faults: isSame ? [] : [fault] }
}

/** An id of another club is neither taken nor known nor changed. */
export const foreignIds: Oracle = {
  name: 'foreign ids',
  every: 12,
  asks: (endpoint) => ATTACKED.includes(endpoint),
  async ask(stage, endpoint) {
    const { world, prey } = stage
    const attacks = await attacksOn(world, prey, endpoint)
    const before = await sumsOf(stage)
    const faults: string[] = []
    const answered = []
    for (const attack of attacks)
      for (const cell of attackersOf(world, endpoint)) {
        const { outcome, faults: found } = await tried(world, cell, attack)
        answered.push({ whose: attack.path.join('.'), who: cell.persona.name, outcome })
        faults.push(...found)
      }
    if ((await sumsOf(stage)) !== before) faults.push('a row of the other club has changed')
    faults.push(...differences(TABLES.foreign, nameOf(endpoint), answered))
    return { cells: answered.length, faults }
  },
}

/** Fuller requests that carry foreign ids are in order without them. */
export const fullRequests: Oracle = {
  name: 'full requests',
  every: 12,
  asks: (endpoint) => nameOf(endpoint) in FULL,
  async ask({ world }, endpoint) {
    const requests = FULL[nameOf(endpoint)] ?? []
    const cell = attackersOf(world, endpoint).find(({ persona }) => persona.name === 'coach')
    if (!cell) return { cells: 0, faults: ['a coach may not call it'] }
    const faults: string[] = []
    for (const makes of requests) {
      const { status, text } = await answerOf(world, cell, { fresh: true, makes })
      if (status !== (endpoint.status ?? 200)) faults.push(`a full request: ${status} ${text}`)
    }
    return { cells: requests.length, faults }
  },
}
