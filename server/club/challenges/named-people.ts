import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { anyOf } from '../../db/any-of.ts'
import { isNamed } from '../../db/hiding.ts'

/** The names the viewer finds of some people of the club. */
export async function namesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', anyOf(ids))
    .where(isNamed(sql.ref('id')))
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name ?? '']))
}
