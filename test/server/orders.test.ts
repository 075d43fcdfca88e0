import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  adminAddOrder,
  adminOrders,
  adminSettleOrder,
  type OrderEntry,
} from '#contract/platform/billing.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeUser } from '../support/factories.ts'

let app: TestApp
let as: { token: string }

beforeAll(async () => {
  app = await startTestApp()
  as = { token: (await makeUser(app.db, { is_admin: true })).token }
})
afterAll(() => app.close())

const planId = async (key: string) =>
  (await app.rows<{ id: number }>('select id from plans where key = $1', [key]))[0]?.id ?? 0
const entry = async (club: ClubId, change: Partial<OrderEntry> = {}): Promise<OrderEntry> => ({
  club_id: club,
  plan_id: await planId('gold'),
  period: 'annual',
  seats: 40,
  amount: 479.99,
  currency: 'CHF',
  reference: 'R-2026-7',
  ...change,
})
const order = async (club: ClubId, change: Partial<OrderEntry> = {}) =>
  (await app.ask(adminAddOrder, { body: await entry(club, change) }, as)).data.id
const settle = (id: number, paid = true) =>
  app.ask(adminSettleOrder, { params: { id }, body: { paid } }, as)
/** A day in the club's zone, from today on. */
const dayIn = async (interval: string, from = `(now() at time zone 'Europe/Berlin')::date`) =>
  (
    await app.rows<{ day: string }>(`select (${from} + $1::interval)::date::text as day`, [
      interval,
    ])
  )[0]?.day
const subscription = async (club: ClubId) =>
  (
    await app.rows<{ plan: string; ends: string }>(
      `select p.key as plan, s.next_bill_date::text as ends
       from subscriptions s
       join plans p on p.id = s.plan_id
       where club_id = $1
         and status = 2`,
      [club],
    )
  )[0]

test('a paid order is the plan of the club from then on, and who decides on it is notified', async () => {
  const club = await makeClub(app.db, { plan: 'bronze' })
  const manager = await makeMember(app.db, club, [ROLE.manager])
  const athlete = await makeMember(app.db, club)
  const plan = async () =>
    (await app.ask(myClubs, {}, { token: manager.token })).data[0]?.club.subscription_info
      ?.subscription_plan.key
  const id = await order(club)
  expect(await plan()).toBe('bronze')
  await settle(id)
  expect(await plan()).toBe('gold')
  expect(await subscription(club)).toEqual({ plan: 'gold', ends: await dayIn('1 year') })
  expect((await app.ask(notifications, {}, { token: manager.token })).data).toMatchObject([
    { kind: 'plan-active', club: { id: club } },
  ])
  expect((await app.ask(notifications, {}, { token: athlete.token })).data).toEqual([])
  expect((await app.ask(adminOrders, { query: { club_id: club } }, as)).data).toMatchObject([
    {
      id,
      plan: 'gold',
      amount: 479.99,
      seats: 40,
      state: 'paid',
      paid_until: await dayIn('1 year'),
    },
  ])
})

test('a running plan of the same kind goes on where it ends', async () => {
  const club = await makeClub(app.db, { plan: 'gold', next_bill_date: '2040-01-31' })
  await settle(await order(club, { period: 'monthly' }))
  expect(await subscription(club)).toEqual({ plan: 'gold', ends: '2040-02-29' })
})

test('one that ran out starts today', async () => {
  const club = await makeClub(app.db, { plan: 'gold', next_bill_date: '2020-01-31' })
  await settle(await order(club, { period: 'monthly', seats: null, reference: null }))
  expect((await subscription(club))?.ends).toBe(await dayIn('1 month'))
})

test('what is paid or cancelled is settled for good', async () => {
  const club = await makeClub(app.db, { plan: 'bronze' })
  const id = await order(club)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.send(adminSettleOrder, { params: { id }, body: { paid: true } }, as),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ])
  expect((await subscription(club))?.ends).toBe(await dayIn('1 year'))
  const other = await order(club)
  await settle(other, false)
  expect(
    (await app.refused(adminSettleOrder, { params: { id: other }, body: { paid: true } }, as)).code,
  ).toBe('conflict')
  expect(
    (await app.refused(adminSettleOrder, { params: { id: 999_999 }, body: { paid: true } }, as))
      .status,
  ).toBe(404)
  expect((await subscription(club))?.ends).toBe(await dayIn('1 year'))
})

test('open orders come first, and are found by club and state', async () => {
  const club = await makeClub(app.db, { name: 'Bay 100%' })
  const first = await order(club)
  await settle(await order(club))
  const find = async (query: object) =>
    (await app.ask(adminOrders, { query }, as)).data.map(({ id }) => id)
  expect((await find({ name: '0%' }))[0]).toBe(first)
  expect(await find({ name: '0%', state: 'open' })).toEqual([first])
  expect(await find({ name: '0%', state: 'cancelled' })).toEqual([])
})

test.each([
  ['club', { club_id: 999_999 }],
  ['plan', { plan_id: 999_999 }],
])('a %s that is not there is refused', async (_, change) => {
  const body = await entry(await makeClub(app.db), change)
  expect((await app.refused(adminAddOrder, { body }, as)).code).toBe('unknown_reference')
})
