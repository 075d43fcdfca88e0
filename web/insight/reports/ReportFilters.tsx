import { Select } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventTags, focuses, intensities } from '#contract/lookups.ts'
import { GROUPS, type Group, type Period, type Report } from '#domain/reports/report.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { query } from '../../api.ts'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DayField } from '../../ui/DayField.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { ListName, ReportFilters as Filters, SpanProblem } from './report-filters.ts'

type ReportFiltersProps = {
  report: Report
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  problem: SpanProblem | null
  by: Period
  onBy: (by: Period) => void
  group: Group | null
  onGroup: (group: Group | null) => void
}

/** When, whom and which sessions; then how the lines are cut and put together. */
export function ReportFilters({
  report,
  filters,
  onChange,
  problem,
  by,
  onBy,
  group,
  onGroup,
}: ReportFiltersProps) {
  const { t } = useTranslation('reports')
  const seesOthers = reportScope(useViewer(), report.key) !== 'self'
  const lists = useListChoices(seesOthers)
  const squads = upperFirst(t('words.squads', { ns: 'common' }))
  return (
    <>
      <DayField
        label={t('filters.from')}
        value={filters.start_date}
        onChange={(start_date) => onChange({ start_date })}
      />
      <DayField
        label={t('filters.to')}
        value={filters.end_date}
        error={problem && t(`filters.${problem}`)}
        onChange={(end_date) => onChange({ end_date })}
      />
      {lists
        .filter(({ name, items }) => items.length > 0 || filters[name].length > 0)
        .map(({ name, label, items }) => (
          <MultiChoice
            key={name}
            label={label}
            placeholder={t('filters.all')}
            w={200}
            groups={[{ group: label, items }]}
            value={filters[name].map(String)}
            onChange={(ids) => onChange({ [name]: ids.map(Number) })}
          />
        ))}
      <Select
        label={t('filters.by')}
        w={140}
        allowDeselect={false}
        data={report.periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={by}
        onChange={(next) => onBy(report.periods.find((known) => known === next) ?? by)}
      />
      {seesOthers && (
        <Select
          label={t('filters.group')}
          w={170}
          allowDeselect={false}
          data={['none' as const, ...GROUPS].map((value) => ({
            value,
            label: value === 'squad' ? squads : t(`groups.${value}`),
          }))}
          value={group ?? 'none'}
          onChange={(next) => onGroup(GROUPS.find((known) => known === next) ?? null)}
        />
      )}
    </>
  )
}

type ListChoice = {
  name: ListName
  label: string
  items: readonly { value: string; label: string }[]
}

/** The lists a report can be narrowed down by, as far as the club has something in them. */
function useListChoices(seesOthers: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const { club } = useViewer()
  const sport = club && isPaddling(club.default_sport_id) ? club.default_sport_id : SPORT.rowing
  const { data: squads } = useQuery({ ...squadsQuery(), enabled: seesOthers })
  const { data: tags } = useQuery(query(eventTags))
  const { data: sports } = useQuery(sportsQuery())
  const { data: aims } = useQuery({ ...query(focuses, { query: { sport } }), ...lookup })
  const { data: zones } = useQuery({ ...query(intensities), ...lookup })
  const named = (list: { data: readonly { id: number; name: string }[] } | undefined) =>
    list?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return [
    {
      name: 'squads',
      label: upperFirst(t('words.squads', { ns: 'common' })),
      items: named(squads),
    },
    {
      name: 'tags',
      label: t('filters.tags'),
      items: tags?.data.map(({ id, tag_text }) => ({ value: String(id), label: tag_text })) ?? [],
    },
    { name: 'sports', label: t('filters.sports'), items: named(sports) },
    { name: 'focuses', label: t('filters.focuses'), items: named(aims) },
    { name: 'intensities', label: t('filters.intensities'), items: named(zones) },
  ]
}
