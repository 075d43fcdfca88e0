import { sql, type RawBuilder } from 'kysely'
import { Person, WallComment, WallPost } from '#contract/club/wall.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { columnsOf, type Place } from '#domain/wall/places.ts'
import { EDIT_HOURS } from '#domain/wall/posting.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isNamed } from '../../db/hiding.ts'
import { patternsOf } from '../../db/patterns-of.ts'
import { readable, unblocked, standsAt } from './facts.ts'
import { instant, resultCard } from './result-cards.ts'

export const person = sql`
  jsonb_build_object('id', u.id, 'full_name', u.full_name, 'picture', u.picture)`

/** Where reactions are kept, by what they are to. */
export const REACTED = {
  post: { table: 'wall_reactions', column: 'post_id' },
  comment: { table: 'wall_comment_reactions', column: 'comment_id' },
} as const

/** Whether the words of `w` are the viewer’s to change. */
const editable = (w: RawBuilder<unknown>, { user_id }: Viewer) =>
  sql`(${w}.user_id = ${user_id} and ${w}.text is not null
    and ${w}.created_at > now() - make_interval(hours => ${EDIT_HOURS}))`

/** Those whom the words of `w` mention, each with the name as far as it is found. */
export const mentions = (ids: RawBuilder<unknown>) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', n.id, 'full_name', u.full_name) order by n.id)
    from unnest(${ids}) n (id)
    left join users u on u.id = n.id and ${isNamed(sql`u.id`)}), '[]')`

/** Reactions to a post or comment `w`, those of most people first. */
const reactions = ({ user_id }: Viewer, to: keyof typeof REACTED, w: RawBuilder<unknown>) => {
  const { table, column } = REACTED[to]
  return sql`
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', g.kind, 'count', g.people, 'is_own', g.own)
        order by g.people desc, g.kind)
      from (
        select r.kind, count(*) as people, bool_or(r.user_id = ${user_id}) as own
        from ${sql.table(table)} r
        where r.club_id = ${w}.club_id and ${sql.ref(`r.${column}`)} = ${w}.id
        group by r.kind) g), '[]')`
}

/** Comments `c` on a post that the viewer reads. */
const readComments = (clubId: ClubId, viewer: Viewer) => sql`
  c.club_id = p.club_id and c.post_id = p.id and c.deleted_at is null
  and ${unblocked(clubId, viewer.user_id, sql`c.user_id`)}`

/** Posts `p` as they go out, of which some condition holds; a mark is left of those with comments. */
function posts(clubId: ClubId, viewer: Viewer, where: RawBuilder<unknown>, most: number) {
  return sql`
    select p.id, p.client_id, p.user_id = ${viewer.user_id} as is_own, p.text,
      p.edited_at is not null as is_edited,
      ${editable(sql`p`, viewer)} as is_editable, ${instant(sql`p.created_at`)} as created_at, p.kind,
      p.squad_id, p.session_id, p.challenge_id, about.slug as challenge_slug,
      coalesce(
        (select q.name from squads q where q.club_id = p.club_id and q.id = p.squad_id),
        (select s.name from sessions s where s.club_id = p.club_id and s.id = p.session_id),
        about.title) as place_name,
      p.alt, p.video_url, p.pinned_at is not null as is_pinned,
      p.hidden_at is not null as is_hidden, p.deleted_at is not null as is_deleted,
      p.comments_closed, counted.comments as comment_count,
      case when u.id is not null then ${person} end as author,
      ${mentions(sql`p.mentioned`)} as mentions,
      case when p.kind = 'file' and p.file is not null then
        jsonb_build_object('name', p.file_name, 'size', p.file_size) end as file,
      ${resultCard(viewer)} as result,
      ${reactions(viewer, 'post', sql`p`)} as reactions
    from wall_posts p
    left join lateral (select c.slug, c.title from app.challenges_seen() c
      where c.id = p.challenge_id) about on p.challenge_id is not null
    left join users u on u.id = p.user_id and ${isNamed(sql`u.id`)}
    cross join lateral (
      select count(*)::int as comments from wall_comments c
      where ${readComments(clubId, viewer)}) counted
    where p.club_id = ${clubId} and ${where} and ${readable(clubId, viewer)}
      and (p.deleted_at is null or counted.comments > 0)
    order by p.pinned_at is null, p.pinned_at desc, p.id desc
    limit ${most}`
}

type PostPage = { before: number | undefined; limit: number }
type Page = { data: WallPost[]; pinned: WallPost[]; has_older: boolean }

/** Posts of a place, newest first, and with the first of them those that are pinned. */
export async function postsAt(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  place: Place,
  { before, limit }: PostPage,
): Promise<Page> {
  const isPinned = sql`(p.pinned_at is not null and p.deleted_at is null)`
  const page = before === undefined ? sql`true` : sql`not ${isPinned} and p.id < ${before}::bigint`
  const where = sql`
    ${standsAt(place)} and ${page}`
  const most = limit + 1 + (before === undefined ? 3 : 0)
  const rows = await checkedRows(db, WallPost, posts(clubId, viewer, where, most))
  const pinned = rows.filter(({ is_pinned }) => is_pinned)
  const others = rows.filter(({ is_pinned }) => !is_pinned)
  return { data: others.slice(0, limit), pinned, has_older: others.length > limit }
}

/** A post that the viewer reads. */
export const onePost = (db: Db, clubId: ClubId, viewer: Viewer, id: number) =>
  checkedRow(db, WallPost, posts(clubId, viewer, sql`p.id = ${id}`, 1))

/** Comments on a post in order, the last ones or those before one. */
export async function commentsOn(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  postId: number,
  { before, limit }: PostPage,
): Promise<{ comments: WallComment[]; has_older: boolean }> {
  const rows = await checkedRows(
    db,
    WallComment,
    sql`
      select c.id, c.client_id, c.user_id = ${viewer.user_id} as is_own, c.text,
        c.edited_at is not null as is_edited,
        ${editable(sql`c`, viewer)} as is_editable, ${instant(sql`c.created_at`)} as created_at,
        case when u.id is not null then ${person} end as author,
        ${mentions(sql`c.mentioned`)} as mentions,
        ${reactions(viewer, 'comment', sql`c`)} as reactions
      from wall_posts p
      join wall_comments c on ${readComments(clubId, viewer)}
      left join users u on u.id = c.user_id and ${isNamed(sql`u.id`)}
      where p.club_id = ${clubId} and p.id = ${postId}
        and ${before === undefined ? sql`true` : sql`c.id < ${before}::bigint`}
      order by c.id desc
      limit ${limit + 1}`,
  )
  return { comments: rows.slice(0, limit).toReversed(), has_older: rows.length > limit }
}

const MOST_OFFERED = 8

/** People who see a place and whom the viewer finds by words of their names. */
export const peopleAt = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  place: Place,
  words: readonly string[],
) =>
  checkedRows(
    db,
    Person,
    sql`
      select u.id, u.full_name, u.picture
      from app.wall_people(${columnsOf(place).session_id}::bigint) w (id)
      join users u on u.id = w.id and ${isNamed(sql`u.id`)}
      left join squad_users su on su.club_id = ${clubId} and su.user_id = u.id
        and su.squad_id = ${columnsOf(place).squad_id}
      where u.id <> ${viewer.user_id} and ${unblocked(clubId, viewer.user_id, sql`u.id`)}
        and (${words.length === 0} or app.folded(u.full_name)
          like all (${patternsOf(words)}::text[]))
      order by su.user_id is null, u.first_name collate names, u.last_name collate names, u.id
      limit ${MOST_OFFERED}`,
  )
