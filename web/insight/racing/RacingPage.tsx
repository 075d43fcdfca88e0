import { Select, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { racePieces } from '#contract/insight/racing.ts'
import { boatById } from '#domain/constants/boats.ts'
import { query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { Page } from '../../ui/Page.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import {
  ReportTabs,
  spanProblem,
  useReportFilters,
  WhenAndWhom,
  writeLists,
} from '../reports/open.ts'
import { PieceChooser } from './PieceChooser.tsx'
import { SavedComparisons } from './SavedComparisons.tsx'

/** What the page is narrowed down by beside what every report is. */
const OWN_FILTERS = ['name', 'boat_types', 'distances', 'start'] as const
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
      tabs={<ReportTabs />}
      filters={
        <>
          <WhenAndWhom filters={filters} onChange={change} problem={problem} seesOthers />
          <RaceFilters
            own={own}
            onChange={choose}
            boats={answer?.boat_types ?? []}
            distances={answer?.distances ?? []}
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

type Asked = {
  start_date: string
  end_date: string
  name?: string | undefined
  start?: (typeof STARTS)[number] | undefined
}

/** The same without what nothing is asked of. */
function withoutEmpty({ name, start, ...asked }: Asked) {
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
}

/** Name, boat, distance and start of the pieces; what there is to choose follows from the days. */
function RaceFilters({ own, onChange, boats, distances }: RaceFiltersProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const chosen = (key: OwnFilter) => own[key]?.split(',') ?? []
  const written = (values: readonly string[]) => (values.length > 0 ? values.join(',') : null)
  const items = (values: readonly number[], label: (value: number) => string, key: OwnFilter) =>
    [...new Set([...values.map(String), ...chosen(key)])].map((value) => ({
      value,
      label: label(Number(value)),
    }))
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
      <MultiChoice
        label={t('filters.boats')}
        placeholder={t('filters.any')}
        w={170}
        groups={[
          {
            group: t('filters.boats'),
            items: items(boats, (id) => boatById(id)?.key ?? String(id), 'boat_types'),
          },
        ]}
        value={chosen('boat_types')}
        onChange={(ids) => onChange({ boat_types: written(ids) })}
      />
      <MultiChoice
        label={t('filters.distances')}
        placeholder={t('filters.any')}
        w={190}
        groups={[
          {
            group: t('filters.distances'),
            items: items(distances, format.distance, 'distances'),
          },
        ]}
        value={chosen('distances')}
        onChange={(metres) => onChange({ distances: written(metres) })}
      />
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
