import { sql } from 'kysely'
import type { ClubChange } from '#contract/clubs.ts'
import { EXERCISES } from '#domain/constants/exercises.ts'
import { DEFAULT_GMT_ZONES, PADDLING_GMTS, ROWING_GMTS } from '#domain/constants/gmt.ts'
import { DEFAULT_PERMISSIONS } from '#domain/constants/permissions.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import { ROLE_IDS } from '#domain/constants/roles.ts'
import { SUBSCRIPTION_STATUS } from '#domain/constants/statuses.ts'
import { provenClub, type ClubId, type Db } from '../db/client.ts'

export type NewClub = {
  name: string
  time_zone: string
  default_sport_id: number
  creator_id: number
  is_individual?: boolean
  plan: PlanKey
  extra_features?: readonly number[]
  /** YYYY-MM-DD, the last day paid for */
  next_bill_date: string
}

/** A club with what every club starts from: default permissions, exercises, gold medal times, GMT zones and its plan. Needs the owner's handle. */
export async function createClub(db: Db, club: NewClub): Promise<ClubId> {
  const zones = JSON.stringify(DEFAULT_GMT_ZONES)
  const { id } = await db
    .insertInto('clubs')
    .values({
      name: club.name,
      time_zone: club.time_zone,
      default_sport_id: club.default_sport_id,
      creator_id: club.creator_id,
      is_individual: club.is_individual ?? false,
      gmt_distribution: zones,
      paddle_gmt_distribution: zones,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const grants = ROLE_IDS.flatMap((role_id) => DEFAULT_PERMISSIONS[role_id].map((name) => ({ role_id, name })))
  await sql`insert into role_permissions (club_id, role_id, permission_id)
    select ${id}, g.role_id, p.id from json_to_recordset(${JSON.stringify(grants)}::json) as g (role_id int, name text) join permissions p using (name)`.execute(
    db,
  )
  await db
    .insertInto('exercises')
    .values(EXERCISES.map((key) => ({ club_id: id, key })))
    .execute()
  await db
    .insertInto('gmts')
    .values(
      [...ROWING_GMTS, ...PADDLING_GMTS].map((row) => ({
        club_id: id,
        sport: row.sport,
        class: row.label,
        distance: row.distance_m,
        time: row.time_s,
        status: row.is_estimate ? 'estimate' : 'fact',
      })),
    )
    .execute()
  await sql`insert into subscriptions (club_id, plan_id, status, next_bill_date, extra_features)
    select ${id}, plans.id, ${SUBSCRIPTION_STATUS.active}, ${club.next_bill_date}::date, ${club.extra_features ?? []}::int[] from plans where key = ${club.plan}`.execute(
    db,
  )
  return provenClub(id)
}

/** Changes what is named. Factors and time zone decide on loads and their days, so these are worked out anew in a job. */
export async function updateClub(db: Db, clubId: ClubId, { venue, ...change }: ClubChange): Promise<void> {
  if (venue !== undefined) await setVenue(db, clubId, venue)
  const { gmt_distribution: rowing, paddle_gmt_distribution: paddling, ...plain } = change
  const values = {
    ...plain,
    ...(plain.name !== undefined && { name: plain.name.trim() }),
    ...(rowing && { gmt_distribution: JSON.stringify(rowing) }),
    ...(paddling && { paddle_gmt_distribution: JSON.stringify(paddling) }),
  }
  if (Object.keys(values).length > 0) await db.updateTable('clubs').set(values).where('id', '=', clubId).execute()
  if (change.ets_factors !== undefined || change.time_zone !== undefined)
    await sql`select app.enqueue('refresh-club-loads', ${JSON.stringify({ club_id: clubId })}::json, ${`refresh-club-loads ${clubId}`})`.execute(
      db,
    )
}

/** The club's own venue is one row; sessions held there follow it. */
async function setVenue(db: Db, clubId: ClubId, venue: (ClubChange['venue'] & object) | null): Promise<void> {
  if (venue === null) {
    await db.updateTable('clubs').set({ venue_id: null }).where('id', '=', clubId).execute()
    return
  }
  const changed = await db
    .updateTable('venues')
    .set(venue)
    .where('club_id', '=', clubId)
    .where('id', '=', db.selectFrom('clubs').select('venue_id').where('id', '=', clubId).$castTo<{ venue_id: number }>())
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n) return
  const { id } = await db
    .insertInto('venues')
    .values({ club_id: clubId, ...venue })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('clubs').set({ venue_id: id }).where('id', '=', clubId).execute()
}

export async function setLogo(db: Db, clubId: ClubId, logo: string | null): Promise<void> {
  await db.updateTable('clubs').set({ logo }).where('id', '=', clubId).execute()
}

export async function handOver(db: Db, clubId: ClubId, from: number, to: number): Promise<void> {
  await db.updateTable('clubs').set({ creator_id: to }).where('id', '=', clubId).execute()
  await db
    .insertInto('audit_log')
    .values({ user_id: from, about_club: clubId, action: 'club-handed-over', subject: JSON.stringify({ user_id: to }) })
    .execute()
}

/** The person has left; what they did stays. The caller has asked the rule. */
export async function leaveClub(db: Db, clubId: number, userId: number): Promise<void> {
  await sql`select app.leave_club(${clubId}, ${userId})`.execute(db)
}
