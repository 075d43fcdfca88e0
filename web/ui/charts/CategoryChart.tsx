import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NO_DATA } from '../../format/no-data.ts'
import type { Scheme } from '../theme-colours.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { CursorPicture } from './CursorPicture.tsx'
import type { ChartOption } from './echarts.ts'
import { saveChart, saveChartSvg } from './save-image.ts'
import { totalsOf, type StackedSeries } from './stacked-option.ts'
import { useDrawing } from './use-drawing.ts'
import { readingOf, ValuesTable } from './ValuesTable.tsx'
import { colon, listSeparator, semicolon } from '../../format/punctuation.ts'

export type CategoryChartProps = {
  title: string
  /** Names the categories in the table: "Week". */
  categoryLabel: string
  categories: readonly string[]
  /** Both arrays stay the same while the data does. */
  series: readonly Omit<StackedSeries, 'colour'>[]
  unit: string
  write: (value: number) => string
  height?: number
}

type DrawnBy = {
  /** Stays the same while what is drawn does. */
  optionOf: (scheme: Scheme) => ChartOption
  /** The sum of a category means something. */
  hasTotals?: boolean
  /** What else the picture says, in words. */
  also?: string
}

/** A picture of values by category, with its table. The drawing library is loaded with the first. */
export function CategoryChart(props: CategoryChartProps & DrawnBy) {
  const { title, categoryLabel, categories, series, unit, write, height = 250 } = props
  const { optionOf, hasTotals = false, also } = props
  const { t } = useTranslation('ui')
  const { host, drawn } = useDrawing(optionOf)

  if (categories.length === 0) return <Text c="dimmed">{t('chart.noData')}</Text>
  const totals = hasTotals ? totalsOf({ categories, series }) : null
  const rows = categories.map((category, place) => [
    category,
    ...series.map(({ values }) => {
      const value = values[place]
      return typeof value === 'number' ? write(value) : NO_DATA
    }),
    ...(totals ? [write(totals[place] ?? 0)] : []),
  ])
  const head = [
    categoryLabel,
    ...series.map(({ label }) => label),
    ...(totals ? [t('table.total')] : []),
  ]
  const ofUnit = unit ? ` ${unit}` : ''
  const summary = rows.map(([name, ...values]) =>
    totals
      ? `${name}${colon()}${values.at(-1)}${ofUnit}`
      : `${name}${colon()}${values.join(listSeparator())}${ofUnit}`,
  )
  return (
    <ChartFrame
      title={title}
      unit={unit}
      onImage={() => saveChart(drawn.current, title)}
      onSvg={() => saveChartSvg(drawn.current, title)}
      table={<ValuesTable label={title} head={head} rows={rows} />}
    >
      <CursorPicture
        title={title}
        height={height}
        host={host}
        summary={[...summary, ...(also ? [also] : [])].join(semicolon())}
        places={rows}
        read={(row) => readingOf(head, row, unit)}
        point={(row) => {
          const place = rows.indexOf(row)
          const known = series.findIndex(({ values }) => values[place] != null)
          drawn.current?.point(Math.max(0, known), place)
        }}
      />
    </ChartFrame>
  )
}
