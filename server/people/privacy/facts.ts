import { sql } from 'kysely'
import { canSeeAthlete, type AthleteFacts, type ViewerScope } from '#domain/rules/privacy.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'

type Facts = { athlete: AthleteFacts; scope: ViewerScope }

/**
 * What the rule needs to know of a viewer and a person of the club; undefined for someone outside
 * the club.
 */
export async function privacyFacts(
  db: Db,
  clubId: ClubId,
  viewerId: number,
  userId: number,
): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select
      json_build_object('user_id', m.user_id, 'status', m.status,
        'roles', (select coalesce(json_agg(r.role_id), '[]') from membership_roles r
          where r.club_id = m.club_id and r.user_id = m.user_id),
        'squads', ${squadsOf(sql`m.user_id`)},
        'consents', u.health_consent,
        'age', extract(year from age((now() at time zone c.time_zone)::date, u.date_of_birth)),
        'privacy', json_build_object('mode', coalesce(s.mode, 'all-coaches'),
          'coaches', (select coalesce(json_agg(p.coach_id), '[]') from privacy_coaches p
            where p.club_id = m.club_id and p.user_id = m.user_id))) as athlete,
      json_build_object('coach_scope',
        coalesce((select v.coach_scope from memberships v
          where v.club_id = m.club_id and v.user_id = ${viewerId}), 'own-squads'),
        'squads', ${squadsOf(sql`${viewerId}`)}) as scope
    from memberships m join users u on u.id = m.user_id join clubs c on c.id = m.club_id
    left join privacy_settings s on s.club_id = m.club_id and s.user_id = m.user_id
    where m.club_id = ${clubId} and m.user_id = ${userId}`.execute(db)
  return rows[0]
}

const squadsOf = (person: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(q.squad_id), '[]') from squad_users q
    where q.club_id = m.club_id and q.user_id = ${person})`

/**
 * Whether the viewer sees one person's profile, health and files; with `statuses` only of somebody
 * who has one of these in the club.
 */
export async function seesAthlete(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userId: number,
  statuses?: readonly number[],
): Promise<boolean> {
  if (userId === viewer.user_id) return canSeeOneself(viewer)
  const facts = await privacyFacts(db, clubId, viewer.user_id, userId)
  if (!facts || (statuses && !statuses.includes(facts.athlete.status))) return false
  return canSeeAthlete(viewer, facts.scope, facts.athlete)
}

const canSeeOneself = (viewer: Viewer) => viewer.club?.member === true && !viewer.impersonated

/**
 * Lets through who sees the person, and notes that health data of somebody else were read.
 * @throws Refusal permission_missing without the right to see anybody, not_found where this one is
 * not to be seen, impersonating for who
 *   acts in somebody's name
 */
export async function demandAthlete(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  userId: number,
  read: string,
): Promise<void> {
  if (viewer.impersonated) throw new Refusal('impersonating')
  if (userId === viewer.user_id) return
  if (!hasPermission(viewer, 'view-athlete-profile'))
    throw new Refusal('permission_missing', { need: 'view-athlete-profile' })
  if (!(await seesAthlete(db, clubId, viewer, userId))) throw new Refusal('not_found')
  await db
    .insertInto('audit_log')
    .values({
      user_id: viewer.user_id,
      about_club: clubId,
      action: 'read-health',
      subject: JSON.stringify({ user_id: userId, read }),
    })
    .execute()
}
