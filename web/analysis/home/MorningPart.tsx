import { Suspense } from 'react'
import { lazyPart } from '../../load/lazy-part.tsx'
import classes from './home.module.css'

const MorningCard = lazyPart(async () => ({
  default: (await import('../monitoring/MorningCard.tsx')).MorningCard,
}))

/** Asks how one is this morning; what it takes comes after the rest of home. */
export const MorningPart = () => (
  <div className={classes.morning}>
    <Suspense fallback={null}>
      <MorningCard />
    </Suspense>
  </div>
)
