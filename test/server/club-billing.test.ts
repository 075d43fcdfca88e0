import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planGate } from '#contract/platform/billing.ts'
import {
  clubBilling,
  placeOrder,
  renewPlan,
  saveBillingAddress,
  withdrawOrder,
} from '#contract/platform/billing-club.ts'
import { addDays, addMonths } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { DEMO_PAYEE } from '../../server/billing-config.ts'
import { billClubs } from '../../server/platform/billing/jobs.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeMember, todayInUtc, type TestUser } from '../support/factories.ts'
import {
  ADDRESS,
  billingFacts,
  endPlanOn,
  expectHome,
  GOLD,
  openPaying,
  orderPlan,
  payOrder,
  quoteFor,
  type Place,
} from '../support/paying-club.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = (plan?: 'free-trial' | 'bronze', addressed?: boolean) =>
  openPaying(app, plan, addressed)
const facts = (place: Place) => billingFacts(app, place)
const quote = (place: Place, change?: object) => quoteFor(app, place, change)
const order = (place: Place, change?: object) => orderPlan(app, place, change)
const pay = (id: number) => payOrder(app, id)
const move = (club: ClubId, until: string) => endPlanOn(app, club, until)
const mailsTo = (user: TestUser) =>
  app.rows<{ template: string }>('select template from mails where address = $1 order by id', [
    user.email,
  ])

describe('what a club reads of its plan', () => {
  test('is the plan, its seats, what plans cost and whom to pay', async () => {
    const place = await open()
    await makeMember(app.db, place.club)
    const read = await facts(place)
    expect(read).toMatchObject({
      plan: 'free-trial',
      status: 2,
      runs: true,
      seats: null,
      seats_taken: 2,
      provider: 'invoice',
      orders: [],
      payee: { iban: DEMO_PAYEE.iban },
    })
    expect(read.offers.map(({ plan }) => plan)).toContain('gold-unlimited')
    expect(read.offers.find(({ plan }) => plan === 'gold')?.prices).toContainEqual({
      currency: 'CHF',
      period: 'annual',
      per_user: true,
      amount: 3900,
    })
  })

  test('says how many seats are paid for and what one more costs, to those who invite', async () => {
    const place = await open()
    const seats = async () => (await app.ask(planGate, { query: {} }, place.as)).data.seats
    expect(await seats()).toBeNull()
    await pay((await order(place)).id)
    await makeMember(app.db, place.club)
    expect(await seats()).toEqual({
      bought: 1,
      taken: 2,
      price: 3900,
      currency: 'CHF',
      period: 'annual',
    })
  })

  test('is for those who decide on the plan only', async () => {
    const { club } = await open()
    const athlete = await makeMember(app.db, club)
    expect((await app.refused(clubBilling, {}, { token: athlete.token, club })).code).toBe(
      'permission_missing',
    )
  })
})

