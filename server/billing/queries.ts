import { sql } from 'kysely'
import type { PlanGate } from '#contract/billing.ts'
import type { ClubId, Db } from '../db/client.ts'

type PlanFacts = Pick<PlanGate, 'plan' | 'next_bill_date' | 'deciders'> & { offers: { key: string; features: number[] }[] }

/** The plan of the club, all plans as they stand now, and who may change the club's. */
export async function planFacts(db: Db, clubId: ClubId): Promise<PlanFacts> {
  const { rows } = await sql<PlanFacts>`
    select p.key as plan, s.next_bill_date,
      (select json_agg(json_build_object('key', o.key, 'features', array(select feature_id from plan_features f where f.plan_id = o.id order by feature_id)) order by o.id)
       from plans o) as offers,
      (select coalesce(json_agg(d), '[]') from app.plan_deciders(${clubId}) d) as deciders
    from (select 1) one left join subscriptions s on s.club_id = ${clubId} and s.status = 2 left join plans p on p.id = s.plan_id`.execute(
    db,
  )
  return rows[0] ?? { plan: null, next_bill_date: null, offers: [], deciders: [] }
}
