import type * as contract from '#contract/platform/billing-club.ts'
import type { ClubBilling } from '#contract/platform/billing-club.ts'
import { mayUse, NO_PLAN, statusOf } from '#domain/billing/subscription.ts'
import { hasTaxIdForm, plainTaxId } from '#domain/billing/tax.ts'
import type { BillingConfig } from '../../billing-config.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { addOnsFor, clubFacts, clubOrders, offersFor, storedByFeature } from './facts.ts'
import {
  placeOrder,
  quoteOf,
  saveAddress,
  setAddOnRenewal,
  setRenewal,
  withdrawOpen,
} from './order-commands.ts'
import { mailBill } from './send-bill.ts'

const done = { data: { done: true } }

/** What who pays for a plan reads and does. */
export const clubBillingHandlers = (
  config: BillingConfig,
  publicUrl: string,
): Handlers<typeof contract> => ({
  clubBilling: async ({ db, clubId, viewer }) => ({
    data: await billingOf(db, clubId, { config, features: viewer.club?.features ?? [] }),
  }),
  async saveBillingAddress({ db, clubId, body }) {
    const tax_id = body.tax_id === null ? null : plainTaxId(body.tax_id)
    if (tax_id !== null && !hasTaxIdForm(body.country, tax_id))
      throw new Refusal('invalid', { fields: { tax_id: 'tax_id' } })
    await saveAddress(db, clubId, { ...body, tax_id })
    return done
  },
  billingQuote: async ({ db, clubId, query }) => ({
    data: (await quoteOf({ db, clubId, config }, query)).quote,
  }),
  async placeOrder({ db, clubId, viewer, body }) {
    const order = await placeOrder({ db, clubId, config }, body, viewer.user_id)
    if (config.stripe === undefined && order.state === 'open')
      await mailBill(db, clubId, { orderId: order.id, publicUrl, kind: 'invoice' })
    return { data: order }
  },
  async withdrawOrder({ db, clubId, viewer, params }) {
    const orders = await clubOrders(db, clubId)
    found(orders.find(({ id }) => id === params.id))
    demand(await withdrawOpen(db, clubId, viewer.user_id, params.id), 'conflict')
    return done
  },
  async renewPlan({ db, clubId, body }) {
    const set = body.of === 'add-on' ? setAddOnRenewal : setRenewal
    demand(await set(db, clubId, body.renews), 'conflict')
    return done
  },
  async invoicePdf({ db, clubId, params, query, language }) {
    // What draws is fetched when somebody asks for it: it would slow every start.
    const { invoiceFile } = await import('./invoice-file.ts')
    const file = found(
      await invoiceFile(db, clubId, params.id, {
        payee: config.payee,
        language: query.language ?? language,
      }),
    )
    return fileReply(file.name, file.content)
  },
})

async function billingOf(
  db: Db,
  clubId: ClubId,
  { config, features }: { config: BillingConfig; features: readonly number[] },
): Promise<ClubBilling> {
  const facts = await clubFacts(db, clubId)
  const orders = await clubOrders(db, clubId)
  const { plan, until, grace_until, canceled, today } = facts
  const open = orders.find(({ state }) => state === 'open')
  const standing = {
    ...NO_PLAN,
    plan,
    until,
    grace_until,
    canceled,
    open: open ? { ...open, starts_on: null, extra_days: 0, extra_months: 0 } : null,
  }
  const paying = orders.find(({ id }) => id === facts.order_id)
  const { tax_id: _, ...payee } = config.payee
  return {
    today,
    is_individual: facts.is_individual,
    plan,
    status: statusOf(standing, today),
    runs: mayUse(standing, today),
    until,
    grace_until,
    add_on: facts.add_on,
    add_on_until: facts.add_on_until,
    features: [...features],
    seats: paying?.seats ?? null,
    seats_taken: facts.seats_taken,
    order_id: paying?.id ?? null,
    provider: config.stripe === undefined ? 'invoice' : 'stripe',
    address: facts.address,
    offers: await offersFor(db, clubId, facts),
    add_ons: await addOnsFor(db, clubId, facts),
    orders,
    stored: await storedByFeature(db),
    payee,
  }
}
