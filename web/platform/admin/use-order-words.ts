import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/platform/billing.ts'
import { useFormat } from '../../format/format.ts'
import { usePlanWords } from '../../shell/plan-words.ts'

/** What orders are written with: plans, and what the provider of payments has said since. */
export function useOrderWords() {
  const { t } = useTranslation('billing-admin')
  const format = useFormat()
  const { plan } = usePlanWords()
  const seen = ({
    failed_at,
    refunded,
    disputed_at,
    paid_late,
    currency,
    state,
  }: Order): string[] => {
    const sumOf = (amount: number) => ({ sum: `${format.number(amount, 2)} ${currency}` })
    return [
      ...(failed_at !== null && state === 'open' ? [t('seen.failed')] : []),
      ...(refunded > 0 ? [t('seen.refunded', sumOf(refunded))] : []),
      ...(disputed_at === null ? [] : [t('seen.disputed')]),
      ...(paid_late > 0 ? [t('seen.late', sumOf(paid_late))] : []),
    ]
  }
  return { plan, seen }
}
