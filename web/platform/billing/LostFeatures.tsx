import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ClubBilling } from '#contract/platform/billing-club.ts'
import { useFormat } from '../../format/format.ts'
import { usePlanWords } from '../../shell/plan-words.ts'

type LostFeaturesProps = { plan: string; lost: readonly number[]; stored: ClubBilling['stored'] }

/** What would close with another plan, by name and number; nothing of it is deleted. */
export function LostFeatures({ plan, lost, stored }: LostFeaturesProps) {
  const { t } = useTranslation('billing-club')
  const words = usePlanWords()
  const format = useFormat()
  const textOf = (feature: number) => {
    const count = stored.find((one) => one.feature === feature)?.count ?? 0
    const name = words.feature(feature)
    return count === 0 ? name : t('order.stored', { feature: name, number: format.number(count) })
  }
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('order.lost', { plan: words.plan(plan) })}
    >
      <List size="sm" mb="xs">
        {lost.map((feature) => (
          <List.Item key={feature}>{textOf(feature)}</List.Item>
        ))}
      </List>
      <Text size="sm">{t('order.kept')}</Text>
    </Alert>
  )
}
