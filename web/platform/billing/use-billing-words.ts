import { useTranslation } from 'react-i18next'
import type { BillingOffer, ClubOrder } from '#contract/platform/billing-club.ts'
import { moneyText, type Currency } from '#domain/billing/money.ts'
import type { Period } from '#domain/billing/prices.ts'
import { useFormat } from '../../format.ts'
import { usePlanWords } from '../../shell/plan-words.ts'

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
    /** "Gold, one year, 40 people" */
    order: (order: Pick<ClubOrder, 'plan' | 'period' | 'seats'>) =>
      [
        plan(order.plan),
        period(order.period),
        order.seats === null ? t('plan.noLimit') : t('history.seats', { count: order.seats }),
      ].join(', '),
  }
}
