import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCheckout, openPortal } from '#contract/platform/billing-payment.ts'
import { addDays, addMonths } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { todayInUtc } from '../support/factories.ts'
import {
  billingFacts,
  endPlanOn,
  expectHome,
  openPaying,
  orderPlan,
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
  app = await startTestApp({ stripe: { ...STRIPE_SECRETS, url: stripe.url } })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const numbers = { last: 0 }
const nextId = () => `evt_${++numbers.last}`
const notify = (type: string, object: object, id = nextId(), secret?: string) =>
  sendEvent(app.url, { id, type, object }, secret)
const COMPLETED = 'checkout.session.completed'

async function ordered(): Promise<{ place: Place; order: Ordered }> {
  const place = await openPaying(app)
  const { id } = await orderPlan(app, place)
  return { place, order: { id, amount: 4215, currency: 'CHF' } }
}
type Ordered = { id: number; amount: number; currency: string }
const orderOf = async ({ place, order }: { place: Place; order: Ordered }) =>
  (await billingFacts(app, place)).orders.find(({ id }) => id === order.id)

describe('a checkout', () => {
  const open = (place: Place, id: number) => app.send(openCheckout, { params: { id } }, place.as)

  test('is one page for an order, with its sum and the way back', async () => {
    const { place, order } = await ordered()
    const first = await app.ask(openCheckout, { params: { id: order.id } }, place.as)
    const second = await app.ask(openCheckout, { params: { id: order.id } }, place.as)
    expect(second).toEqual(first)
    const { form } = [...stripe.sessions.values()].at(-1) ?? { form: new URLSearchParams() }
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('4215')
    expect(form.get('line_items[0][price_data][currency]')).toBe('chf')
    expect(form.get('success_url')).toBe(`http://localhost/handle-payment?order=${order.id}`)
  })

  test('is tried again when the provider fails once, and made once', async () => {
    const { place, order } = await ordered()
    const before = stripe.sessions.size
    stripe.faults.push('silence', 'error')
    expect((await open(place, order.id)).status).toBe(200)
    expect(stripe.sessions.size).toBe(before + 1)
  })

  test('answers that it is not to be had when the provider stays down', async () => {
    const { place, order } = await ordered()
    stripe.faults.push('error', 'error', 'error')
    const answer = await open(place, order.id)
    expect(answer.status).toBe(503)
    expect((await open(place, order.id)).status).toBe(200)
  })

  test('is refused for an order that is paid, and not there for another club', async () => {
    const { place, order } = await ordered()
    const other = await openPaying(app)
    expect((await open(other, order.id)).status).toBe(404)
    await notify(COMPLETED, paidSession(order))
    expect((await open(place, order.id)).status).toBe(409)
  })
})

describe('an event of a payment', () => {
  test('runs the plan once, however often it comes, and issues the invoice then', async () => {
    const { place, order } = await ordered()
    await endPlanOn(app, place.club, addDays(todayInUtc(), -3))
    expect((await orderOf({ place, order }))?.invoice).toBeNull()
    const id = nextId()
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => notify(COMPLETED, paidSession(order), id)),
    )
    await notify('checkout.session.async_payment_succeeded', paidSession(order))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const facts = await billingFacts(app, place)
    expect(facts).toMatchObject({ plan: 'gold', until: addMonths(facts.today, 12) })
    expect((await orderOf({ place, order }))?.invoice).not.toBeNull()
    await expectHome(app, place, 200)
    const { data } = await app.ask(openPortal, {}, place.as)
    expect(data.url).toBe(`http://portal/cus_${order.id}`)
  })

  test('is refused with another signature, and changes nothing', async () => {
    const { place, order } = await ordered()
    expect(await notify(COMPLETED, paidSession(order), nextId(), 'whsec_other')).toBe(400)
    expect((await orderOf({ place, order }))?.state).toBe('open')
  })

  test('that nobody here knows is taken', async () =>
    expect(await notify('customer.created', { id: 'cus_1', object: 'customer' })).toBe(200))

  test('of a payment that is not done yet opens nothing', async () => {
    const { place, order } = await ordered()
    await notify(COMPLETED, { ...paidSession(order), payment_status: 'unpaid' })
    expect((await orderOf({ place, order }))?.state).toBe('open')
  })

  test('says that a payment failed, until another succeeds', async () => {
    const { place, order } = await ordered()
    const metadata = { order_id: String(order.id) }
    await notify('payment_intent.payment_failed', { id: 'pi_x', metadata })
    expect((await orderOf({ place, order }))?.failed_at).not.toBeNull()
    await notify(COMPLETED, paidSession(order))
    expect((await orderOf({ place, order }))?.state).toBe('paid')
  })

  test('that pays another sum, or an order that was replaced, opens nothing', async () => {
    const { place, order } = await ordered()
    await notify(COMPLETED, { ...paidSession(order), amount_total: 1 })
    expect((await orderOf({ place, order }))?.state).toBe('open')
    const second = await orderPlan(app, place, { period: 'monthly' })
    await notify(COMPLETED, paidSession(order, 'pi_late'))
    const { orders } = await billingFacts(app, place)
    expect(orders.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'open'],
      [order.id, 'cancelled'],
    ])
  })
})

describe('in any order', () => {
  test('payment, refund and dispute end at the same', async () => {
    const events = ['paid', 'refund', 'dispute', 'paid again'] as const
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...events], { minLength: 4 }), async (list) => {
        const { place, order } = await ordered()
        const payment_intent = `pi_${order.id}`
        for (const kind of list)
          if (kind === 'refund')
            await notify('charge.refunded', { payment_intent, amount_refunded: 500 })
          else if (kind === 'dispute') await notify('charge.dispute.created', { payment_intent })
          else await notify(COMPLETED, paidSession(order))
        expect(await orderOf({ place, order })).toMatchObject({ state: 'paid', refunded: 500 })
        expect((await orderOf({ place, order }))?.disputed_at).not.toBeNull()
        const facts = await billingFacts(app, place)
        expect(facts.until).toBe(addMonths(facts.today, 12))
      }),
      { numRuns: 8 },
    )
  })
})
