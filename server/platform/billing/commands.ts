import { sql } from 'kysely'
import type { OrderEntry } from '#contract/platform/billing.ts'
import type { Db } from '../../db/client.ts'

export async function setPlanFeature(
  db: Db,
  planId: number,
  featureId: number,
  included: boolean,
): Promise<void> {
  await sql`select app.admin_set_plan_feature(${planId}, ${featureId}, ${included})`.execute(db)
}

/** Null when the club or the plan is not there. */
export async function addOrder(db: Db, { club_id, ...order }: OrderEntry): Promise<number | null> {
  const { rows } = await sql<{
    id: number | null
  }>`select app.admin_add_order(${club_id}, ${JSON.stringify(order)}::jsonb) as id`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Paid or cancelled: 'gone' for an order that is not there, 'settled' for one that is no longer
 * open.
 */
export async function settleOrder(
  db: Db,
  id: number,
  paid: boolean,
): Promise<'done' | 'gone' | 'settled'> {
  const { rows } = await sql<{
    outcome: 'done' | 'gone' | 'settled'
  }>`select app.admin_settle_order(${id}, ${paid}) as outcome`.execute(db)
  return rows[0]?.outcome ?? 'gone'
}
