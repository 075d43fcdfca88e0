import type { Endpoint } from '#contract/endpoint.ts'
import { problemOf, type Answer, type Parts } from '../support/http.ts'
import type { PersonaName } from '../support/personas.ts'
import { openCells, rowOf, type Cell } from './matrix-run.ts'
import type { Things } from './matrix-parts.ts'
import { statesIn, type Column } from './state-columns.ts'
import type { MatrixWorld } from './matrix-world.ts'

/** Members with few rights: an athlete, and who manages members but sees none. */
const ASKING = new Set<PersonaName>(['athlete', 'clerk'])
/** Statuses of refusals that say in which state a thing is, but for those about who asks. */
const OF_STATE = new Set([400, 409, 410, 422, 429])
const ABOUT_WHO_ASKS = ' not_a_participant'

type Row = { key: Record<string, unknown>; values: Record<string, unknown> }
type Request = { parts: Parts; rows: ReadonlyMap<string, readonly Row[]> }

/**
 * Where a person is refused for want of a right in one state of the thing, and for its state in
 * another: who may not change it must not learn how it is.
 */
export async function stateFaults(world: MatrixWorld, endpoint: Endpoint): Promise<string[]> {
  const faults: string[] = []
  for (const cell of openCells(world, endpoint))
    if (cell.whose === 'neighbour' && ASKING.has(cell.persona.name))
      faults.push(...(await faultsOfCell(world, cell)))
  return faults
}

async function faultsOfCell(world: MatrixWorld, cell: Cell): Promise<string[]> {
  let request = await makeRequest(world, cell)
  const usual = await answerTo(world, cell, request)
  if (usual.status < 400) return []
  const seen = new Map([[outcomeOf(usual), 'as it is']])
  for (const column of await statesIn(world.app, request.rows.keys())) {
    const answer = await inState(world, request, column, () => answerTo(world, cell, request))
    if (answer === undefined) continue
    if (!seen.has(outcomeOf(answer)))
      seen.set(outcomeOf(answer), `${column.table}.${column.name} = ${column.value}`)
    if (answer.status < 400) request = await makeRequest(world, cell)
  }

  return judge([...seen.keys()])
    ? [`${cell.persona.name}: ${[...seen].map(([what, when]) => `${what} (${when})`).join(', ')}`]
    : []
}

/** Whether these answers to one request in several states tell the state to one without rights. */
export function judge(outcomes: readonly string[]): boolean {
  const statuses = outcomes.map((outcome) =>
    outcome.endsWith(ABOUT_WHO_ASKS) ? 403 : Number(outcome.slice(0, 3)),
  )
  const lacksRight = statuses.includes(403)
  const isHidden = statuses.includes(404) && statuses.every((status) => status >= 400)
  return (lacksRight || isHidden) && statuses.some((status) => OF_STATE.has(status))
}

const outcomeOf = (answer: Answer): string =>
  answer.status < 400 ? String(answer.status) : `${answer.status} ${problemOf(answer).code}`

const answerTo = (
  { app, clubs }: MatrixWorld,
  { endpoint, persona, club }: Cell,
  request: Request,
) => app.send(endpoint, request.parts, { token: persona.token, club: clubs[club] })

/** Makes the request and what it is about, and finds the rows that were made for it. */
async function makeRequest(world: MatrixWorld, cell: Cell): Promise<Request> {
  const { app } = world
  const [mark] = await app.rows<{ xid: string }>('select pg_current_xact_id()::text as xid')
  const things = await world.residentThings(cell.club, 'neighbour', true)
  const parts = await rowOf(cell.endpoint).parts(things, app.db, app.files)
  return { parts, rows: await rowsSince(world, mark?.xid ?? '0', things, idsIn(parts)) }
}

/** Every number that a request names. */
function idsIn(part: unknown): ReadonlySet<number> {
  if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part))
    return new Set(Object.entries(part).flatMap(([key, value]) => [...idsIn(key), ...idsIn(value)]))
  const id = Number(part)
  return new Set(Number.isSafeInteger(id) && id > 0 ? [id] : [])
}

/** The rows made since then that the request names, and the membership of whom it is about. */
async function rowsSince(
  { app }: MatrixWorld,
  xid: string,
  { club, user_id }: Things,
  named: ReadonlySet<number>,
) {
  const tables = await app.rows<{ name: string; keys: string[] }>(KEYED_TABLES)
  const made = await app.rows<{ name: string; row: Record<string, unknown> }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, to_jsonb(t) as row from ${name} t where ${
            name === 'memberships' ? `t.club_id = ${club} and t.user_id = ${user_id} or ` : ''
          }t.xmin::text::bigint >= ${xid}`,
      )
      .join(' union all '),
  )
  const keysOf = new Map(tables.map(({ name, keys }) => [name, keys]))
  const rows = new Map<string, Row[]>()
  for (const { name, row } of made) {
    const key = Object.fromEntries((keysOf.get(name) ?? []).map((column) => [column, row[column]]))
    const { club_id: _, ...ids } = key
    if (!Object.values(ids).some((id) => named.has(Number(id)))) continue
    rows.set(name, [...(rows.get(name) ?? []), { key, values: row }])
  }
  return rows
}

/** Tables of the clubs with the columns of their keys. */
const KEYED_TABLES = `
  select c.relname as name, array_agg(a.attname::text) as keys
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
  where i.indisprimary and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'club_id')
  group by c.relname order by 1`

/** Asks while the rows of a table are in another state; undefined where they cannot be. */
async function inState(
  { app }: MatrixWorld,
  { rows }: Request,
  { table, name, value }: Column,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const put = async (valueOf: (row: Row) => string) => {
    for (const row of rows.get(table) ?? []) {
      const where = Object.entries(row.key).map(
        ([column, part]) => `"${column}" = ${literal(part)}`,
      )
      await app.rows(`update ${table} set "${name}" = ${valueOf(row)} where ${where.join(' and ')}`)
    }
  }
  const putBack = () => put((row) => literal(row.values[name]))
  try {
    await put(() => value)
  } catch {
    await putBack()
    return undefined
  }
  const answer = await ask()
  if (answer.status >= 400) await putBack()
  return answer
}

const literal = (value: unknown): string =>
  value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`
