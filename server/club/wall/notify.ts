import { sql } from 'kysely'
import { commentsChanged } from '#contract/events.ts'
import { Id, T } from '#contract/schema.ts'
import type { NoticeKind } from '#domain/notices/kinds.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { record } from '../../events/record.ts'
import { notifyAll } from '../../delivery/notify.ts'
import { unblocked, type PostFacts } from './facts.ts'

export type Stands = Pick<PostFacts, 'id' | 'squad_id' | 'session_id' | 'challenge_id'>

const linkOf = (postId: number) => `/wall?post=${postId}`

type WallNotice = { kind: NoticeKind; by: number; user_ids: readonly number[] }

/** Notifies those of some people who see the place of a post, and do not block who did it. */
async function notifyThere(
  db: Db,
  club_id: ClubId,
  { id, session_id }: Stands,
  { kind, by, user_ids }: WallNotice,
): Promise<void> {
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select w.id from app.wall_people(${session_id}::bigint) w (id)
      where w.id = any (${[...user_ids]}::bigint[]) and w.id <> ${by}
        and ${unblocked(club_id, by, sql`w.id`)}
      order by w.id`,
  )
  if (rows.length === 0) return
  await notifyAll(
    db,
    rows.map((row) => row.id),
    { kind, by, link: linkOf(id), about_club: club_id },
  )
}

/** Notifies those who are mentioned, and of a comment who wrote the post. */
export async function notifyOfWords(
  db: Db,
  clubId: ClubId,
  post: Stands,
  { by, mentioned, author }: { by: number; mentioned: readonly number[]; author?: number },
): Promise<void> {
  if (mentioned.length > 0)
    await notifyThere(db, clubId, post, { kind: 'wall-mention', by, user_ids: mentioned })
  if (author !== undefined && author !== by && !mentioned.includes(author))
    await notifyThere(db, clubId, post, { kind: 'wall-comment', by, user_ids: [author] })
}

/** Notifies who wrote a post, or a comment on it, that somebody reacted. */
export const notifyOfReaction = (
  db: Db,
  clubId: ClubId,
  post: Stands,
  by: number,
  author: number,
): Promise<void> => notifyThere(db, clubId, post, { kind: 'wall-reaction', by, user_ids: [author] })

/** Notifies those of the place that a post was pinned. */
export async function notifyOfPinned(
  db: Db,
  clubId: ClubId,
  post: Stands,
  by: number,
): Promise<void> {
  const { squad_id, session_id, challenge_id } = post
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select w.id from app.wall_people(${session_id}::bigint) w (id)
      where (${squad_id}::bigint is null or exists (select from squad_users su
          where su.club_id = ${clubId} and su.squad_id = ${squad_id} and su.user_id = w.id))
        and (${session_id}::bigint is null or exists (select from participants a
          where a.club_id = ${clubId} and a.session_id = ${session_id} and a.user_id = w.id))
        and (${challenge_id}::bigint is null or exists (select from challenge_members c
          where c.club_id = ${clubId} and c.challenge_id = ${challenge_id}
            and c.user_id = w.id and c.until_day is null))`,
  )
  const user_ids = rows.map(({ id }) => id)
  await notifyThere(db, clubId, post, { kind: 'wall-pinned', by, user_ids })
}

/** Lets managers and welfare persons know of a report. */
export async function notifyOfReport(db: Db, club_id: ClubId, by: number): Promise<void> {
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select id from app.welfare_people() w (id)
      union
      select r.user_id from membership_roles r
      join memberships m on m.club_id = r.club_id and m.user_id = r.user_id
        and m.status = app.approved()
      where r.club_id = ${club_id} and r.role_id = app.manager()
      order by id`,
  )
  await notifyAll(
    db,
    rows.map(({ id }) => id),
    { kind: 'wall-reported', by, level: 'warning', link: '/wall/reports', about_club: club_id },
  )
}

/** Refreshes the open screens of everybody who sees the place of a post, at commit. */
export async function showChange(
  db: Db,
  club_id: ClubId,
  { id, squad_id, session_id, challenge_id }: Stands,
): Promise<void> {
  await callRoutine(db, 'send_wall_change', {
    of_session: session_id,
    change: JSON.stringify({ club_id, post_id: id, squad_id, session_id, challenge_id }),
  })
}

/** Shows that words of a post have changed; of those of a session others may be notified too. */
export async function showWords(db: Db, clubId: ClubId, post: Stands, by: number): Promise<void> {
  await showChange(db, clubId, post)
  if (post.session_id !== null)
    await record(db, commentsChanged, { clubId, by, subject: post.session_id, data: {} })
}
