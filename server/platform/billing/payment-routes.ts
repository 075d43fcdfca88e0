import type * as contract from '#contract/platform/billing-payment.ts'
import type { BillingConfig } from '../../billing-config.ts'
import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { refuseBrokenTexts } from '../../http/request-parts.ts'
import { clubFacts, clubOrders } from './facts.ts'
import { customerOf, keepCheckout, openCheckoutOf } from './checkouts.ts'
import { asked, checkoutFor, expireCheckout } from './stripe/checkout.ts'
import { paymentFacts, verifiedEvent } from './stripe/payment-event.ts'
import { stripeOf } from './stripe/stripe-client.ts'

type Parts = { pool: Pool; config: BillingConfig; publicUrl: string }

/** Payment by card. The provider is asked while no transaction is open. */
export const paymentHandlers = ({ pool, config, publicUrl }: Parts): Handlers<typeof contract> => ({
  openCheckout: {
    async prepare({ clubId, viewer, params, language }) {
      const settings = found(config.stripe)
      const who = { club_id: clubId, user_id: viewer.user_id }
      const waiting = await inTransaction(pool, who, (db) => waitingOrder(db, clubId, params.id))
      const stripe = await stripeOf(settings)
      const made = await asked(() => checkoutFor(stripe, { ...waiting, language, publicUrl }))
      const { id } = waiting.order
      const isOpen = await inTransaction(pool, who, (db) =>
        keepCheckout(db, clubId, { id, checkout_id: made.id }),
      )
      // It was replaced or taken back meanwhile, when nobody knew of this page.
      if (!isOpen) await asked(() => expireCheckout(stripe, made.id))
      demand(isOpen, 'conflict')
      return async () => ({ data: { url: made.url } })
    },
  },
  openPortal: {
    async prepare({ clubId, viewer }) {
      const settings = found(config.stripe)
      const customer = found(await customerAt(pool, clubId, viewer.user_id))
      const stripe = await stripeOf(settings)
      const return_url = `${publicUrl}/billing`
      const { url } = await asked(() =>
        stripe.billingPortal.sessions.create({ customer, return_url }),
      )
      return async () => ({ data: { url } })
    },
  },
  async receivePayment({ db, rawBody }) {
    const settings = found(config.stripe)
    const event = verifiedEvent(await stripeOf(settings), rawBody, settings.webhookSecret)
    const facts = paymentFacts(event)
    if (facts === null) return { received: false }
    refuseBrokenTexts({ body: facts, headers: rawBody.headers })
    await askRoutine(db, 'take_payment_event', {
      event: event.id,
      event_kind: event.type,
      what: JSON.stringify(facts),
    })
    return { received: true }
  },
})

async function waitingOrder(db: Db, clubId: ClubId, id: number) {
  const order = found((await clubOrders(db, clubId)).find((one) => one.id === id))
  demand(order.state === 'open' && order.provider === 'stripe', 'conflict')
  const checkoutId = await openCheckoutOf(db, clubId, id)
  const { address } = await clubFacts(db, clubId)
  return { order, checkoutId, email: address?.email ?? null }
}

const customerAt = (pool: Pool, clubId: ClubId, userId: number) =>
  inTransaction(pool, { club_id: clubId, user_id: userId }, (db) => customerOf(db, clubId))
