import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPrices, adminSetPrice } from '#contract/platform/billing-admin.ts'
import { billingQuote, placeOrder, renewPlan } from '#contract/platform/billing-club.ts'
import { openCheckout } from '#contract/platform/billing-payment.ts'
import { adminAddOrder, adminPlans } from '#contract/platform/billing.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { addDays } from '#domain/time/week.ts'
import { DEMO_PAYEE } from '../../server/billing-config.ts'
import { billClubs } from '../../server/platform/billing/jobs.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, todayInUtc } from '../support/factories.ts'
import {
  billingFacts,
  endPlanOn,
  GOLD,
  openPaying,
  orderPlan,
  payOrder,
  quoteFor,
  type Place,
} from '../support/paying-club.ts'
import { startStripe, STRIPE_SECRETS } from '../support/stand-in-stripe.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ADD_ON = 'telemetry-unlimited'
const withIt = { add_on: ADD_ON }

async function paid(place: Place, change: object = {}): Promise<void> {
  const { id, state } = await orderPlan(app, place, change)
  if (state === 'open') await payOrder(app, id)
}
const standing = async (place: Place) => {
  const { add_on, add_on_until, features } = await billingFacts(app, place)
  return { add_on, add_on_until, isOpen: features.includes(FEATURE.telemetry) }
}
async function expectStanding(
  place: Place,
  expected: Partial<Awaited<ReturnType<typeof standing>>>,
): Promise<void> {
  await expect.poll(() => standing(place)).toMatchObject(expected)
}
const renew = (place: Place, renews: boolean) =>
  app.send(renewPlan, { body: { renews, of: 'add-on' } }, place.as)

