import type { TaskList } from 'graphile-worker'
import { GRACE_DAYS, reminderDue } from '#domain/billing/subscription.ts'
import { fewestSeats } from '#domain/billing/seats.ts'
import { ADD_ON_KEYS } from '#domain/constants/plans.ts'
import { addDays } from '#domain/time/week.ts'
import type { BillingConfig } from '../../billing-config.ts'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { tryEach } from '../../db/try-each.ts'
import { Refusal } from '../../http/refusal.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import { clubFacts, clubOrders, runningPlan } from './facts.ts'
import { addOrder, quoteOf } from './order-commands.ts'
import { mailBill, mailPlanEnds } from './send-bill.ts'
import { expireCheckout } from './stripe/checkout.ts'
import { stripeOf } from './stripe/stripe-client.ts'

type Parts = { pool: Pool; billing: BillingConfig; mail: Pick<MailSettings, 'publicUrl'> }

/** Runs every hour, since a day begins at some club every hour. */
export const billingTasks = ({ pool, billing, mail }: Parts): TaskList => ({
  'bill-clubs': () => billClubs(pool, billing, mail.publicUrl),
  'expire-checkout': async (payload) => {
    const { checkout_id } = payload as { checkout_id: string }
    if (billing.stripe) await expireCheckout(await stripeOf(billing.stripe), checkout_id)
  },
})

/** Bills and reminders of all clubs whose plan ends soon; each in a transaction of its own. */
export async function billClubs(
  pool: Pool,
  config: BillingConfig,
  publicUrl: string,
): Promise<void> {
  const { rows } = await pool.query<{ club_id: number; today: string }>(
    'select club_id, today from app.clubs_to_bill()',
  )
  await tryEach(rows, 'clubs could not be billed', ({ club_id, today }) => {
    const clubId = provenClub(club_id)
    return inClub(pool, clubId, (db) => billClub({ db, clubId, config }, today, publicUrl))
  })
}

type Billed = { db: Db; clubId: ClubId; config: BillingConfig }

/** Nothing runs out of these. */
const WITHOUT_BILL: readonly (string | null)[] = ['individual-free', null]

async function billClub(billed: Billed, today: string, publicUrl: string): Promise<void> {
  const { db, clubId } = billed
  const facts = await clubFacts(db, clubId)
  if (facts.until === null || WITHOUT_BILL.includes(facts.plan)) return
  const stage = reminderDue(facts.until, today)
  if (stage === null || !(await noteReminder(db, clubId, facts.until, stage))) return
  const orders = await clubOrders(db, clubId)
  const running = runningPlan(facts, orders)
  if (running === null || facts.canceled) {
    // A trial has only just begun when it has as many days left as a reminder is early.
    if (stage < 14) await mailPlanEnds(db, clubId, publicUrl)
    return
  }
  const open = orders.find(({ state }) => state === 'open')
  const orderId =
    open?.id ??
    (await addRenewal(billed, {
      ...running,
      add_on: facts.add_on_until ? null : running.add_on,
      until: facts.until,
    }))
  if (orderId === null) return mailPlanEnds(db, clubId, publicUrl)
  await setGrace(db, clubId, facts.until)
  // An order for another plan does not renew this one, and may never be paid.
  if (open && open.plan !== running.plan) return mailPlanEnds(db, clubId, publicUrl)
  const kind = open || billed.config.stripe ? 'bill-due' : 'invoice'
  await mailBill(db, clubId, { orderId, publicUrl, kind })
}

/** The plan goes on for some days while its bill is open. */
async function setGrace(db: Db, clubId: ClubId, until: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ grace_until: addDays(until, GRACE_DAYS) })
    .where('club_id', '=', clubId)
    .where('status', '=', 2)
    .execute()
}

async function noteReminder(db: Db, clubId: ClubId, until: string, stage: number) {
  const rows = await db
    .insertInto('billing_reminders')
    .values({ club_id: clubId, ends_on: until, days_before: stage })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days_before')
    .execute()
  return rows.length > 0
}

type Running = NonNullable<ReturnType<typeof runningPlan>>

/** The bill of the next period; null when the plan is no longer sold like this. */
async function addRenewal(
  billed: Billed,
  { plan, period, currency, seats, add_on: key }: Running,
): Promise<number | null> {
  const { db, clubId, config } = billed
  const { seats_taken } = await clubFacts(db, clubId)
  const people = seats === null ? null : Math.max(seats, fewestSeats(seats_taken))
  const add_on = ADD_ON_KEYS.find((one) => one === key) ?? null
  const choice = { plan, period, currency, seats: people, add_on, renews: true } as const
  const quoted = await quoteOf(billed, choice).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (quoted === null) return null
  const isKept = quoted.quote.lines.some(({ kind }) => kind === 'add-on')
  const id = await addOrder(billed, isKept ? choice : { ...choice, add_on: null }, {
    quote: quoted.quote,
    voucherId: null,
    userId: null,
  })
  if (config.stripe === undefined) await callRoutine(db, 'issue_invoice', { of_order: id })
  return id
}
