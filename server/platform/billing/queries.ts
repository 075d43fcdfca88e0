import { sql } from 'kysely'
import { ADMIN_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { AdminPlan, Order, PlanGate } from '#contract/platform/billing.ts'
import type { ClubId, Db } from '../../db/client.ts'

type PlanFacts = Pick<PlanGate, 'plan' | 'next_bill_date' | 'deciders'> & {
  offers: { key: string; features: number[] }[]
}

/** The plan of the club, all current plans, and who may change the club's. */
export async function planFacts(db: Db, clubId: ClubId): Promise<PlanFacts> {
  const { rows } = await sql<PlanFacts>`
    select p.key as plan, s.next_bill_date,
      (select json_agg(json_build_object('key', o.key, 'features',
        array(select feature_id from plan_features f where f.plan_id = o.id order by feature_id))
          order by o.id)
       from plans o) as offers,
      (select coalesce(json_agg(d), '[]') from app.plan_deciders(${clubId}) d) as deciders
    from (select 1) one left join subscriptions s on s.club_id = ${clubId} and s.status = 2 left
    join plans p on p.id = s.plan_id`.execute(db)
  return rows[0] ?? { plan: null, next_bill_date: null, offers: [], deciders: [] }
}

export async function plansWithClubs(db: Db): Promise<AdminPlan[]> {
  const { rows } = await sql<AdminPlan>`
    select p.id, p.key, array(select feature_id from plan_features f where f.plan_id = p.id
      order by feature_id) as features, coalesce(c.clubs, 0) as clubs
    from plans p left join app.admin_clubs_by_plan() c on c.plan_id = p.id order by p.id`.execute(
    db,
  )
  return rows
}

type OrderFilter = {
  page?: number | undefined
  club_id?: number | undefined
  name?: string | undefined
  state?: Order['state'] | undefined
}

/** A page of the platform's orders, open ones first. */
export async function ordersWhere(
  db: Db,
  { page = 1, ...filter }: OrderFilter,
): Promise<{ data: Order[]; meta: { page: number; limit: number; total: number } }> {
  const { rows } = await sql<{ answer: { rows: Order[]; total: number } }>`
    select app.admin_orders(${JSON.stringify(filter)}::jsonb, ${(page - 1) * ADMIN_PAGE_SIZE},
      ${ADMIN_PAGE_SIZE}) as answer`.execute(db)
  const { rows: data, total } = rows[0]?.answer ?? { rows: [], total: 0 }
  return { data, meta: { page, limit: ADMIN_PAGE_SIZE, total } }
}
