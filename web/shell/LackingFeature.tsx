import { Anchor, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { planGate } from '#contract/platform/billing.ts'
import type { FeatureId } from '#domain/constants/features.ts'
import { query } from '../api/api.ts'
import { paths } from '../paths/paths.ts'
import { usePlanWords } from './plan-words.ts'
import { listSeparator, sentenceGap } from '../format/punctuation.ts'

/** A feature that the plan lacks, and which plans have it. */
export function LackingFeature({ feature }: { feature: FeatureId }) {
  const { t } = useTranslation('billing')
  const words = usePlanWords()
  const { data } = useQuery(query(planGate, { query: { feature } }))
  const plans = data?.data.plans ?? []
  return (
    <Text size="sm" c="dimmed" role="note">
      <IconSparkles size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
      {t('notice.lacks', { feature: words.feature(feature) })}
      {sentenceGap()}
      {plans.length > 0 && (
        <>
          {t('notice.plans', {
            plans: plans.map(({ key }) => words.plan(key)).join(listSeparator()),
          })}
          {sentenceGap()}
        </>
      )}
      <Anchor component={Link} to={paths.upgrade(feature)} size="sm">
        {t('notice.more')}
      </Anchor>
    </Text>
  )
}
