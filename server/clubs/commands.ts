import { sql } from 'kysely'
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
