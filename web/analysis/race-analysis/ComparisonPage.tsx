import { Alert, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import {
  exportRaceReport,
  raceReport,
  raceReportCsv,
  type ShownRaceReport,
} from '#contract/analysis/race-analysis.ts'
import { SEGMENT_LENGTHS, SPLIT_LENGTHS } from '#domain/race-analysis/comparison.ts'
import { download, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { OtherClub } from '../../people/clubs/open.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { FilesMenu } from '../reports/open.ts'
import { BestSegments } from './BestSegments.tsx'
import { ComparisonActions } from './ComparisonActions.tsx'
import { CrewRanking } from './CrewRanking.tsx'
import { LineTable } from './LineTable.tsx'
import { RaceChart } from './RaceChart.tsx'
import { SplitMatrix } from './SplitMatrix.tsx'

type Lengths = {
  split?: (typeof SPLIT_LENGTHS)[number]
  segment?: (typeof SEGMENT_LENGTHS)[number]
}

function useLengths() {
  const [search, choose] = useSearchParam()
  const split = SPLIT_LENGTHS.find((length) => String(length) === search.get('split'))
  const segment = SEGMENT_LENGTHS.find((length) => String(length) === search.get('segment'))
  const lengths: Lengths = { ...(split && { split }), ...(segment && { segment }) }
  return { lengths, choose }
}

/** A saved comparison by the token in its address; of whatever kind it is. */
export function ComparisonPage() {
  const { t } = useTranslation('racing')
  const { uuid = '' } = useParams()
  const { pathname, search } = useLocation()
  const { lengths, choose } = useLengths()
  const asked = { params: { uuid }, query: lengths }
  const found = useQuery({
    // That it belongs to another club is shown on the page itself.
    ...query(raceReport, asked, { own: [409] }),
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
  const address = paths.raceReport(report.kind, uuid)
  if (address !== pathname) return <Navigate to={`${address}${search}`} replace />
  return (
    <Page
      title={report.name}
      subtitle={t(`kinds.${report.kind}`)}
      crumb={{ to: paths.reportRacing(), label: t('title') }}
      action={<Actions report={report} lengths={lengths} />}
      filters={<LengthFields report={report} onChange={choose} />}
    >
      <Compared report={report} />
    </Page>
  )
}

type Shown = { report: ShownRaceReport }

function Compared({ report }: Shown) {
  const { t } = useTranslation('racing')
  const { lines, missing, crews } = report
  if (lines.length === 0)
    return (
      <PageState state="empty" icon={<IconFlag />} title={t('nothing')} text={t('nothingText')} />
    )
  return (
    <Stack gap="xl">
      {missing > 0 && <Text size="sm">{t('missing', { count: missing })}</Text>}
      <Cautions report={report} />
      <LineTable report={report} />
      {(crews.length > 1 || lines.length > 1) && <CrewRanking report={report} />}
      <RaceChart report={report} />
      <SplitMatrix report={report} />
      <BestSegments report={report} />
    </Stack>
  )
}

/** Why raw times do not compare, before anybody reads them. */
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

function LengthFields({
  report: { split, segment },
  onChange,
}: Shown & { onChange: (part: Partial<Record<keyof Lengths, string | null>>) => void }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const choices = (lengths: readonly number[]) =>
    lengths.map((length) => ({ value: String(length), label: format.distance(length) }))
  const choice = (
    name: keyof Lengths,
    label: string,
    lengths: readonly number[],
    value: number,
  ) => ({
    name,
    label,
    items: choices(lengths),
    value: [String(value)],
    usual: '',
    pinned: true,
  })
  return (
    <FilterBar
      filters={[
        choice('split', t('split'), SPLIT_LENGTHS, split),
        choice('segment', t('segment'), SEGMENT_LENGTHS, segment),
      ]}
      onChange={({ split: cut, segment: best }) =>
        onChange({
          ...(cut && { split: cut[0] ?? null }),
          ...(best && { segment: best[0] ?? null }),
        })
      }
    />
  )
}

const FILES = { workbook: exportRaceReport, csv: raceReportCsv } as const

function Actions({ report, lengths }: Shown & { lengths: Lengths }) {
  const navigate = useNavigate()
  const { uuid } = report
  return (
    <>
      <FilesMenu
        canPrint
        onTake={(file) => download(FILES[file], { params: { uuid }, query: lengths })}
      />
      {report.can_change && (
        <ComparisonActions
          report={report}
          onDeleted={() => void navigate(paths.reportRacing(), { replace: true })}
        />
      )}
    </>
  )
}
