import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { WallReport } from '#contract/club/wall-reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { mentionsIn, withNames } from '#domain/wall/mentions.ts'
import { settlesReports } from '#domain/wall/posting.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import { commentFacts } from './comments.ts'
import { livePost, readable } from './facts.ts'
import { notifyOfReport } from './notify.ts'
import { instant } from './result-cards.ts'

type Reported = { post_id: number; comment_id?: number | undefined; reason: string }

/** Keeps a post or comment of somebody else as it is, for those who settle reports. */
export async function report(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  { post_id, comment_id, reason }: Reported,
): Promise<void> {
  const words = await wordsOf(db, club_id, viewer, { post_id, comment_id })
  demand(words.user_id !== viewer.user_id, 'not_found')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wall_reports')
    .values({
      club_id,
      post_id,
      comment_id: comment_id ?? null,
      user_id: viewer.user_id,
      reason,
      text: words.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) await notifyOfReport(db, club_id, viewer.user_id)
}

async function wordsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { post_id, comment_id }: Pick<Reported, 'post_id' | 'comment_id'>,
): Promise<{ user_id: number; text: string }> {
  const post = await livePost(db, clubId, viewer, post_id)
  if (comment_id === undefined)
    return { user_id: post.user_id, text: [post.text, post.alt].filter(Boolean).join('\n') }
  const comment = await commentFacts(db, clubId, viewer, comment_id)
  demand(comment.post_id === post_id, 'not_found')
  return comment
}

/** @throws Refusal permission_missing */
export const demandSettling = (viewer: Viewer): void =>
  demand(settlesReports(viewer), 'permission_missing', { need: 'welfare' })

/** Reported posts and comments, those that wait first. */
export async function reportsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ reports: WallReport[]; total: number }> {
  const reports = await checkedRows(
    db,
    WallReport,
    sql`
      select r.id, r.post_id, r.comment_id, r.text, r.reason,
        case when a.id is not null then
          jsonb_build_object('id', a.id, 'full_name', a.full_name) end as author,
        case when u.id is not null then
          jsonb_build_object('id', u.id, 'full_name', u.full_name) end as reporter,
        ${instant(sql`r.created_at`)} as created_at, ${instant(sql`r.settled_at`)} as settled_at,
        p.deleted_at is null and ${readable(clubId, viewer)} as opens
      from wall_reports r
      join wall_posts p on p.club_id = r.club_id and p.id = r.post_id
      left join wall_comments c on c.club_id = r.club_id and c.id = r.comment_id
      left join users a on a.id = coalesce(c.user_id, p.user_id)
      left join users u on u.id = r.user_id
      where r.club_id = ${clubId}
      order by r.settled_at is not null, r.created_at desc, r.id desc
      limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { total } = await db
    .selectFrom('wall_reports')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('club_id', '=', clubId)
    .executeTakeFirstOrThrow()
  return { reports: await namingMentioned(db, reports), total }
}

/** The same with names in the place of the ids of who is mentioned. */
async function namingMentioned(db: Db, reports: readonly WallReport[]): Promise<WallReport[]> {
  const ids = [...new Set(reports.flatMap(({ text }) => mentionsIn(text)))]
  if (ids.length === 0) return [...reports]
  const people = await checkedRows(
    db,
    T.Object({ id: Id, full_name: T.String() }),
    sql`select id, full_name from users where id = any (${ids}::bigint[])`,
  )
  const names = new Map(
    ids.map((id) => [id, people.find((one) => one.id === id)?.full_name ?? null]),
  )
  return reports.map((one) => ({ ...one, text: withNames(one.text, names) }))
}
