import { Title } from '@mantine/core'
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
import type { Filter, FilterChanges } from '../../ui/filters/filter.ts'
import { Page, type PageProps } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ShareReport } from '../report-links/open.ts'
import { SendReport } from '../report-mails/open.ts'
import { SavedViews } from '../report-views/open.ts'
import { download } from '../../api/api.ts'
import { AskedReportContext, useAskedReport, type ReportCalls } from './asked-report.ts'
import { FoundReport } from './FoundReport.tsx'
import { PaperMark } from './PaperMark.tsx'
import { ReportDisplay } from './ReportDisplay.tsx'
import { ReportFilterBar } from './ReportFilters.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { ReportKeyFigures } from './ReportKeyFigures.tsx'
import { isOfFew, spanProblem, writeLists, type AboutWhom } from './report-filters.ts'
import { useSquadFigure } from './SquadsCompared.tsx'
import { useReportFilters } from './use-report-filters.ts'
import { useColumns } from './use-columns.ts'
import { useFigures } from './use-report-words.ts'
import { useShape, type UsualShape } from './use-shape.ts'
import { FilesMenu } from './FilesMenu.tsx'
import { useFoundReport } from './use-found-report.ts'

/** A report as a workbook, as CSV or on paper, with the columns and groups of the page. */
function ReportFiles({ children }: { children?: ReactNode }) {
  const { calls, query, columns, group } = useAskedReport()
  const { athletes, others } = useFoundReport()
  const asked = { ...query, columns: columns.shown.join(','), ...(group && { group }) }
  return (
    <FilesMenu
      canPrint
      onTake={
        athletes.length + others.length > 0
          ? (file) => download(calls[file], { query: asked })
          : undefined
      }
    >
      {children}
    </FilesMenu>
  )
}

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
  /** Further items of the menu in its head. */
  menu?: ReactNode
  /** What stands beside the picture, where there is room. */
  beside?: ReactNode
  /** What stands below, whatever was found. */
  below?: ReactNode
  /** By squad and week it compares the squads by what an athlete of each does in a week. */
  comparesSquads?: boolean
}

/**
 * A report: what is asked, a picture and a table, to be looked at or taken along. What was found is
 * read by its parts, so that the fields are not drawn once more when it comes.
 */
export function ReportPage(props: ReportPageProps) {
  const { page, of, report, calls, title, usual, notes, menu, beside, below } = props
  const { t } = useTranslation('reports')
  const { filters, change } = useReportFilters(of?.about)
  const { shape, choose } = useShape(report, usual ?? {})
  const columns = useColumns(report, useFigures(report))
  const seesOthers = reportScope(useViewer(), report.key) !== 'self' && of === undefined
  const saved = of?.page ?? page
  const { start_date, end_date } = filters
  const { by, against, group } = shape
  const comparedProblem = against ? spanProblem(earlierDays(filters, against)) : null
  const problem = spanProblem(filters) ?? comparedProblem
  const squadChip = useSquadChip(report)
  const isTooMany = by === 'session' && seesOthers && !isOfFew(filters)
  const canAsk = problem === null && !isTooMany
  const lists = of ? { ...filters, squads: [], athletes: [of.user_id] } : filters
  const frame = { title, of }
  const isOfSquads =
    props.comparesSquads === true && seesOthers && group === 'squad' && by === 'week'
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
      <Frame
        action={
          <>
            {saved && <SavedViews page={saved} />}
            {page && <ShareReport page={page} />}
            <ReportFiles>
              {page && <SendReport page={page} />}
              {menu}
            </ReportFiles>
          </>
        }
        filters={
          <ReportFilterBar
            filters={filters}
            onChange={change}
            seesOthers={seesOthers}
            isOfOne={of !== undefined}
            problem={spanProblem(filters)}
            {...(isOfSquads && squadChip)}
            display={
              <ReportDisplay
                report={report}
                seesOthers={seesOthers}
                days={filters}
                problem={comparedProblem}
                shape={shape}
                onShape={choose}
              />
            }
          />
        }
        {...frame}
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
        {canAsk && !isOfSquads && <ReportKeyFigures report={report} />}
        {canAsk && (
          <FoundReport
            report={report}
            shape={shape}
            isOfOne={of !== undefined}
            isOfSquads={isOfSquads}
            beside={beside}
            {...(notes && { notes })}
          />
        )}
        {canAsk && below}
      </Frame>
    </AskedReportContext>
  )
}

/** Which figure the squads are compared by: "Show Time ⌄". */
function useSquadChip(report: Report) {
  const { t } = useTranslation('reports')
  const { offered, figure, choose } = useSquadFigure(report)
  const filter: Filter = {
    name: 'show',
    label: t('squads.show'),
    items: offered.map(({ name, label }) => ({ value: name, label })),
    value: [figure?.name ?? ''],
    usual: offered[0]?.name ?? '',
    pinned: true,
  }
  return {
    own: [filter],
    onOwn: ({ show }: FilterChanges) => show?.[0] !== undefined && choose(show[0]),
  }
}

type FrameProps = Omit<PageProps, 'title' | 'tabs'> & {
  title: string
  of: ReportPageProps['of'] | undefined
}

/** A report stands among the others, and that of one athlete in their profile. */
function Frame({ title, of, ...page }: FrameProps) {
  if (!of) return <ReportFrame title={title} {...page} />
  return (
    <Page
      {...page}
      title={of.title}
      tabs={
        <>
          <PaperMark />
          {of.tabs}
        </>
      }
    />
  )
}

/** The same at each render, so that the lines of an answer do not wait for it. */
const NO_SESSIONS: readonly ReportSession[] = []
