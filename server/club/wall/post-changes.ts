import { sql } from 'kysely'
import { T } from '#contract/schema.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { placeOf } from '#domain/wall/places.ts'
import { isEditable, isModerator, MOST_PINNED } from '#domain/wall/posting.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { mentionedIn } from './commands.ts'
import { livePost, type PostFacts, standsAt } from './facts.ts'
import { notifyOfPinned, notifyOfWords, showChange, showWords } from './notify.ts'

/** Changes the words of a post of one’s own; who is mentioned only now is notified. */
export async function changeWords(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<void> {
  const post = await livePost(db, clubId, viewer, id, { inTurn: true })
  demandOwn(viewer, post)
  const mentioned = await mentionedIn(db, clubId, viewer, text, post.session_id)
  await db
    .updateTable('wall_posts')
    .set({ text, mentioned, edited_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  const added = mentioned.filter((one) => !post.mentioned.includes(one))
  await notifyOfWords(db, clubId, post, { by: viewer.user_id, mentioned: added })
  await showWords(db, clubId, post, viewer.user_id)
}

/** @throws Refusal not_yours, edit_over */
export function demandOwn(
  viewer: Viewer,
  { user_id, created_at }: Pick<PostFacts, 'user_id' | 'created_at'>,
): void {
  demand(user_id === viewer.user_id, 'not_yours')
  demand(isEditable({ is_own: true, created_at }, Date.now()), 'edit_over')
}

/** Takes a post away with all that is in it; its comments stay. */
export async function removePost(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const post = await livePost(db, clubId, viewer, id, { inTurn: true })
  demand(post.user_id === viewer.user_id || isModerator(viewer), 'not_yours')
  await db
    .updateTable('wall_posts')
    .set({
      text: null,
      alt: null,
      video_url: null,
      file: null,
      file_name: null,
      file_size: null,
      result_of: null,
      mentioned: [],
      pinned_at: null,
      deleted_at: sql<string>`now()`,
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await showWords(db, clubId, post, viewer.user_id)
}

type State = {
  id: number
  pinned?: boolean | undefined
  hidden?: boolean | undefined
  comments_closed?: boolean | undefined
}

/** Pins, hides or closes a post, or takes that back. */
export async function changeState(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, pinned, hidden, comments_closed }: State,
): Promise<void> {
  const post = await livePost(db, clubId, viewer, id, { inTurn: true })
  const isOnlyClosing = pinned === undefined && hidden === undefined
  demand(isModerator(viewer) || (isOnlyClosing && post.user_id === viewer.user_id), 'not_yours')
  const pins = pinned === true && !post.pinned
  if (pins) demand((await pinnedAt(db, clubId, post)) < MOST_PINNED, 'too_many_pinned')
  await db
    .updateTable('wall_posts')
    .set({
      ...(pinned !== undefined && { pinned_at: pinned ? sql<string>`now()` : null }),
      ...(hidden !== undefined && { hidden_at: hidden ? sql<string>`now()` : null }),
      ...(comments_closed !== undefined && { comments_closed }),
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  if (pins) await notifyOfPinned(db, clubId, post, viewer.user_id)
  if (hidden === undefined) await showChange(db, clubId, post)
  else await showWords(db, clubId, post, viewer.user_id)
}

/** How many posts are pinned at the place of one. Those who pin there wait for each other. */
async function pinnedAt(db: Db, clubId: ClubId, post: PostFacts): Promise<number> {
  const place = found(placeOf(post) ?? undefined)
  const { kind, id } = place
  await sql`select pg_advisory_xact_lock(hashtext(${`wall ${clubId} ${kind} ${id ?? 0}`}))`.execute(
    db,
  )
  const pinned = await checkedValue(
    db,
    T.Integer(),
    sql`(select count(*)::int from wall_posts p where p.club_id = ${clubId}
      and p.pinned_at is not null and ${standsAt(place)})`,
  )
  return pinned ?? 0
}
