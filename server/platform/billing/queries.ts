import { sql } from 'kysely'
import { ADMIN_PAGE_SIZE } from '#domain/constants/limits.ts'
import { Order, PlanGate, type AdminPlan } from '#contract/platform/billing.ts'
import { T, type Static } from '#contract/schema.ts'
import { checkedRow, checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { plansWithFeatures } from './statements.ts'

const PlanFacts = T.Pick(PlanGate, ['plan', 'next_bill_date', 'deciders'])
type PlanFacts = Static<typeof PlanFacts>

/** The plan of the club, and who may change it. */
export async function planFacts(db: Db, clubId: ClubId): Promise<PlanFacts> {
  const statement = sql`
    select p.key as plan, s.next_bill_date,
      (select coalesce(json_agg(d), '[]') from app.plan_deciders(${clubId}) d) as deciders
    from (select 1) one left join subscriptions s on s.club_id = ${clubId} and s.status = app.active() left
    join plans p on p.id = s.plan_id`
  const facts = await checkedRow(db, PlanFacts, statement)
  return facts ?? { plan: null, next_bill_date: null, deciders: [] }
}

export const plansWithClubs = (db: Db): Promise<AdminPlan[]> => run(db, plansWithFeatures, {})

type OrderFilter = {
  page?: number | undefined
  club_id?: number | undefined
  name?: string | undefined
  state?: Order['state'] | undefined
}

const OrderPage = T.Object({ rows: T.Array(Order), total: T.Integer() })

/** A page of the platform's orders, open ones first. */
export async function ordersWhere(
  db: Db,
  { page = 1, ...filter }: OrderFilter,
): Promise<{ data: Order[]; meta: { page: number; limit: number; total: number } }> {
  const found = await checkedValue(
    db,
    OrderPage,
    sql`app.admin_orders(${JSON.stringify(filter)}::jsonb, ${(page - 1) * ADMIN_PAGE_SIZE},
      ${ADMIN_PAGE_SIZE})`,
  )
  const { rows: data, total } = found ?? { rows: [], total: 0 }
  return { data, meta: { page, limit: ADMIN_PAGE_SIZE, total } }
}
