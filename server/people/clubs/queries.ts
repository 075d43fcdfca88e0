import { sql } from 'kysely'
import { STORAGE } from '#domain/constants/limits.ts'
import type { ClubSettings, Membership } from '#contract/people/clubs.ts'
import type { Static } from '#contract/schema.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { defaultTrainingMetric, SPORT } from '#domain/constants/sports.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { LeavingFacts } from '#domain/rules/clubs.ts'
import type { ClubId, Db } from '../../db/client.ts'

type Stored = Static<typeof Membership>

/** A club that chose no metric is led by its sport: paddlers by Foster, all others by ETS. */
const withMetric = (membership: Stored): Stored => {
  const { club } = membership
  return {
    ...membership,
    club: {
      ...club,
      training_metric: club.training_metric ?? defaultTrainingMetric(club.default_sport.id),
    },
  }
}

/** The clubs a person belongs to, with their roles and permissions in each. */
export async function clubsOf(db: Db, userId: number): Promise<Stored[]> {
  const { rows } = await sql<{ clubs: Stored[] }>`select app.my_clubs(${userId}) as clubs`.execute(
    db,
  )
  return (rows[0]?.clubs ?? []).map(withMetric)
}

/** Everything a club can set about itself. */
export async function clubSettings(db: Db, clubId: ClubId): Promise<ClubSettings | null> {
  const { rows } = await sql<ClubSettings>`
    select c.id, c.creator_id, c.logo, c.name, c.country, c.time_zone, c.default_sport_id,
      c.gmt_distribution, c.paddle_gmt_distribution, c.ets_factors,
      c.training_metric, c.wording, c.calendar_colours,
      json_build_object('used', app.storage_of_club(c.id), 'most',
        ${STORAGE.club_bytes}::bigint) as storage,
      (select json_build_object('coming', count(*) filter (where not day_long), 'whole_days',
        count(*) filter (where day_long)) from (
        select s.all_day or s.sport_id is not distinct from ${SPORT.day_off} as day_long,
          s.starts_at from sessions s where s.club_id = c.id) s
        where day_long or starts_at > now()) as by_clock,
      (select json_build_object('name', v.name, 'formatted_address', v.formatted_address,
        'latitude', v.latitude, 'longitude', v.longitude)
        from venues v where v.club_id = c.id and v.id = c.venue_id) as venue
    from clubs c where c.id = ${clubId}`.execute(db)
  return rows[0] ?? null
}

/** The SHA-256 of a club's picture, for those who have anything to do with the club. */
export async function logoOf(db: Db, clubId: number, userId: number): Promise<string | null> {
  const { rows } = await sql<{
    logo: string | null
  }>`select app.club_logo(${clubId}, ${userId}) as logo`.execute(db)
  return rows[0]?.logo ?? null
}

/**
 * What decides whether a person may leave; null for a club they have nothing to do with. Locks the
 * club until the transaction ends.
 */
export async function leavingFacts(
  db: Db,
  clubId: number,
  userId: number,
): Promise<LeavingFacts | null> {
  const { rows } = await sql<{
    facts: LeavingFacts | null
  }>`select app.leaving_facts(${clubId}, ${userId}) as facts`.execute(db)
  return rows[0]?.facts ?? null
}

export async function isApprovedManager(db: Db, clubId: ClubId, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('membership_roles', (on) =>
      on
        .onRef('membership_roles.club_id', '=', 'memberships.club_id')
        .onRef('membership_roles.user_id', '=', 'memberships.user_id'),
    )
    .select('memberships.user_id')
    .where('memberships.club_id', '=', clubId)
    .where('memberships.user_id', '=', userId)
    .where('memberships.status', '=', MEMBER_STATUS.approved)
    .where('membership_roles.role_id', '=', ROLE.manager)
    .executeTakeFirst()
  return row !== undefined
}

/** What each role allows in the club. */
export async function rolePermissionsOf(
  db: Db,
  clubId: ClubId,
): Promise<Record<RoleId, Permission[]>> {
  const { rows } = await sql<{ role_id: RoleId; names: Permission[] }>`
    select r.id as role_id, array(select p.name from role_permissions rp
      join permissions p on p.id = rp.permission_id
      where rp.club_id = ${clubId} and rp.role_id = r.id order by p.id) as names
    from roles r`.execute(db)
  return Object.fromEntries(rows.map(({ role_id, names }) => [role_id, names])) as Record<
    RoleId,
    Permission[]
  >
}
