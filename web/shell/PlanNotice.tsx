import { lazy, Suspense } from 'react'
import type { FeatureId } from '#domain/constants/features.ts'
import type { GatedPart } from '#domain/rules/feature-gates.ts'
import { PART_FEATURES } from '#domain/rules/part-features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import { useViewer } from './viewer.ts'

const LackingFeature = lazy(async () => ({
  default: (await import('./LackingFeature.tsx')).LackingFeature,
}))

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
      <LackingFeature feature={feature} />
    </Suspense>
  )
}
