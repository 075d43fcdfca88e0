import { Select } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportList } from '#domain/reports/lists.ts'
import { groupsFor, type Report } from '#domain/reports/report.ts'
import { daysOfSpan, SPANS } from '#domain/reports/spans.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { useFormat } from '../../format/format.ts'
import { DayField } from '../../ui/DayField.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { AgainstFields } from './AgainstFields.tsx'
import type { ReportFilters as Filters, SpanProblem } from './report-filters.ts'
import { useListChoices, type ListChoice } from './use-list-choices.ts'
import { usePeriodWord, useSeasonMonth, useSpanWord } from './use-seasons.ts'
import type { Shape } from './use-shape.ts'

type ReportFiltersProps = {
  report: Report
  /** There are others than oneself to choose, and to put together. */
  seesOthers: boolean
  /** It is about one athlete, so that nobody is chosen. */
  isOfOne?: boolean
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  problem: SpanProblem | null
  /** What is wrong with the days compared with. */
  comparedProblem: SpanProblem | null
  shape: Shape
  onShape: (part: Partial<Shape>) => void
}

/** When, whom and which sessions; then how the lines are cut, put together and compared. */
export function ReportFilters(props: ReportFiltersProps) {
  const { report, seesOthers, isOfOne = false, filters, onChange, shape, onShape } = props
  const { problem, comparedProblem } = props
  const { t } = useTranslation('reports')
  const wordOf = usePeriodWord()
  const squads = upperFirst(t('words.squads', { ns: 'common' }))
  return (
    <>
      <WhenAndWhom
        filters={filters}
        onChange={onChange}
        problem={problem}
        seesOthers={seesOthers}
        isOfOne={isOfOne}
      />
      <Select
        label={t('filters.by')}
        w={140}
        allowDeselect={false}
        data={report.periods.map((value) => ({ value, label: wordOf(value) }))}
        value={shape.by}
        onChange={(next) =>
          onShape({ by: report.periods.find((known) => known === next) ?? shape.by })
        }
      />
      {seesOthers && (
        <Select
          label={t('filters.group')}
          w={170}
          allowDeselect={false}
          data={['none' as const, ...groupsFor(report)].map((value) => ({
            value,
            label: value === 'squad' ? squads : t(`groups.${value}`),
          }))}
          value={shape.group ?? 'none'}
          onChange={(next) =>
            onShape({ group: groupsFor(report).find((known) => known === next) ?? null })
          }
        />
      )}
      <AgainstFields
        report={report}
        days={filters}
        against={shape.against}
        problem={comparedProblem}
        onChange={(against) => onShape({ against })}
      />
    </>
  )
}

type ListFiltersProps = Pick<
  ReportFiltersProps,
  'filters' | 'onChange' | 'isOfOne' | 'seesOthers'
> & {
  /** Some of the lists, where a report has no use for all. */
  only?: readonly ReportList[]
}
type WhenAndWhomProps = ListFiltersProps & Pick<ReportFiltersProps, 'problem'>

/** The days, and the lists that any report is narrowed down by. */
export function WhenAndWhom(props: WhenAndWhomProps) {
  const { filters, onChange, problem, ...lists } = props
  const { t } = useTranslation('reports')
  return (
    <>
      <SpanField filters={filters} onChange={onChange} />
      <DayField
        label={t('filters.from')}
        value={filters.start_date}
        onChange={(start_date) => onChange({ span: null, start_date })}
      />
      <DayField
        label={t('filters.to')}
        value={filters.end_date}
        error={problem && t(`filters.${problem}`)}
        onChange={(end_date) => onChange({ span: null, end_date })}
      />
      <ListFilters filters={filters} onChange={onChange} {...lists} />
    </>
  )
}

/** The lists alone, as far as the club has something in them. */
export function ListFilters(props: ListFiltersProps) {
  const { filters, onChange, seesOthers, isOfOne = false, only } = props
  const lists = useListChoices(seesOthers)
  return (
    <>
      {lists
        .filter(({ name }) => only?.includes(name) ?? true)
        .filter(({ name }) => !(isOfOne && OF_PEOPLE.includes(name)))
        .filter(({ name, items }) => items.length > 0 || filters[name].length > 0)
        .map((choice) => (
          <ListField key={choice.name} {...choice} ids={filters[choice.name]} onChange={onChange} />
        ))}
    </>
  )
}

type ListFieldProps = ListChoice & Pick<ListFiltersProps, 'onChange'> & { ids: readonly number[] }

/** Drawn once more only for what it offers or holds: the lists come one after another. */
const ListField = memo(function ListField({ name, label, items, ids, onChange }: ListFieldProps) {
  const { t } = useTranslation('reports')
  return (
    <MultiChoice
      label={label}
      placeholder={t('filters.all')}
      w={200}
      groups={[{ group: label, items }]}
      value={ids.map(String)}
      onChange={(chosen) => onChange({ [name]: chosen.map(Number) })}
    />
  )
})

/** A report of one athlete is narrowed down to nobody. */
const OF_PEOPLE: readonly ReportList[] = ['squads', 'athletes']

type SpanFieldProps = Pick<ReportFiltersProps, 'filters' | 'onChange'>

/** Days that move with the day one looks, or chosen ones. */
function SpanField({ filters, onChange }: SpanFieldProps) {
  const { t } = useTranslation('reports')
  const { timeZone } = useFormat()
  const seasonMonth = useSeasonMonth()
  const wordOf = useSpanWord()
  return (
    <Select
      label={t('filters.span')}
      w={170}
      allowDeselect={false}
      data={['chosen' as const, ...SPANS].map((value) => ({ value, label: wordOf(value) }))}
      value={filters.span ?? 'chosen'}
      onChange={(next) => {
        const span = SPANS.find((known) => known === next) ?? null
        const days = span ? daysOfSpan(span, dayIn(timeZone, new Date()), seasonMonth) : {}
        onChange({ span, ...days })
      }}
    />
  )
}
