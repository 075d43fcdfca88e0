import { sql } from 'kysely'
import { T } from '#contract/schema.ts'
import type { NoticeKind } from '#domain/notices/kinds.ts'
import { KINDS } from '#domain/notices/kinds.ts'
import { mergedForGuardian } from '#domain/notices/siblings.ts'
import { checkedRows } from '../db/checked-rows.ts'
import type { Db } from '../db/client.ts'

type Message = { user_id: number; values: object; link: string | null }
type About = { kind: NoticeKind; by: number | null; about_club?: number; guardians?: 'apart' }

const Row = T.Object({ guardian_id: T.Integer(), child_id: T.Integer(), child: T.String() })

/** Where a notice leads a guardian. */
const CHILDREN = '/children'

/**
 * The same notices for the guardians of those who get them, with the names of the children; of
 * siblings who get the same there is one.
 */
export async function messagesToGuardians(
  db: Db,
  { kind, by, about_club, guardians }: About,
  messages: readonly Message[],
): Promise<Message[]> {
  if (!KINDS[kind].guardians || guardians === 'apart' || about_club === undefined) return []
  const people = [...new Set(messages.map(({ user_id }) => user_id))]
  const rows = await checkedRows(
    db,
    Row,
    sql`select * from app.guardians_to_notify(${about_club}, ${people}::bigint[])`,
  )
  const byGuardian = Map.groupBy(
    rows.filter(({ guardian_id }) => guardian_id !== by),
    ({ guardian_id }) => guardian_id,
  )
  return [...byGuardian].flatMap(([user_id, children]) => {
    const news = children.flatMap(({ child_id, child }) =>
      messages
        .filter((message) => message.user_id === child_id)
        .map(({ values }) => ({ child, values })),
    )
    return mergedForGuardian(news).map((values) => ({ user_id, values, link: CHILDREN }))
  })
}
