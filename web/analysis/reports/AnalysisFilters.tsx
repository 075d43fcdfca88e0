import { Select } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { MEASURES, POINTS, type Measure } from '#domain/reports/measures.ts'
import { PEOPLE_GROUPS } from '#domain/reports/report.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { ReportFilters, SpanProblem } from './report-filters.ts'
import { WhenAndWhom } from './ReportFilters.tsx'
import type { AnalysisShape } from './use-analysis.ts'

type AnalysisFiltersProps = {
  filters: ReportFilters
  onChange: (part: Partial<ReportFilters>) => void
  problem: SpanProblem | null
  measures: readonly Measure[]
  /** The measures that are shown now. */
  shown: { x: Measure | null; y: Measure | null }
  shape: AnalysisShape
  onShape: (part: Partial<AnalysisShape>) => void
}

/** What is set against what and what one point is; then when, whom and which sessions. */
export function AnalysisFilters(props: AnalysisFiltersProps) {
  const { filters, onChange, problem, measures, shown, shape, onShape } = props
  const { t } = useTranslation('reports')
  const seesOthers = reportScope(useViewer(), 'analysis') !== 'self'
  const squad = upperFirst(t('words.squad', { ns: 'common' }))
  const choose = (axis: 'x' | 'y') => (next: string | null) => {
    const other = axis === 'x' ? shown.y : shown.x
    const chosen = measures.find((known) => known === next) ?? null
    // What stood on the other axis changes places with it.
    const swapped = chosen !== null && chosen === other ? shown[axis] : other
    onShape(axis === 'x' ? { x: chosen, y: swapped } : { x: swapped, y: chosen })
  }
  return (
    <>
      {(['x', 'y'] as const).map((axis) => (
        <Select
          key={axis}
          label={t(`analysis.${axis}`)}
          w={210}
          searchable
          allowDeselect={false}
          data={[...Map.groupBy(measures, (measure) => MEASURES[measure])].map(([report, own]) => ({
            group: t(`titles.${report}`),
            items: own.map((value) => ({ value, label: t(`figures.${value}`) })),
          }))}
          value={shown[axis]}
          onChange={choose(axis)}
        />
      ))}
      <Select
        label={t('analysis.point')}
        w={190}
        allowDeselect={false}
        data={POINTS.map((value) => ({ value, label: t(`analysis.points.${value}`) }))}
        value={shape.by}
        onChange={(next) => onShape({ by: POINTS.find((known) => known === next) ?? shape.by })}
      />
      {seesOthers && (
        <Select
          label={t('analysis.mark')}
          w={170}
          allowDeselect={false}
          data={['none' as const, ...PEOPLE_GROUPS].map((value) => ({
            value,
            label:
              value === 'none'
                ? t('analysis.noMark')
                : value === 'squad'
                  ? squad
                  : t(`groups.${value}`),
          }))}
          value={shape.mark ?? 'none'}
          onChange={(next) =>
            onShape({ mark: PEOPLE_GROUPS.find((known) => known === next) ?? null })
          }
        />
      )}
      <WhenAndWhom
        filters={filters}
        onChange={onChange}
        problem={problem}
        seesOthers={seesOthers}
      />
    </>
  )
}
