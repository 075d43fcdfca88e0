import { sql } from 'kysely'
import { nullable, T, WordOf } from '#contract/schema.ts'
import { Person } from '#contract/club/wall.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { REACTIONS, type Reaction } from '#domain/wall/reactions.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { person, REACTED } from './queries.ts'
import { isNamed } from '../../db/hiding.ts'

type To = keyof typeof REACTED
type Wish = { id: number; kind: Reaction; on: boolean }

/** Keeps or takes back one reaction of the viewer; true where it was not there before. */
export async function setReaction(
  db: Db,
  clubId: ClubId,
  { user_id }: Viewer,
  to: To,
  { id, kind, on }: Wish,
): Promise<boolean> {
  const table = sql.table(REACTED[to].table)
  const column = sql.ref(REACTED[to].column)
  const change = on
    ? sql`
        insert into ${table} (club_id, ${column}, user_id, kind)
        values (${clubId}, ${id}, ${user_id}, ${kind})
        on conflict do nothing`
    : sql`
        delete from ${table}
        where club_id = ${clubId} and ${column} = ${id} and user_id = ${user_id}
          and kind = ${kind}`
  const { numAffectedRows = 0n } = await change.execute(db)
  return on && numAffectedRows > 0n
}

const Reacted = T.Object({ kind: WordOf(...REACTIONS), person: nullable(Person) })

/** Who reacted to a post or comment, the first ones first. */
export const reactionsTo = (db: Db, clubId: ClubId, to: To, id: number) =>
  checkedRows(
    db,
    Reacted,
    sql`
      select r.kind, case when u.id is not null then ${person} end as person
      from ${sql.table(REACTED[to].table)} r
      left join users u on u.id = r.user_id and ${isNamed(sql`u.id`)}
      where r.club_id = ${clubId} and ${sql.ref(`r.${REACTED[to].column}`)} = ${id}
      order by r.created_at, r.user_id, r.kind
      limit 500`,
  )
