import type { AddOnOffer, BillingOffer, ClubBilling } from '#contract/platform/billing-club.ts'
import { CURRENCIES, type Currency } from '#domain/billing/money.ts'
import type { Period } from '#domain/billing/prices.ts'

/** How a club wants to pay. */
export type Chosen = { period: Period; currency: Currency }

const BY_COUNTRY: Partial<Record<string, Currency>> = {
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  US: 'USD',
}

/** What it paid by last, or what is usual where its bills go. */
export function firstChoice({ orders, address, payee }: ClubBilling): Chosen {
  const last = orders.find(({ state }) => state !== 'cancelled')
  const country = address?.country ?? payee.country
  return {
    period: last?.period ?? 'annual',
    currency: last?.currency ?? BY_COUNTRY[country] ?? CURRENCIES[0],
  }
}

/** The price of an offer for a way to pay; undefined where it is not sold so. */
export const priceOf = (
  { prices }: Pick<BillingOffer, 'prices'>,
  { period, currency }: Chosen,
): BillingOffer['prices'][number] | undefined =>
  prices.find((price) => price.period === period && price.currency === currency)

/** What can be ordered beside a plan: it is sold so, and opens what the plan does not. */
export const addOnBeside = (
  { add_ons }: Pick<ClubBilling, 'add_ons'>,
  { features }: Pick<BillingOffer, 'features'>,
  chosen: Chosen,
): AddOnOffer | undefined =>
  add_ons.find(
    (one) =>
      priceOf(one, chosen) !== undefined &&
      !one.features.every((feature) => features.includes(feature)),
  )
