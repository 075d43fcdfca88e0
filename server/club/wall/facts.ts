import { sql, type RawBuilder } from 'kysely'
import { POST_KINDS } from '#contract/club/wall.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { Id, Instant, nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { hasFeature, type Viewer } from '#domain/rules/viewer.ts'
import {
  columnsOf,
  PLACE_COLUMNS,
  placeOf,
  type Place,
  type PlaceIds,
} from '#domain/wall/places.ts'
import { isModerator, POSTING, type Posting } from '#domain/wall/posting.ts'
import { checkedRow, checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { sessionFacts, visible } from '../../planning/session-facts/open.ts'

/** The place that ids name, as far as the viewer sees it. @throws Refusal invalid, not_found */
export async function demandPlace(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: PlaceIds,
): Promise<Place> {
  const place = placeOf(ids)
  if (place === null)
    throw new Refusal('invalid', {
      fields: Object.fromEntries(PLACE_COLUMNS.map((column) => [column, 'unknown' as const])),
    })
  if (place.id === null) return place
  if (place.kind === 'session') await sessionFacts(db, clubId, viewer, place.id)
  else if (place.kind === 'squad') await demandSquad(db, clubId, viewer, place.id)
  else await demandChallenge(db, viewer, place.id)
  return place
}

async function demandSquad(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  const squad = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!squad) throw await elsewhere(db, 'squad', viewer, id)
}

async function demandChallenge(db: Db, viewer: Viewer, id: number): Promise<void> {
  const need = FEATURE.challenges
  demand(hasFeature(viewer, need), 'feature_missing', { need })
  demand((await askRoutine(db, 'sees_challenge', { asked: id })) === true, 'not_found')
}

/** Whether a post `p` stands at a place. */
export function standsAt(place: Place): RawBuilder<unknown> {
  const columns = columnsOf(place)
  const same = PLACE_COLUMNS.map((column) => {
    const name = sql.ref(`p.${column}`)
    return columns[column] === null ? sql`${name} is null` : sql`${name} = ${columns[column]}`
  })
  return sql`(${sql.join(same, sql` and `)})`
}

/** Who may begin posts at places of a kind. */
export const postingAt = async (db: Db, clubId: ClubId, { kind }: Place): Promise<Posting> =>
  (await checkedValue(
    db,
    WordOf(...POSTING),
    sql`(select posting from wall_settings where club_id = ${clubId} and place = ${kind})`,
  )) ?? 'everybody'

/** Whether neither of two people has blocked the other. */
export const unblocked = (clubId: ClubId, viewerId: number, person: RawBuilder<unknown>) => sql`
  not exists (select from message_blocks k where k.club_id = ${clubId}
    and ((k.user_id = ${viewerId} and k.blocked_id = ${person})
      or (k.user_id = ${person} and k.blocked_id = ${viewerId})))`

/**
 * Which posts `p` somebody reads: at places they see, of people neither of whom blocks the other,
 * and written since they came, unless they are pinned. What is hidden is for its author and those
 * who moderate.
 */
export function readable(clubId: ClubId, viewer: Viewer): RawBuilder<unknown> {
  const { user_id } = viewer
  const sees_drafts = canPlanForOthers(viewer)
  return sql`(
    (p.session_id is null or exists (select from sessions s where s.club_id = p.club_id
      and s.id = p.session_id ${visible({ user_id, sees_drafts })}))
    and (p.challenge_id is null or ${hasFeature(viewer, FEATURE.challenges)}::boolean
      and app.sees_challenge(p.challenge_id))
    and (p.user_id = ${user_id} or p.pinned_at is not null or p.session_id is not null
      or p.created_at >= (select coalesce(su.joined_at, m.created_at) from memberships m
        left join squad_users su on su.club_id = m.club_id and su.user_id = m.user_id
          and su.squad_id = p.squad_id
        where m.club_id = p.club_id and m.user_id = ${user_id}))
    and (p.hidden_at is null or p.user_id = ${user_id} or ${isModerator(viewer)}::boolean)
    and ${unblocked(clubId, user_id, sql`p.user_id`)})`
}

const Facts = T.Object({
  id: Id,
  kind: WordOf(...POST_KINDS),
  user_id: Id,
  squad_id: nullable(Id),
  session_id: nullable(Id),
  challenge_id: nullable(Id),
  text: nullable(T.String()),
  alt: nullable(T.String()),
  mentioned: T.Array(Id),
  file: nullable(T.String()),
  file_name: nullable(T.String()),
  pinned: T.Boolean(),
  comments_closed: T.Boolean(),
  deleted: T.Boolean(),
  created_at: Instant,
})
export type PostFacts = Static<typeof Facts>

/** A post the viewer reads; `inTurn` for who changes it. @throws Refusal not_found */
export async function postFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  { inTurn = false } = {},
): Promise<PostFacts> {
  return found(
    await checkedRow(
      db,
      Facts,
      sql`
        select p.id, p.kind, p.user_id, p.squad_id, p.session_id, p.challenge_id, p.text, p.alt,
          p.mentioned, p.file, p.file_name, p.pinned_at is not null as pinned, p.comments_closed,
          p.deleted_at is not null as deleted, p.created_at
        from wall_posts p
        where p.club_id = ${clubId} and p.id = ${id} and ${readable(clubId, viewer)}
        ${inTurn ? sql`for update of p` : sql``}`,
    ),
  )
}

/** The same of one that is not deleted. @throws Refusal not_found */
export async function livePost(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  options: { inTurn?: boolean } = {},
): Promise<PostFacts> {
  const post = await postFacts(db, clubId, viewer, id, options)
  demand(!post.deleted, 'not_found')
  return post
}
