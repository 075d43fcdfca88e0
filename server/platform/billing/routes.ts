import type * as contract from '#contract/platform/billing.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { missingFeatures, plansThatHelp } from '#domain/rules/billing.ts'
import { canViewSession } from '#domain/rules/sessions.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { zip } from '../../files/zip.ts'
import { addOrder, setPlanFeature, settleOrder } from './commands.ts'
import { plansFor, seatFacts } from './facts.ts'
import { ordersWhere, planFacts, plansWithClubs } from './queries.ts'
import { clubFiles, noteClubExport } from './store.ts'

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
  async exportClub({ db, clubId, viewer, timeZone }) {
    const sees_drafts = canViewSession(viewer, { own: null, published: false })
    const files = await clubFiles(db, clubId, { user_id: viewer.user_id, sees_drafts })
    await noteClubExport(db, clubId, viewer.user_id)
    const now = new Date()
    return fileReply(`club-${clubId}-${dayIn(timeZone, now)}.zip`, await zip(files, now))
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
