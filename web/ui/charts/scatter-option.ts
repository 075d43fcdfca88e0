import { GRID, GROUND, INK, type Scheme } from '../theme-colours.ts'
import { lookOfLine } from './line-look.ts'
import { chartText } from './chart-text.ts'
import type { ChartOption } from './echarts.ts'
import { colon, inBrackets } from '../../format/punctuation.ts'

export type ScatterPoint = { key: string; label: string; x: number; y: number }
/** Points of one look. */
type ScatterGroup = { key: string; label: string; points: readonly ScatterPoint[] }
export type ScatterAxis = {
  label: string
  unit?: string | undefined
  write: (value: number) => string
  /** How the axis is marked, where that is not how values are written. */
  writeMark?: (value: number) => string
  /** What values are divided by, so that the axis is marked at round hours, say. */
  per?: number
  /** Only whole numbers are marked. */
  isWhole?: boolean
}
export type ScatterData = {
  groups: readonly ScatterGroup[]
  x: ScatterAxis
  y: ScatterAxis
  /** A straight line over all points. */
  line: { slope: number; intercept: number } | null
}

/** A point in words: what it is, then both its values. */
export const wordsOfPoint = ({ label, x, y }: ScatterPoint, data: ScatterData): string[] => [
  label,
  valueOn(data.x, x),
  valueOn(data.y, y),
]

const headOf = ({ label, unit }: ScatterAxis) =>
  unit === undefined ? label : `${label}${inBrackets(unit)}`

const valueOn = ({ label, unit, write }: ScatterAxis, value: number) =>
  label + colon() + [write(value), ...(unit === undefined ? [] : [unit])].join(' ')

/** Points over two axes; groups differ in colour and in mark. */
export function scatterOption(data: ScatterData, scheme: Scheme): ChartOption {
  const textStyle = chartText(scheme)
  const isGrouped = data.groups.length > 1
  return {
    animation: false,
    textStyle,
    aria: { enabled: true, label: { enabled: false } },
    grid: { left: 8, right: 24, top: isGrouped ? 64 : 36, bottom: 8 },
    legend: {
      show: isGrouped,
      data: data.groups.map(({ label }) => label),
      type: 'scroll',
      top: 0,
      left: 0,
      itemWidth: 14,
      textStyle,
      pageIconColor: INK[scheme],
      pageTextStyle: textStyle,
    },
    tooltip: tooltipOf(data, scheme),
    xAxis: {
      ...axisOf(data.x, scheme),
      nameLocation: 'middle',
      nameGap: 30,
      axisLine: { onZero: false, lineStyle: { color: GRID[scheme] } },
    },
    yAxis: {
      ...axisOf(data.y, scheme),
      nameLocation: 'end',
      nameTextStyle: { ...textStyle, align: 'left' },
      splitNumber: 4,
    },
    series: [
      ...data.groups.map((group, index) => seriesOf(group, index, data, scheme)),
      ...lineOf(data, scheme),
    ],
  }
}

function axisOf(axis: ScatterAxis, scheme: Scheme) {
  const { write, writeMark = write, per = 1, isWhole } = axis
  return {
    type: 'value' as const,
    name: headOf(axis),
    scale: true,
    ...(isWhole && { minInterval: 1 }),
    axisLabel: {
      color: INK[scheme],
      hideOverlap: true,
      formatter: (value: number) => writeMark(value * per),
    },
    splitLine: { lineStyle: { color: GRID[scheme] } },
  }
}

const placeOf = ({ x, y }: { x: number; y: number }, data: ScatterData) => [
  x / (data.x.per ?? 1),
  y / (data.y.per ?? 1),
]

function seriesOf(
  { key, label, points }: ScatterGroup,
  index: number,
  data: ScatterData,
  scheme: Scheme,
) {
  const { colour, symbol } = lookOfLine(index, scheme)
  return {
    id: key,
    type: 'scatter' as const,
    name: label,
    symbol,
    symbolSize: 10,
    itemStyle: { color: colour, opacity: 0.75 },
    emphasis: { itemStyle: { opacity: 1, borderColor: INK[scheme], borderWidth: 2 } },
    data: points.map((point) => placeOf(point, data)),
  }
}

/** The line from the least to the most of x. */
function lineOf(data: ScatterData, scheme: Scheme) {
  const { line } = data
  const xs = data.groups.flatMap(({ points }) => points.map(({ x }) => x))
  if (!line || xs.length === 0) return []
  const ends = [Math.min(...xs), Math.max(...xs)]
  return [
    {
      id: 'line of least squares',
      type: 'line' as const,
      symbol: 'none',
      silent: true,
      tooltip: { show: false },
      lineStyle: { color: INK[scheme], width: 2, type: 'dashed' as const },
      data: ends.map((x) => placeOf({ x, y: line.intercept + line.slope * x }, data)),
    },
  ]
}

const tooltipOf = (data: ScatterData, scheme: Scheme): NonNullable<ChartOption['tooltip']> => ({
  trigger: 'item',
  // Names are drawn, never read as markup.
  renderMode: 'richText',
  confine: true,
  backgroundColor: GROUND[scheme],
  borderColor: GRID[scheme],
  textStyle: chartText(scheme),
  formatter: (pointed) => {
    const { seriesIndex = 0, dataIndex = 0 } = Array.isArray(pointed) ? (pointed[0] ?? {}) : pointed
    const point = data.groups[seriesIndex]?.points[dataIndex]
    return point ? wordsOfPoint(point, data).join('\n') : ''
  },
})
