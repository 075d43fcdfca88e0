import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { REPORT_LISTS, type ReportList } from '#domain/reports/lists.ts'
import { daysOfSpan, SPANS } from '#domain/reports/spans.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Reply } from '#contract/endpoint.ts'
import {
  eventTags,
  focuses,
  heartRateZones,
  intensities,
  strokeRateZones,
} from '#contract/lookups.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import type { Filter, FilterChanges } from '../../ui/filters/filter.ts'
import { FilterBar, type FilterBarProps } from '../../ui/filters/FilterBar.tsx'
import { PeriodChip } from '../../ui/filters/PeriodChip.tsx'
import { query } from '../../api/api.ts'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { ReportFilters as Filters, SpanProblem } from './report-filters.ts'
import { useReportContext, useSpanWord } from './use-seasons.ts'

type ListChoice = {
  name: ReportList
  label: string
  items: readonly { value: string; label: string }[]
}

const MOST_ATHLETES = 1000

type Items = ListChoice['items']
const NO_ITEMS: Items = []

// Those of the same answer are the same at each drawing.
const itemOf = (id: number, label: string) => ({ value: String(id), label })
const named = ({ data }: { data: readonly { id: number; name: string }[] }): Items =>
  data.map(({ id, name }) => itemOf(id, name))
const tagged = ({ data }: Reply<typeof eventTags>): Items =>
  data.map(({ id, tag_text }) => itemOf(id, tag_text))
/** Nobody is chosen where there is only one. */
const several = ({ data }: Reply<typeof profileAthletes>): Items =>
  data.length > 1 ? data.map(({ user_id, full_name }) => itemOf(user_id, full_name)) : NO_ITEMS

/** The lists a report can be narrowed down by, as far as the club has something in them. */
function useListChoices(seesOthers: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const people = usePeople(seesOthers)
  const { data: tags } = useQuery({ ...query(eventTags), select: tagged })
  const { data: sports } = useQuery({ ...sportsQuery(), select: named })
  const planned = usePlanned()
  return [
    ...people,
    { name: 'tags', label: t('filters.tags'), items: tags ?? NO_ITEMS },
    { name: 'sports', label: t('filters.sports'), items: sports ?? NO_ITEMS },
    ...planned,
  ]
}

/** Squads, and the athletes one sees when they are several. */
function usePeople(enabled: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const seen = query(profileAthletes, { query: { limit: MOST_ATHLETES } })
  const { data: squads } = useQuery({ ...squadsQuery(), enabled, select: named })
  const { data: athletes } = useQuery({ ...seen, enabled, select: several })
  return [
    {
      name: 'squads',
      label: upperFirst(t('words.squads', { ns: 'common' })),
      items: squads ?? NO_ITEMS,
    },
    { name: 'athletes', label: t('filters.athletes'), items: athletes ?? NO_ITEMS },
  ]
}

/** What a session is planned to train. */
function usePlanned(): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const { club } = viewer
  const hasStrokeRates = opensEntry('createSession', 'stroke_rate_intensities', viewer)
  const sport = club && isPaddling(club.default_sport_id) ? club.default_sport_id : SPORT.rowing
  const kept = { ...lookup, select: named }
  const { data: aims } = useQuery({ ...query(focuses, { query: { sport } }), ...kept })
  const { data: speeds } = useQuery({ ...query(intensities), ...kept })
  const { data: hearts } = useQuery({ ...query(heartRateZones), ...kept })
  const { data: strokes } = useQuery({ ...query(strokeRateZones, { query: { sport } }), ...kept })
  return [
    { name: 'focuses', label: t('filters.focuses'), items: aims ?? NO_ITEMS },
    { name: 'intensities', label: t('filters.intensities'), items: speeds ?? NO_ITEMS },
    {
      name: 'heart_rate_intensities',
      label: t('filters.heart_rate_intensities'),
      items: hearts ?? NO_ITEMS,
    },
    {
      name: 'stroke_rate_intensities',
      label: t('filters.stroke_rate_intensities'),
      items: (hasStrokeRates && strokes) || NO_ITEMS,
    },
  ]
}

type ReportFilterBarProps = Pick<FilterBarProps<string>, 'find' | 'children' | 'display'> & {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  /** There are others than oneself to choose. */
  seesOthers: boolean
  /** It is about one athlete, so that nobody is chosen. */
  isOfOne?: boolean
  /** Some of the lists, where a report has no use for all. */
  only?: readonly ReportList[]
  problem?: SpanProblem | null
  /** Stands in place of the period where a report is of one day. */
  period?: ReactNode
  /** What only this page is narrowed down by or shown in. */
  own?: readonly Filter[]
  onOwn?: (changes: FilterChanges) => void
}

/** When, whom and which sessions, in one row; what only the page knows stands among it. */
export function ReportFilterBar(props: ReportFilterBarProps) {
  const { filters, onChange, seesOthers, isOfOne = false, only, problem = null } = props
  const { period, own = [], onOwn, ...rest } = props
  const choices = useListChoices(seesOthers)
    .filter(({ name }) => only?.includes(name) ?? true)
    .filter(({ name }) => !(isOfOne && OF_PEOPLE.includes(name)))
  const lists: readonly Filter[] = choices.map((choice) => ({
    ...choice,
    value: filters[choice.name].map(String),
  }))
  function apply(changes: FilterChanges) {
    const ofReport = REPORT_LISTS.flatMap((name) =>
      changes[name] ? [[name, changes[name].map(Number)]] : [],
    )
    const ofPage = Object.entries(changes).filter(([name]) => !isReportList(name))
    if (ofReport.length > 0) onChange(Object.fromEntries(ofReport))
    if (ofPage.length > 0) onOwn?.(Object.fromEntries(ofPage))
  }
  return (
    <FilterBar
      period={period ?? <Period filters={filters} onChange={onChange} problem={problem} />}
      filters={[...own, ...lists]}
      onChange={apply}
      {...(rest.find && { find: rest.find })}
      display={rest.display}
    >
      {rest.children}
    </FilterBar>
  )
}

const isReportList = (name: string) => REPORT_LISTS.some((list) => list === name)

/** A report of one athlete is narrowed down to nobody. */
const OF_PEOPLE: readonly ReportList[] = ['squads', 'athletes']

type PeriodProps = Pick<ReportFilterBarProps, 'filters' | 'onChange' | 'problem'>

/** Days that move with the day one looks, or chosen ones. */
function Period({ filters, onChange, problem }: PeriodProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const context = useReportContext()
  const wordOf = useSpanWord()
  const { span, start_date, end_date } = filters
  return (
    <PeriodChip
      words={
        span ? wordOf(span) : `${format.dayOfMonth(start_date)} – ${format.dayOfMonth(end_date)}`
      }
      spans={SPANS.map((value) => ({ value, label: wordOf(value) }))}
      span={span}
      onSpan={(next) => {
        const days = daysOfSpan(next, dayIn(format.timeZone, serverDate()), context)
        onChange({ span: next, ...days })
      }}
      from={start_date}
      to={end_date}
      onDays={({ from = start_date, to = end_date }) =>
        onChange({ span: null, start_date: from, end_date: to })
      }
      error={problem ? t(`filters.${problem}`) : null}
    />
  )
}
