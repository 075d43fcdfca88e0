import { numberWriter } from '../rules/intl.ts'

/** Money is counted in minor units: cents, centimes, pence. All four currencies have a hundred. */
export const CURRENCIES = ['EUR', 'CHF', 'GBP', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

const MINOR = 100
/** What can be paid: in francs nothing below five centimes. */
const SMALLEST: Record<Currency, number> = { EUR: 1, CHF: 5, GBP: 1, USD: 1 }

/** The part of an amount, rounded half up to what can be paid. */
export function shareOf(
  amount: number,
  { part, whole }: { part: number; whole: number },
  currency: Currency,
): number {
  const smallest = SMALLEST[currency]
  const exact = (amount * part) / whole
  return Math.floor(exact / smallest + 0.5) * smallest
}

export const toMinor = (amount: number): number => Math.round(amount * MINOR)
export const toMajor = (minor: number): number => minor / MINOR

/** As people of a language write it, with its currency. */
export const moneyText = (minor: number, currency: Currency, locale: string): string =>
  numberWriter(locale, { style: 'currency', currency }).format(toMajor(minor))
