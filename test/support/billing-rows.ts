import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'

/** An order of a member with its invoice, and where it goes. */
export async function keepBilling(app: TestApp, club: ClubId, user: number): Promise<void> {
  await app.rows(
    `insert into orders (club_id, plan_id, period, amount, net, currency, ordered_by)
      values ($1, 1, 'annual', 48000, 48000, 'EUR', $2)`,
    [club, user],
  )
  await app.rows(
    `insert into late_payments (club_id, order_id, payment_id, amount, currency)
      select club_id, id, 'pi_of_' || id, amount, currency from orders where club_id = $1`,
    [club],
  )
  await app.rows(
    `insert into billing_addresses (club_id, name, street, postcode, city, country)
      values ($1, 'Club', 'Quay 1', '8001', 'Zürich', 'CH')`,
    [club],
  )
  await app.rows(
    `insert into invoices (club_id, order_id, year, number, issued_on, due_on, address)
      select o.club_id, o.id, 1998, o.club_id::int, '1998-01-01', '1998-01-31', '{}'
      from orders o
      where o.club_id = $1`,
    [club],
  )
  await app.rows(
    `insert into billing_reminders (club_id, ends_on, days_before) values ($1, '1998-01-01', 3)`,
    [club],
  )
}
