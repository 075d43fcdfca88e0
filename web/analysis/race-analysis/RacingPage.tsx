import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/endpoint.ts'
import { racePieces } from '#contract/analysis/race-analysis.ts'
import { boatById } from '#domain/constants/boats.ts'
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
import { PieceChooser } from './PieceChooser.tsx'
import { SavedComparisons } from './SavedComparisons.tsx'

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
