import { sql } from 'kysely'
import type { BillingAddress, Quote } from '#contract/platform/billing-club.ts'
import { WordOf, nullable, T } from '#contract/schema.ts'
import { CURRENCIES, type Currency } from '#domain/billing/money.ts'
import { priceOn, type Period } from '#domain/billing/prices.ts'
import {
  quoteFor,
  type QuoteFacts,
  type Voucher,
  type QuoteRequest,
} from '#domain/billing/quote.ts'
import { fewestSeats } from '#domain/billing/seats.ts'
import { NO_PLAN, paidUntil } from '#domain/billing/subscription.ts'
import { taxRule } from '#domain/billing/tax.ts'
import type { SoldAddOn } from '#domain/constants/plans.ts'
import { lostFeatures, plansForSale } from '#domain/rules/billing.ts'
import type { BillingConfig } from '../../billing-config.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { allPrices, clubFacts, clubOrders, plansFor, runningPlan, type ClubFacts } from './facts.ts'

export type Choice = {
  plan: string
  period: Period
  currency: Currency
  seats?: number | null | undefined
  add_on?: SoldAddOn | null | undefined
  /** The plan goes on as it is, so nothing of it is credited. */
  renews?: true
  voucher?: string | null | undefined
}
export type Asking = { db: Db; clubId: ClubId; config: BillingConfig }

type FieldFault = 'plan_not_sold' | 'add_on_not_sold' | 'seats_too_few' | 'voucher'
function refuseField(field: string, fault: FieldFault): never {
  throw new Refusal('invalid', { fields: { [field]: fault } })
}

const StoredVoucher = T.Object({
  id: T.Integer(),
  kind: WordOf('percentage', 'amount', 'months'),
  value: T.Integer(),
  currency: nullable(WordOf(...CURRENCIES)),
})

/** The voucher of a code; refuses one that does not hold. */
async function voucherOf(
  { db }: Asking,
  code: string | null | undefined,
): Promise<{ id: number; voucher: Voucher } | null> {
  const plain = code?.trim().toUpperCase() ?? ''
  if (plain === '') return null
  const stored = await checkedValue(db, StoredVoucher, sql`app.voucher(${plain})`)
  if (!stored) return refuseField('voucher', 'voucher')
  const { id, kind, value, currency } = stored
  if (kind !== 'amount') return { id, voucher: { kind, value } }
  return { id, voucher: { kind, value, currency: currency ?? 'EUR' } }
}

/** What was chosen, with its price; refuses what is not sold, and fewer seats than are taken. */
async function wantedOf(asking: Asking, facts: ClubFacts, choice: Choice): Promise<QuoteRequest> {
  const { plan, period, currency } = choice
  const isOnOffer = plansForSale(facts.is_individual).some((key) => key === plan)
  const price = priceOn(await allPrices(asking.db), { plan, currency, period }, facts.today)
  if (!isOnOffer || !price) return refuseField('plan', 'plan_not_sold')
  const fewest = fewestSeats(facts.seats_taken)
  const seats = price.per_user ? (choice.seats ?? fewest) : null
  if (seats !== null && seats < fewest) return refuseField('seats', 'seats_too_few')
  const add_on = await addOnOf(asking, facts, choice)
  return { plan, period, currency, seats, price: price.amount, add_on }
}

/** The add-on that was chosen, with its price; refuses what the plan has already. */
async function addOnOf(
  { db, clubId }: Asking,
  { today }: ClubFacts,
  { plan, period, currency, add_on: key, renews }: Choice,
): Promise<QuoteRequest['add_on']> {
  if (!key) return null
  const price = priceOn(await allPrices(db), { plan: key, currency, period }, today)
  const plans = await plansFor(db, clubId)
  const isSold = price !== null && !hasAll(featuresIn(plans, plan), featuresIn(plans, key))
  if (isSold) return { key, price: price.amount }
  return renews ? null : refuseField('add_on', 'add_on_not_sold')
}

type Plans = Awaited<ReturnType<typeof plansFor>>
const featuresIn = (plans: Plans, ...keys: readonly (string | null)[]): number[] =>
  plans.filter(({ key }) => keys.includes(key)).flatMap(({ features }) => features)
const hasAll = (own: readonly number[], others: readonly number[]) =>
  others.every((feature) => own.includes(feature))

function ruleOf(facts: ClubFacts, { payee, taxRate }: BillingConfig) {
  const country = facts.address?.country ?? facts.country ?? payee.country
  const tax_id = facts.address?.tax_id ?? null
  return taxRule({ rate: taxRate, seller: payee.country, buyer: { country, tax_id } })
}

export type FullQuote = { quote: Quote; facts: ClubFacts; voucherId: number | null }

