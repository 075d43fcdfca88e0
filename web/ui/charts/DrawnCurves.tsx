import { useCallback, useMemo } from 'react'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from './ChartFrame.tsx'
import { curveOption, type CurveData } from './curve-option.ts'
import type { Scheme } from './panel-plot.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { useDrawing } from './use-drawing.ts'
import { ValuesTable } from './ValuesTable.tsx'

export type DrawnCurvesProps = {
  title: string
  /** Stays the same while what is drawn does. */
  data: CurveData
  /** Says in words what the picture shows. */
  summary: string
  /** Heads the column that names the curves. */
  lineLabel: string
  height?: number
}

/** Curves with one or two scales. The drawing library is loaded with the first of them. */
export function DrawnCurves({ title, data, summary, lineLabel, height = 380 }: DrawnCurvesProps) {
  const { t } = useTranslation('ui')
  const optionOf = useCallback((scheme: Scheme) => curveOption(data, scheme), [data])
  const { host, drawn } = useDrawing(optionOf)
  const hasPoints = data.series.some(({ points }) => points.length > 0)

  const rows = useMemo(() => rowsOf(data), [data])

  if (!hasPoints) return <Text c="dimmed">{t('chart.noData')}</Text>
  const head = [data.x.label, lineLabel, ...[data.left, data.right].flatMap((s) => s?.label ?? [])]
  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<ValuesTable label={title} head={head} rows={rows} />}
    >
      <div ref={host} role="img" aria-label={`${title}. ${summary}`} style={{ height }} />
    </ChartFrame>
  )
}

/** The points that were measured or found, the least of x first; drawn curves are lines of many. */
function rowsOf({ series, x, left, right }: CurveData): string[][] {
  return series
    .filter(({ as }) => as !== 'line')
    .flatMap(({ label, points, onRight }) => points.map((point) => ({ label, point, onRight })))
    .toSorted((one, other) => one.point[0] - other.point[0])
    .map(({ label, point: [at, value], onRight }) => {
      const scale = onRight && right ? right : left
      const written = scale.write(value)
      const cells = right ? (onRight ? ['', written] : [written, '']) : [written]
      return [x.write(at), label, ...cells]
    })
}
