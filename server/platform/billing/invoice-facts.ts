import { sql } from 'kysely'
import { BillingAddress } from '#contract/platform/billing-club.ts'
import { nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { CURRENCIES } from '#domain/billing/money.ts'
import { PERIODS } from '#domain/billing/prices.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

const Line = T.Object({ kind: WordOf('plan', 'add-on', 'voucher', 'credit'), amount: T.Integer() })
const Invoice = T.Object({
  number: T.String(),
  issued_on: T.String(),
  due_on: T.String(),
  address: T.Partial(BillingAddress),
  plan: T.String(),
  add_on: nullable(T.String()),
  period: WordOf(...PERIODS),
  seats: nullable(T.Integer()),
  currency: WordOf(...CURRENCIES),
  lines: T.Array(Line),
  net: T.Integer(),
  tax: T.Integer(),
  tax_rate: T.Integer(),
  reverse_charge: T.Boolean(),
  amount: T.Integer(),
  state: WordOf('open', 'paid', 'cancelled'),
  settled_on: nullable(T.String()),
})
export type Invoice = Static<typeof Invoice>

/** What an invoice says, as it was ordered. */
export const invoiceOf = (db: Db, clubId: ClubId, id: number): Promise<Invoice | undefined> =>
  checkedRow(
    db,
    Invoice,
    sql`
      select i.year || '-' || i.number as number, i.issued_on, i.due_on, i.address,
        p.key as plan, a.key as add_on, o.period, o.seats, o.currency, o.lines, o.net, o.tax, o.tax_rate,
        o.reverse_charge, o.amount, o.state,
        (o.settled_at at time zone c.time_zone)::date as settled_on
      from invoices i
      join orders o on o.club_id = i.club_id and o.id = i.order_id
      join plans p on p.id = o.plan_id
      left join plans a on a.id = o.add_on_id
      join clubs c on c.id = i.club_id
      where i.club_id = ${clubId} and i.id = ${id}`,
  )