/** What is due for a choice, line by line. */
export async function quoteOf(asking: Asking, choice: Choice): Promise<FullQuote> {
  const { db, clubId, config } = asking
  const facts = await clubFacts(db, clubId)
  const wanted = await wantedOf(asking, facts, choice)
  const voucher = await voucherOf(asking, choice.voucher)
  const running = choice.renews ? null : runningPlan(facts, await clubOrders(db, clubId))
  const { today } = facts
  const asked: QuoteFacts = {
    running,
    voucher: voucher?.voucher ?? null,
    rule: ruleOf(facts, config),
    today,
  }
  const quote = quoteFor(wanted, asked)
  const plans = await plansFor(db, clubId)
  const order = { id: 0, ...wanted, ...quote }
  return {
    facts,
    voucherId: voucher?.id ?? null,
    quote: {
      ...quote,
      seats: wanted.seats,
      until: paidUntil({ ...NO_PLAN, plan: facts.plan, until: facts.until }, order, today),
      lost: lostFeatures(
        featuresIn(plans, facts.plan, facts.add_on),
        featuresIn(plans, wanted.plan, wanted.add_on?.key ?? null),
      ),
    },
  }
}

/** An order for the sum that was shown; it takes the place of the one that waited. */
export async function placeOrder(
  asking: Asking,
  choice: Choice & { total: number },
  userId: number,
): Promise<{ id: number; state: 'open' | 'paid' }> {
  const { db, clubId } = asking
  await waitForOrders(db, clubId)
  const { quote, facts, voucherId } = await quoteOf(asking, choice)
  demand(facts.address !== null, 'billing_address_missing')
  demand(quote.total === choice.total, 'changed_meanwhile')
  await withdrawOpen(db, clubId, userId)
  const id = await addOrder(asking, choice, { quote, voucherId, userId })
  if (quote.total > 0) {
    if (asking.config.stripe === undefined) await callRoutine(db, 'issue_invoice', { of_order: id })
    return { id, state: 'open' }
  }
  await callRoutine(db, 'settle_free_order', { of_order: id })
  return { id, state: 'paid' }
}

/** Orders of a club come one after the other, so that one waits at most. */
async function waitForOrders(db: Db, clubId: ClubId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('orders'), ${clubId}::int)`.execute(db)
}

type Added = { quote: Quote; voucherId: number | null; userId: number | null }

/** The row of an order of the club's own. */
export async function addOrder(
  { db, clubId, config }: Asking,
  { plan, period, currency, add_on }: Choice,
  { quote, voucherId, userId }: Added,
): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values(({ selectFrom }) => ({
      club_id: clubId,
      plan_id: selectFrom('plans').select('id').where('key', '=', plan),
      add_on_id: selectFrom('plans')
        .select('id')
        .where('key', '=', add_on ?? ''),
      period,
      currency,
      seats: quote.seats,
      amount: quote.total,
      net: quote.net,
      tax: quote.tax,
      tax_rate: quote.tax_rate,
      reverse_charge: quote.reverse_charge,
      lines: JSON.stringify(quote.lines),
      starts_on: quote.starts_on,
      extra_days: quote.extra_days,
      extra_months: quote.extra_months,
      voucher_id: voucherId,
      provider: config.stripe === undefined ? 'invoice' : 'stripe',
      own: true,
      ordered_by: userId,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes back the club's own order that waits to be paid, or one of them by its id. */
export async function withdrawOpen(
  db: Db,
  clubId: ClubId,
  userId: number,
  id?: number,
): Promise<boolean> {
  const rows = await db
    .updateTable('orders')
    .set({ state: 'cancelled', settled_at: sql`now()`, settled_by: userId })
    .where('club_id', '=', clubId)
    .where('own', '=', true)
    .where('state', '=', 'open')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning('checkout_id')
    .execute()
  for (const { checkout_id: page } of rows) await callRoutine(db, 'close_checkout', { page })
  return rows.length > 0
}

/** Whether the plan ends with what is paid for; false without a plan. */
export async function setRenewal(db: Db, clubId: ClubId, renews: boolean): Promise<boolean> {
  const rows = await db
    .updateTable('subscriptions')
    .set({ canceled_at: renews ? null : sql<string>`coalesce(canceled_at, now())` })
    .where('club_id', '=', clubId)
    .where('status', '=', 2)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The same of the add-on; false without one, or when the plan was paid for beyond it. */
export async function setAddOnRenewal(db: Db, clubId: ClubId, renews: boolean): Promise<boolean> {
  const rows = await db
    .updateTable('subscriptions')
    .set({ add_on_until: renews ? null : sql<string>`next_bill_date` })
    .where('club_id', '=', clubId)
    .where('status', '=', 2)
    .where('add_on_id', 'is not', null)
    .where(sql<boolean>`coalesce(add_on_until, next_bill_date) = next_bill_date`)
    .returning('id')
    .execute()
  return rows.length > 0
}

export async function saveAddress(db: Db, clubId: ClubId, address: BillingAddress): Promise<void> {
  await db
    .insertInto('billing_addresses')
    .values({ club_id: clubId, ...address })
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet(address))
    .execute()
}
