import { sql } from 'kysely'
import type { DataExport, DeletionFacts } from '#contract/own-data.ts'
import type { Db } from '../db/client.ts'

const SHOWN = 5
const COLUMNS = ['id', 'progress', 'size', 'created_at', 'expires_at'] as const
const state = sql<DataExport['state']>`state`.as('state')

export const exportsOf = (db: Db, userId: number): Promise<DataExport[]> =>
  db
    .selectFrom('data_exports')
    .select([...COLUMNS, state])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

export const exportOf = (db: Db, userId: number, id: number): Promise<DataExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select([...COLUMNS, state])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The file of a copy whose days are not over. */
export const exportFile = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('data_exports')
    .select([sql<string>`sha256`.as('sha256'), 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

export async function deletionFactsOf(db: Db): Promise<DeletionFacts> {
  const { rows } = await sql<{ facts: DeletionFacts }>`
    select app.own_amounts() || jsonb_build_object('clubs', coalesce((select jsonb_agg(c) from app.clubs_at_deletion() c), '[]')) as facts`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the amounts are always there')
  return row.facts
}
