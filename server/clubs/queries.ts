import { sql } from 'kysely'
import type { Membership } from '#contract/clubs.ts'
import type { Static } from '#contract/schema.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import type { Db } from '../db/client.ts'

type Stored = Static<typeof Membership>

/** A club that chose no metric is led by its sport: paddlers by Foster, all others by ETS. */
const withMetric = (membership: Stored): Stored => {
  const { club } = membership
  return { ...membership, club: { ...club, training_metric: club.training_metric ?? defaultTrainingMetric(club.default_sport.id) } }
}

/** The clubs a person belongs to, with their roles and permissions in each. */
export async function clubsOf(db: Db, userId: number): Promise<Stored[]> {
  const { rows } = await sql<{ clubs: Stored[] }>`select app.my_clubs(${userId}) as clubs`.execute(db)
  return (rows[0]?.clubs ?? []).map(withMetric)
}
