import { CURRENCIES } from '#domain/billing/money.ts'
import { PERIODS } from '#domain/billing/prices.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  nullable,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const access = { level: 'admin' } as const

export const AdminPrice = T.Object({
  id: Id,
  plan_id: Id,
  plan: T.String(),
  currency: WordOf(...CURRENCIES),
  period: WordOf(...PERIODS),
  per_user: T.Boolean(),
  /** In minor units, without tax; null: no longer sold. */
  amount: nullable(T.Integer()),
  valid_from: T.String(),
  created_by: nullable(T.String()),
  created_at: T.String(),
})
export type AdminPrice = Static<typeof AdminPrice>

export const adminPrices = endpoint({
  method: 'GET',
  path: 'admin/prices',
  access,
  summary: 'Every price there is, was and will be',
  reply: data(T.Array(AdminPrice)),
})

export const adminSetPrice = endpoint({
  method: 'POST',
  path: 'admin/prices',
  access,
  summary: 'A price from a day on; what held before stays in the history',
  body: Strict({
    plan_id: Id,
    currency: WordOf(...CURRENCIES),
    period: WordOf(...PERIODS),
    per_user: T.Boolean(),
    amount: nullable(T.Integer({ minimum: 0, maximum: 100_000_000 })),
    valid_from: Day,
  }),
  reply: Done,
})

export const VOUCHER_KINDS = ['percentage', 'amount', 'months'] as const

export const AdminVoucher = T.Object({
  id: Id,
  code: T.String(),
  kind: WordOf(...VOUCHER_KINDS),
  value: T.Integer(),
  currency: nullable(WordOf(...CURRENCIES)),
  valid_until: T.String(),
  most_uses: T.Integer(),
  uses: T.Integer(),
})
export type AdminVoucher = Static<typeof AdminVoucher>

export const adminVouchers = endpoint({
  method: 'GET',
  path: 'admin/vouchers',
  access,
  summary: 'Vouchers, and how often each was used',
  reply: data(T.Array(AdminVoucher)),
})

export const adminAddVoucher = endpoint({
  method: 'POST',
  path: 'admin/vouchers',
  access,
  summary: 'Add a voucher: a percentage, an amount in minor units, or months for nothing',
  body: Strict({
    code: T.String({ pattern: '^[A-Z0-9-]{6,40}$', maxLength: 40 }),
    kind: WordOf(...VOUCHER_KINDS),
    value: T.Integer({ minimum: 1, maximum: 10_000_000 }),
    currency: nullable(WordOf(...CURRENCIES)),
    valid_until: Day,
    most_uses: T.Integer({ minimum: 1, maximum: 100_000 }),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const adminFreeMonths = endpoint({
  method: 'POST',
  path: 'admin/clubs/{id}/free-months',
  access,
  summary: 'Lengthen the plan of a club without a bill',
  params: IdParams,
  body: Strict({ months: T.Integer({ minimum: 1, maximum: 36 }) }),
  reply: data(T.Object({ paid_until: T.String() })),
})

export const AdminRevenue = T.Object({
  month: T.String(),
  currency: WordOf(...CURRENCIES),
  orders: T.Integer(),
  /** In minor units. */
  net: T.Integer(),
  tax: T.Integer(),
  total: T.Integer(),
  refunded: T.Integer(),
})
export type AdminRevenue = Static<typeof AdminRevenue>

export const adminRevenue = endpoint({
  method: 'GET',
  path: 'admin/revenue',
  access,
  summary: 'What was paid, by month and currency',
  reply: data(T.Array(AdminRevenue)),
})

export const adminRevenueFile = endpoint({
  method: 'GET',
  path: 'admin/revenue/csv',
  access,
  summary: 'The same as a CSV file',
  download: 'text/csv',
})
