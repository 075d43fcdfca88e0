import { sql } from 'kysely'
import { Mention } from '#contract/club/wall.ts'
import { Comment } from '#contract/club/wall-sessions.ts'
import { T } from '#contract/schema.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { withNames } from '#domain/wall/mentions.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { readable } from './facts.ts'
import { mentions } from './queries.ts'
import { instant } from './result-cards.ts'
import { isNamed } from '../../db/hiding.ts'

const MOST_COMMENTS = 1000

/** The words on the wall of a session, of people whom the viewer finds. */
export async function commentsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  session_id: number,
): Promise<Comment[]> {
  const rows = await checkedRows(
    db,
    T.Object({ ...Comment.properties, mentions: T.Array(Mention) }),
    sql`
      select p.id, jsonb_build_object('id', u.id, 'full_name', u.full_name) as user, u.picture,
        p.text, ${instant(sql`p.created_at`)} as created_at,
        ${mentions(sql`p.mentioned`)} as mentions
      from wall_posts p
      join users u on u.id = p.user_id and ${isNamed(sql`u.id`)}
      where p.club_id = ${clubId} and p.session_id = ${session_id} and p.text is not null
        and ${readable(clubId, viewer)}
      order by p.id
      limit ${MOST_COMMENTS}`,
  )
  return rows.map(({ mentions: people, text, ...comment }) => ({
    ...comment,
    text: withNames(text, new Map(people.map(({ id, full_name }) => [id, full_name]))),
  }))
}
