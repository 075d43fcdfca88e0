import { CURRENCIES } from '#domain/billing/money.ts'
import { PERIODS } from '#domain/billing/prices.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { ADD_ON_KEYS, PLAN_KEYS } from '#domain/constants/plans.ts'
import { LanguageCode } from '../people/account.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Email,
  Id,
  IdParams,
  Name,
  nullable,
  OwnName,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { ORDER_STATES, PAYMENT_PROVIDERS } from './billing.ts'

/** Who pays for the plan reads and changes this, also when it has ended. */
const payers = { level: 'member', permission: 'manage-licences', expired: 'allowed' } as const

const Money = T.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
const MOST_SEATS = 100_000
const Seats = nullable(T.Integer({ minimum: 1, maximum: MOST_SEATS }))

export const BillingAddress = T.Object({
  name: T.String(),
  street: T.String(),
  postcode: T.String(),
  city: T.String(),
  country: WordOf(...COUNTRIES),
  tax_id: nullable(T.String()),
  email: nullable(T.String()),
})
export type BillingAddress = Static<typeof BillingAddress>

const Prices = T.Array(
  T.Object({
    currency: WordOf(...CURRENCIES),
    period: WordOf(...PERIODS),
    per_user: T.Boolean(),
    /** In minor units, without tax. */
    amount: Money,
  }),
)

export const BillingOffer = T.Object({
  plan: WordOf(...PLAN_KEYS),
  features: T.Array(T.Integer()),
  prices: Prices,
})
export type BillingOffer = Static<typeof BillingOffer>

/** What can be ordered beside a plan that does not have its features. */
export const AddOnOffer = T.Object({
  add_on: WordOf(...ADD_ON_KEYS),
  features: T.Array(T.Integer()),
  prices: Prices,
})
export type AddOnOffer = Static<typeof AddOnOffer>

export const ClubOrder = T.Object({
  id: Id,
  plan: T.String(),
  add_on: nullable(T.String()),
  period: WordOf(...PERIODS),
  seats: Seats,
  currency: WordOf(...CURRENCIES),
  /** With tax, in minor units. */
  amount: Money,
  net: Money,
  state: WordOf(...ORDER_STATES),
  provider: WordOf(...PAYMENT_PROVIDERS),
  ordered_at: T.String(),
  settled_at: nullable(T.String()),
  paid_until: nullable(T.String()),
  failed_at: nullable(T.String()),
  refunded: Money,
  disputed_at: nullable(T.String()),
  invoice: nullable(
    T.Object({ id: Id, number: T.String(), issued_on: T.String(), due_on: T.String() }),
  ),
})
export type ClubOrder = Static<typeof ClubOrder>

export const ClubBilling = T.Object({
  today: T.String(),
  is_individual: T.Boolean(),
  plan: nullable(T.String()),
  /** 1 pending, 2 active, 3 canceled: it ends with what is paid for. */
  status: T.Integer(),
  /** Whether it runs today, paid for or within the days of grace. */
  runs: T.Boolean(),
  /** The last day paid for. */
  until: nullable(T.String()),
  grace_until: nullable(T.String()),
  add_on: nullable(T.String()),
  /** The last day of the add-on where it does not go on with the plan. */
  add_on_until: nullable(T.String()),
  features: T.Array(T.Integer()),
  /** People paid for; null without a limit. */
  seats: Seats,
  seats_taken: T.Integer(),
  /** The order that pays for the running plan. */
  order_id: nullable(Id),
  provider: WordOf(...PAYMENT_PROVIDERS),
  address: nullable(BillingAddress),
  offers: T.Array(BillingOffer),
  add_ons: T.Array(AddOnOffer),
  orders: T.Array(ClubOrder),
  /** What is stored of a feature, for those who think of a plan without it. */
  stored: T.Array(T.Object({ feature: T.Integer(), count: T.Integer() })),
  /** Whom transfers go to. */
  payee: T.Object({
    name: T.String(),
    street: T.String(),
    postcode: T.String(),
    city: T.String(),
    country: T.String(),
    iban: T.String(),
    bic: nullable(T.String()),
  }),
})
export type ClubBilling = Static<typeof ClubBilling>

export const clubBilling = endpoint({
  method: 'GET',
  path: 'billing',
  access: payers,
  summary: 'The plan of the club, its seats, what plans cost, its address, orders and invoices',
  query: T.Object({ club_id: T.Optional(Id) }),
  reply: data(ClubBilling),
})

export const saveBillingAddress = endpoint({
  method: 'POST',
  path: 'billing/address',
  access: payers,
  summary: 'Where bills go; its country decides on the tax',
  body: Strict({
    name: OwnName(70),
    street: Name(70),
    postcode: Name(16),
    city: Name(35),
    country: WordOf(...COUNTRIES),
    tax_id: nullable(Name(20)),
    email: nullable(Email),
  }),
  reply: Done,
})

const Choice = {
  plan: WordOf(...PLAN_KEYS),
  period: WordOf(...PERIODS),
  currency: WordOf(...CURRENCIES),
}

export const Quote = T.Object({
  lines: T.Array(
    T.Object({ kind: WordOf('plan', 'add-on', 'voucher', 'credit'), amount: T.Integer() }),
  ),
  seats: Seats,
  net: Money,
  tax: Money,
  tax_rate: T.Integer(),
  reverse_charge: T.Boolean(),
  total: Money,
  starts_on: nullable(T.String()),
  extra_days: T.Integer(),
  extra_months: T.Integer(),
  /** The last day it pays for, when it is paid today. */
  until: T.String(),
  /** Features of the running plan that the other one lacks. */
  lost: T.Array(T.Integer()),
})
export type Quote = Static<typeof Quote>

export const billingQuote = endpoint({
  method: 'GET',
  path: 'billing/quote',
  access: payers,
  summary: 'What a plan would cost the club today, line by line',
  query: T.Object({
    club_id: T.Optional(Id),
    ...Choice,
    seats: T.Optional(T.Integer({ minimum: 1, maximum: MOST_SEATS })),
    add_on: T.Optional(WordOf(...ADD_ON_KEYS)),
    voucher: T.Optional(Text(40)),
  }),
  reply: data(Quote),
})

export const placeOrder = endpoint({
  method: 'POST',
  path: 'billing/orders',
  access: payers,
  summary: 'Order a plan for the sum that was shown; takes the place of an order that waits',
  body: Strict({
    ...Choice,
    seats: Seats,
    add_on: T.Optional(nullable(WordOf(...ADD_ON_KEYS))),
    voucher: nullable(Name(40)),
    /** The sum that was shown: for another one the order is refused with `changed_meanwhile`. */
    total: Money,
  }),
  reply: data(T.Object({ id: Id, state: WordOf(...ORDER_STATES) })),
  status: 201,
})

export const withdrawOrder = endpoint({
  method: 'DELETE',
  path: 'billing/orders/{id}',
  access: payers,
  summary: 'Take back an order that was not paid',
  params: IdParams,
  reply: Done,
})

export const renewPlan = endpoint({
  method: 'POST',
  path: 'billing/renewal',
  access: payers,
  summary: 'Let the plan or its add-on end with what is paid for, or go on after all',
  body: Strict({ renews: T.Boolean(), of: T.Optional(WordOf('plan', 'add-on')) }),
  reply: Done,
})

export const invoicePdf = endpoint({
  method: 'GET',
  path: 'billing/invoices/{id}/pdf',
  access: payers,
  summary: 'An invoice as PDF, in a language of choice',
  params: IdParams,
  query: T.Object({ club_id: T.Optional(Id), language: T.Optional(LanguageCode) }),
  download: 'application/pdf',
})
