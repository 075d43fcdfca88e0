import { Select, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { racePieces } from '#contract/analysis/race-analysis.ts'
import { boatById } from '#domain/constants/boats.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { Page } from '../../ui/Page.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { SavedViews } from '../report-views/open.ts'
import {
  ReportTabs,
  spanProblem,
  useLengthWriter,
  useReportFilters,
  WhenAndWhom,
  writeLists,
} from '../reports/open.ts'
import { PieceChooser } from './PieceChooser.tsx'
import { SavedComparisons } from './SavedComparisons.tsx'

/** What the page is narrowed down by beside what every report is. */
const OWN_FILTERS = ['name', 'boat_types', 'distances', 'times', 'start'] as const
type OwnFilter = (typeof OWN_FILTERS)[number]
const STARTS = ['rolling', 'standing'] as const

/** The pieces of the club to compare, and the comparisons that were saved. */
export function RacingPage() {
  const { t } = useTranslation('racing')
  const { filters, change, set } = useReportFilters()
  const [search, choose] = useSearchParam()
  const own = ownFilters(search)
  const [name] = useDebouncedValue(own.name ?? '', 300)
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const asked = {
    start_date,
    end_date,
    ...writeLists(filters),
    ...own,
    ...(name === '' ? { name: undefined } : { name }),
    start: STARTS.find((known) => known === own.start),
  }
  const found = useQuery({
    ...query(racePieces, { query: withoutEmpty(asked) }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      action={<SavedViews page="racing" />}
      tabs={<ReportTabs />}
      filters={
        <>
          <WhenAndWhom filters={filters} onChange={change} problem={problem} seesOthers />
          <RaceFilters
            own={own}
            onChange={choose}
            boats={answer?.boat_types ?? []}
            distances={answer?.distances ?? []}
            times={answer?.times ?? []}
          />
        </>
      }
      filtersSet={set + Object.keys(own).length}
    >
      <Stack gap="xl">
        <SavedComparisons />
        {problem === null && !answer && <Waiting for={found} rows={8} />}
        {problem === null && answer && <PieceChooser found={answer} />}
      </Stack>
    </Page>
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

type RaceFiltersProps = {
  own: Partial<Record<OwnFilter, string>>
  onChange: (part: Partial<Record<OwnFilter, string | null>>) => void
  boats: readonly number[]
  distances: readonly number[]
  /** Seconds of pieces that are planned by time. */
  times: readonly number[]
}

/** Name, boat, length and start of the pieces; what there is to choose follows from the days. */
function RaceFilters({ own, onChange, boats, distances, times }: RaceFiltersProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const writeLength = useLengthWriter()
  const chosen = (key: OwnFilter) => own[key]?.split(',') ?? []
  const written = (values: readonly string[]) => (values.length > 0 ? values.join(',') : null)
  const items = (values: readonly number[], label: (value: number) => string, key: OwnFilter) =>
    [...new Set([...values.map(String), ...chosen(key)])].map((value) => ({
      value,
      label: label(Number(value)),
    }))
  const lists = [
    {
      key: 'boat_types' as const,
      values: boats,
      label: t('filters.boats'),
      write: (id: number) => boatById(id)?.key ?? String(id),
    },
    {
      key: 'distances' as const,
      values: distances,
      label: t('filters.distances'),
      write: format.distance,
    },
    {
      key: 'times' as const,
      values: times,
      label: t('filters.times'),
      write: (length: number) => writeLength({ by: 'time', length }),
    },
  ]
  return (
    <>
      <TextInput
        label={t('filters.name')}
        placeholder={t('filters.namePlaceholder')}
        w={200}
        maxLength={120}
        value={own.name ?? ''}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {lists
        .filter(({ key, values }) => key !== 'times' || values.length + chosen(key).length > 0)
        .map(({ key, values, label, write }) => (
          <MultiChoice
            key={key}
            label={label}
            placeholder={t('filters.any')}
            w={180}
            groups={[{ group: label, items: items(values, write, key) }]}
            value={chosen(key)}
            onChange={(next) => onChange({ [key]: written(next) })}
          />
        ))}
      <Select
        label={t('filters.start')}
        w={150}
        allowDeselect={false}
        data={[
          { value: '', label: t('filters.any') },
          ...STARTS.map((value) => ({ value, label: t(`starts.${value}`) })),
        ]}
        value={own.start ?? ''}
        onChange={(next) => onChange({ start: next })}
      />
    </>
  )
}
