import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingSummary,
  trainingSummary,
  trainingSummaryCsv,
} from '#contract/analysis/reports.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { ReportPage } from './ReportPage.tsx'
import { SportShares } from './SportShares.tsx'
import { PartsOfAll } from './TrainingParts.tsx'

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
          {unscored > 0 && t('unscored', { count: unscored })}{' '}
          {hasWeeks && unrated > 0 && t('unrated', { count: unrated })}
        </Text>
      )}
    </>
  )
}
