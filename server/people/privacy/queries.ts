import { sql, type RawBuilder } from 'kysely'
import type { PrivacySettings } from '#contract/people/privacy.ts'
import type { PrivacyMode, Reach } from '#domain/rules/privacy.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { viewersOfAthlete } from './statements.ts'

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
) => sql<boolean>`(${person} in (
  select app.visible_athletes(${clubId}, ${viewerId}, ${reach}::text)
  where app.impersonator_id() is null))`

/**
 * The ids of those the viewer sees, for where they are read once: the statement takes the function
 * in. Who acts in somebody's name sees nobody, not even the person acted for.
 */
export const seenAthletes = (clubId: ClubId, viewerId: number) =>
  sql<number>`select v.user_id
    from app.visible_athletes(${clubId}, ${viewerId}) v(user_id)
    where app.impersonator_id() is null`

/**
 * Whether the viewer sees what belongs to a person, or would if the person consented to the use of
 * health data: for saying who has not.
 */
export const visibleWithConsent = (
  person: RawBuilder<unknown>,
  clubId: ClubId,
  viewerId: number,
  reach: Reach,
) => sql<boolean>`(${person} in (
  select app.visible_athletes(${clubId}, ${viewerId}, ${reach}::text, true)
  where app.impersonator_id() is null))`

export async function visibleAthletes(
  db: Db,
  clubId: ClubId,
  viewerId: number,
): Promise<ReadonlySet<number>> {
  const seen = sql<number[]>`array(${seenAthletes(clubId, viewerId)})`
  const { ids } = await db.selectNoFrom(seen.as('ids')).executeTakeFirstOrThrow()
  return new Set(ids)
}

/**
 * What the athlete chose, with everybody whose rights reach athletes and whether each sees them
 * now. Coaches who have gone are not among those named.
 */
export async function privacyOf(
  db: Db,
  club_id: ClubId,
  user_id: number,
): Promise<PrivacySettings> {
  const [chosen, named, coaches] = await Promise.all([
    db
      .selectFrom('privacy_settings')
      .select('mode')
      .where('club_id', '=', club_id)
      .where('user_id', '=', user_id)
      .$narrowType<{ mode: PrivacyMode }>()
      .executeTakeFirst(),
    db
      .selectFrom('privacy_coaches')
      .select('coach_id')
      .where('club_id', '=', club_id)
      .where('user_id', '=', user_id)
      .orderBy('coach_id')
      .execute(),
    run(db, viewersOfAthlete, { club_id, user_id }),
  ])
  const present = new Set(coaches.map(({ id }) => id))
  const coach_ids = named.map(({ coach_id }) => coach_id).filter((id) => present.has(id))
  return { mode: chosen?.mode ?? 'all-coaches', coach_ids, coaches }
}
