import { lazy, Suspense } from 'react'
import type { WeekTargetProps } from '../analysis/season/WeekTarget.tsx'
import { loadTexts } from '../i18n/i18n.ts'
import { orNothing } from '../load/or-nothing.ts'
import { loadChunk } from '../shell/chunks.ts'
import { PageState } from '../ui/PageState.tsx'

/** Fetched when the calendar shows a season first, its texts beside it. */
const SeasonView = lazy(() =>
  loadChunk(Promise.all([import('../analysis/season/SeasonView.tsx'), loadTexts(['season'])])).then(
    ([module]) => ({ default: module.SeasonView }),
  ),
)

const WeekTarget = lazy(() =>
  orNothing(
    Promise.all([import('../analysis/season/WeekTarget.tsx'), loadTexts(['season'])]).then(
      ([module]) => ({ default: module.WeekTarget }),
    ),
  ),
)

/** What is planned of the target of a week, once it is there. */
export const LazyWeekTarget = (props: WeekTargetProps) => (
  <Suspense>
    <WeekTarget {...props} />
  </Suspense>
)

/** A season as a view of the calendar, which does not wait for it otherwise. */
export const LazySeason = (props: Parameters<typeof SeasonView>[0]) => (
  <Suspense fallback={<PageState state="loading" rows={12} />}>
    <SeasonView {...props} />
  </Suspense>
)
