import { sql } from 'kysely'
import { Id, Instant, T, type Static } from '#contract/schema.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { isModerator } from '#domain/wall/posting.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { mentionedIn } from './commands.ts'
import { postFacts, unblocked, type PostFacts } from './facts.ts'
import { notifyOfWords, showChange } from './notify.ts'
import { demandOwn } from './post-changes.ts'

const Facts = T.Object({
  id: Id,
  post_id: Id,
  user_id: Id,
  text: T.String(),
  mentioned: T.Array(Id),
  created_at: Instant,
})
type CommentFacts = Static<typeof Facts> & { post: PostFacts }

/** A comment on a post the viewer reads. @throws Refusal not_found */
export async function commentFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<CommentFacts> {
  const comment = found(
    await checkedRow(
      db,
      Facts,
      sql`
        select c.id, c.post_id, c.user_id, c.text, c.mentioned, c.created_at
        from wall_comments c
        where c.club_id = ${clubId} and c.id = ${id} and c.deleted_at is null
          and ${unblocked(clubId, viewer.user_id, sql`c.user_id`)}`,
    ),
  )
  return { ...comment, post: await postFacts(db, clubId, viewer, comment.post_id) }
}

/** Changes the words of a comment of one’s own; who is mentioned only now is notified. */
export async function changeComment(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const { post, ...comment } = await commentFacts(db, clubId, viewer, id)
  demandOwn(viewer, comment)
  const mentioned = await mentionedIn(db, clubId, viewer, text, post.session_id)
  await db
    .updateTable('wall_comments')
    .set({ text, mentioned, edited_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  const added = mentioned.filter((one) => !comment.mentioned.includes(one))
  await notifyOfWords(db, clubId, post, { by: viewer.user_id, mentioned: added })
  await showChange(db, clubId, post)
}

/** Takes a comment away, one’s own or as a moderator. */
export async function removeComment(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const { post, user_id } = await commentFacts(db, clubId, viewer, id)
  demand(user_id === viewer.user_id || isModerator(viewer), 'not_yours')
  await db
    .updateTable('wall_comments')
    .set({ text: null, mentioned: [], deleted_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await showChange(db, clubId, post)
}
