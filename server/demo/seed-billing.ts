import { sql } from 'kysely'
import { taxOn } from '#domain/billing/tax.ts'
import { addMonths } from '#domain/time/week.ts'
import { DEMO_CLUB } from './people.ts'
import { insertRow, insertRows } from './rows.ts'
import type { Demo } from './seed-clubs.ts'

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

type PaidYear = { order: number; invoice: number }

/** Where the bills of the demo club go, and what it paid before it got its own plan. */
export async function seedBilling(demo: Demo): Promise<PaidYear> {
  await insertRows(demo.db, 'billing_addresses', [{ club_id: demo.club, ...ADDRESS }])
  await seedPaidYear(demo, addMonths(demo.today, -26))
  return seedPaidYear(demo, addMonths(demo.today, -14))
}

/** A year that was paid for, with its invoice. */
async function seedPaidYear({ db, club }: Demo, day: string): Promise<PaidYear> {
  const net = PRICE * SEATS
  const tax = taxOn(net, RATE, 'CHF')
  const at = `${day}T09:00:00Z`
  const order = await insertRow(db, 'orders', {
    club_id: club,
    plan_id: sql<number>`(select id from plans where key = 'platinum')`,
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
  })
  const year = Number(day.slice(0, 4))
  await sql`insert into invoice_years (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_years.last + 1`.execute(db)
  const invoice = await insertRow(db, 'invoices', {
    club_id: club,
    order_id: order,
    year,
    number: sql<number>`(select last from invoice_years where year = ${year})`,
    issued_on: day,
    due_on: addMonths(day, 1),
    address: JSON.stringify(ADDRESS),
  })
  return { order, invoice }
}
