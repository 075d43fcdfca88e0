import { Alert, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import {
  exportRaceReport,
  raceReport,
  raceReportCsv,
  type ShownRaceReport,
} from '#contract/analysis/race-analysis.ts'
import { download, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { OtherClub } from '../../people/clubs/open.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { FilesMenu, PaperMark } from '../reports/open.ts'
import { BestSegments } from './BestSegments.tsx'
import { ComparisonActions } from './ComparisonActions.tsx'
import { ComparisonBar } from './ComparisonBar.tsx'
import { CrewRanking } from './CrewRanking.tsx'
import { LineTable } from './LineTable.tsx'
import { RaceRanking, StretchTimes, WhereWon } from './RaceRanking.tsx'
import { SplitMatrix } from './SplitMatrix.tsx'
import { isByPercent, lengthsIn, useComparisonView, type Lengths } from './use-comparison-view.ts'
import classes from './racing.module.css'

// The drawing library is fetched while the answer is on its way.
const RaceCurves = lazy(() =>
  orNothing(import('./RaceCurves.tsx').then((module) => ({ default: module.RaceCurves }))),
)

/** A saved comparison by the token in its address; of whatever kind it is. */
export function ComparisonPage() {
  const { t } = useTranslation('racing')
  const { uuid = '' } = useParams()
  const { pathname, search: address } = useLocation()
  const [search] = useSearchParam()
  const lengths = lengthsIn(search)
  const found = useQuery({
    // That it belongs to another club is shown on the page itself.
    ...query(raceReport, { params: { uuid }, query: lengths }, { own: [409] }),
    // With other lengths the same comparison stays meanwhile; another one never stands in for it.
    placeholderData: (before) => (before?.data.uuid === uuid ? before : undefined),
  })
  const problem = found.error instanceof ApiProblem ? found.error : null
  // The refusal has said why, wherever one is then.
  if (problem?.code === 'not_valid_url') return <Navigate to={paths.reportRacing()} replace />
  if (problem?.code === 'other_club' && problem.clubId !== undefined)
    return (
      <Page title={t('screens.raceReport', { ns: 'common' })}>
        <OtherClub clubId={problem.clubId} title={t('otherClub')} />
      </Page>
    )
  const report = found.data?.data
  if (!report)
    return (
      <Page title={t('screens.raceReport', { ns: 'common' })}>
        <Waiting for={found} rows={10} title={t('failed')} />
      </Page>
    )
  const own = paths.raceReport(report.kind, uuid)
  if (own !== pathname) return <Navigate to={`${own}${address}`} replace />
  return <Comparison report={report} lengths={lengths} />
}

type Shown = { report: ShownRaceReport }

function Comparison({ report, lengths }: Shown & { lengths: Lengths }) {
  const { t } = useTranslation('racing')
  const view = useComparisonView(report)
  return (
    <Page
      title={report.name}
      subtitle={useFacts(report).join(' · ')}
      crumb={{ to: paths.reportRacing(), label: t('title') }}
      action={<Actions report={report} lengths={lengths} />}
      tabs={<PaperMark />}
      filters={report.lines.length > 0 && <ComparisonBar report={report} view={view} />}
    >
      <Compared report={report} view={view} />
    </Page>
  )
}

/** The kind of comparison, its days and classes, and the wind where one crew stands for all. */
function useFacts({ kind, lines }: ShownRaceReport): string[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const only = (values: readonly string[]) => {
    const [first = '', ...others] = new Set(values)
    return others.length === 0 ? first : ''
  }
  const wind = lines[0]?.conditions.head_wind ?? null
  return [
    t(`kinds.${kind}`),
    only(lines.map(({ date }) => format.day(date))),
    only(lines.map((line) => line.class)),
    wind === null ? '' : t(wind < 0 ? 'tail' : 'head', { speed: format.speed(Math.abs(wind)) }),
  ].filter(Boolean)
}

type ComparedProps = Shown & { view: ReturnType<typeof useComparisonView> }

function Compared({ report, view }: ComparedProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { lines, missing, crews, course } = report
  const { ranked, against, chosen } = view
  if (lines.length === 0)
    return (
      <PageState state="empty" icon={<IconFlag />} title={t('nothing')} text={t('nothingText')} />
    )
  return (
    <Stack gap="xl">
      <div className={classes.columns}>
        <Suspense fallback={<PageState state="loading" rows={10} />}>
          <RaceCurves lines={ranked} against={against} chosen={chosen} />
        </Suspense>
        <div className={classes.findings}>
          <RaceRanking lines={ranked} byPercent={isByPercent(report)} />
          {course !== null && <StretchTimes lines={ranked} course={course} />}
          {course !== null && <WhereWon lines={ranked} course={course} />}
          <Cautions report={report} />
          {missing > 0 && <Text size="sm">{t('missing', { count: missing })}</Text>}
        </div>
      </div>
      <SplitMatrix report={report} />
      <div>
        <Fold title={t('result')} startsOpen>
          <LineTable report={report} />
        </Fold>
        {(crews.length > 1 || lines.length > 1) && (
          <Fold title={crews.length > 1 ? t('crews') : t('allPieces')}>
            <CrewRanking report={report} />
          </Fold>
        )}
        <Fold title={t('best.title')} aside={format.distance(report.segment)}>
          <BestSegments report={report} />
        </Fold>
      </div>
    </Stack>
  )
}

/** Why raw times do not compare. */
function Cautions({ report: { cautions } }: Shown) {
  const { t } = useTranslation('racing')
  if (cautions.length === 0) return null
  return (
    <Alert color="amber" icon={<IconAlertTriangle />} title={t('cautionTitle')}>
      <List size="sm">
        {cautions.map((caution) => (
          <List.Item key={caution}>{t(`cautions.${caution}`)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

const FILES = { workbook: exportRaceReport, csv: raceReportCsv } as const

function Actions({ report, lengths }: Shown & { lengths: Lengths }) {
  const navigate = useNavigate()
  const { uuid } = report
  return (
    <FilesMenu
      canPrint
      onTake={(file) => download(FILES[file], { params: { uuid }, query: lengths })}
    >
      {report.can_change && (
        <ComparisonActions
          report={report}
          onDeleted={() => void navigate(paths.reportRacing(), { replace: true })}
        />
      )}
    </FilesMenu>
  )
}
