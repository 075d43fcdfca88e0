import { useCallback, useLayoutEffect, useRef } from 'react'
import { semicolon } from '../../format/punctuation.ts'
import type { Scheme } from '../theme-colours.ts'
import { CategoryChart, type CategoryChartProps } from './CategoryChart.tsx'
import { usePatterns } from './use-patterns.ts'
import { stackedOption, type Level, type StackedSeries } from './stacked-option.ts'

export type StackedBarsProps = CategoryChartProps & {
  series: readonly StackedSeries[]
  /** Parts of a whole on each other, which is usual; else beside each other, without sums. */
  stacked?: boolean
  /** Lines that bars are read against; the same array while they are the same. */
  levels?: readonly Level[]
  leastOnTop?: boolean
}

/** Bars of parts, one for each category, from zero. */
export function StackedBars(props: StackedBarsProps) {
  const { stacked = true, levels, leastOnTop = false, ...chart } = props
  const { categories, series, unit, write } = chart
  const patterns = usePatterns()
  const writer = useRef(write)
  useLayoutEffect(() => {
    writer.current = write
  })
  const optionOf = useCallback(
    (scheme: Scheme) =>
      stackedOption(
        {
          categories,
          series,
          unit,
          stacked,
          leastOnTop,
          patterns,
          write: (value) => writer.current(value),
          ...(levels && { levels }),
        },
        scheme,
      ),
    [categories, series, unit, stacked, leastOnTop, levels, patterns],
  )
  return (
    <CategoryChart
      {...chart}
      optionOf={optionOf}
      hasTotals={stacked && series.filter(({ isEarlier }) => !isEarlier).length > 1}
      also={
        levels?.map(({ label, value }) => `${label} ${write(value)} ${unit}`).join(semicolon()) ??
        ''
      }
    />
  )
}
