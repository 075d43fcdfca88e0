import { Input, SegmentedControl } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventTags } from '#contract/lookups.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { query } from '../../api.ts'
import { useViewer } from '../../shell/viewer.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { DayField } from '../../ui/DayField.tsx'
import type { ReportFilters, SpanProblem } from './report-filters.ts'
import { useSummaryParts } from './use-figure-columns.tsx'
import { METRICS, metricOf, type Metric } from './summary.ts'

type SummaryFiltersProps = {
  filters: ReportFilters
  onChange: (part: Partial<ReportFilters>) => void
  problem: SpanProblem | null
  metric: Metric
  onMetric: (metric: Metric) => void
}

/** Days, tags and load for everybody; squads for those who see more than themselves. */
export function SummaryFilters({
  filters,
  onChange,
  problem,
  metric,
  onMetric,
}: SummaryFiltersProps) {
  const { t } = useTranslation('reports')
  const { loads } = useSummaryParts()
  const seesOthers = reportScope(useViewer(), 'training-summary') !== 'self'
  const { data: squads } = useQuery({ ...squadsQuery(), enabled: seesOthers })
  const { data: tags } = useQuery(query(eventTags))
  const squadChoices =
    squads?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  const tagChoices =
    tags?.data.map(({ id, tag_text }) => ({ value: String(id), label: tag_text })) ?? []
  const squadWord = upperFirst(t('words.squads', { ns: 'common' }))
  return (
    <>
      <DayField
        label={t('summary.from')}
        value={filters.start_date}
        onChange={(start_date) => onChange({ start_date })}
      />
      <DayField
        label={t('summary.to')}
        value={filters.end_date}
        error={problem && t(`summary.${problem}`)}
        onChange={(end_date) => onChange({ end_date })}
      />
      {seesOthers && (
        <MultiChoice
          label={squadWord}
          placeholder={t('summary.all')}
          w={220}
          groups={[{ group: squadWord, items: squadChoices }]}
          value={filters.squads.map(String)}
          onChange={(ids) => onChange({ squads: ids.map(Number) })}
        />
      )}
      {(tagChoices.length > 0 || filters.tags.length > 0) && (
        <MultiChoice
          label={t('summary.tags')}
          placeholder={t('summary.all')}
          w={220}
          groups={[{ group: t('summary.tags'), items: tagChoices }]}
          value={filters.tags.map(String)}
          onChange={(ids) => onChange({ tags: ids.map(Number) })}
        />
      )}
      {loads && (
        <Input.Wrapper label={t('summary.metric')} labelElement="div">
          <SegmentedControl
            aria-label={t('summary.metric')}
            fullWidth
            value={metric}
            data={METRICS.map((value) => ({ value, label: t(`metrics.${value}`) }))}
            onChange={(value) => onMetric(metricOf(value) ?? metric)}
          />
        </Input.Wrapper>
      )}
    </>
  )
}
