import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  trainingRatioCourse,
  type RatioCourse as Course,
} from '#contract/analysis/monitoring-ratio.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { TimeSeriesPanels } from '../../../ui/charts/TimeSeriesPanels.tsx'
import { ratioPanels, type RatioWords } from './ratio-panels.ts'
import { useRatioWriters } from './use-ratio-writers.ts'

const STEPS = [1, 2, 7, 14, 28, 91]

/** Twelve weeks of one person that end with the day. */
export function RatioCourse({ userId, day }: { userId: number; day: string }) {
  const asked = useQuery(query(trainingRatioCourse, { params: { id: userId }, query: { to: day } }))
  const course = asked.data?.data
  if (!course) return <Waiting for={asked} rows={5} part />
  return <Shown course={course} />
}

function Shown({ course }: { course: Course }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { days, lines, metric } = course
  const times = useMemo(() => days.map((_, index) => index), [days])
  const words = useRatioWords(lines, metric)
  const panels = useMemo(() => ratioPanels({ days, lines }, words), [days, lines, words])
  const along = useMemo(
    () => ({
      label: t('trainingRatio.course.day'),
      write: (at: number) => format.day(days[Math.round(at)]?.day ?? ''),
      steps: STEPS,
    }),
    [days, format, t],
  )
  if (days.every(({ load, ratio }) => load === null && ratio === null))
    return (
      <Text size="sm" c="dimmed">
        {t('trainingRatio.course.none')}
      </Text>
    )
  return (
    <TimeSeriesPanels
      title={t('trainingRatio.course.title', { name: course.full_name })}
      t={times}
      along={along}
      panels={panels}
      panelHeight={140}
    />
  )
}

/** What the panels say, the bands with the lines of the club. */
function useRatioWords(lines: Course['lines'], metric: Course['metric']): RatioWords {
  const { t } = useTranslation(['monitoring-reports', 'ratio-status'])
  const write = useRatioWriters()
  return useMemo(() => {
    const { low, high, danger } = lines
    const from = { low: write.ratio(low), high: write.ratio(high), danger: write.ratio(danger) }
    const statuses = {
      detraining: t('ratio-status:statuses.detraining'),
      optimum: t('ratio-status:statuses.optimum'),
      tough: t('ratio-status:statuses.tough'),
      danger: t('ratio-status:statuses.danger'),
    }
    const areas = {
      detraining: t('trainingRatio.course.below', { status: statuses.detraining, to: from.low }),
      optimum: `${statuses.optimum} ${from.low}–${from.high}`,
      tough: `${statuses.tough} ${from.high}–${from.danger}`,
      danger: t('trainingRatio.course.from', { status: statuses.danger, from: from.danger }),
    }
    const name = t(`trainingRatio.metrics.${metric}`)
    return {
      load: t('trainingRatio.course.load', { metric: name }),
      ratio: t('trainingRatio.course.ratio'),
      status: t('trainingRatio.status'),
      statuses,
      areas,
    }
  }, [lines, metric, t, write])
}
