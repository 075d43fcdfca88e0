import { GROUND, type Scheme } from '../theme-colours.ts'
import { lookOfLine } from './line-look.ts'
import type { ChartOption } from './echarts.ts'
import { axes, gridOf, hints, type StackedData, type StackedSeries } from './stacked-option.ts'
import { chartText } from './chart-text.ts'

export type CategorySeries = Omit<StackedSeries, 'colour'>
export type CategoryLinesData = Pick<
  StackedData,
  'categories' | 'unit' | 'write' | 'leastOnTop'
> & {
  series: readonly CategorySeries[]
  /** One category follows the other; else each has a point of its own, and no line. */
  isCourse: boolean
  /** Of amounts the axis begins at nothing. */
  isFromZero?: boolean
}

/** Lines of what is measured, on an axis as long as the values need. */
export function categoryLinesOption(data: CategoryLinesData, scheme: Scheme): ChartOption {
  const named = data.series.length > 1
  return {
    animation: false,
    textStyle: chartText(scheme),
    aria: { enabled: true, label: { enabled: false } },
    grid: gridOf(named),
    ...hints(data, named, scheme),
    ...axes({ ...data, isScaled: data.isFromZero !== true }, scheme),
    series: data.series.map((series, place) => lineOf(series, place, data.isCourse, scheme)),
  }
}

/** A line of earlier days is dashed, in the colour of what it is compared with. */
function lineOf(
  { key, label, values, isEarlier = false }: CategorySeries,
  place: number,
  isCourse: boolean,
  scheme: Scheme,
) {
  const { colour, dash, symbol } = lookOfLine(isEarlier ? place - 1 : place, scheme)
  return {
    id: key,
    type: 'line' as const,
    name: label,
    symbol: isEarlier ? 'emptyCircle' : symbol,
    symbolSize: 9,
    showSymbol: true,
    connectNulls: true,
    itemStyle: { color: colour, ...(isEarlier && { borderColor: colour, opacity: 0.8 }) },
    lineStyle: { color: colour, width: isCourse ? 2 : 0, type: isEarlier ? 'dashed' : dash },
    emphasis: { itemStyle: { borderColor: GROUND[scheme], borderWidth: 1 } },
    data: values.map((value) => value ?? '-'),
  }
}
