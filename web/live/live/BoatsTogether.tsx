import { lazy, type ReactNode, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import { PageState } from '../../ui/PageState.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './live.module.css'
import type { Water } from './water.ts'

// The drawing libraries are fetched once there is something to draw.
const BoatsOnMap = lazy(() =>
  orNothing(import('./BoatsOnMap.tsx').then((module) => ({ default: module.BoatsOnMap }))),
)

type BoatsTogetherProps = { table: ReactNode; water: Water; now: number }

/** On a tablet the table and the map are in sight together. */
export function BoatsTogether({ table, water, now }: BoatsTogetherProps) {
  const { t } = useTranslation('live')
  return (
    <div className={classes.split}>
      <ScrollRegion label={t('boats')} className={classes.beside}>
        {table}
      </ScrollRegion>
      <section className={classes.beside} aria-label={t('map')}>
        <Suspense fallback={<PageState state="loading" rows={6} />}>
          <BoatsOnMap water={water} now={now} />
        </Suspense>
      </section>
    </div>
  )
}
