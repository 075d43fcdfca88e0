import { useTranslation } from 'react-i18next'
import type { BillingOffer, ClubOrder } from '#contract/platform/billing-club.ts'
import { moneyText, type Currency } from '#domain/billing/money.ts'
import type { Period } from '#domain/billing/prices.ts'
import { useFormat } from '../../format/format.ts'
import { usePlanWords } from '../../shell/plan-words.ts'
import { priceOf, type Chosen } from './offers.ts'
import { listSeparator } from '../../format/punctuation.ts'

type Price = BillingOffer['prices'][number]

/** Sums, prices and orders as they are said on the pages of billing. */
export function useBillingWords() {
  const { t } = useTranslation('billing-club')
  const format = useFormat()
  const { plan } = usePlanWords()
  const money = (minor: number, currency: Currency) => moneyText(minor, currency, format.locale)
  const unit = ({ per_user, period }: Price, isIndividual: boolean) => {
    const isYear = period === 'annual'
    if (isIndividual) return isYear ? t('compare.ownYear') : t('compare.ownMonth')
    if (per_user) return isYear ? t('compare.userYear') : t('compare.userMonth')
    return isYear ? t('compare.clubYear') : t('compare.clubMonth')
  }
  const period = (name: Period) => t(`history.${name}`)
  return {
    money,
    unit,
    plan,
    /** "CHF 490.00 a year, no limit of people, without tax" */
    price: (offer: Pick<BillingOffer, 'prices'>, chosen: Chosen) => {
      const price = priceOf(offer, chosen)
      if (!price) return null
      const sum = money(price.amount, price.currency)
      return t('addOn.price', { sum, unit: unit(price, false) })
    },
    /** "Gold, Telemetry, one year, 40 people" */
    order: (order: Pick<ClubOrder, 'plan' | 'add_on' | 'period' | 'seats'>) =>
      [
        plan(order.plan),
        ...(order.add_on === null ? [] : [plan(order.add_on)]),
        period(order.period),
        order.seats === null ? t('plan.noLimit') : t('history.seats', { count: order.seats }),
      ].join(listSeparator()),
  }
}
