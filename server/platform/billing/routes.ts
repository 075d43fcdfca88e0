import type * as contract from '#contract/platform/billing.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { missingFeatures, plansThatHelp } from '#domain/rules/billing.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { addOrder, setPlanFeature, settleOrder } from './commands.ts'
import { plansFor, seatFacts } from './facts.ts'
import { ordersWhere, planFacts, plansWithClubs } from './queries.ts'

export const billingHandlers: Handlers<typeof contract> = {
  async planGate({ db, clubId, viewer, query }) {
    const missing = missingFeatures(FEATURE_IDS, viewer.club?.features ?? [], query.feature)
    const plans = await plansFor(db, clubId)
    return {
      data: {
        ...(await planFacts(db, clubId)),
        missing,
        seats: await seatFacts(db, clubId),
        plans: plansThatHelp(plans, missing, viewer.club?.is_individual ?? false),
      },
    }
  },

  adminPlans: async ({ db }) => ({ data: await plansWithClubs(db) }),
  async setPlanFeature({ db, body }) {
    await setPlanFeature(db, body.plan_id, body.feature_id, body.included)
    return { data: { done: true } }
  },
  adminOrders: ({ db, query }) => ordersWhere(db, query),
  adminAddOrder: async ({ db, body }) => ({
    data: { id: found(await addOrder(db, body), 'unknown_reference') },
  }),
  async adminSettleOrder({ db, params, body }) {
    const outcome = await settleOrder(db, params.id, body.paid)
    demand(outcome !== 'gone', 'not_found')
    demand(outcome === 'done', 'conflict')
    return { data: { done: true } }
  },
}
