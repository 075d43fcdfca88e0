import { upperFirst } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Analysis, AnalysisAthlete } from '#contract/analysis/reports-analysis.ts'
import { groupsOf, type FigureKind, type PeopleGroup } from '#domain/reports/report.ts'
import { ScatterPlot } from '../../ui/charts/ScatterPlot.tsx'
import type { ScatterAxis } from '../../ui/charts/scatter-option.ts'
import {
  pointKey,
  type AnalysisPoints,
  type MeasureShown,
  type NamedPoint,
} from './use-analysis-points.ts'
import { useGroupNames } from './use-group-names.ts'
import { listSeparator } from '../../format/punctuation.ts'

type AnalysisPictureProps = {
  analysis: Analysis
  points: AnalysisPoints
  mark: PeopleGroup | null
  summary: string
}

/** The points over both figures, with a colour and a mark for each group of athletes. */
export function AnalysisPicture({ analysis, points, mark, summary }: AnalysisPictureProps) {
  const { t } = useTranslation('reports')
  const nameOf = useGroupNames(mark)
  const { line } = analysis
  const { x, y, rows } = points
  const all = t('analysis.table')
  const data = useMemo(() => {
    const groups = Map.groupBy(rows, ({ athlete }) => (mark ? markOf(athlete, mark, nameOf) : all))
    return {
      groups: [...groups]
        .toSorted(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }))
        .map(([label, own]) => ({ key: label, label, points: own.map(drawnPoint) })),
      x: axisOf(x),
      y: axisOf(y),
      line,
    }
  }, [rows, x, y, line, mark, nameOf, all])
  const group =
    mark === 'squad' ? upperFirst(t('words.squad', { ns: 'common' })) : mark && t(`groups.${mark}`)
  return (
    <ScatterPlot
      title={t('analysis.against', { x: x.label, y: y.label })}
      pointLabel={t('analysis.point')}
      {...(group && { groupLabel: group })}
      data={data}
      summary={summary}
    />
  )
}

const drawnPoint = (point: NamedPoint) => ({
  key: pointKey(point),
  label: [point.athlete.full_name, point.when].filter(Boolean).join(listSeparator()),
  x: point.x,
  y: point.y,
})

/** Who is in several squads has a mark of their own, so that no point is drawn twice. */
const markOf = (
  athlete: AnalysisAthlete,
  mark: PeopleGroup,
  nameOf: (group: string | null) => string,
): string => groupsOf(athlete, mark).map(nameOf).join(' + ')

/** What an axis is marked at round numbers of, where that is not the unit of the figure. */
const ROUND: Partial<Record<FigureKind, number>> = { duration: 3600, time: 60, pace: 60 }

const axisOf = ({ label, unit, write, kind }: MeasureShown): ScatterAxis => ({
  label,
  unit,
  write,
  // Marks stand at round numbers, so that a decimal of nothing says nothing.
  writeMark: (value) => write(value).replace(/[.,]0(?=\D*$)/, ''),
  per: ROUND[kind] ?? 1,
  isWhole: kind === 'count',
})
