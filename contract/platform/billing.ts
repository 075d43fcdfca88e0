import { CURRENCIES } from '#domain/billing/money.ts'
import { PERIODS } from '#domain/billing/prices.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  list,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

export const PlanGate = T.Object({
  /** The plan of the club. */
  plan: nullable(T.String()),
  next_bill_date: nullable(T.String()),
  /** Whether the feature asked for is lacking; all that is lacking when none is named. */
  missing: T.Array(T.Integer()),
  /** Plans on offer that have any of these, the smallest first. */
  plans: T.Array(T.Object({ key: T.String(), features: T.Array(T.Integer()) })),
  /** Who in the club can change its plan. */
  deciders: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
  /** How many people are paid for and how many are in; null where there is no limit. */
  seats: nullable(
    T.Object({
      bought: T.Integer(),
      taken: T.Integer(),
      /** What one more costs in a period, in minor units; null where it is not sold any more. */
      price: nullable(T.Integer()),
      currency: WordOf(...CURRENCIES),
      period: WordOf(...PERIODS),
    }),
  ),
})
export type PlanGate = Static<typeof PlanGate>

export const planGate = endpoint({
  method: 'GET',
  path: 'plan-gate',
  access: { level: 'member', expired: 'allowed' },
  summary:
    'What the plan of the club lacks, which plans have it, and who in the club can change that',
  query: T.Object({ club_id: T.Optional(Id), feature: T.Optional(OneOf(...FEATURE_IDS)) }),
  reply: data(PlanGate),
})

const admin = { level: 'admin' } as const

export const AdminPlan = T.Object({
  id: Id,
  key: T.String(),
  /** Ordered beside a plan. */
  is_add_on: T.Boolean(),
  features: T.Array(T.Integer()),
  clubs: T.Integer(),
})
export type AdminPlan = Static<typeof AdminPlan>

export const adminPlans = endpoint({
  method: 'GET',
  path: 'admin/plans',
  access: admin,
  summary: 'Plans with their features and how many clubs have them',
  reply: data(T.Array(AdminPlan)),
})

export const setPlanFeature = endpoint({
  method: 'POST',
  path: 'admin/plan-features',
  access: admin,
  summary: 'Put a feature into a plan or take it out; holds from the next request on',
  body: Strict({ plan_id: Id, feature_id: OneOf(...FEATURE_IDS), included: T.Boolean() }),
  reply: Done,
})

export const ORDER_STATES = ['open', 'paid', 'cancelled'] as const
export const PAYMENT_PROVIDERS = ['invoice', 'stripe'] as const

export const Order = T.Object({
  id: Id,
  club_id: Id,
  club: T.String(),
  plan: T.String(),
  add_on: nullable(T.String()),
  period: WordOf(...PERIODS),
  /** Null: as many people as the club likes. */
  seats: nullable(T.Integer()),
  amount: T.Number(),
  currency: WordOf(...CURRENCIES),
  reference: nullable(T.String()),
  state: WordOf(...ORDER_STATES),
  ordered_by: nullable(T.String()),
  ordered_at: T.String(),
  settled_at: nullable(T.String()),
  /** The last day that this order paid for. */
  paid_until: nullable(T.String()),
  provider: WordOf(...PAYMENT_PROVIDERS),
  /** The number of its invoice. */
  invoice: nullable(T.String()),
  failed_at: nullable(T.String()),
  refunded: T.Number(),
  disputed_at: nullable(T.String()),
  /** What came when it was no longer open, or in another sum, and was not paid back yet. */
  paid_late: T.Number(),
})
export type Order = Static<typeof Order>

const OrderEntry = Strict({
  club_id: Id,
  plan_id: Id,
  period: WordOf(...PERIODS),
  seats: nullable(T.Integer({ minimum: 1, maximum: 100_000 })),
  amount: Amount(0, 10_000_000),
  currency: WordOf(...CURRENCIES),
  reference: nullable(Name(80)),
})
export type OrderEntry = Static<typeof OrderEntry>

export const adminOrders = endpoint({
  method: 'GET',
  path: 'admin/orders',
  access: admin,
  summary: 'Orders of the whole platform: those with money to pay back first, then open ones',
  aboutClub: true,
  query: T.Object({
    page: T.Optional(T.Integer({ minimum: 1, maximum: 1_000_000 })),
    club_id: T.Optional(Id),
    name: T.Optional(Text(120)),
    state: T.Optional(WordOf(...ORDER_STATES)),
  }),
  reply: list(Order),
})

export const adminAddOrder = endpoint({
  method: 'POST',
  path: 'admin/orders',
  access: admin,
  summary: 'Enter what a club has ordered',
  body: OrderEntry,
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const adminSettleOrder = endpoint({
  method: 'POST',
  path: 'admin/orders/{id}/settle',
  access: admin,
  summary: 'Mark an order as paid, which makes its plan the one of the club, or cancel it',
  params: IdParams,
  body: Strict({ paid: T.Boolean() }),
  reply: Done,
})
