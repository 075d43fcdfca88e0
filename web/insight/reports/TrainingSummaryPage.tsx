import { Alert, Button, Stack } from '@mantine/core'
import { IconChartBar, IconFileSpreadsheet, IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  exportTrainingSummary,
  trainingSummary,
  type OnlyAttendance,
  type SummaryAthlete,
} from '#contract/insight/reports.ts'
import { download, query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { spanProblem, type ReportFilters } from './report-filters.ts'
import { addUp, metricOf, rowsOf, type Metric } from './summary.ts'
import { SummaryChart } from './SummaryChart.tsx'
import { SummaryFilters } from './SummaryFilters.tsx'
import { SummaryTable } from './SummaryTable.tsx'
import { useSummaryParts } from './use-figure-columns.tsx'
import { useReportFilters } from './use-report-filters.ts'

const NOBODY: readonly SummaryAthlete[] = []
const NO_OTHERS: readonly OnlyAttendance[] = []

/**
 * What was trained in a span of days: by zone and week, by athlete, to be looked at or taken along.
 */
export function TrainingSummaryPage() {
  const { t } = useTranslation('reports')
  const { filters, change, set } = useReportFilters()
  const [search, setSearch] = useSearchParams()
  const asked = askedOf(filters)
  const problem = spanProblem(filters)
  const found = useQuery({
    ...query(trainingSummary, { query: asked }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const { data } = found
  const metric = metricOf(search.get('metric')) ?? metricOf(data?.data.metric ?? null) ?? 'ets'
  const choose = (next: Metric) =>
    setSearch((now) => ({ ...Object.fromEntries(now), metric: next }), {
      replace: true,
      preventScrollReset: true,
    })
  const athletes = data?.data.athletes ?? NOBODY
  const others = data?.data.only_attendance ?? NO_OTHERS
  return (
    <Page
      title={t('summary.title')}
      subtitle={athletes.length > 0 && <Lead athletes={athletes} others={others.length} />}
      action={athletes.length + others.length > 0 && <Export asked={asked} />}
      filters={
        <SummaryFilters
          filters={filters}
          onChange={change}
          problem={problem}
          metric={metric}
          onMetric={choose}
        />
      }
      filtersSet={set}
    >
      {!data && problem === null && <Waiting for={found} rows={10} />}
      {data && problem === null && (
        <Summary
          athletes={athletes}
          others={others}
          unscored={data.data.unscored}
          metric={metric}
        />
      )}
    </Page>
  )
}

const askedOf = ({ start_date, end_date, squads, tags }: ReportFilters) => ({
  start_date,
  end_date,
  ...(squads.length > 0 && { squads: squads.join(',') }),
  ...(tags.length > 0 && { tags: tags.join(',') }),
})

function Lead({ athletes, others }: { athletes: readonly SummaryAthlete[]; others: number }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const all = useMemo(() => addUp(athletes.map(({ total }) => total)), [athletes])
  const figures = { time: format.duration(all.time), distance: format.distance(all.distance) }
  const lead =
    athletes.length === 1
      ? t('summary.leadOne', { ...figures, sessions: format.number(all.sessions) })
      : t('summary.leadMany', { ...figures, athletes: format.number(athletes.length) })
  return others === 0 ? lead : `${lead} · ${t('summary.onlyAttendance', { count: others })}`
}

function Export({ asked }: { asked: ReturnType<typeof askedOf> }) {
  const { t } = useTranslation('reports')
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportTrainingSummary, { query: asked }),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('summary.export')}
    </Button>
  )
}

type SummaryProps = {
  athletes: readonly SummaryAthlete[]
  others: readonly OnlyAttendance[]
  unscored: number
  metric: Metric
}

function Summary({ athletes, others, unscored, metric }: SummaryProps) {
  const { t } = useTranslation('reports')
  const { loads } = useSummaryParts()
  const rows = useMemo(() => rowsOf(athletes, others), [athletes, others])
  if (rows.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconChartBar />}
        title={t('summary.empty')}
        text={t('summary.emptyText')}
      />
    )
  return (
    <Stack gap="xl">
      {athletes.length > 0 && <SummaryChart athletes={athletes} metric={metric} />}
      <PartNotice part="load" />
      <PartNotice part="time-in-zone" />
      {loads && unscored > 0 && (
        <Alert color="gray" icon={<IconInfoCircle />} p="sm">
          {t('summary.unscored', { count: unscored })}
        </Alert>
      )}
      <SummaryTable rows={rows} metric={metric} />
    </Stack>
  )
}
