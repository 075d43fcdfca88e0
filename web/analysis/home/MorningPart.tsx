import { Suspense } from 'react'
import { lazyPart } from '../../load/lazy-part.tsx'
import { useTranslation } from 'react-i18next'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

const MorningCard = lazyPart(async () => ({
  default: (await import('../monitoring/MorningCard.tsx')).MorningCard,
}))

/** Asks how one is this morning; what it takes comes after the rest of home. */
export function MorningPart() {
  const { t } = useTranslation('home')
  return (
    <div className={classes.morning}>
      <HomePart title={t('morning')}>
        <Suspense fallback={null}>
          <MorningCard />
        </Suspense>
      </HomePart>
    </div>
  )
}
