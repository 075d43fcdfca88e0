import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawOrder } from '#contract/platform/billing-club.ts'
import { openCheckout } from '#contract/platform/billing-payment.ts'
import { adminOrders, adminSettleOrder } from '#contract/platform/billing.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser } from '../support/factories.ts'
import {
  billingFacts,
  openPaying,
  orderPlan,
  payOrder,
  type Place,
} from '../support/paying-club.ts'
import {
  paidSession,
  sendEvent,
  startStripe,
  STRIPE_SECRETS,
  type StandInStripe,
} from '../support/stand-in-stripe.ts'

let app: TestApp
let stripe: StandInStripe
beforeAll(async () => {
  stripe = await startStripe()
  app = await startTestApp({ work: true, stripe: { ...STRIPE_SECRETS, url: stripe.url } })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const numbers = { last: 0 }
const notify = (type: string, object: object) =>
  sendEvent(app.url, { id: `evt_${++numbers.last}`, type, object })
const paid = (object: object) => notify('checkout.session.completed', object)

/** An order with the page of the provider where it is paid. */
async function opened() {
  const place = await openPaying(app)
  const { id } = await orderPlan(app, place)
  await app.ask(openCheckout, { params: { id } }, place.as)
  const session = [...stripe.sessions.values()].at(-1)
  if (!session) throw new Error('there is no checkout')
  return { place, session, order: { id, amount: 4215, currency: 'CHF' } }
}
const settle = async (id: number, isPaid: boolean) => {
  const { token } = await makeUser(app.db, { is_admin: true })
  await app.ask(adminSettleOrder, { params: { id }, body: { paid: isPaid } }, { token })
}
/** The orders of a club as administrators see them. */
async function seenOf({ club }: Place) {
  const { token } = await makeUser(app.db, { is_admin: true })
  const { data } = await app.ask(adminOrders, { query: { club_id: club } }, { token })
  return data
}

describe('the page where an order is paid', () => {
  test.each([
    ['is replaced', async ({ place }) => void (await orderPlan(app, place, { period: 'monthly' }))],
    [
      'is taken back',
      async ({ place, order: { id } }) =>
        void (await app.ask(withdrawOrder, { params: { id } }, place.as)),
    ],
    ['is cancelled by an administrator', ({ order }) => settle(order.id, false)],
    ['is marked as paid by an administrator', ({ order }) => settle(order.id, true)],
  ] satisfies [string, (of: Awaited<ReturnType<typeof opened>>) => Promise<void>][])(
    'is closed when its order %s',
    async (_, close) => {
      const of = await opened()
      await close(of)
      await expect.poll(() => of.session.status).toBe('expired')
    },
  )

  test('is closed once the provider answers again', async () => {
    const { place, session } = await opened()
    stripe.faults.push('error', 'silence', 'error', 'error', 'error', 'error')
    await orderPlan(app, place, { period: 'monthly' })
    await expect.poll(() => session.status, { timeout: 30_000 }).toBe('expired')
  }, 60_000)

  test.each(['complete', 'expired'] as const)('stays as it is when it is %s', async (status) => {
    const { place, session, order } = await opened()
    session.status = status
    await app.ask(withdrawOrder, { params: { id: order.id } }, place.as)
    const jobs = () => app.rows(`select from graphile_worker._private_jobs where last_error <> ''`)
    const asked = () => stripe.calls.includes(`POST /v1/checkout/sessions/${session.id}/expire`)
    await expect.poll(asked).toBe(true)
    await expect
      .poll(() => app.rows('select from graphile_worker._private_jobs'), { timeout: 30_000 })
      .toEqual([])
    expect(await jobs()).toEqual([])
    expect(session.status).toBe(status)
  })

  test('is not opened a second time while its payment is on the way', async () => {
    const { place, session, order } = await opened()
    session.status = 'complete'
    const { code } = await app.refused(openCheckout, { params: { id: order.id } }, place.as)
    expect(code).toBe('conflict')
  })
})

describe('what is paid all the same', () => {
  test('for an order that was replaced is seen by administrators until it is paid back', async () => {
    const { place, order } = await opened()
    const second = await orderPlan(app, place, { period: 'monthly' })
    await paid(paidSession(order))
    await paid(paidSession(order))
    const [late, open] = await seenOf(place)
    expect(late).toMatchObject({ id: order.id, state: 'cancelled', paid_late: 42.15 })
    expect(open).toMatchObject({ id: second.id, state: 'open', paid_late: 0 })
    const refund = { payment_intent: `pi_${order.id}`, amount_refunded: 4215 }
    await notify('charge.refunded', refund)
    const orders = await seenOf(place)
    expect(orders.map(({ id }) => id)).toEqual([second.id, order.id])
    expect(orders.map((one) => [one.paid_late, one.refunded])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('for an order that is paid already takes nothing from its payment', async () => {
    const { place, order } = await opened()
    await paid(paidSession(order, 'pi_first'))
    await paid(paidSession(order, 'pi_second'))
    expect(await seenOf(place)).toMatchObject([{ state: 'paid', paid_late: 42.15 }])
    await notify('charge.refunded', {
      payment_intent: 'pi_second',
      amount_refunded: 4000,
      metadata: { order_id: String(order.id) },
    })
    await notify('charge.dispute.created', { payment_intent: 'pi_first' })
    const [seen] = await seenOf(place)
    expect(seen).toMatchObject({ paid_late: 2.15, refunded: 0 })
    expect(seen?.disputed_at).not.toBeNull()
    expect((await billingFacts(app, place)).orders).toMatchObject([{ refunded: 0 }])
  })

  test('for an order that an administrator marked as paid is one payment too many', async () => {
    const { place, order } = await opened()
    await payOrder(app, order.id)
    await paid(paidSession(order))
    expect(await seenOf(place)).toMatchObject([{ state: 'paid', paid_late: 42.15 }])
  })
})
