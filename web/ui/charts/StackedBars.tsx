import { useEffect, useRef } from 'react'
import { Text, useComputedColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '../../format/no-data.ts'
import { GROUND } from '../theme-colours.ts'
import { ChartFrame } from './ChartFrame.tsx'
import type { Drawing } from './echarts.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { stackedOption, totalsOf, type StackedSeries } from './stacked-option.ts'
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
  const scheme = useComputedColorScheme('light')
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawing>(null)
  const writer = useRef(write)
  useEffect(() => {
    writer.current = write
  })

  useEffect(() => {
    let wanted = true
    void import('./echarts.ts').then(({ drawChart }) => {
      if (!wanted || !host.current) return
      const option = stackedOption(
        { categories, series, unit, stacked, write: (value) => writer.current(value) },
        scheme,
      )
      drawn.current = drawChart(host.current, option, GROUND[scheme])
    })
    return () => {
      wanted = false
      drawn.current?.remove()
      drawn.current = null
    }
  }, [categories, series, unit, stacked, scheme])

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
