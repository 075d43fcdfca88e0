import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActionIcon, Button, Menu, Text } from '@mantine/core'
import { IconBookmarks, IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { racePieces, raceReports, type RaceReport } from '#contract/analysis/race-analysis.ts'
import { boatById } from '#domain/constants/boats.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { oneOfFilter, writtenChanges, type Filter } from '../../ui/filters/filter.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { SavedViews } from '../report-views/open.ts'
import {
  ReportFilterBar,
  ReportFrame,
  spanProblem,
  useLengthWriter,
  useReportFilters,
  writeLists,
} from '../reports/open.ts'
import { paths } from '../../paths/paths.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { PieceChooser } from './PieceChooser.tsx'

/** The comparisons of the club, the latest first, as a menu in the head. */
function SavedComparisons() {
  const { t } = useTranslation('racing')
  const reports = useQuery(query(raceReports)).data?.data ?? []
  const phone = usePhone()
  const title = t('saved.title')
  if (reports.length === 0) return null
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        {phone ? (
          <ActionIcon variant="default" aria-label={title} title={title}>
            <IconBookmarks size={18} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<IconBookmarks size={18} />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {title}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {reports.map((report) => (
          <Saved key={report.uuid} report={report} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Saved({ report }: { report: RaceReport }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { uuid, kind, name, lines, creator, created_at } = report
  const date = format.day(dayIn(format.timeZone, new Date(created_at)))
  return (
    <Menu.Item component={Link} to={paths.raceReport(kind, uuid)}>
      {name}
      <Text span display="block" fz={12} c="dimmed">
        {[
          t(`kinds.${kind}`),
          t('saved.lines', { count: lines }),
          creator === null ? date : t('saved.by', { name: creator, date }),
        ].join(' · ')}
      </Text>
    </Menu.Item>
  )
}

/** What the page is narrowed down by beside what every report is. */
const OWN_FILTERS = ['name', 'boat_types', 'distances', 'times', 'start'] as const
type OwnFilter = (typeof OWN_FILTERS)[number]
const STARTS = ['rolling', 'standing'] as const

/** The pieces of the club to compare, and the comparisons that were saved. */
export function RacingPage() {
  const { t } = useTranslation('racing')
  const { filters, change } = useReportFilters()
  const [search, choose] = useSearchParam()
  const own = ownFilters(search)
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const asked = {
    start_date,
    end_date,
    ...writeLists(filters),
    ...own,
    start: STARTS.find((known) => known === own.start),
  }
  const found = useQuery({
    ...query(racePieces, { query: withoutEmpty(asked) }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  const raceFilters = useRaceFilters(own, answer)
  return (
    <ReportFrame
      title={t('title')}
      action={
        <>
          <SavedComparisons />
          <SavedViews page="racing" />
        </>
      }
      filters={
        <ReportFilterBar
          filters={filters}
          onChange={change}
          problem={problem}
          seesOthers
          find={{
            label: t('filters.namePlaceholder'),
            value: own.name ?? '',
            onChange: (next) => choose({ name: next }),
          }}
          own={raceFilters}
          onOwn={(changes) => choose(writtenChanges(changes))}
        />
      }
    >
      {problem === null && !answer && <Waiting for={found} rows={8} />}
      {problem === null && answer && <PieceChooser found={answer} />}
    </ReportFrame>
  )
}

type ComparisonQuery = {
  start_date: string
  end_date: string
  name?: string | undefined
  start?: (typeof STARTS)[number] | undefined
}

/** The same without what nothing is asked of. */
function withoutEmpty({ name, start, ...asked }: ComparisonQuery) {
  return { ...asked, ...(name && { name }), ...(start && { start }) }
}

const ownFilters = (search: URLSearchParams): Partial<Record<OwnFilter, string>> =>
  Object.fromEntries(
    OWN_FILTERS.flatMap((key) => {
      const value = search.get(key)
      return value ? [[key, value]] : []
    }),
  )

type RaceChoices = Pick<Reply<typeof racePieces>['data'], 'boat_types' | 'distances' | 'times'>

/** Boat, length and start of the pieces; what there is to choose follows from the days. */
function useRaceFilters(
  own: Partial<Record<OwnFilter, string>>,
  choices: RaceChoices | undefined,
): readonly Filter[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const writeLength = useLengthWriter()
  const list = (
    name: 'boat_types' | 'distances' | 'times',
    label: string,
    write: (value: number) => string,
  ) => {
    const value = own[name]?.split(',') ?? []
    const known = [...new Set([...(choices?.[name] ?? []).map(String), ...value])]
    return {
      name,
      label,
      items: known.map((one) => ({ value: one, label: write(Number(one)) })),
      value,
    }
  }
  return [
    list('boat_types', t('filters.boats'), (id) => boatById(id)?.key ?? String(id)),
    list('distances', t('filters.distances'), format.distance),
    list('times', t('filters.times'), (length) => writeLength({ by: 'time', length })),
    oneOfFilter(
      'start',
      t('filters.start'),
      STARTS.map((value) => ({ value, label: t(`starts.${value}`) })),
      own.start,
      t('filters.any'),
    ),
  ]
}
