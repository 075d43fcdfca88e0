import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_LISTS, type ReportList } from '#domain/reports/lists.ts'
import { daysOfSpan, SPANS } from '#domain/reports/spans.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import type { Filter, FilterChanges } from '../../ui/filters/filter.ts'
import { FilterBar, type FilterBarProps } from '../../ui/filters/FilterBar.tsx'
import { PeriodChip } from '../../ui/filters/PeriodChip.tsx'
import type { ReportFilters as Filters, SpanProblem } from './report-filters.ts'
import { useListChoices } from './use-list-choices.ts'
import { useReportContext, useSpanWord } from './use-seasons.ts'

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
