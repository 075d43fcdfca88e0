import { lazy, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import classes from './home.module.css'

const MorningCard = lazy(() =>
  orNothing(
    import('../monitoring/MorningCard.tsx').then((module) => ({ default: module.MorningCard })),
  ),
)

/** Asks how one is this morning; what it takes comes after the rest of home. */
export const MorningPart = () => (
  <div className={classes.morning} data-tour="morning">
    <Suspense fallback={null}>
      <MorningCard />
    </Suspense>
  </div>
)
