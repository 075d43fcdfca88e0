import { NO_DATA } from '../../format/no-data.ts'
import { GRID, GROUND, INK } from '../theme-colours.ts'
import type { ChartOption } from './echarts.ts'

export type StackedSeries = {
  key: string
  label: string
  colour: string
  /** As many as there are categories; null draws nothing. */
  values: readonly (number | null)[]
}

export type StackedData = {
  categories: readonly string[]
  series: readonly StackedSeries[]
  unit: string
  write: (value: number) => string
  /** Parts of a whole on each other; else beside each other. */
  stacked: boolean
}

/** Sum of each category over all series. */
export function totalsOf({
  categories,
  series,
}: Pick<StackedData, 'categories' | 'series'>): number[] {
  return categories.map((_category, place) =>
    series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  )
}

type Scheme = 'light' | 'dark'

const textOf = (scheme: Scheme) => ({
  color: INK[scheme],
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSize: 12,
})

/** Faint lines in four directions; neighbours in a stack never share one. */
const HATCHINGS = [Math.PI / 4, 0, -Math.PI / 4, Math.PI / 2].map((rotation) => ({
  symbol: 'rect',
  color: 'rgba(0, 0, 0, 0.14)',
  dashArrayX: [1, 0],
  dashArrayY: [1.5, 6],
  rotation,
}))

/**
 * Bars stacked in the order of the series, with a hatching of its own for each so that hue is not
 * needed.
 */
export function stackedOption(data: StackedData, scheme: Scheme): ChartOption {
  const several = data.series.length > 1
  return {
    animation: false,
    textStyle: textOf(scheme),
    // Its label is on the host element.
    aria: { enabled: true, label: { enabled: false }, decal: { show: several, decals: HATCHINGS } },
    grid: {
      left: 8,
      right: 8,
      top: several ? 56 : 28,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...hints(data, scheme),
    ...axes(data, scheme),
    series: data.series.map(({ key, label, colour, values }) => ({
      id: key,
      type: 'bar',
      name: label,
      ...(data.stacked && { stack: 'all' }),
      barMaxWidth: 40,
      itemStyle: { color: colour, borderColor: GROUND[scheme], borderWidth: 0.5 },
      data: values.map((value) => value ?? '-'),
    })),
  }
}

function hints(
  { series, write }: StackedData,
  scheme: Scheme,
): Pick<ChartOption, 'legend' | 'tooltip'> {
  const textStyle = textOf(scheme)
  const legend = {
    type: 'scroll',
    top: 0,
    left: 0,
    itemWidth: 18,
    itemHeight: 12,
    textStyle,
    pageIconColor: INK[scheme],
    pageTextStyle: textStyle,
  } as const
  return {
    legend: { show: series.length > 1, ...legend },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      confine: true,
      backgroundColor: GROUND[scheme],
      borderColor: GRID[scheme],
      textStyle,
      valueFormatter: (value) => (typeof value === 'number' ? write(value) : NO_DATA),
    },
  }
}

function axes(
  { categories, unit, write }: StackedData,
  scheme: Scheme,
): Pick<ChartOption, 'xAxis' | 'yAxis'> {
  const axisLabel = { color: INK[scheme] }
  const line = { lineStyle: { color: GRID[scheme] } }
  return {
    xAxis: {
      type: 'category',
      data: [...categories],
      axisLabel: { ...axisLabel, hideOverlap: true },
      axisLine: line,
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      name: unit,
      nameTextStyle: { ...textOf(scheme), align: 'left' },
      axisLabel: { ...axisLabel, formatter: write },
      splitNumber: 4,
      splitLine: line,
    },
  }
}
