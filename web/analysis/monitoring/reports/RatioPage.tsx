import { Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingRatios,
  trainingRatios,
  trainingRatiosCsv,
} from '#contract/analysis/monitoring-ratio.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { download, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { PartNotice } from '../../../shell/PlanNotice.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { PageState } from '../../../ui/PageState.tsx'
import {
  FilesMenu,
  ReportFilterBar,
  ReportFrame,
  useReportFilters,
  writeLists,
} from '../../reports/open.ts'
import { DayChoice } from './DayChoice.tsx'
import { RatioRules } from './RatioRules.tsx'
import { RatioTable } from './RatioTable.tsx'
import { useDay } from './use-day.ts'

const FILES = { workbook: exportTrainingRatios, csv: trainingRatiosCsv } as const
const LISTS = ['squads', 'athletes'] as const

/** How the load of athletes changes: that of a week to that of four. */
export function RatioPage() {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const seesOthers = reportScope(useViewer(), 'training-summary') !== 'self'
  const { filters, change } = useReportFilters()
  const chosen = useDay()
  const { day } = chosen
  const { squads = '', athletes = '' } = writeLists(filters)
  const asked = { day, ...(squads && { squads }), ...(athletes && { athletes }) }
  const found = useQuery({
    ...query(trainingRatios, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const ratios = found.data?.data
  return (
    <ReportFrame
      title={t('trainingRatio.title')}
      subtitle={format.day(day)}
      action={ratios && <FilesMenu onTake={(file) => download(FILES[file], { query: asked })} />}
      filters={
        <ReportFilterBar
          period={<DayChoice {...chosen} />}
          filters={filters}
          onChange={change}
          seesOthers={seesOthers}
          only={seesOthers ? LISTS : []}
        />
      }
    >
      <Stack gap="md">
        <PartNotice part="load" />
        {!ratios && <Waiting for={found} rows={10} />}
        {ratios?.athletes.length === 0 && (
          <PageState
            state="empty"
            icon={<IconScale />}
            title={t('trainingRatio.empty')}
            text={t('trainingRatio.emptyText')}
          />
        )}
        {ratios && ratios.athletes.length > 0 && <RatioTable ratios={ratios} />}
        <Text size="sm" c="dimmed" maw={760}>
          {t('trainingRatio.lead')}
        </Text>
        {ratios?.can_change && <RatioRules method={ratios.method} lines={ratios.lines} />}
      </Stack>
    </ReportFrame>
  )
}
