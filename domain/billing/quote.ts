import { daysBetween, addMonths } from '../time/week.ts'
import { shareOf, type Currency } from './money.ts'
import { MONTHS, type Period } from './prices.ts'
import { taxOn, type TaxRule } from './tax.ts'

export type Voucher =
  | { kind: 'percentage'; value: number }
  | { kind: 'amount'; value: number; currency: Currency }
  | { kind: 'months'; value: number }

/** What was paid for the plan that runs, and for which days. */
export type RunningPlan = {
  plan: string
  net: number
  currency: Currency
  from: string
  until: string
  /** People it is for; null without a limit. */
  seats: number | null
  add_on: string | null
}

export type QuoteRequest = {
  plan: string
  period: Period
  currency: Currency
  /** People to pay for; null where the price is for all. */
  seats: number | null
  /** For one person or for all, in minor units. */
  price: number
  /** What is ordered beside the plan, for the whole club. */
  add_on: { key: string; price: number } | null
}

type QuoteLine = { kind: 'plan' | 'add-on' | 'voucher' | 'credit'; amount: number }
export type Quote = {
  lines: QuoteLine[]
  net: number
  tax: number
  total: number
  tax_rate: number
  reverse_charge: boolean
  /** The day it counts from: today where unused days are credited, else when it is paid. */
  starts_on: string | null
  /** Days beyond the period, for what the credit is worth more than the price. */
  extra_days: number
  /** Months beyond the period, by a voucher. */
  extra_months: number
}

/**
 * What is left of the running plan, the day itself counted as used. Nothing for another currency,
 * and nothing when the same plan goes on, for it is lengthened instead.
 */
export function unusedPart(
  running: RunningPlan | null,
  wanted: QuoteRequest,
  today: string,
): number {
  if (!running || running.currency !== wanted.currency || goesOn(running, wanted)) return 0
  const whole = daysBetween(running.from, running.until)
  const part = Math.min(whole, daysBetween(today, running.until))
  return whole <= 0 || part <= 0 ? 0 : shareOf(running.net, { part, whole }, running.currency)
}

const goesOn = (running: RunningPlan, wanted: QuoteRequest): boolean =>
  running.plan === wanted.plan &&
  running.seats === wanted.seats &&
  running.add_on === (wanted.add_on?.key ?? null)

/** What a voucher takes off; what it is rounded to is never more than the price. */
function voucherPart(voucher: Voucher | null, price: number, currency: Currency): number {
  if (voucher?.kind === 'percentage')
    return Math.min(price, shareOf(price, { part: voucher.value, whole: 100 }, currency))
  if (voucher?.kind === 'amount' && voucher.currency === currency)
    return Math.min(price, voucher.value)
  return 0
}

/** What is due for a plan, line by line, before somebody decides. */
export function quoteFor(
  wanted: QuoteRequest,
  { running, voucher, rule, today }: QuoteFacts,
): Quote {
  const { currency, period, add_on } = wanted
  const ofPlan = wanted.price * (wanted.seats ?? 1)
  const price = ofPlan + (add_on?.price ?? 0)
  const off = voucherPart(voucher, price, currency)
  const credit = unusedPart(running, wanted, today)
  const used = Math.min(credit, price - off)
  const net = price - off - used
  const tax = taxOn(net, rule.rate, currency)
  const days = daysBetween(today, addMonths(today, MONTHS[period]))
  return {
    lines: [
      { kind: 'plan', amount: ofPlan },
      ...(add_on ? [{ kind: 'add-on' as const, amount: add_on.price }] : []),
      ...(off > 0 ? [{ kind: 'voucher' as const, amount: -off }] : []),
      ...(used > 0 ? [{ kind: 'credit' as const, amount: -used }] : []),
    ],
    net,
    tax,
    total: net + tax,
    tax_rate: rule.rate,
    reverse_charge: rule.reverse_charge,
    starts_on: credit > 0 ? today : null,
    extra_days:
      price > 0 ? Math.min(MOST_EXTRA_DAYS, Math.floor(((credit - used) * days) / price)) : 0,
    extra_months: voucher?.kind === 'months' ? voucher.value : 0,
  }
}
export type QuoteFacts = {
  running: RunningPlan | null
  voucher: Voucher | null
  rule: TaxRule
  today: string
}
const MOST_EXTRA_DAYS = 3650
