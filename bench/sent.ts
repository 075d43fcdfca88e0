import { escapeLiteral, type PoolClient } from 'pg'
import { withAccess, type Db, type Pool } from '../server/db/client.ts'

/** A statement as it goes to the database: prepared once under its name, if it has one. */
export type Sent = { text: string; values: unknown[]; name?: string }

/** The statements that some work sends, but for those of its transaction. */
export async function sentBy(
  pool: Pool,
  context: { club_id: number; user_id: number },
  work: (db: Db) => Promise<unknown>,
): Promise<Sent[]> {
  const sent: Sent[] = []
  const client = await pool.connect()
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const [first] = given
    if (typeof first === 'object' && first !== null && 'values' in first) sent.push(first as Sent)
    return query(...given)
  }) as typeof client.query
  client.release()
  try {
    await withAccess(pool, context, ({ db }) => work(db))
  } finally {
    client.query = query as typeof client.query
  }
  return sent
}

/** What a statement answers to a person of club 1. */
export const rowsOf = <Row extends object>(pool: Pool, { text, values, name }: Sent, person = 1) =>
  inContext(pool, person, async (client) => {
    const sent = { text, values, ...(name !== undefined && { name }) }
    return (await client.query<Row>(sent)).rows
  })

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/**
 * Blocks that PostgreSQL touches for a statement of a person of club 1, by the plan that the server
 * runs: one that is made without knowing the values.
 */
export const buffersOf = (pool: Pool, { text, values }: Sent, person = 1): Promise<number> =>
  inContext(pool, person, async (client) => {
    await client.query(`prepare explained as ${text}`)
    const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : ''
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) execute explained${given}`,
    )
    await client.query('deallocate explained')
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  })

/** A value as it is written into a statement; lists hold numbers, other objects are JSON. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return escapeLiteral(`{${value.join(',')}}`)
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

async function inContext<T>(
  pool: Pool,
  person: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(
      `begin; select set_config('app.club_id', '1', true),
         set_config('app.user_id', '${person}', true)`,
    )
    const answer = await work(client)
    await client.query('commit')
    return answer
  } finally {
    client.release()
  }
}
