import type { Db } from '../../db/client.ts'
import { anyOf } from '../../db/any-of.ts'

/** The names the viewer finds of some people of the club; the database hides those of others. */
export async function namesOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name ?? '']))
}
