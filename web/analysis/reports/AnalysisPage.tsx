import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { upperFirst } from '@mantine/hooks'
import { analysisCsv, exportAnalysis, reportAnalysis } from '#contract/analysis/reports-analysis.ts'
import { POINTS, type Measure, type Point } from '#domain/reports/measures.ts'
import { PEOPLE_GROUPS, type PeopleGroup } from '#domain/reports/report.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { openMeasures } from '#domain/rules/measures.ts'
import { download, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { SavedViews } from '../report-views/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DisplayChoice, DisplayMenu } from '../../ui/filters/DisplayMenu.tsx'
import type { FilterChanges } from '../../ui/filters/filter.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { AnalysisAnswer } from './AnalysisAnswer.tsx'
import { FilesMenu } from './FilesMenu.tsx'
import { ReportFrame } from './ReportFrame.tsx'
import { spanProblem, writeLists, type ReportFilters, type SpanProblem } from './report-filters.ts'
import { useReportFilters } from './use-report-filters.ts'
import { ReportFilterBar } from './ReportFilters.tsx'

/** What is set against what; a measure that nobody chose is as the club has it. */
type AnalysisShape = {
  x: Measure | null
  y: Measure | null
  by: Point
  mark: PeopleGroup | null
}

/** What is analysed stands in the address. */
function useAnalysis() {
  const [search, change] = useSearchParam()
  const measures = openMeasures(useViewer())
  const measure = (name: 'x' | 'y') => measures.find((known) => known === search.get(name)) ?? null
  const shape: AnalysisShape = {
    x: measure('x'),
    y: measure('y'),
    by: POINTS.find((known) => known === search.get('by')) ?? 'week',
    mark: PEOPLE_GROUPS.find((known) => known === search.get('mark')) ?? null,
  }
  const choose = (part: Partial<AnalysisShape>) => {
    const named = Object.entries(part).map(([name, value]) => [name, value ?? 'none'])
    change(Object.fromEntries(named))
  }
  return { measures, shape, choose }
}

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
function AnalysisFilters(props: AnalysisFiltersProps) {
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

const FILES = { workbook: exportAnalysis, csv: analysisCsv } as const

/** Any two figures of athletes and days set against each other. */
export function AnalysisPage() {
  const { t } = useTranslation('reports')
  const { filters, change } = useReportFilters()
  const { measures, shape, choose } = useAnalysis()
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const { x, y, by, mark } = shape
  const asked = {
    start_date,
    end_date,
    by,
    ...(x && { x }),
    ...(y && y !== x && { y }),
    ...writeLists(filters),
  }
  const found = useQuery({
    ...query(reportAnalysis, { query: asked }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const analysis = found.data?.data
  return (
    <ReportFrame
      title={t('analysis.title')}
      subtitle={analysis && analysis.count > 0 && t('analysis.count', { count: analysis.count })}
      action={
        <>
          <SavedViews page="analysis" />
          {analysis && analysis.count > 0 && (
            <FilesMenu canPrint onTake={(file) => download(FILES[file], { query: asked })} />
          )}
        </>
      }
      filters={
        <AnalysisFilters
          filters={filters}
          onChange={change}
          problem={problem}
          measures={measures}
          shown={{ x: analysis?.x ?? x, y: analysis?.y ?? y }}
          shape={shape}
          onShape={choose}
        />
      }
    >
      {!analysis && problem === null && <Waiting for={found} rows={10} />}
      {analysis && problem === null && <AnalysisAnswer analysis={analysis} mark={mark} />}
    </ReportFrame>
  )
}
