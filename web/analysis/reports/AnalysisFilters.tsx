import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { POINTS, type Measure } from '#domain/reports/measures.ts'
import { PEOPLE_GROUPS } from '#domain/reports/report.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DisplayChoice, DisplayMenu } from '../../ui/filters/DisplayMenu.tsx'
import type { FilterChanges } from '../../ui/filters/filter.ts'
import type { ReportFilters, SpanProblem } from './report-filters.ts'
import { ReportFilterBar } from './ReportFilters.tsx'
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
  const items = measures.map((value) => ({ value, label: t(`figures.${value}`) }))
  function choose(changes: FilterChanges) {
    for (const axis of ['x', 'y'] as const) {
      const chosen = measures.find((known) => known === changes[axis]?.[0])
      if (!chosen) continue
      const other = axis === 'x' ? shown.y : shown.x
      // What stood on the other axis changes places with it.
      const swapped = chosen === other ? shown[axis] : other
      onShape(axis === 'x' ? { x: chosen, y: swapped } : { x: swapped, y: chosen })
    }
  }
  return (
    <ReportFilterBar
      filters={filters}
      onChange={onChange}
      problem={problem}
      seesOthers={seesOthers}
      own={(['x', 'y'] as const).map((axis) => ({
        name: axis,
        label: t(`analysis.${axis}`),
        items,
        value: shown[axis] ? [shown[axis]] : [],
        usual: '',
        pinned: true,
      }))}
      onOwn={choose}
      display={
        <DisplayMenu>
          <DisplayChoice
            label={t('analysis.point')}
            items={POINTS.map((value) => ({ value, label: t(`analysis.points.${value}`) }))}
            value={shape.by}
            onChange={(by) => onShape({ by })}
          />
          {seesOthers && (
            <DisplayChoice
              label={t('analysis.mark')}
              items={[
                { value: 'none' as const, label: t('analysis.noMark') },
                ...PEOPLE_GROUPS.map((value) => ({
                  value,
                  label: value === 'squad' ? squad : t(`groups.${value}`),
                })),
              ]}
              value={shape.mark ?? 'none'}
              onChange={(next) => onShape({ mark: next === 'none' ? null : next })}
            />
          )}
        </DisplayMenu>
      }
    />
  )
}
