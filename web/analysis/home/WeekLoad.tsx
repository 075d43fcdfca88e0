import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/analysis/home.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { StatTile } from '../../ui/StatTile.tsx'
import { HomePart } from './HomePart.tsx'
import { WeekBars } from './WeekBars.tsx'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

type Week = NonNullable<Home['week']>

/** The load of the running week, by day, with hours and distance. */
export function WeekLoad({ week, today }: { week: Week; today: string }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const viewer = useViewer()
  const metric = metricOf(week.metric)
  const loads = opensPart('load', viewer)
  return (
    <HomePart
      title={t('week.title')}
      {...(can(trainingSummary.access, viewer) && {
        more: { to: paths.trainingSummary(), label: t('week.report') },
      })}
    >
      <div>
        {week.total !== null && (
          <Text component="p" m={0} className={`${classes.load} ${ui.tabular}`}>
            {format.load(week.total)}
            <Text component="span" size="md" c="dimmed">
              {` ${t(`week.metrics.${metric}`)}`}
            </Text>
          </Text>
        )}
        <PartNotice part="load" />
        {loads && week.total === null && <Text fw={500}>{t('week.noLoad')}</Text>}
        {loads && week.total === null && (
          <Text size="sm" c="dimmed">
            {t('week.teach')}
          </Text>
        )}
      </div>
      <WeekBars planned={week.planned_seconds} done={week.done_seconds} today={today} />
      <div className={classes.stats}>
        <StatTile label={t('week.time')} value={format.duration(week.time)} unit="h" />
        <StatTile
          label={t('week.distance')}
          value={format.longDistance(week.distance)}
          unit={format.units.longDistance}
        />
        <StatTile label={t('week.sessions')} value={format.number(week.sessions)} />
      </div>
    </HomePart>
  )
}

const metricOf = (metric: string) => (metric === 'foster' || metric === 'trimp' ? metric : 'ets')
