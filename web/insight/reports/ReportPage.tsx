import { Group as Row, Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconChartBar } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { figureOf, type Group, type Report } from '#domain/reports/report.ts'
import type { ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { SavedViews } from '../report-views/open.ts'
import { AskedReportContext, type ReportCalls } from './asked-report.ts'
import { groupLines, lineOf, totalOf, unseenAthletes, type ReportLine } from './lines.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportFiles } from './ReportFiles.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportPaper } from './ReportPaper.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { spanProblem, writeLists } from './report-filters.ts'
import { useReportFilters } from './use-report-filters.ts'
import { useFigures } from './use-report-words.ts'
import { useShape, type Shape, type UsualShape } from './use-shape.ts'

export type ReportPageProps = {
  page: ReportPageName
  report: Report
  calls: ReportCalls
  title: string
  usual?: UsualShape
  /** What one should know about the figures of everybody together. */
  notes?: (total: Parts, athletes: readonly ReportAthlete[]) => ReactNode
  /** What stands below, whatever was found. */
  below?: ReactNode
}

/** A report: what is asked, a picture and a table, to be looked at or taken along. */
export function ReportPage(props: ReportPageProps) {
  const { page, report, calls, title, usual, notes, below } = props
  const { filters, change, set } = useReportFilters()
  const { shape, choose } = useShape(report, usual ?? {})
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const { by, against } = shape
  const asked = { start_date, end_date, by, ...(against && { against }), ...writeLists(filters) }
  const found = useQuery({
    ...query(calls.show, { query: asked }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const athletes = found.data?.data.athletes ?? NOBODY
  const others = found.data?.data.only_attendance ?? NO_OTHERS
  return (
    <AskedReportContext value={{ calls, query: asked }}>
      <Page
        title={title}
        subtitle={
          athletes.length > 0 && (
            <Lead
              report={report}
              athletes={athletes}
              others={others.length}
              earlier={found.data?.data.earlier ?? null}
            />
          )
        }
        action={
          <Row gap="xs">
            <SavedViews page={page} />
            {athletes.length + others.length > 0 && <ReportFiles />}
          </Row>
        }
        tabs={<ReportTabs />}
        filters={
          <ReportFilters
            report={report}
            filters={filters}
            onChange={change}
            problem={problem}
            shape={shape}
            onShape={choose}
          />
        }
        filtersSet={set}
      >
        {!found.data && problem === null && <Waiting for={found} rows={10} />}
        {found.data && problem === null && (
          <Answer
            report={report}
            title={title}
            shape={{ ...shape, by: found.data.data.by }}
            athletes={athletes}
            others={others}
            {...(notes && { notes })}
          />
        )}
        {problem === null && below}
      </Page>
    </AskedReportContext>
  )
}

const NOBODY: readonly ReportAthlete[] = []
const NO_OTHERS: readonly {
  user_id: number
  full_name: string
  squads: string[]
  sessions: number
}[] = []

type LeadProps = {
  report: Report
  athletes: readonly ReportAthlete[]
  others: number
  earlier: Days | null
}

/** How many figures the line below the title holds. */
const IN_LEAD = 3

function Lead({ report, athletes, others, earlier }: LeadProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const figures = useFigures(report)
  const total = useMemo(
    () =>
      addUp(
        report.parts,
        athletes.map((athlete) => athlete.total),
      ),
    [report, athletes],
  )
  const words = figures.slice(0, IN_LEAD).map(({ name, label, unit, write }) => {
    const value = figureOf(report, name, total)
    return `${label} ${write(value)}${unit === undefined ? '' : ` ${unit}`}`
  })
  return [
    ...(athletes.length > 1 ? [t('athletes', { count: athletes.length })] : []),
    ...words,
    ...(others > 0 ? [t('onlyAttendance', { count: others })] : []),
    ...(earlier
      ? [
          t('comparedWith', {
            days: `${format.day(earlier.start_date)} – ${format.day(earlier.end_date)}`,
          }),
        ]
      : []),
  ].join(' · ')
}

type AnswerProps = Pick<ReportPageProps, 'report' | 'title' | 'notes'> & {
  shape: Shape
  athletes: readonly ReportAthlete[]
  others: typeof NO_OTHERS
}

function Answer({ report, title, shape, athletes, others, notes }: AnswerProps) {
  const { by, group } = shape
  const { t } = useTranslation('reports')
  const nameOf = useGroupNames(group)
  const lines = useMemo(() => {
    const unseen = new Set(others.map(({ user_id }) => user_id))
    const all = [...athletes, ...unseenAthletes(report, others)]
    const each = (people: readonly ReportAthlete[]) => people.map((one) => lineOf(one, unseen))
    return group
      ? {
          top: groupLines(report, all, group, nameOf),
          inside: (line: ReportLine) => each(line.athletes),
        }
      : { top: each(all), inside: undefined }
  }, [report, athletes, others, group, nameOf])
  const squad = upperFirst(t('words.squad', { ns: 'common' }))
  const header =
    group === null ? t('columns.athlete') : group === 'squad' ? squad : t(`groups.${group}`)
  if (lines.top.length === 0)
    return (
      <PageState state="empty" icon={<IconChartBar />} title={t('empty')} text={t('emptyText')} />
    )
  return (
    <Stack gap="xl">
      {athletes.length > 0 && <ReportChart report={report} by={by} athletes={athletes} />}
      {notes?.(totalOf(report, lines.top), athletes)}
      <ReportTable
        key={group}
        report={report}
        by={by}
        lines={lines.top}
        header={header}
        {...(lines.inside && { inside: lines.inside })}
      />
      <ReportPaper report={report} title={title} header={header} lines={lines.top} />
      {group === 'squad' && (
        <Text size="sm" c="dimmed">
          {t('inSeveral', { squads: t('words.squads', { ns: 'common' }) })}
        </Text>
      )}
    </Stack>
  )
}

/** How groups are written; null is the group of those who are in none. */
function useGroupNames(group: Group | null): (name: string | null) => string {
  const { t } = useTranslation('reports')
  return useMemo(() => {
    if (group === 'gender')
      return (name) => (name === 'm' || name === 'w' ? t(`genders.${name}`) : t('genders.unknown'))
    if (group === 'age')
      return (name) => {
        if (name === null || name === 'senior') return t(`ages.${name ?? 'unknown'}`)
        const [kind, letter] = name.toUpperCase().split('-')
        return letter === undefined ? (kind ?? '') : t('ages.masters', { letter })
      }
    return (name) => name ?? t('noSquad')
  }, [group, t])
}
