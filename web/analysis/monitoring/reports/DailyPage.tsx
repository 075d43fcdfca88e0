import { Stack, Text } from '@mantine/core'
import { IconSunrise } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  dailyMornings,
  dailyMorningsCsv,
  exportDailyMornings,
} from '#contract/analysis/monitoring-reports.ts'
import { countOf } from '#domain/monitoring/daily.ts'
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
import { DailyTable } from './DailyTable.tsx'
import { DayChoice } from './DayChoice.tsx'
import { useDay } from './use-day.ts'

const FILES = { workbook: exportDailyMornings, csv: dailyMorningsCsv } as const
const LISTS = ['squads', 'athletes', 'focuses'] as const

/** What athletes entered on a morning: who has not, and what is to be noted. */
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
        {daily && daily.athletes.length > 0 && (
          <>
            <Noted daily={daily} />
            <DailyTable daily={daily} />
          </>
        )}
        {seesOthers && (
          <Text size="sm" c="dimmed">
            {t('daily.own')}
          </Text>
        )}
      </Stack>
    </ReportFrame>
  )
}

type NotedProps = { daily: { athletes: Parameters<typeof DailyTable>[0]['daily']['athletes'] } }

/** How many values are red and amber, all athletes together. */
function Noted({ daily: { athletes } }: NotedProps) {
  const { t } = useTranslation('monitoring-reports')
  const readings = athletes.flatMap((athlete) => athlete.readings)
  const red = countOf(readings, 'red')
  const amber = countOf(readings, 'amber') + countOf(readings, 'low')
  return (
    <Text fw={500}>
      {red + amber === 0
        ? t('daily.nothingNoted')
        : [
            red > 0 && t('daily.red', { count: red }),
            amber > 0 && t('daily.amber', { count: amber }),
          ]
            .filter(Boolean)
            .join(' · ')}
    </Text>
  )
}
