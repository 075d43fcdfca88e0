import { useTranslation } from 'react-i18next'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import classes from './home.module.css'
import { HomePart } from './HomePart.tsx'
import { LatePart } from './LatePart.tsx'

const load = async () =>
  (await import('../monitoring/reports/NotedMorningsPart.tsx')).NotedMorningsPart
const TEXTS = ['noted'] as const

/** What is red or amber this morning, where the plan has mornings. */
export function NotedMornings() {
  const { t } = useTranslation('home')
  if (!hasFeature(useViewer(), FEATURE.morning_monitoring)) return null
  return (
    <HomePart title={t('noted')} more={{ to: paths.morningMonitoring(), label: t('toReport') }}>
      <LatePart name="noted-mornings" load={load} texts={TEXTS} className={classes.noted} />
    </HomePart>
  )
}
