import { sql } from 'kysely'
import type { PlanKey } from '#domain/constants/plans.ts'
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
  const { name, time_zone, default_sport_id, creator_id, is_individual = false, plan, extra_features = [], next_bill_date } = club
  const { rows } = await sql<{
    id: number
  }>`select app.create_club(${name}, ${time_zone}, ${default_sport_id}, ${creator_id}, ${is_individual}, ${plan},
    ${extra_features}::int[], ${next_bill_date}::date) as id`.execute(db)
  return provenClub(rows[0]?.id ?? 0)
}

export type Founding = {
  name: string
  country: string | null
  time_zone: string
  default_sport_id: number
  venue_name: string | null
  /** The founder is its head coach too. */
  coaches: boolean
}

/** The caller founds a club on the free trial and runs it. Null when they have founded too many today. */
export async function foundClub(db: Db, club: Founding): Promise<number | null> {
  const { rows } = await sql<{
    id: number | null
  }>`select app.found_club(${club.name}, ${club.country}, ${club.time_zone}, ${club.default_sport_id}, ${club.venue_name}, ${club.coaches}) as id`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
