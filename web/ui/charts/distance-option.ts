import { NO_DATA } from '../../format/no-data.ts'
import { GRID, GROUND, INK, SEAT_COLOURS } from '../theme-colours.ts'
import type { ChartOption } from './echarts.ts'

type DistanceLine = {
  key: string
  label: string
  /** Metres from the start and the value there; null where it is not known. */
  points: readonly (readonly [at: number, value: number | null])[]
}
export type DistanceData = {
  lines: readonly DistanceLine[]
  unit: string
  write: (value: number) => string
  writeDistance: (metres: number) => string
  /** The least on top: a gap or a pace, where less is better. */
  leastOnTop: boolean
  /** A value holds since the place before, so that it is drawn as a step. */
  stepped: boolean
}
type Scheme = 'light' | 'dark'

type Dash = 'solid' | 'dashed' | 'dotted' | number[]
const DASHES: readonly Dash[] = ['solid', 'dashed', 'dotted', [12, 3, 3, 3]]
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'] as const

/** Colour, dashes and marks of the nth line; no two of 24 have all three in common. */
export const lookOfLine = (index: number, scheme: Scheme) => ({
  colour: (SEAT_COLOURS[index % SEAT_COLOURS.length] ?? INK)[scheme],
  dash: DASHES[(index + Math.floor(index / SEAT_COLOURS.length)) % DASHES.length] ?? 'solid',
  symbol: SYMBOLS[index % SYMBOLS.length] ?? 'circle',
})

const textOf = (scheme: Scheme) => ({
  color: INK[scheme],
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSize: 12,
})

/** Marks beyond these would touch each other. */
const MOST_MARKS = 16

/** Lines over the metres of a piece, with all their values where the pointer is. */
export function distanceOption(data: DistanceData, scheme: Scheme): ChartOption {
  const textStyle = textOf(scheme)
  return {
    animation: false,
    textStyle,
    aria: { enabled: true, label: { enabled: false } },
    grid: {
      left: 8,
      right: 24,
      top: 56,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: {
      show: data.lines.length > 1,
      type: 'scroll',
      top: 0,
      left: 0,
      itemWidth: 32,
      textStyle,
      pageIconColor: INK[scheme],
      pageTextStyle: textStyle,
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: GROUND[scheme],
      borderColor: GRID[scheme],
      textStyle,
      axisPointer: { type: 'line', label: { show: false } },
      valueFormatter: (value) => (typeof value === 'number' ? data.write(value) : NO_DATA),
    },
    ...axes(data, scheme),
    series: data.lines.map((line, index) => seriesOf(line, index, data.stepped, scheme)),
  }
}

function seriesOf(
  { key, label, points }: DistanceLine,
  index: number,
  stepped: boolean,
  scheme: Scheme,
) {
  const { colour, dash, symbol } = lookOfLine(index, scheme)
  return {
    id: key,
    type: 'line' as const,
    name: label,
    ...(stepped && { step: 'end' as const }),
    symbol,
    symbolSize: 7,
    showSymbol: points.length <= MOST_MARKS,
    connectNulls: false,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: 2, type: dash },
    data: points.map(([at, value]) => [at, value ?? '-']),
  }
}

function axes(
  { unit, write, writeDistance, leastOnTop }: DistanceData,
  scheme: Scheme,
): Pick<ChartOption, 'xAxis' | 'yAxis'> {
  const axisLabel = { color: INK[scheme] }
  const line = { lineStyle: { color: GRID[scheme] } }
  return {
    xAxis: {
      type: 'value',
      min: 0,
      max: 'dataMax',
      axisLabel: { ...axisLabel, formatter: writeDistance, hideOverlap: true },
      axisLine: line,
      splitLine: { show: false },
      axisPointer: { label: { formatter: ({ value }) => writeDistance(Number(value)) } },
    },
    yAxis: {
      type: 'value',
      name: unit,
      scale: true,
      inverse: leastOnTop,
      nameLocation: leastOnTop ? 'start' : 'end',
      nameTextStyle: { ...textOf(scheme), align: 'left' },
      axisLabel: { ...axisLabel, formatter: write },
      splitNumber: 4,
      splitLine: line,
    },
  }
}
