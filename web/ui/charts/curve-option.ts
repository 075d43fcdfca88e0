import { GRID, GROUND, INK, type Scheme } from '../theme-colours.ts'
import { lookOfLine } from './line-look.ts'
import { chartText } from './chart-text.ts'
import type { ChartOption } from './echarts.ts'

export type CurveSeries = {
  key: string
  label: string
  points: readonly (readonly [x: number, y: number])[]
  /** Measured points, a line, or a line with the points it goes through. */
  as: 'points' | 'line' | 'both'
  /** The scale on the right instead of that on the left. */
  onRight?: boolean
  /** What belongs together has the look of one place, in other dashes. */
  look: number
  dash?: 'solid' | 'dashed' | 'dotted'
  /** Beside the others, without being pointed at. */
  isAid?: boolean
  /** Its name beside one of its points, `at` from 0 to 1; then no legend stands above. */
  name?: { text: string; at: number; side: 'left' | 'right' | 'top' }
  /** What stands below each of its points, such as a threshold. */
  tag?: (x: number) => string
  /** Grey behind the others: an earlier test. */
  isQuiet?: boolean
}
/** A stretch of the axis along, tinted, with its name above. */
export type CurveBand = { label: string; from: number; to: number; colour: string }
export type CurveScale = {
  label: string
  /** Stands at the axis instead of the label, where the curves are named themselves. */
  unit?: string
  write: (value: number) => string
  /** The least on top: a pace. */
  leastOnTop?: boolean
}
export type CurveData = {
  series: readonly CurveSeries[]
  x: CurveScale
  left: CurveScale
  right?: CurveScale
  bands?: readonly CurveBand[]
}

/** The axis is as wide as what is drawn; one place alone stands in the middle. */
function widthOf(series: readonly CurveSeries[]) {
  const places = series.flatMap(({ points }) => points.map(([at]) => at))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return first === last ? { min: first - 1, max: last + 1, interval: 1 } : { scale: true }
}

/** Curves over one quantity, with a scale on the left and perhaps another on the right. */
export function curveOption(data: CurveData, scheme: Scheme): ChartOption {
  const textStyle = chartText(scheme)
  const areNamed = data.series.some(({ name }) => name !== undefined)
  return {
    animation: false,
    textStyle,
    aria: { enabled: true, label: { enabled: false } },
    grid: {
      left: 8,
      right: 8,
      top: areNamed ? 44 : 72,
      bottom: 28,
      outerBoundsMode: 'same',
    },
    legend: {
      show: !areNamed,
      type: 'scroll',
      top: 0,
      left: 0,
      itemWidth: 28,
      textStyle,
      pageIconColor: INK[scheme],
      pageTextStyle: textStyle,
    },
    tooltip: {
      trigger: 'item',
      confine: true,
      backgroundColor: GROUND[scheme],
      borderColor: GRID[scheme],
      textStyle,
      formatter: (point) => pointWords(point, data),
    },
    ...axesOf(data, scheme),
    series: [
      ...data.series.map((series) => drawn(series, scheme)),
      ...(data.bands ? [bandsOf(data.bands, scheme)] : []),
    ],
  }
}

/** What is measured along and upwards, each with its unit. */
function axesOf(data: CurveData, scheme: Scheme): Pick<ChartOption, 'xAxis' | 'yAxis'> {
  const textStyle = chartText(scheme)
  const line = { lineStyle: { color: GRID[scheme] } }
  const { x, left, right } = data
  return {
    xAxis: {
      type: 'value',
      ...widthOf(data.series),
      name: x.label,
      nameLocation: 'middle',
      nameGap: 26,
      axisLabel: { color: INK[scheme], formatter: x.write, hideOverlap: true },
      axisLine: { onZero: false, ...line },
      splitLine: { show: false },
    },
    yAxis: [left, ...(right ? [right] : [])].map((scale, index) => ({
      type: 'value' as const,
      name: scale.unit ?? scale.label,
      scale: true,
      inverse: scale.leastOnTop === true,
      nameLocation: scale.leastOnTop ? ('start' as const) : ('end' as const),
      nameTextStyle: { ...textStyle, align: index === 0 ? ('left' as const) : ('right' as const) },
      axisLabel: { color: INK[scheme], formatter: scale.write },
      splitNumber: 4,
      splitLine: index === 0 ? line : { show: false },
    })),
  }
}

/** Tinted stretches behind the curves, each with its name on top. */
const bandsOf = (bands: readonly CurveBand[], scheme: Scheme) => ({
  id: 'bands',
  type: 'line' as const,
  silent: true,
  data: [],
  markArea: {
    silent: true,
    label: { ...chartText(scheme), position: 'top' as const, distance: 6 },
    data: bands.map(({ label, from, to, colour }): [object, object] => [
      { name: label, xAxis: from, itemStyle: { color: colour, opacity: 0.14 } },
      { xAxis: to },
    ]),
  },
})

function drawn(series: CurveSeries, scheme: Scheme) {
  const { key, label, points, as, onRight, look, dash, isAid, name, tag, isQuiet } = series
  const { colour: ofLine, symbol } = lookOfLine(look, scheme)
  const colour = isQuiet ? INK[scheme] : ofLine
  return {
    id: key,
    type: 'line' as const,
    name: label,
    yAxisIndex: onRight ? 1 : 0,
    silent: isAid === true,
    symbol,
    // A name needs a point to stand at, be it one without a size.
    symbolSize: as === 'line' ? 0 : 9,
    showSymbol: as !== 'line' || name !== undefined,
    itemStyle: { color: colour },
    lineStyle: {
      color: colour,
      width: as === 'points' ? 0 : isQuiet ? 1.25 : 2,
      type: dash ?? 'solid',
    },
    ...(tag && {
      label: {
        ...chartText(scheme),
        show: true,
        position: 'bottom' as const,
        distance: 8,
        padding: [3, 6],
        borderRadius: 4,
        backgroundColor: INK[scheme],
        color: GROUND[scheme],
        formatter: ({ dataIndex }: { dataIndex: number }) => tag(points[dataIndex]?.[0] ?? 0),
      },
    }),
    data: points.map(([x, y], place) =>
      name && place === Math.round(name.at * (points.length - 1))
        ? {
            value: [x, y],
            label: {
              ...chartText(scheme),
              show: true,
              formatter: name.text,
              position: name.side,
              distance: 10,
              color: colour,
            },
          }
        : [x, y],
    ),
  }
}

/** A point in words. The text of a chart is markup, so what people named stays out of it. */
function pointWords(point: unknown, { x, left, right, series }: CurveData): string {
  const { seriesIndex, dataIndex } = point as { seriesIndex?: number; dataIndex?: number }
  const of = series[seriesIndex ?? -1]
  const at = of?.points[dataIndex ?? -1]
  if (!of || !at) return ''
  const scale = of.onRight && right ? right : left
  return `${x.label} ${x.write(at[0])}<br>${scale.label} ${scale.write(at[1])}`
}
