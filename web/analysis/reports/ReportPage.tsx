import { Group as Row, Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSession } from '#contract/report.ts'
import type { ProfilePageName, ReportPageName } from '#domain/reports/pages.ts'
import type { Parts } from '#domain/reports/parts.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import { earlierDays } from '#domain/reports/spans.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ShareReport } from '../report-links/open.ts'
import { SendReport } from '../report-mails/open.ts'
import { SavedViews } from '../report-views/open.ts'
import { AskedReportContext, type ReportCalls } from './asked-report.ts'
import { FoundLead } from './FoundLead.tsx'
import { FoundReport } from './FoundReport.tsx'
import { PaperMark } from './PaperMark.tsx'
import { ReportFiles } from './ReportFiles.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTabs } from './ReportTabs.tsx'
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

/**
 * A report: what is asked, a picture and a table, to be looked at or taken along. What was found is
 * read by its parts, so that the fields are not drawn once more when it comes.
 */
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
  return (
    <AskedReportContext
      value={{ calls, query: asked, canAsk, columns, group, sessions: NO_SESSIONS }}
    >
      <Page
        title={of?.title ?? title}
        subtitle={<FoundLead report={report} />}
        action={
          <Row gap="xs">
            {saved && <SavedViews page={saved} />}
            {page && <SendReport page={page} />}
            {page && <ShareReport page={page} />}
            <ReportFiles />
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
        {canAsk && (
          <FoundReport
            report={report}
            shape={shape}
            isOfOne={of !== undefined}
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
const NO_SESSIONS: readonly ReportSession[] = []
