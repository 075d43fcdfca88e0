import { sql, type RawBuilder } from 'kysely'
import type { PrivacySettings } from '#contract/people/privacy.ts'
import type { Reach } from '#domain/rules/privacy.ts'
import type { ClubId, Db } from '../../db/client.ts'

/**
 * Whether the viewer sees what belongs to a person, as a condition on a column of user ids: the
 * rule canSeeAthlete for a whole list.
 * `reach` is for reports, which have a permission of their own.
 */
export const visibleTo = (
  person: RawBuilder<unknown>,
  clubId: ClubId,
  viewerId: number,
  reach: Reach | null = null,
) => sql<boolean>`(${person} in (${seenAthletes(clubId, viewerId, reach)}))`

/**
 * The ids of those the viewer sees. Who acts in somebody's name sees nobody, not even the person
 * acted for.
 */
export const seenAthletes = (clubId: ClubId, viewerId: number, reach: Reach | null = null) =>
  sql<number>`select app.visible_athletes(${clubId}, ${viewerId}, ${reach}::text) as user_id
    where app.impersonator_id() is null`

export async function visibleAthletes(
  db: Db,
  clubId: ClubId,
  viewerId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ user_id: number }>`${seenAthletes(clubId, viewerId)}`.execute(db)
  return new Set(rows.map(({ user_id }) => user_id))
}

/**
 * What the athlete chose, with everybody whose rights reach athletes and whether each sees them
 * now, in one statement.
 */
export async function privacyOf(db: Db, clubId: ClubId, userId: number): Promise<PrivacySettings> {
  const { rows } = await sql<{ settings: PrivacySettings }>`
    select json_build_object(
      'mode', coalesce((select mode from privacy_settings
        where club_id = ${clubId} and user_id = ${userId}), 'all-coaches'),
      'coach_ids', (select coalesce(json_agg(coach_id order by coach_id), '[]') from privacy_coaches
        where club_id = ${clubId} and user_id = ${userId}),
      'coaches', (
        select coalesce(json_agg(json_build_object('id', u.id, 'full_name', u.full_name, 'picture',
          u.picture, 'sees_me', ${seenBySql(userId)})
          order by u.last_name, u.first_name, u.id), '[]')
        from memberships m join users u on u.id = m.user_id
        where ${isViewer(clubId, userId)})) as settings`.execute(db)
  return rows[0]?.settings ?? { mode: 'all-coaches', coach_ids: [], coaches: [] }
}

const seenBySql = (userId: number) =>
  sql`${userId}::bigint in (select app.visible_athletes(m.club_id, m.user_id))`

/**
 * Members `m` other than oneself who hold view-athlete-profile, be it by role or granted to them
 * alone.
 */
export const isViewer = (
  clubId: ClubId,
  userId: number,
) => sql`m.club_id = ${clubId} and m.status = 1 and m.user_id <> ${userId}
  and 'view-athlete-profile' = any (app.permissions_of(m.club_id, m.user_id))`
