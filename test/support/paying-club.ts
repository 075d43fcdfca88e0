import { expect } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import {
  billingQuote,
  clubBilling,
  placeOrder,
  saveBillingAddress,
} from '#contract/platform/billing-club.ts'
import { adminSettleOrder } from '#contract/platform/billing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeClub, makeMember, makeUser, type TestUser } from './factories.ts'

export const ADDRESS = {
  name: 'Rowing Club',
  street: 'Quay 1',
  postcode: '8001',
  city: 'Zürich',
  country: 'CH',
  tax_id: null,
  email: null,
}
export const GOLD = { plan: 'gold', period: 'annual', currency: 'CHF' } as const

export type Place = { club: ClubId; manager: TestUser; as: { token: string; club: ClubId } }
export async function openPaying(
  app: TestApp,
  plan: 'free-trial' | 'bronze' = 'free-trial',
  addressed = true,
): Promise<Place> {
  const club = await makeClub(app.db, { plan })
  const manager = await makeMember(app.db, club, [ROLE.manager])
  const as = { token: manager.token, club }
  if (addressed) await app.ask(saveBillingAddress, { body: ADDRESS }, as)
  return { club, manager, as }
}
export const billingFacts = async (app: TestApp, { as }: Place) =>
  (await app.ask(clubBilling, {}, as)).data
export const quoteFor = async (app: TestApp, { as }: Place, change: object = {}) =>
  (await app.ask(billingQuote, { query: { ...GOLD, ...change } }, as)).data
export async function orderPlan(app: TestApp, place: Place, change: object = {}) {
  const { total, seats } = await quoteFor(app, place, change)
  const body = { ...GOLD, seats, voucher: null, total, ...change }
  return (await app.ask(placeOrder, { body }, place.as)).data
}
/** An administrator marks an order as paid. */
export async function payOrder(app: TestApp, id: number) {
  const { token } = await makeUser(app.db, { is_admin: true })
  return app.ask(adminSettleOrder, { params: { id }, body: { paid: true } }, { token })
}
/** The plan ends on another day than it was paid for. */
export const endPlanOn = (app: TestApp, club: ClubId, until: string) =>
  app.rows(
    `update subscriptions
      set next_bill_date = $2::date, paid_from = paid_from + ($2::date - next_bill_date)
      where club_id = $1`,
    [club, until],
  )

/** What the club may do now: the gate hears of a change of the database a moment later. */
export async function expectHome(app: TestApp, { as }: Place, status: 200 | 420): Promise<void> {
  await expect.poll(async () => (await app.send(home, {}, as)).status).toBe(status)
}
