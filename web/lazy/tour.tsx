import { lazy, Suspense } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { orNothing } from '../load/or-nothing.ts'
import { isDemo } from '../shell/demo.ts'
import { useStore } from '../shell/store.ts'
import { tour } from '../tour/progress.ts'

/** Fetched by those who take a tour of the demo, its texts beside it. */
const Tour = lazy(() =>
  orNothing(
    Promise.all([import('../tour/Tour.tsx'), loadTexts(['demo'])]).then(([module]) => ({
      default: module.Tour,
    })),
  ),
)

/** A tour of the demo over whatever is open, while one is under way. */
export function TourHost() {
  const progress = useStore(tour)
  return <Suspense>{isDemo && progress && <Tour progress={progress} />}</Suspense>
}
