import { NO_DATA } from '../../format/no-data.ts'
import { GRID, GROUND, INK, type Scheme } from '../theme-colours.ts'
import { chartText } from './chart-text.ts'
import type { ChartOption } from './echarts.ts'

export type StackedSeries = {
  key: string
  label: string
  colour: string
  /** As many as there are categories; null draws nothing. */
  values: readonly (number | null)[]
  /** Of the days compared with: hatched, and beside what it is compared with. */
  isEarlier?: boolean
}

/** A value that bars are read against: a median, say. */
export type Level = { label: string; value: number }

export type StackedData = {
  categories: readonly string[]
  series: readonly StackedSeries[]
  unit: string
  write: (value: number) => string
  /** Parts of a whole on each other; else beside each other. */
  stacked: boolean
  /** Each part is hatched as well, for who does not tell colours apart, and on paper. */
  patterns?: boolean
  levels?: readonly Level[]
  /** The least on top: less is better. */
  leastOnTop?: boolean
}

/** Sum of each category over all series, without those of earlier days. */
export function totalsOf({
  categories,
  series,
}: Pick<StackedData, 'categories'> & {
  series: readonly Pick<StackedSeries, 'values' | 'isEarlier'>[]
}): number[] {
  const now = series.filter(({ isEarlier }) => isEarlier !== true)
  return categories.map((_category, place) =>
    now.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  )
}

/** Faint lines in four directions; neighbours in a stack never share one. */
const HATCHINGS = [Math.PI / 4, 0, -Math.PI / 4, Math.PI / 2].map((rotation) => ({
  symbol: 'rect',
  color: 'rgba(0, 0, 0, 0.14)',
  dashArrayX: [1, 0],
  dashArrayY: [1.5, 6],
  rotation,
}))

/** Much denser than all of these, so that it is seen at a glance. */
const EARLIER = {
  symbol: 'rect',
  color: 'rgba(255, 255, 255, 0.6)',
  dashArrayX: [1, 0],
  dashArrayY: [4, 4],
  rotation: -Math.PI / 4,
}

/**
 * Bars stacked in the order of the series, with a hatching of its own for each so that hue is not
 * needed.
 */
export function stackedOption(data: StackedData, scheme: Scheme): ChartOption {
  const several = data.series.length + (data.levels?.length ?? 0) > 1
  // Parts of a whole are named beside the last bar; bars beside each other above the picture.
  const isWhole = data.stacked && data.series.length > 1
  return {
    animation: false,
    textStyle: chartText(scheme),
    // Its label is on the host element.
    aria: {
      enabled: true,
      label: { enabled: false },
      decal: { show: data.patterns === true && data.series.length > 1, decals: HATCHINGS },
    },
    grid: { ...gridOf(several && !isWhole), ...(isWhole && { right: ROOM_FOR_NAMES }) },
    ...hints(data, several && !isWhole, scheme),
    ...axes(data, scheme),
    series: [
      ...data.series.map((series) => barsOf(series, data, isWhole, scheme)),
      ...(isWhole ? [sumsOf(data, scheme)] : []),
      ...(data.levels ?? []).map((level, place) => levelOf(level, place, data, scheme)),
    ],
  }
}

/** Beside the last bar. */
const ROOM_FOR_NAMES = 96

function barsOf(
  { key, label, colour, values, isEarlier = false }: StackedSeries,
  { stacked }: StackedData,
  isWhole: boolean,
  scheme: Scheme,
) {
  const last = values.findLastIndex((value) => (value ?? 0) > 0)
  const named = {
    show: true,
    position: 'right' as const,
    distance: 8,
    formatter: label,
    ...chartText(scheme),
  }
  return {
    id: key,
    type: 'bar' as const,
    name: label,
    ...(stacked && { stack: isEarlier ? 'earlier' : 'all' }),
    barMaxWidth: 80,
    itemStyle: {
      color: colour,
      borderColor: GROUND[scheme],
      borderWidth: 0.5,
      ...(isEarlier && { decal: EARLIER }),
    },
    labelLayout: { moveOverlap: 'shiftY' as const },
    data: values.map((value, place) => {
      if (value === null) return '-'
      const isNamed = isWhole && !isEarlier && place === values.length - 1 && place === last
      return isNamed ? { value, label: named } : value
    }),
  }
}

/** The sum of each bar above it; nothing is drawn of it otherwise. */
const sumsOf = (data: StackedData, scheme: Scheme) => ({
  id: 'sums',
  type: 'line' as const,
  name: '',
  silent: true,
  symbolSize: 0.1,
  lineStyle: { width: 0 },
  itemStyle: { opacity: 0 },
  tooltip: { show: false },
  label: {
    show: true,
    position: 'top' as const,
    ...chartText(scheme),
    fontWeight: 600,
    formatter: ({ value }: { value?: unknown }) =>
      typeof value === 'number' && value > 0 ? data.write(value) : '',
  },
  data: totalsOf(data),
})

const DASHES = ['dotted', 'solid', 'dashed'] as const

/** A line over all bars. */
const levelOf = (
  { label, value }: Level,
  place: number,
  { categories }: StackedData,
  scheme: Scheme,
) => ({
  id: `level ${label}`,
  type: 'line' as const,
  name: label,
  symbol: 'none',
  silent: true,
  itemStyle: { color: INK[scheme] },
  lineStyle: { color: INK[scheme], width: 1.5, type: DASHES[place % DASHES.length] ?? 'solid' },
  data: categories.map(() => value),
})

/** What is named above the picture and read where it is pointed at. */
export function hints(
  { write }: Pick<StackedData, 'write'>,
  named: boolean,
  scheme: Scheme,
): Pick<ChartOption, 'legend' | 'tooltip'> {
  const textStyle = chartText(scheme)
  const legend = {
    type: 'scroll',
    top: 0,
    left: 0,
    itemWidth: 30,
    itemHeight: 12,
    textStyle,
    pageIconColor: INK[scheme],
    pageTextStyle: textStyle,
  } as const
  return {
    legend: { show: named, ...legend },
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

type Axes = Pick<StackedData, 'categories' | 'write' | 'leastOnTop'> & {
  /** The axis is as long as the values need; else it begins at nothing. */
  isScaled?: boolean
}

/** The categories below, the values on the left. */
export function axes(
  { categories, write, leastOnTop = false, isScaled = false }: Axes,
  scheme: Scheme,
): Pick<ChartOption, 'xAxis' | 'yAxis'> {
  const axisLabel = { color: INK[scheme] }
  const line = { lineStyle: { color: GRID[scheme] } }
  return {
    xAxis: {
      type: 'category',
      data: [...categories],
      axisLabel: { ...axisLabel, hideOverlap: true },
      axisLine: { onZero: false, ...line },
      axisTick: { show: false },
      // Below, wherever the values begin.
      position: 'bottom',
    },
    yAxis: {
      type: 'value',
      inverse: leastOnTop,
      scale: isScaled,
      axisLabel: { ...axisLabel, formatter: write },
      splitNumber: 4,
      splitLine: line,
    },
  }
}

/** Room for names above the picture. */
export const gridOf = (named: boolean) => ({
  left: 8,
  right: 8,
  top: named ? 36 : 20,
  bottom: 4,
  outerBoundsMode: 'same' as const,
  outerBoundsContain: 'axisLabel' as const,
})
