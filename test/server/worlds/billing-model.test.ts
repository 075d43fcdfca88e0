import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminSettleOrder } from '#contract/platform/billing.ts'
import { placeOrder, renewPlan, withdrawOrder } from '#contract/platform/billing-club.ts'
import { after, mayUse, NO_PLAN, type Subscription } from '#domain/billing/subscription.ts'
import { addDays, daysBetween } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeUser } from '../../support/factories.ts'
import {
  billingFacts,
  expectHome,
  openPaying,
  quoteFor,
  type Place,
} from '../../support/paying-club.ts'
import { runs } from '../../support/share.ts'

let app: TestApp
let admin: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  admin = { token: (await makeUser(app.db, { is_admin: true })).token }
})
afterAll(() => app.close())

type Step =
  | { kind: 'order'; plan: 'gold-unlimited' | 'silver-unlimited'; period: 'monthly' | 'annual' }
  | { kind: 'pay' | 'withdraw'; order: number }
  | { kind: 'cancel' | 'resume' }
  | { kind: 'wait'; days: number }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('order' as const),
      plan: fc.constantFrom('gold-unlimited' as const, 'silver-unlimited' as const),
      period: fc.constantFrom('monthly' as const, 'annual' as const),
    }),
    fc.record({
      kind: fc.constantFrom('pay' as const, 'pay' as const, 'withdraw' as const),
      order: fc.nat({ max: 3 }),
    }),
    fc.record({ kind: fc.constantFrom('cancel' as const, 'resume' as const) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
  ),
  { minLength: 4, maxLength: 12 },
)

/** A club in the database and what the rules make of the same events. */
type World = { place: Place; model: Subscription; orders: number[]; day: string }

/** Time passes: everything that has a day lies earlier, seen from the same today. */
async function wait({ place, model }: World, days: number): Promise<Subscription> {
  await app.rows(
    `update subscriptions
      set next_bill_date = next_bill_date - $2::int, paid_from = paid_from - $2::int
      where club_id = $1`,
    [place.club, days],
  )
  await app.rows(
    `update orders set starts_on = starts_on - $2::int where club_id = $1 and state = 'open'`,
    [place.club, days],
  )
  const back = (day: string | null) => day && addDays(day, -days)
  const { open } = model
  return {
    ...model,
    until: back(model.until),
    open: open && { ...open, starts_on: back(open.starts_on) },
  }
}

async function order(world: World, step: Extract<Step, { kind: 'order' }>) {
  const { plan, period } = step
  const choice = { plan, period, currency: 'CHF' } as const
  const quote = await quoteFor(app, world.place, choice)
  const body = { ...choice, seats: null, voucher: null, total: quote.total }
  const { data } = await app.ask(placeOrder, { body }, world.place.as)
  world.orders.push(data.id)
  const { starts_on, extra_days, extra_months } = quote
  const made = { id: data.id, plan, period, starts_on, extra_days, extra_months }
  const ordered = after(world.model, { kind: 'order', order: made }, world.day)
  return data.state === 'paid' ? after(ordered, { kind: 'pay', id: data.id }, world.day) : ordered
}

async function take(world: World, step: Step): Promise<Subscription> {
  const { model, place, day } = world
  switch (step.kind) {
    case 'order':
      return order(world, step)
    case 'wait':
      return wait(world, step.days)
    case 'cancel':
    case 'resume':
      // A plan that has ended has nothing to cancel; the machine knows that, the call only sets it.
      if (step.kind === 'cancel' && !mayUse(model, day)) return model
      await app.send(renewPlan, { body: { renews: step.kind === 'resume' } }, place.as)
      return after(model, { kind: step.kind }, day)
    default: {
      const id = world.orders[step.order]
      if (id === undefined) return model
      if (step.kind === 'pay')
        await app.send(adminSettleOrder, { params: { id }, body: { paid: true } }, admin)
      else await app.send(withdrawOrder, { params: { id } }, place.as)
      return after(model, { kind: step.kind, id }, day)
    }
  }
}

test('a club may do in the database what the rules say, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const place = await openPaying(app)
      const first = await billingFacts(app, place)
      const model = { ...NO_PLAN, plan: first.plan, until: first.until }
      const world: World = { place, model, orders: [], day: first.today }
      for (const step of list) world.model = await take(world, step)
      const facts = await billingFacts(app, place)
      expect({ plan: facts.plan, until: facts.until }).toEqual({
        plan: world.model.plan,
        until: world.model.until,
      })
      expect(facts.runs).toBe(mayUse(world.model, world.day))
      await expectHome(app, place, facts.runs ? 200 : 420)
      expect(daysBetween(first.today, facts.today)).toBe(0)
    }),
    { numRuns: runs(25, 6) },
  )
})
