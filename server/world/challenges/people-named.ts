import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { findsHidden } from '#domain/rules/privacy.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

/**
 * The names the viewer sees of some people of the club. Who lets nobody see them has a name only for
 * those who plan for them; members under 18 have none for coaches who do not see them.
 */
export async function namesOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const shown = findsHidden(viewer)
    ? sql`true`
    : sql`(u.id = ${viewer.user_id} or not exists (select from privacy_settings s
        where s.club_id = ${clubId} and s.user_id = u.id and s.mode = 'only-me'))`
  const rows = await checkedRows(
    db,
    T.Object({ id: Id, full_name: T.String() }),
    sql`select u.id, u.full_name from users u
      where u.id = any (${[...ids]}::bigint[]) and ${shown}`,
  )
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