describe('an order', () => {
  test('is due for the sum that was shown, with tax, and has an invoice', async () => {
    const place = await open()
    expect(await quote(place)).toMatchObject({ net: 3900, tax: 315, total: 4215, seats: 1 })
    const { id } = await order(place)
    const [first] = (await facts(place)).orders
    expect(first).toMatchObject({ id, state: 'open', amount: 4215 })
    expect(first?.invoice?.number).toMatch(/^\d{4}-\d+$/)
    expect(await mailsTo(place.manager)).toEqual([{ template: 'invoice' }])
  })

  test('is refused for another sum, no address, too few seats and what is not sold', async () => {
    const place = await open('free-trial', false)
    await makeMember(app.db, place.club)
    const send = async (change: object) => {
      const body = { ...GOLD, seats: 2, voucher: null, total: 8430, ...change }
      const { code, errors } = await app.refused(placeOrder, { body }, place.as)
      return errors ? Object.keys(errors) : code
    }
    expect(await send({})).toBe('billing_address_missing')
    await app.ask(saveBillingAddress, { body: ADDRESS }, place.as)
    expect(await send({ total: 1 })).toBe('changed_meanwhile')
    expect(await send({ seats: 1 })).toEqual(['seats'])
    expect(await send({ plan: 'drv' })).toEqual(['plan'])
    expect(await send({ voucher: 'NOT-THERE' })).toEqual(['voucher'])
  })

  test('takes the place of the one that waits, and can be taken back', async () => {
    const place = await open()
    const first = await order(place)
    const second = await order(place, { period: 'monthly' })
    const states = async () => (await facts(place)).orders.map(({ id, state }) => [id, state])
    expect(await states()).toEqual([
      [second.id, 'open'],
      [first.id, 'cancelled'],
    ])
    await app.ask(withdrawOrder, { params: { id: second.id } }, place.as)
    expect((await states())[0]).toEqual([second.id, 'cancelled'])
    expect((await app.refused(withdrawOrder, { params: { id: first.id } }, place.as)).code).toBe(
      'conflict',
    )
  })

  test('opens what the plan has once it is paid, and the club may work again', async () => {
    const place = await open()
    await move(place.club, addDays(todayInUtc(), -2))
    await expectHome(app, place, 420)
    const { id } = await order(place)
    expect((await facts(place)).status).toBe(1)
    await pay(id)
    await expectHome(app, place, 200)
    const now = await facts(place)
    expect(now).toMatchObject({ plan: 'gold', seats: 1, order_id: id, status: 2, runs: true })
    expect(now.until).toBe(addMonths(now.today, 12))
  })

  test('credits the unused days of another plan', async () => {
    const place = await open()
    await pay((await order(place)).id)
    const half = addDays((await facts(place)).today, 100)
    await move(place.club, half)
    const next = await quote(place, { plan: 'platinum' })
    expect(next.lines.map(({ kind }) => kind)).toEqual(['plan', 'credit'])
    expect(next.lost).toEqual([])
    await pay((await order(place, { plan: 'platinum' })).id)
    expect(await facts(place)).toMatchObject({
      plan: 'platinum',
      until: addMonths((await facts(place)).today, 12),
    })
  })

  test('names what a smaller plan lacks, and leaves it stored', async () => {
    const place = await open()
    await pay((await order(place)).id)
    const { lost } = await quote(place, { plan: 'bronze' })
    expect(lost).toContain(1)
  })

  test('is the only one that waits, however often it is sent at once', async () => {
    const place = await open()
    const { total, seats } = await quote(place)
    const body = { ...GOLD, seats, voucher: null, total }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.send(placeOrder, { body }, place.as)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const states = (await facts(place)).orders.map(({ state }) => state)
    expect(states).toEqual(['open', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
  })

  test('has numbers of invoices without gaps, however many order at once', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => open()))
    await Promise.all(places.map((place) => order(place)))
    const numbers = await app.rows<{ number: number }>(
      'select number from invoices order by year, number',
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
  })
})

describe('a plan that ends', () => {
  const bill = () =>
    billClubs(
      app.database.worker,
      { payee: DEMO_PAYEE, taxRate: 810, stripe: undefined },
      'http://localhost',
    )

  test('gets the bill of the next period once, and days of grace', async () => {
    const place = await open()
    await pay((await order(place)).id)
    const { today: day } = await facts(place)
    await move(place.club, addDays(day, 14))
    await bill()
    await bill()
    const read = await facts(place)
    expect(read.grace_until).toBe(addDays(day, 28))
    expect(read.orders.map(({ state }) => state)).toEqual(['open', 'paid'])
    await pay(read.orders[0]?.id ?? 0)
    expect(await facts(place)).toMatchObject({
      until: addMonths(addDays(day, 14), 12),
      grace_until: null,
    })
    expect((await mailsTo(place.manager)).map(({ template }) => template)).toEqual([
      'invoice',
      'invoice',
    ])
  })

  test('may be used within the days of grace, and not after', async () => {
    const place = await open()
    await pay((await order(place)).id)
    const { today: day } = await facts(place)
    await move(place.club, day)
    await bill()
    await move(place.club, addDays(day, -1))
    await expectHome(app, place, 200)
    await app.rows('update subscriptions set grace_until = $2 where club_id = $1', [
      place.club,
      addDays(day, -1),
    ])
    await expectHome(app, place, 420)
  })

  test('gets no bill when it was cancelled, and goes on when that is taken back', async () => {
    const place = await open()
    await pay((await order(place)).id)
    const { today: day } = await facts(place)
    await app.ask(renewPlan, { body: { renews: false } }, place.as)
    await move(place.club, addDays(day, 3))
    await bill()
    expect(await facts(place)).toMatchObject({ status: 3, runs: true, grace_until: null })
    expect((await mailsTo(place.manager)).at(-1)).toEqual({ template: 'plan-ends' })
    await app.ask(renewPlan, { body: { renews: true } }, place.as)
    expect((await facts(place)).status).toBe(2)
  })

  test('of a trial is said three days before', async () => {
    const place = await open()
    await move(place.club, addDays((await facts(place)).today, 3))
    await bill()
    expect(await mailsTo(place.manager)).toEqual([{ template: 'plan-ends' }])
  })
})
