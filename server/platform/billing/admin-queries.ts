import { sql } from 'kysely'
import { AdminPrice, AdminRevenue, AdminVoucher } from '#contract/platform/billing-admin.ts'
import { T } from '#contract/schema.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'

const Prices = T.Array(AdminPrice)
const Vouchers = T.Array(AdminVoucher)
const Revenue = T.Array(AdminRevenue)

export const pricesKept = async (db: Db): Promise<AdminPrice[]> =>
  (await checkedValue(db, Prices, sql`app.admin_prices()`)) ?? []

export const vouchersKept = async (db: Db): Promise<AdminVoucher[]> =>
  (await checkedValue(db, Vouchers, sql`app.admin_vouchers()`)) ?? []

export const revenueOf = async (db: Db): Promise<AdminRevenue[]> =>
  (await checkedValue(db, Revenue, sql`app.admin_revenue()`)) ?? []
