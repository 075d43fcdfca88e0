import type { ClubId, Db } from '../../server/db/client.ts'
import { makeClub } from '../support/factories.ts'
import { plain, type MatrixCall } from './matrix-parts.ts'

const ADDRESS = {
  name: 'Rowing Club',
  street: 'Quay 1',
  postcode: '8001',
  city: 'Zürich',
  country: 'CH',
  tax_id: null,
  email: null,
} as const
const CHOICE = { plan: 'gold-unlimited', period: 'monthly', currency: 'CHF' } as const
/** The sum of that with its tax. */
const TOTAL = 20_430

const addressed = (db: Db, club: ClubId) =>
  db
    .insertInto('billing_addresses')
    .values({ club_id: club, ...ADDRESS })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** An order of the club that waits to be paid; there is one at most. */
async function openOrder(db: Db, club: ClubId): Promise<number> {
  await db
    .deleteFrom('orders')
    .where('club_id', '=', club)
    .where('own', '=', true)
    .where('state', '=', 'open')
    .execute()
  const { id } = await db
    .insertInto('orders')
    .values({
      club_id: club,
      plan_id: 1,
      period: 'monthly',
      amount: TOTAL,
      net: 18_900,
      currency: 'CHF',
      own: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const numbers = { last: 0 }
async function invoice(db: Db, club: ClubId): Promise<number> {
  const { id } = await db
    .insertInto('invoices')
    .values({
      club_id: club,
      order_id: await openOrder(db, club),
      year: 1999,
      number: ++numbers.last,
      issued_on: '1999-03-01',
      due_on: '1999-03-31',
      address: JSON.stringify(ADDRESS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const price = {
  plan_id: 1,
  currency: 'EUR',
  period: 'annual',
  per_user: true,
  amount: 4900,
  valid_from: '2040-01-01',
} as const
const codes = { last: 0 }

/** Rows of the matrix about paying for plans. */
export const BILLING_CALLS: Record<string, MatrixCall> = {
  'GET billing': plain,
  'POST billing/address': { parts: () => ({ body: ADDRESS }) },
  'GET billing/quote': { parts: () => ({ query: CHOICE }) },
  'POST billing/orders': {
    parts: async ({ club }, db) => {
      await addressed(db, club)
      return { body: { ...CHOICE, seats: null, voucher: null, total: TOTAL } }
    },
  },
  'DELETE billing/orders/{id}': {
    parts: async ({ club }, db) => ({ params: { id: await openOrder(db, club) } }),
  },
  'POST billing/orders/{id}/checkout': {
    parts: async ({ club }, db) => ({ params: { id: await openOrder(db, club) } }),
  },
  'POST billing/portal': plain,
  'POST billing/payment-events': { parts: () => ({ body: {} }) },
  'POST billing/renewal': { parts: () => ({ body: { renews: true } }) },
  'GET billing/invoices/{id}/pdf': {
    parts: async ({ club }, db) => ({ params: { id: await invoice(db, club) } }),
  },
  'GET admin/prices': plain,
  'POST admin/prices': { parts: () => ({ body: price }) },
  'GET admin/vouchers': plain,
  'POST admin/vouchers': {
    parts: () => ({
      body: {
        code: `MATRIX-${++codes.last}`,
        kind: 'percentage',
        value: 10,
        currency: null,
        valid_until: '2040-01-01',
        most_uses: 5,
      },
    }),
  },
  'POST admin/clubs/{id}/free-months': {
    parts: async (_, db) => ({ params: { id: await makeClub(db) }, body: { months: 2 } }),
  },
  'GET admin/revenue': plain,
  'GET admin/revenue/csv': plain,
}