describe('an add-on', () => {
  test('is ordered with a plan, for its own price, and opens its feature once it is paid', async () => {
    const place = await openPaying(app, 'bronze')
    const quote = await quoteFor(app, place, withIt)
    expect(quote.lines).toEqual([
      { kind: 'plan', amount: 3900 },
      { kind: 'add-on', amount: 49_000 },
    ])
    const { id } = await orderPlan(app, place, withIt)
    await expectStanding(place, { add_on: null, isOpen: false })
    await payOrder(app, id)
    await expectStanding(place, { add_on: ADD_ON, add_on_until: null, isOpen: true })
    expect((await billingFacts(app, place)).orders).toMatchObject([
      { plan: 'gold', add_on: ADD_ON },
    ])
  })

  test('comes to a plan that runs, with credit for its unused days', async () => {
    const place = await openPaying(app, 'bronze')
    await paid(place)
    const { lines, starts_on } = await quoteFor(app, place, withIt)
    expect(lines.map(({ kind }) => kind)).toEqual(['plan', 'add-on', 'credit'])
    expect(starts_on).toBe((await billingFacts(app, place)).today)
    await paid(place, withIt)
    await expectStanding(place, { add_on: ADD_ON, isOpen: true })
    const { lost } = await quoteFor(app, place)
    expect(lost).toEqual([FEATURE.telemetry])
    await paid(place)
    await expectStanding(place, { add_on: null, isOpen: false })
  })

  test('is refused beside a plan that has its feature, or for another sum than was shown', async () => {
    const place = await openPaying(app, 'bronze')
    const query = { ...GOLD, ...withIt, plan: 'platinum' as const }
    const refused = await app.refused(billingQuote, { query }, place.as)
    expect(refused.errors).toHaveProperty('add_on')
    const { total, seats } = await quoteFor(app, place)
    const body = { ...GOLD, ...withIt, add_on: ADD_ON, seats, voucher: null, total } as const
    const { code } = await app.refused(placeOrder, { body }, place.as)
    expect(code).toBe('changed_meanwhile')
  })

  test('ends with what is paid for, and can be kept until then', async () => {
    const place = await openPaying(app, 'bronze')
    expect((await renew(place, false)).status).toBe(409)
    await paid(place, withIt)
    const { until } = await billingFacts(app, place)
    expect((await renew(place, false)).status).toBe(200)
    await expectStanding(place, { add_on_until: until, isOpen: true })
    expect((await renew(place, true)).status).toBe(200)
    await expectStanding(place, { add_on_until: null, isOpen: true })
  })

  test('is on the next bill, and after its end on none', async () => {
    const [goesOn, ends] = [await openPaying(app, 'bronze'), await openPaying(app, 'bronze')]
    for (const place of [goesOn, ends]) await paid(place, withIt)
    await renew(ends, false)
    for (const { club } of [goesOn, ends]) {
      await endPlanOn(app, club, addDays(todayInUtc(), 5))
      await app.rows(
        'update subscriptions set add_on_until = next_bill_date where add_on_until is not null',
      )
    }
    const billing = { payee: DEMO_PAYEE, taxRate: 810, stripe: undefined }
    await billClubs(app.database.worker, billing, 'http://localhost')
    const billOf = async (place: Place) => (await billingFacts(app, place)).orders[0]
    expect(await billOf(goesOn)).toMatchObject({ state: 'open', add_on: ADD_ON })
    const bill = await billOf(ends)
    expect(bill).toMatchObject({ state: 'open', add_on: null })
    await payOrder(app, bill?.id ?? 0)
    await expectStanding(ends, { add_on_until: addDays(todayInUtc(), 5), isOpen: true })
    expect((await renew(ends, true)).status).toBe(409)
  })

  test('lasts to the end of its last day where the club is', async () => {
    const place = await openPaying(app, 'bronze')
    await paid(place, withIt)
    const isEarly = new Date().getUTCHours() < 11
    // In one of the two it is another day than by UTC.
    const zone = isEarly ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    await app.rows('update clubs set time_zone = $2 where id = $1', [place.club, zone])
    const { today: there } = await billingFacts(app, place)
    const endOn = (day: string) =>
      app.rows('update subscriptions set add_on_until = $2 where club_id = $1', [place.club, day])
    await endOn(there)
    await expectStanding(place, { add_on_until: there, isOpen: true })
    await endOn(addDays(there, -1))
    await expectStanding(place, { add_on: null, isOpen: false })
  })

  test('is paid by card like the plan it comes with', async () => {
    const stripe = await startStripe()
    const card = await startTestApp({ stripe: { ...STRIPE_SECRETS, url: stripe.url } })
    try {
      const place = await openPaying(card, 'bronze')
      const { id } = await orderPlan(card, place, withIt)
      await card.ask(openCheckout, { params: { id } }, place.as)
      const form = [...stripe.sessions.values()][0]?.form
      const { total } = await quoteFor(card, place, withIt)
      const item = 'line_items[0][price_data]'
      expect(form?.get(`${item}[unit_amount]`)).toBe(String(total))
      expect(form?.get(`${item}[product_data][name]`)).toBe('Slipway Gold + Telemetry, unlimited')
    } finally {
      await card.close()
      await stripe.close()
    }
  })
})

describe('administrators', () => {
  test('price it like a plan, and cannot put a club on it', async () => {
    const place = await openPaying(app, 'bronze')
    const { token } = await makeUser(app.db, { is_admin: true })
    const plans = (await app.ask(adminPlans, {}, { token })).data
    const addOn = plans.find(({ key }) => key === ADD_ON)
    expect(addOn).toMatchObject({ is_add_on: true, features: [FEATURE.telemetry] })
    const plan_id = addOn?.id ?? 0
    const order = { club_id: place.club, plan_id, seats: null, amount: 1, reference: null } as const
    const body = { ...order, period: 'annual', currency: 'CHF' } as const
    const { code } = await app.refused(adminAddOrder, { body }, { token })
    expect(code).toBe('unknown_reference')
    const price = { plan_id, currency: 'CHF', period: 'monthly', per_user: false } as const
    const given = { ...price, amount: 2500, valid_from: todayInUtc() }
    await app.ask(adminSetPrice, { body: given }, { token })
    const listed = (await app.ask(adminPrices, {}, { token })).data
    expect(listed).toContainEqual(expect.objectContaining(given))
    const { lines } = await quoteFor(app, place, { ...withIt, period: 'monthly' })
    expect(lines).toContainEqual({ kind: 'add-on', amount: 2500 })
    await app.ask(adminSetPrice, { body: { ...given, amount: null } }, { token })
    const query = { ...GOLD, ...withIt, period: 'monthly' } as const
    const refused = await app.refused(billingQuote, { query }, place.as)
    expect(refused.errors).toHaveProperty('add_on')
  })
})
