import { sql } from 'kysely'
import { canSeeAthlete, type AthleteFacts, type ViewerScope } from '#domain/rules/privacy.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { factsOfAthlete, type FactsOfAthleteRow } from './statements.ts'

type Facts = { athlete: AthleteFacts; scope: ViewerScope }
type StoredFacts = FactsOfAthleteRow &
  Pick<AthleteFacts, 'status' | 'roles'> &
  Pick<AthleteFacts['privacy'], 'mode'> &
  Pick<ViewerScope, 'coach_scope'>

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
  const params = { club_id: clubId, viewer_id: viewerId, user_id: userId }
  const [facts] = (await run(db, factsOfAthlete, params)) as StoredFacts[]
  if (!facts) return undefined
  const { mode, coaches, coach_scope, viewer_squads, ...athlete } = facts
  return {
    athlete: { ...athlete, privacy: { mode, coaches } },
    scope: { coach_scope, squads: viewer_squads },
  }
}

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
  await noteHealthRead(db, clubId, viewer, { user_ids: [userId], read })
}

/** Notes in the audit log that health data of others were read, a line for each of them. */
export async function noteHealthRead(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { user_ids, read }: { user_ids: readonly number[]; read: string },
): Promise<void> {
  const others = user_ids.filter((id) => id !== viewer.user_id)
  if (others.length === 0) return
  await db
    .insertInto('audit_log')
    .values(
      others.map((user_id) => ({
        user_id: viewer.user_id,
        about_club: clubId,
        action: 'read-health',
        subject: JSON.stringify({ user_id, read }),
      })),
    )
    .execute()
}

/**
 * The same where a page shows those of many: noted once a day for each of them, since the audit log
 * has no row for every time a coach opens a page.
 */
export async function noteHealthReads(
  db: Db,
  clubId: ClubId,
  viewerId: number,
  { user_ids, read }: { user_ids: readonly number[]; read: string },
): Promise<void> {
  const others = user_ids.filter((id) => id !== viewerId)
  if (others.length === 0) return
  await sql`select app.note_health_reads(
    ${clubId}, ${viewerId}, ${others}::bigint[], ${read})`.execute(db)
}
