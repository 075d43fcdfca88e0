import { Anchor, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { planGate } from '#contract/platform/billing.ts'
import type { FeatureId } from '#domain/constants/features.ts'
import type { GatedPart } from '#domain/rules/feature-gates.ts'
import { PART_FEATURES } from '#domain/rules/part-features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import { query } from '../api.ts'
import { paths } from '../paths.ts'
import { usePlanWords } from './plan-words.ts'
import { useViewer } from './viewer.ts'

/** Says where a part of a screen would be that the plan lacks it, and which plans have it. */
export const PartNotice = ({ part }: { part: GatedPart }) => (
  <PlanNotice feature={PART_FEATURES[part]} />
)

/** Nothing where the plan has the feature. */
export function PlanNotice({ feature }: { feature: FeatureId | null }) {
  const viewer = useViewer()
  if (feature === null || hasFeature(viewer, feature)) return null
  return (
    <Suspense fallback={null}>
      <Lacking feature={feature} />
    </Suspense>
  )
}

function Lacking({ feature }: { feature: FeatureId }) {
  const { t } = useTranslation('billing')
  const words = usePlanWords()
  const { data } = useQuery(query(planGate, { query: { feature } }))
  const plans = data?.data.plans ?? []
  return (
    <Text size="sm" c="dimmed" role="note">
      <IconSparkles size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
      {t('notice.lacks', { feature: words.feature(feature) })}{' '}
      {plans.length > 0 &&
        `${t('notice.plans', { plans: plans.map(({ key }) => words.plan(key)).join(', ') })} `}
      <Anchor component={Link} to={paths.upgrade(feature)} size="sm">
        {t('notice.more')}
      </Anchor>
    </Text>
  )
}
