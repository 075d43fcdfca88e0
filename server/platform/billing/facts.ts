import { sql } from 'kysely'
import {
  BillingAddress,
  ClubOrder,
  type AddOnOffer,
  type BillingOffer,
} from '#contract/platform/billing-club.ts'
import type { PlanGate } from '#contract/platform/billing.ts'
import { nullable, T, type Static } from '#contract/schema.ts'
import { CURRENCIES, type Currency } from '#domain/billing/money.ts'
import { PERIODS, priceOn, type Price } from '#domain/billing/prices.ts'
import type { RunningPlan } from '#domain/billing/quote.ts'
import { ADD_ON_KEYS } from '#domain/constants/plans.ts'
import { plansForSale } from '#domain/rules/billing.ts'
import { checkedRow, checkedRows, checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'

const ClubFacts = T.Object({
  is_individual: T.Boolean(),
  name: T.String(),
  country: nullable(T.String()),
  today: T.String(),
  plan: nullable(T.String()),
  until: nullable(T.String()),
  grace_until: nullable(T.String()),
  canceled: T.Boolean(),
  paid_from: nullable(T.String()),
  add_on: nullable(T.String()),
  add_on_until: nullable(T.String()),
  order_id: nullable(T.Integer()),
  seats_taken: T.Integer(),
  address: nullable(BillingAddress),
})
export type ClubFacts = Static<typeof ClubFacts>

/** Where the club stands: its plan, who takes a seat, and where its bills go. */
export async function clubFacts(db: Db, clubId: ClubId): Promise<ClubFacts> {
  const statement = sql`
    select c.is_individual, c.name, c.country,
      (now() at time zone c.time_zone)::date as today, p.key as plan, s.next_bill_date as until,
      s.grace_until, s.canceled_at is not null as canceled, s.paid_from, s.order_id,
      a.key as add_on, s.add_on_until,
      (
        select count(*)::int
        from memberships m
        where m.club_id = c.id and m.status = app.approved() and exists (
          select from membership_roles r where r.club_id = m.club_id and r.user_id = m.user_id
        )
      ) as seats_taken,
      (
        select json_build_object('name', a.name, 'street', a.street, 'postcode', a.postcode,
          'city', a.city, 'country', a.country, 'tax_id', a.tax_id, 'email', a.email)
        from billing_addresses a
        where a.club_id = c.id
      ) as address
    from clubs c
    left join subscriptions s on s.club_id = c.id and s.status = app.active()
    left join plans p on p.id = s.plan_id
    left join plans a on a.id = s.add_on_id
      and (s.add_on_until is null or s.add_on_until >= (now() at time zone c.time_zone)::date)
    where c.id = ${clubId}`
  return found(await checkedRow(db, ClubFacts, statement))
}

/** The orders of the club with their invoices, newest first. */
export async function clubOrders(db: Db, clubId: ClubId): Promise<ClubOrder[]> {
  const statement = sql`
    select o.id, p.key as plan, a.key as add_on, o.period, o.seats, o.currency, o.amount, o.net, o.state,
      o.provider, o.ordered_at, o.settled_at, o.paid_until, o.failed_at, o.refunded,
      o.disputed_at,
      case when i.id is not null then json_build_object('id', i.id,
        'number', i.year || '-' || i.number, 'issued_on', i.issued_on, 'due_on', i.due_on)
      end as invoice
    from orders o
    join plans p on p.id = o.plan_id
    left join plans a on a.id = o.add_on_id
    left join invoices i on i.club_id = o.club_id and i.order_id = o.id
    where o.club_id = ${clubId}
    order by o.id desc
    limit 200`
  return checkedRows(db, ClubOrder, statement)
}

const PriceRow = T.Object({
  plan: T.String(),
  currency: WordsOf(CURRENCIES),
  period: WordsOf(PERIODS),
  per_user: T.Boolean(),
  amount: nullable(T.Integer()),
  valid_from: T.String(),
})
function WordsOf<const V extends readonly string[]>(values: V) {
  return T.Unsafe<V[number]>({ type: 'string', enum: values })
}

export const allPrices = (db: Db): Promise<Price[]> =>
  checkedRows(
    db,
    PriceRow,
    sql`
      select p.key as plan, x.currency, x.period, x.per_user, x.amount, x.valid_from
      from plan_prices x
      join plans p on p.id = x.plan_id`,
  )

const PlanRow = T.Object({ key: T.String(), features: T.Array(T.Integer()) })
type Plans = Static<typeof PlanRow>[]

/** All plans and add-ons with what a club would have of each, which is not what is withheld. */
export const plansFor = (db: Db, clubId: ClubId): Promise<Plans> =>
  checkedRows(
    db,
    PlanRow,
    sql`
      select p.key, array(
        select feature_id
        from plan_features
        where plan_id = p.id and feature_id <> all (coalesce(s.withheld_features, '{}'))
        order by feature_id
      ) as features
      from plans p
      left join subscriptions s on s.club_id = ${clubId} and s.status = app.active()
      order by p.id`,
  )

/** What the club can order today, with its features and prices. */
export async function offersFor(
  db: Db,
  clubId: ClubId,
  { today, is_individual }: ClubFacts,
): Promise<BillingOffer[]> {
  return (await pricedOf(db, clubId, today, plansForSale(is_individual))).map(
    ({ key: plan, ...offer }) => ({ plan, ...offer }),
  )
}

/** The add-ons that would bring the club something. */
export async function addOnsFor(
  db: Db,
  clubId: ClubId,
  { today }: ClubFacts,
): Promise<AddOnOffer[]> {
  return (await pricedOf(db, clubId, today, ADD_ON_KEYS))
    .filter(({ features }) => features.length > 0)
    .map(({ key: add_on, ...offer }) => ({ add_on, ...offer }))
}

/** Those of some plans or add-ons that are sold today, with their features and prices. */
async function pricedOf<Key extends string>(
  db: Db,
  clubId: ClubId,
  today: string,
  keys: readonly Key[],
) {
  const [prices, plans] = [await allPrices(db), await plansFor(db, clubId)]
  return keys.flatMap((key) => {
    const kinds = CURRENCIES.flatMap((currency) =>
      PERIODS.flatMap((period) => {
        const price = priceOn(prices, { plan: key, currency, period }, today)
        return price ? [{ currency, period, per_user: price.per_user, amount: price.amount }] : []
      }),
    )
    const features = plans.find((plan) => plan.key === key)?.features ?? []
    return kinds.length > 0 ? [{ key, features, prices: kinds }] : []
  })
}

/** The running plan as far as it was paid for; null on a trial or what an administrator gave. */
export function runningPlan(
  facts: ClubFacts,
  orders: readonly ClubOrder[],
): (RunningPlan & { period: ClubOrder['period'] }) | null {
  const order = orders.find(({ id }) => id === facts.order_id)
  if (!order || facts.paid_from === null || facts.until === null) return null
  if (order.plan !== facts.plan || order.refunded > 0) return null
  const { plan, add_on, net, seats, period } = order
  const currency: Currency = order.currency
  return { plan, add_on, net, currency, seats, period, from: facts.paid_from, until: facts.until }
}

const Stored = T.Array(T.Object({ feature: T.Integer(), count: T.Integer() }))
export const storedByFeature = async (db: Db) =>
  (await checkedValue(db, Stored, sql`app.stored_by_feature()`)) ?? []

/** How many people are paid for, and what one more costs; null where there is no limit. */
export async function seatFacts(db: Db, clubId: ClubId): Promise<PlanGate['seats']> {
  const facts = await clubFacts(db, clubId)
  if (facts.order_id === null) return null
  const running = runningPlan(facts, await clubOrders(db, clubId))
  if (running === null || running.seats === null) return null
  const { currency, period, seats: bought } = running
  const price = priceOn(await allPrices(db), running, facts.today)
  return { bought, taken: facts.seats_taken, price: price?.amount ?? null, currency, period }
}
