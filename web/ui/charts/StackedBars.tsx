import { useCallback, useLayoutEffect, useRef } from 'react'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '../../format/no-data.ts'
import { ChartFrame } from './ChartFrame.tsx'
import type { Scheme } from './panel-plot.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { stackedOption, totalsOf, type StackedSeries } from './stacked-option.ts'
import { useDrawing } from './use-drawing.ts'
import { ValuesTable } from './ValuesTable.tsx'

export type { StackedSeries } from './stacked-option.ts'

export type StackedBarsProps = {
  title: string
  /** Names the categories in the table: "Week". */
  categoryLabel: string
  categories: readonly string[]
  /** Both arrays stay the same while the data does. */
  series: readonly StackedSeries[]
  unit: string
  write: (value: number) => string
  height?: number
  /** Parts of a whole on each other, which is usual; else beside each other, without sums. */
  stacked?: boolean
}

/** Bars of parts, one for each category. The drawing library is loaded with the first of them. */
export function StackedBars({
  title,
  categoryLabel,
  categories,
  series,
  unit,
  write,
  height = 280,
  stacked = true,
}: StackedBarsProps) {
  const { t } = useTranslation('ui')
  const writer = useRef(write)
  useLayoutEffect(() => {
    writer.current = write
  })

  const optionOf = useCallback(
    (scheme: Scheme) =>
      stackedOption(
        { categories, series, unit, stacked, write: (value) => writer.current(value) },
        scheme,
      ),
    [categories, series, unit, stacked],
  )
  const { host, drawn } = useDrawing(optionOf)

  if (categories.length === 0) return <Text c="dimmed">{t('chart.noData')}</Text>
  const totals = totalsOf({ categories, series })
  const several = stacked && series.length > 1
  const rows = categories.map((category, place) => [
    category,
    ...series.map(({ values }) => {
      const value = values[place]
      return typeof value === 'number' ? write(value) : NO_DATA
    }),
    ...(several ? [write(totals[place] ?? 0)] : []),
  ])
  const head = [
    categoryLabel,
    ...series.map(({ label }) => label),
    ...(several ? [t('table.total')] : []),
  ]
  const sums = categories.map((name, place) => `${name}: ${write(totals[place] ?? 0)} ${unit}`)
  return (
    <ChartFrame
      title={title}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<ValuesTable label={title} head={head} rows={rows} />}
    >
      <div ref={host} role="img" aria-label={`${title}. ${sums.join('; ')}`} style={{ height }} />
    </ChartFrame>
  )
}
