import { addMonths } from '#domain/time/week.ts'
import { taxOn } from '#domain/billing/tax.ts'
import type { ClubId, Db } from '../db/client.ts'
import { DEMO_CLUB } from './people.ts'
import type { DemoClubs } from './seed-clubs.ts'

const SEATS = 40
/** A year of platinum for one person, in centimes, and the tax on it. */
const [PRICE, RATE] = [5900, 810]

const ADDRESS = {
  name: DEMO_CLUB,
  street: 'Rotseestrasse 18',
  postcode: '6006',
  city: 'Luzern',
  country: 'CH',
  tax_id: null,
  email: null,
} as const

type Seeded = { order: number; invoice: number }

/** Where the bills of the demo club go, and what it paid before it got its own plan. */
export async function seedBilling(db: Db, { club, today }: DemoClubs): Promise<Seeded> {
  await db
    .insertInto('billing_addresses')
    .values({ club_id: club, ...ADDRESS })
    .execute()
  await paidYear(db, club, addMonths(today, -26))
  return paidYear(db, club, addMonths(today, -14))
}

/** A year that was paid for, with its invoice. */
async function paidYear(db: Db, club: ClubId, day: string): Promise<Seeded> {
  const net = PRICE * SEATS
  const tax = taxOn(net, RATE, 'CHF')
  const at = `${day}T09:00:00Z`
  const { id: order } = await db
    .insertInto('orders')
    .values(({ selectFrom }) => ({
      club_id: club,
      plan_id: selectFrom('plans').select('id').where('key', '=', 'platinum'),
      period: 'annual',
      currency: 'CHF',
      seats: SEATS,
      amount: net + tax,
      net,
      tax,
      tax_rate: RATE,
      lines: JSON.stringify([{ kind: 'plan', amount: net }]),
      own: true,
      state: 'paid',
      ordered_at: at,
      settled_at: at,
      paid_until: addMonths(day, 12),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { order, invoice: await addInvoice(db, club, { order, day }) }
}

type Ordered = { order: number; day: string }

async function addInvoice(db: Db, club: ClubId, { order, day }: Ordered): Promise<number> {
  const year = Number(day.slice(0, 4))
  const { last } = await db
    .insertInto('invoice_years')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ eb }) => ({ last: eb('invoice_years.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('invoices')
    .values({
      club_id: club,
      order_id: order,
      year,
      number: last,
      issued_on: day,
      due_on: addMonths(day, 1),
      address: JSON.stringify(ADDRESS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
