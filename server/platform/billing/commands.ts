import type { OrderEntry } from '#contract/platform/billing.ts'
import type { Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'

export async function setPlanFeature(
  db: Db,
  planId: number,
  featureId: number,
  included: boolean,
): Promise<void> {
  await callRoutine(db, 'admin_set_plan_feature', { plan: planId, feature: featureId, included })
}

/** Null when the club or the plan is not there. */
export async function addOrder(db: Db, { club_id, ...order }: OrderEntry): Promise<number | null> {
  return callRoutine(db, 'admin_add_order', { club: club_id, given: JSON.stringify(order) })
}

type Settled = 'done' | 'gone' | 'settled'

/**
 * Paid or cancelled: 'gone' for an order that is not there, 'settled' for one that is no longer
 * open.
 */
export async function settleOrder(db: Db, id: number, paid: boolean): Promise<Settled> {
  const outcome = await callRoutine(db, 'admin_settle_order', { of_id: id, paid })
  return outcome === 'done' || outcome === 'settled' ? outcome : 'gone'
}
