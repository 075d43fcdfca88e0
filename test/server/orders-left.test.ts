import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawOrder } from '#contract/platform/billing-club.ts'
import { addDays } from '#domain/time/week.ts'
import { DEMO_PAYEE } from '../../server/billing-config.ts'
import { billClubs } from '../../server/platform/billing/jobs.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { billingFacts, endPlanOn, openPaying, orderPlan, payOrder } from '../support/paying-club.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const bill = () =>
  billClubs(
    app.database.worker,
    { payee: DEMO_PAYEE, taxRate: 810, stripe: undefined },
    'http://localhost',
  )

/** A club that has paid for a plan and then left an order open, with its plan ending in 14 days. */
async function openLeft(change: object) {
  const place = await openPaying(app)
  await payOrder(app, (await orderPlan(app, place)).id)
  const left = await orderPlan(app, place, change)
  const { today } = await billingFacts(app, place)
  const endIn = (days: number) => endPlanOn(app, place.club, addDays(today, days))
  await endIn(14)
  const facts = () => billingFacts(app, place)
  const lastMail = async () => {
    const mails = await app.rows<{ template: string; link: string }>(
      `select template, "values" ->> 'link' as link from mails where address = $1 order by id`,
      [place.manager.email],
    )
    expect(mails.at(-1)?.link).toBe(`http://localhost/billing?club_id=${place.club}`)
    return mails.at(-1)?.template
  }
  return { place, left, today, endIn, facts, lastMail }
}

test('an order for another plan keeps no days of grace away, and is not sent as the bill', async () => {
  const { place, left, today, endIn, facts, lastMail } = await openLeft({ plan: 'platinum' })
  await bill()
  expect(await facts()).toMatchObject({ plan: 'gold', grace_until: addDays(today, 28) })
  expect(await lastMail()).toBe('plan-ends')
  await app.ask(withdrawOrder, { params: { id: left.id } }, place.as)
  await endIn(3)
  await bill()
  const [renewal] = (await facts()).orders
  expect(renewal).toMatchObject({ plan: 'gold', state: 'open' })
  expect(await lastMail()).toBe('invoice')
})

test('an order for the same plan is the bill, with days of grace', async () => {
  const { left, today, facts, lastMail } = await openLeft({ period: 'monthly' })
  await bill()
  const read = await facts()
  expect(read.grace_until).toBe(addDays(today, 28))
  expect(read.orders.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([left.id])
  expect(await lastMail()).toBe('bill-due')
})
