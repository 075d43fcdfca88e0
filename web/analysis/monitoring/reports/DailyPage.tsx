import { Stack, Text } from '@mantine/core'
import { IconSunrise } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  dailyMornings,
  dailyMorningsCsv,
  exportDailyMornings,
} from '#contract/analysis/monitoring-reports.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { download, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { PageState } from '../../../ui/PageState.tsx'
import {
  FilesMenu,
  ReportFilterBar,
  ReportFrame,
  useReportFilters,
  writeLists,
} from '../../reports/open.ts'
import { DailyList } from './DailyList.tsx'
import { DayChoice } from './DayChoice.tsx'
import { useDay } from './use-day.ts'

const FILES = { workbook: exportDailyMornings, csv: dailyMorningsCsv } as const
const LISTS = ['squads', 'athletes', 'focuses'] as const

/** The mornings of a day: who needs a word, who is to be watched, who has not entered. */
export function DailyPage() {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const seesOthers = reportScope(useViewer(), 'morning-monitoring') !== 'self'
  const { filters, change } = useReportFilters()
  const chosen = useDay()
  const { day } = chosen
  const { squads = '', athletes = '', focuses = '' } = writeLists(filters)
  const asked = {
    day,
    ...(squads && { squads }),
    ...(athletes && { athletes }),
    ...(focuses && { focuses }),
  }
  const found = useQuery({
    ...query(dailyMornings, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const daily = found.data?.data
  return (
    <ReportFrame
      title={t('title')}
      subtitle={`${format.day(day)} · ${daily ? t('daily.count', daily) : '…'}`}
      action={daily && <FilesMenu onTake={(file) => download(FILES[file], { query: asked })} />}
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
        {!daily && <Waiting for={found} rows={10} />}
        {daily && daily.athletes.length === 0 && (
          <PageState
            state="empty"
            icon={<IconSunrise />}
            title={t('daily.empty')}
            text={t('daily.emptyText')}
          />
        )}
        {daily && daily.athletes.length > 0 && <DailyList daily={daily} />}
        {seesOthers && (
          <Text size="sm" c="dimmed">
            {t('daily.own')}
          </Text>
        )}
      </Stack>
    </ReportFrame>
  )
}
