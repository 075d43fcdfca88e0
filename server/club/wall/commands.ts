import { sql } from 'kysely'
import type { PostKind } from '#contract/club/wall.ts'
import { Id, T } from '#contract/schema.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import { mentionsIn } from '#domain/wall/mentions.ts'
import { columnsOf, type Place, type PlaceIds } from '#domain/wall/places.ts'
import { mayPost } from '#domain/wall/posting.ts'
import { checkedRows, checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { demandPlace, livePost, postingAt, unblocked } from './facts.ts'
import { notifyOfWords, showChange, showWords } from './notify.ts'
import { isNamed } from '../../db/hiding.ts'

/** The place, if the viewer may begin a post there. @throws Refusal */
export async function demandPosting(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: PlaceIds,
): Promise<Place> {
  const place = await demandPlace(db, clubId, viewer, ids)
  demand(mayPost(viewer, await postingAt(db, clubId, place)), 'forbidden')
  return place
}

/** Of the people a text names, those who see the place and whom the writer finds. */
export async function mentionedIn(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  text: string | undefined,
  session_id: number | null,
): Promise<number[]> {
  const ids = mentionsIn(text ?? '')
  if (ids.length === 0 || !hasPermission(viewer, 'view-club-members')) return []
  const rows = await checkedRows(
    db,
    T.Object({ id: Id }),
    sql`
      select u.id
      from app.wall_people(${session_id}::bigint) w (id)
      join users u on u.id = w.id and ${isNamed(sql`u.id`)}
      where w.id = any (${ids}::bigint[]) and ${unblocked(clubId, viewer.user_id, sql`u.id`)}
      order by u.id`,
  )
  return rows.map(({ id }) => id)
}

const MOST_IN_A_WHILE = 120
const WHILE_S = 300

/** @throws Refusal too_many_requests for who writes faster than people do */
async function demandCalm(db: Db, clubId: ClubId, { user_id }: Viewer): Promise<void> {
  const since = sql`now() - make_interval(secs => ${WHILE_S})`
  const lately = await checkedValue(
    db,
    T.Integer(),
    sql`(select count(*)::int from (
      select from wall_posts where club_id = ${clubId} and user_id = ${user_id}
        and created_at > ${since}
      union all
      select from wall_comments where club_id = ${clubId} and user_id = ${user_id}
        and created_at > ${since}) w)`,
  )
  if ((lately ?? 0) >= MOST_IN_A_WHILE)
    throw new Refusal('too_many_requests', { retry_after: WHILE_S })
}

type Writing = PlaceIds & {
  client_id: string
  kind: PostKind
  text?: string | undefined
  alt?: string
  file?: { sha256: string; name?: string; size?: number }
  video_url?: string
  result_of?: number
}

/** Puts a post on a wall; sent again under the same name it is the same one. */
export async function addPost(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { squad_id, session_id, challenge_id, ...post }: Writing,
): Promise<number> {
  const place = await demandPosting(db, clubId, viewer, { squad_id, session_id, challenge_id })
  const { user_id } = viewer
  const earlier = await sameName(db, 'wall_posts', clubId, user_id, post.client_id)
  if (earlier !== undefined) return earlier
  await demandCalm(db, clubId, viewer)
  const columns = columnsOf(place)
  const mentioned = await mentionedIn(db, clubId, viewer, post.text, columns.session_id)
  const { file, ...parts } = post
  const made = await db
    .insertInto('wall_posts')
    .values({
      club_id: clubId,
      user_id,
      mentioned,
      ...columns,
      challenge_club_id: await clubOfChallenge(db, columns.challenge_id),
      ...parts,
      file: file?.sha256 ?? null,
      file_name: file?.name ?? null,
      file_size: file?.size ?? null,
    })
    .onConflict((conflict) => conflict.columns(['club_id', 'user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return found(await sameName(db, 'wall_posts', clubId, user_id, post.client_id))
  const stands = { id: made.id, ...columns }
  await notifyOfWords(db, clubId, stands, { by: user_id, mentioned })
  await showWords(db, clubId, stands, user_id)
  return made.id
}

/** The club that a challenge belongs to, which need not be that of who writes about it. */
async function clubOfChallenge(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null
  return checkedValue(db, Id, sql`(select club_id from app.challenges_seen() where id = ${id})`)
}

async function sameName(
  db: Db,
  table: 'wall_posts' | 'wall_comments',
  clubId: ClubId,
  userId: number,
  clientId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.id
}

/** Comments on a post that is open to comments. */
export async function addComment(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, client_id, text }: { id: number; client_id: string; text: string },
): Promise<number> {
  const post = await livePost(db, clubId, viewer, id)
  const { user_id } = viewer
  const earlier = await sameName(db, 'wall_comments', clubId, user_id, client_id)
  if (earlier !== undefined) return earlier
  demand(!post.comments_closed, 'comments_closed')
  await demandCalm(db, clubId, viewer)
  const mentioned = await mentionedIn(db, clubId, viewer, text, post.session_id)
  const made = await db
    .insertInto('wall_comments')
    .values({ club_id: clubId, post_id: id, user_id, client_id, text, mentioned })
    .onConflict((conflict) => conflict.columns(['club_id', 'user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return found(await sameName(db, 'wall_comments', clubId, user_id, client_id))
  await notifyOfWords(db, clubId, post, { by: user_id, mentioned, author: post.user_id })
  await showChange(db, clubId, post)
  return made.id
}
