import { Group as Row, Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlyAttendance, ReportSession } from '#contract/report.ts'
import type { ProfilePageName, ReportPageName } from '#domain/reports/pages.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { figureOf, type Report } from '#domain/reports/report.ts'
import type { ReportAthlete } from '#domain/reports/report.ts'
import { earlierDays, type Days } from '#domain/reports/spans.ts'
import { sumOf } from '#domain/reports/sums.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ShareReport } from '../report-links/open.ts'
import { SendReport } from '../report-mails/open.ts'
import { SavedViews } from '../report-views/open.ts'
import { AskedReportContext, type ReportCalls } from './asked-report.ts'
import { PaperMark } from './PaperMark.tsx'
import { ReportAnswer } from './ReportAnswer.tsx'
import { ReportFiles } from './ReportFiles.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { inOrderOfSessions } from './lines.ts'
import { isOfFew, spanProblem, writeLists, type AboutWhom } from './report-filters.ts'
import { useReportFilters } from './use-report-filters.ts'
import { useColumns } from './use-columns.ts'
import { useFigures } from './use-report-words.ts'
import { useShape, type UsualShape } from './use-shape.ts'

export type ReportPageProps = {
  page?: ReportPageName
  /** The only athlete it is about: the page then stands in their profile. */
  of?: {
    page: ProfilePageName
    user_id: number
    title: ReactNode
    tabs: ReactNode
    about: AboutWhom
  }
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
  const { page, of, report, calls, title, usual, notes, below } = props
  const { t } = useTranslation('reports')
  const { filters, change, set } = useReportFilters(of?.about)
  const { shape, choose } = useShape(report, usual ?? {})
  const columns = useColumns(report, useFigures(report))
  const seesOthers = reportScope(useViewer(), report.key) !== 'self' && of === undefined
  const saved = of?.page ?? page
  const { start_date, end_date } = filters
  const { by, against, group } = shape
  const comparedProblem = against ? spanProblem(earlierDays(filters, against)) : null
  const problem = spanProblem(filters) ?? comparedProblem
  const isTooMany = by === 'session' && seesOthers && !isOfFew(filters)
  const canAsk = problem === null && !isTooMany
  const lists = of ? { ...filters, squads: [], athletes: [of.user_id] } : filters
  const asked = {
    start_date,
    end_date,
    by,
    ...(against && { against }),
    ...(group === 'class' && { apart: 'class' as const }),
    ...writeLists(lists),
  }
  const found = useQuery({
    ...query(calls.show, { query: asked }),
    enabled: canAsk,
    placeholderData: keepPreviousData,
  })
  const sessions = found.data?.data.sessions ?? NO_SESSIONS
  const athletes = useMemo(() => {
    const all = found.data?.data.athletes ?? NOBODY
    return sessions.length > 0 ? inOrderOfSessions(all, sessions) : all
  }, [found.data, sessions])
  const earlier = found.data?.data.earlier ?? null
  const others = found.data?.data.only_attendance ?? NO_OTHERS
  return (
    <AskedReportContext value={{ calls, query: asked, columns, group, sessions }}>
      <Page
        title={of?.title ?? title}
        subtitle={
          athletes.length > 0 && (
            <Lead report={report} athletes={athletes} others={others.length} earlier={earlier} />
          )
        }
        action={
          <Row gap="xs">
            {saved && <SavedViews page={saved} />}
            {page && <SendReport page={page} />}
            {page && <ShareReport page={page} />}
            {athletes.length + others.length > 0 && <ReportFiles />}
          </Row>
        }
        tabs={of ? <OfOne tabs={of.tabs} /> : REPORT_TABS}
        filters={
          <ReportFilters
            report={report}
            seesOthers={seesOthers}
            isOfOne={of !== undefined}
            filters={filters}
            onChange={change}
            problem={spanProblem(filters)}
            comparedProblem={comparedProblem}
            shape={shape}
            onShape={choose}
          />
        }
        filtersSet={set}
      >
        {of && <Title order={2}>{title}</Title>}
        {isTooMany && (
          <PageState
            state="empty"
            icon={<IconUsers />}
            title={t('filters.chooseAthletes')}
            text={t('filters.tooManyBySession')}
          />
        )}
        {!found.data && canAsk && <Waiting for={found} rows={10} />}
        {found.data && canAsk && (
          <ReportAnswer
            report={report}
            shape={{ ...shape, by: found.data.data.by }}
            isOfOne={of !== undefined}
            athletes={athletes}
            others={others}
            earlier={earlier}
            {...(notes && { notes })}
          />
        )}
        {canAsk && below}
      </Page>
    </AskedReportContext>
  )
}

const OfOne = ({ tabs }: { tabs: ReactNode }) => (
  <>
    <PaperMark />
    {tabs}
  </>
)

/** The same at each render, so that the lines of an answer do not wait for it. */
const REPORT_TABS = <ReportTabs />
const NOBODY: readonly ReportAthlete[] = []
const NO_OTHERS: readonly OnlyAttendance[] = []
const NO_SESSIONS: readonly ReportSession[] = []

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
  const total = useMemo(() => sumOf(report, athletes), [report, athletes])
  const people = new Set(athletes.map(({ user_id }) => user_id)).size
  const words = figures.slice(0, IN_LEAD).map(({ name, label, unit, write }) => {
    const value = figureOf(report, name, total)
    return `${label} ${write(value)}${unit === undefined ? '' : ` ${unit}`}`
  })
  return [
    ...(people > 1 ? [t('athletes', { count: people })] : []),
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
