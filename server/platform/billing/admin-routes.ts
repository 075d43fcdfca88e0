import type * as contract from '#contract/platform/billing-admin.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { toMajor } from '#domain/billing/money.ts'
import { callRoutine } from '../../db/routine.ts'
import type { Handlers } from '../../http/mount.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { pricesKept, revenueOf, vouchersKept } from './admin-queries.ts'

type Fault = 'expiry' | 'voucher_code' | 'choice' | 'required'
function refuseField(field: string, fault: Fault): never {
  throw new Refusal('invalid', { fields: { [field]: fault } })
}

/** The gate lets administrators in; the functions behind these calls ask again. */
export const billingAdminHandlers: Handlers<typeof contract> = {
  adminPrices: async ({ db }) => ({
    data: await pricesKept(db),
  }),
  async adminSetPrice({ db, body }) {
    const outcome = await callRoutine(db, 'admin_set_price', { given: JSON.stringify(body) })
    if (outcome === 'past') return refuseField('valid_from', 'expiry')
    found(outcome, 'unknown_reference')
    return { data: { done: true } }
  },
  adminVouchers: async ({ db }) => ({
    data: await vouchersKept(db),
  }),
  async adminAddVoucher({ db, body }) {
    const given = { ...body, currency: body.kind === 'amount' ? body.currency : null }
    const most = { percentage: 100, amount: 10_000_000, months: 36 }[body.kind]
    if (given.kind === 'amount' && given.currency === null)
      return refuseField('currency', 'required')
    if (given.value > most) return refuseField('value', 'choice')
    if (given.valid_until < new Date().toISOString().slice(0, 10))
      return refuseField('valid_until', 'expiry')
    const id = await callRoutine(db, 'admin_add_voucher', { given: JSON.stringify(given) })
    return { data: { id: id ?? refuseField('code', 'voucher_code') } }
  },
  async adminFreeMonths({ db, params, body }) {
    const { months } = body
    const ends = await callRoutine(db, 'admin_free_months', { club: params.id, months })
    return { data: { paid_until: String(found(ends)) } }
  },
  adminRevenue: async ({ db }) => ({ data: await revenueOf(db) }),
  async adminRevenueFile({ db, language, texts }) {
    const { month, currency, orders, net, tax, total, refunded } = texts.billing.revenue
    const rows = (await revenueOf(db)).map((row) => [
      row.month,
      row.currency,
      row.orders,
      toMajor(row.net),
      toMajor(row.tax),
      toMajor(row.total),
      toMajor(row.refunded),
    ])
    const content = csvOf([[month, currency, orders, net, tax, total, refunded], ...rows], language)
    return fileReply('revenue.csv', Buffer.from(content))
  },
}
