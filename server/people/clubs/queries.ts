import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { STORAGE } from '#domain/constants/limits.ts'
import { SETTING_COLUMNS, type ClubSettings, type Membership } from '#contract/people/clubs.ts'
import type { Static } from '#contract/schema.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { defaultTrainingMetric, SPORT } from '#domain/constants/sports.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { LeavingFacts } from '#domain/rules/clubs.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { run, runForOne } from '../../db/statement.ts'
import { clubToLeave, ownClubs, permissionsByRole, sessionsByClock } from './statements.ts'

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
export async function clubsOf(db: Db, person: number): Promise<Stored[]> {
  const { clubs } = await runForOne(db, ownClubs, { person })
  return (clubs as Stored[]).map(withMetric)
}

/** Everything a club can set about itself. */
export async function clubSettings(db: Db, clubId: ClubId): Promise<ClubSettings | undefined> {
  const [club, used, by_clock] = await Promise.all([
    db
      .selectFrom('clubs as c')
      .select(['c.id', 'c.creator_id', 'c.logo'])
      .select(SETTING_COLUMNS.map((name) => `c.${name}` as const))
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('venues as v')
            .select(['v.name', 'v.formatted_address', 'v.latitude', 'v.longitude'])
            .whereRef('v.club_id', '=', 'c.id')
            .whereRef('v.id', '=', 'c.venue_id'),
        ).as('venue'),
      )
      .where('c.id', '=', clubId)
      .$narrowType<Pick<ClubSettings, (typeof SETTING_COLUMNS)[number]>>()
      .executeTakeFirst(),
    askRoutine(db, 'storage_of_club', { club: clubId }),
    runForOne(db, sessionsByClock, { club_id: clubId, day_off: SPORT.day_off }),
  ])
  return club && { ...club, storage: { used, most: STORAGE.club_bytes }, by_clock }
}

/** The SHA-256 of a club's picture, for those who have anything to do with the club. */
export const logoOf = (db: Db, club: number, person: number): Promise<string | null> =>
  callRoutine(db, 'club_logo', { club, person })

/**
 * What decides whether a person may leave; undefined for a club they have nothing to do with. Locks
 * the club until the transaction ends.
 */
export async function leavingFacts(
  db: Db,
  club: number,
  person: number,
): Promise<LeavingFacts | undefined> {
  const [facts] = await run(db, clubToLeave, { club, person })
  return facts as LeavingFacts | undefined
}

/**
 * Who owns the club. It and its members stay locked until the transaction ends, so that nobody who
 * leaves meanwhile is given it.
 */
export async function lockedCreator(db: Db, club: ClubId): Promise<number | null> {
  await callRoutine(db, 'lock_members', { club })
  const { creator_id } = await db
    .selectFrom('clubs')
    .select('creator_id')
    .where('id', '=', club)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return creator_id
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
  club_id: ClubId,
): Promise<Record<RoleId, Permission[]>> {
  const roles = await run(db, permissionsByRole, { club_id })
  return Object.fromEntries(roles.map(({ role_id, names }) => [role_id, names])) as Record<
    RoleId,
    Permission[]
  >
}
