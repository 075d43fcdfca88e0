import { Text, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  exportTrainingSummary,
  trainingSummary,
  trainingSummaryCsv,
} from '#contract/analysis/reports.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { trainingParts } from '#contract/analysis/reports-training.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { useAfterPaint } from '../../ui/after-paint.ts'
import { CellBar } from '../../ui/Spark.tsx'
import { ReportPage } from './ReportPage.tsx'
import { PartsOfAll } from './TrainingParts.tsx'
import { useAskedReport } from './asked-report.ts'
import classes from './reports.module.css'

/** So many sports stand there; the parts below have all. */
const MOST_SPORTS = 6

/** How the time spreads over the sports, beside the picture of the report. */
function SportShares() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { query: report, canAsk } = useAskedReport()
  const isPainted = useAfterPaint()
  const { against: _against, ...asked } = report
  const { data } = useQuery({
    ...query(trainingParts, { query: asked }),
    enabled: canAsk && isPainted,
    placeholderData: keepPreviousData,
  })
  const sports = (data?.data.groups ?? [])
    .filter(({ grouped_by, time }) => grouped_by === 'sport' && (time ?? 0) > 0)
    .map(({ id, time }) => ({ id, time: time ?? 0 }))
    .toSorted((one, other) => other.time - one.time)
  const whole = sports.reduce((sum, { time }) => sum + time, 0)
  const most = sports[0]?.time ?? 0
  if (whole === 0) return null
  return (
    <Stack component="section" gap="sm" aria-label={t('bySport')}>
      <Title order={2}>
        {t('bySport')}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {t('bySportUnit')}
        </Text>
      </Title>
      <ul className={classes.sports}>
        {sports.slice(0, MOST_SPORTS).map(({ id, time }) => (
          <li key={id}>
            <SportMark sportId={id} size={26} />
            <CellBar share={time / most} />
            <span className={classes.figure}>{format.duration(time)}</span>
            <span className={classes.share}>{format.percent((100 * time) / whole)}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

export const CALLS = {
  show: trainingSummary,
  workbook: exportTrainingSummary,
  csv: trainingSummaryCsv,
}

/** What was trained in a span of days, by athlete. */
export function TrainingSummaryPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="training-summary"
      report={trainingSummaryReport}
      calls={CALLS}
      title={t('titles.training-summary')}
      notes={notesOf}
      beside={BESIDE}
      below={BELOW}
    />
  )
}

/** The same with the squads beside each other. */
export function TeamTrainingSummaryPage() {
  const { t } = useTranslation()
  return (
    <ReportPage
      page="team-training-summary"
      report={trainingSummaryReport}
      calls={CALLS}
      title={t('screens.teamTrainingSummary')}
      usual={SQUADS_APART}
      comparesSquads
      notes={notesOf}
      below={BELOW}
    />
  )
}

const BESIDE = <SportShares />
const BELOW = <PartsOfAll />
const SQUADS_APART = { group: 'squad' } as const

export const notesOf = (total: Parts) => <Notes total={total} />

function Notes({ total }: { total: Parts }) {
  const { t } = useTranslation('reports')
  const [unscored, unrated] = [total['unscored'] ?? 0, total['unrated'] ?? 0]
  const hasWeeks = (total['load_weeks'] ?? 0) > 0
  const showsLoads = opensPart('load', useViewer())
  return (
    <>
      <PartNotice part="load" />
      <PartNotice part="time-in-zone" />
      {showsLoads && (unscored > 0 || unrated > 0) && (
        <Text size="sm" c="dimmed">
          {unscored > 0 && t('unscored', { count: unscored })}
          {sentenceGap()}
          {hasWeeks && unrated > 0 && t('unrated', { count: unrated })}
        </Text>
      )}
    </>
  )
}
