import type { PlanKey, SoldAddOn } from '../constants/plans.ts'
import { CURRENCIES, type Currency } from './money.ts'

export const PERIODS = ['monthly', 'annual'] as const
export type Period = (typeof PERIODS)[number]
export const MONTHS: Record<Period, number> = { monthly: 1, annual: 12 }

export type Price = {
  /** Or an add-on. */
  plan: string
  currency: Currency
  period: Period
  /** Counted for each person; else the plan has no limit of people. */
  per_user: boolean
  /** In minor units; null when the plan is no longer sold like this. */
  amount: number | null
  /** The first day it holds. */
  valid_from: string
}

/** The price of a day: the latest that has begun. Null when there is none or it has ended. */
export function priceOn<P extends Price>(
  prices: readonly P[],
  wanted: Pick<Price, 'plan' | 'currency' | 'period'>,
  day: string,
): (P & { amount: number }) | null {
  const begun = prices
    .filter(
      (price) =>
        price.plan === wanted.plan &&
        price.currency === wanted.currency &&
        price.period === wanted.period &&
        price.valid_from <= day,
    )
    .toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
  const last = begun.at(-1)
  return last && last.amount !== null ? { ...last, amount: last.amount } : null
}

/** A month of one person in euro cents, or of a club without a limit. */
const MONTHLY: Partial<Record<PlanKey | SoldAddOn, { user?: number; flat?: number }>> = {
  individual: { flat: 490 },
  performance: { user: 690 },
  'performance-unlimited': { flat: 34_900 },
  organisation: { user: 390 },
  'organisation-unlimited': { flat: 19_900 },
  bronze: { user: 190 },
  'bronze-unlimited': { flat: 7900 },
  silver: { user: 290 },
  'silver-unlimited': { flat: 12_900 },
  gold: { user: 390 },
  'gold-unlimited': { flat: 18_900 },
  'gold-recording-controls': { user: 450 },
  platinum: { user: 590 },
  'platinum-unlimited': { flat: 27_900 },
  'telemetry-unlimited': { flat: 4900 },
}
/** So many months are paid in a year. */
const PAID_MONTHS = 10

/** What a new installation asks at first; administrators change it. The same number in each currency. */
export const FIRST_PRICES: readonly Omit<Price, 'valid_from'>[] = Object.entries(MONTHLY).flatMap(
  ([plan, { user, flat }]) =>
    CURRENCIES.flatMap((currency) =>
      PERIODS.map((period) => ({
        plan,
        currency,
        period,
        per_user: user !== undefined,
        amount: (user ?? flat ?? 0) * (period === 'annual' ? PAID_MONTHS : 1),
      })),
    ),
)
