import { Anchor } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/recordings/imports.ts'
import { openModal } from '../../shell/modals.ts'
import { PageState } from '../../ui/PageState.tsx'

// The drawing libraries are only fetched for those who look at curves.
const ActivityCurves = lazy(() =>
  orNothing(
    import('../activities/ActivityCurves.tsx').then((module) => ({
      default: module.ActivityCurves,
    })),
  ),
)

type OpenCurvesProps = { item: Import; activity: Import['activities'][number] }

/** Links to a recording that is in no session, such as one from Strava on a day without a plan. */
export function OpenCurves({ item, activity }: OpenCurvesProps) {
  const { t } = useTranslation('imports')
  const content = (
    <Suspense fallback={<PageState state="loading" rows={10} />}>
      <ActivityCurves activityId={activity.id} sportId={activity.sport_id} name={item.full_name} />
    </Suspense>
  )
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      onClick={() => openModal({ title: item.file.name, size: 'xl', content })}
    >
      {t('openCurves')}
    </Anchor>
  )
}
