import { sql, type RawBuilder } from 'kysely'
import { T } from '#contract/schema.ts'
import { checkedRows } from './checked-rows.ts'
import { inTransaction, type Context, type Db, type Pool } from './client.ts'

const Line = T.Object({ line: T.String() })

/** Characters of a batch that are about right: what is held at once. */
const MEANT_CHARACTERS = 64 * 1024
const MOST_ROWS = 1000

/**
 * The rows of a statement as JSON texts, a batch at a time, so that any number of them is read in
 * little memory. One statement is read to its end before the next begins, in one transaction.
 */
export async function* jsonRows(
  db: Db,
  statement: RawBuilder<unknown>,
): AsyncGenerator<readonly string[]> {
  await sql`declare reading no scroll cursor for
    select row_to_json(r)::text as line from (${statement}) r`.execute(db)
  let most = 1
  for (;;) {
    const rows = await checkedRows(db, Line, sql`fetch ${sql.raw(String(most))} from reading`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < most) break
    const characters = rows.reduce((sum, { line }) => sum + line.length, 0)
    const fitting = Math.floor((MEANT_CHARACTERS * rows.length) / Math.max(1, characters))
    most = Math.max(1, Math.min(MOST_ROWS, most * 4, fitting))
  }
  await sql`close reading`.execute(db)
}

/** Instants are read and written in the zone of the connection, which may be any other. */
export const inUtc = (db: Db): Promise<unknown> =>
  sql`select set_config('timezone', 'UTC', true)`.execute(db)

/** What is read piece by piece in one transaction, which is open until the last piece is taken. */
export async function* duringTransaction<T>(
  pool: Pool,
  context: Context,
  work: (db: Db) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const opened = Promise.withResolvers<Db>()
  const ended = Promise.withResolvers<void>()
  const transaction = inTransaction(pool, context, async (db) => {
    await inUtc(db)
    opened.resolve(db)
    await ended.promise
  })
  transaction.catch(opened.reject)
  try {
    yield* work(await opened.promise)
    ended.resolve()
  } catch (error) {
    ended.reject(error)
    throw error
  } finally {
    // A reader that stops half-way ends it too.
    ended.resolve()
    await transaction.catch(() => {})
  }
}
