import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/analysis/home.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { seesOnlySelf } from '../../shell/report-places.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { HomePart } from './HomePart.tsx'
import { WeekBars } from './WeekBars.tsx'

type Week = NonNullable<Home['week']>

/** The running week against its plan, with its load. */
export function OwnWeek({ week, today }: { week: Week; today: string }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const viewer = useViewer()
  const planned = week.planned_seconds.reduce((total, seconds) => total + seconds, 0)
  const days = week.planned_seconds.map((seconds, index) => ({
    day: addDays(isoWeekStart(today), index),
    planned: seconds,
    done: week.done_seconds[index] ?? 0,
  }))
  const figures = [
    t('week.count', { count: week.sessions }),
    `${format.longDistance(week.distance)} ${format.units.longDistance}`,
    week.total === null
      ? null
      : `${format.load(week.total)} ${t(`week.metrics.${metricOf(week.metric)}`)}`,
  ]
  return (
    <HomePart
      tour="week"
      title={t('week.title')}
      facts={t('week.own', {
        done: format.duration(week.time),
        planned: format.duration(planned),
      })}
      {...(can(trainingSummary.access, viewer) && {
        more: seesOnlySelf(viewer)
          ? { to: paths.myTraining(), label: t('screens.myTraining', { ns: 'common' }) }
          : { to: paths.trainingSummary(), label: t('week.report') },
      })}
    >
      <WeekBars days={days} today={today} />
      <Text size="sm" c="dimmed">
        {figures.filter((figure) => figure !== null).join(' · ')}
      </Text>
      <PartNotice part="load" />
      {opensPart('load', viewer) && week.total === null && (
        <Text size="sm" c="dimmed">
          {t('week.teach')}
        </Text>
      )}
    </HomePart>
  )
}

const metricOf = (metric: string) => (metric === 'foster' || metric === 'trimp' ? metric : 'ets')
