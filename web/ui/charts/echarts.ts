import {
  BarChart,
  LineChart,
  ScatterChart,
  type BarSeriesOption,
  type LineSeriesOption,
  type ScatterSeriesOption,
} from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use, type ComposeOption, type ECharts } from 'echarts/core'
import type {
  GridComponentOption,
  LegendComponentOption,
  TooltipComponentOption,
} from 'echarts/components'
import { CanvasRenderer } from 'echarts/renderers'

use([
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  AriaComponent,
  CanvasRenderer,
])

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>

/** A chart in `host` that keeps its size; call the returned function to take it away. */
export function drawChart(
  host: HTMLElement,
  option: ChartOption,
): { chart: ECharts; remove: () => void } {
  const chart = init(host)
  chart.setOption(option)
  const watch = new ResizeObserver(() => chart.resize())
  watch.observe(host)
  return {
    chart,
    remove: () => {
      watch.disconnect()
      chart.dispose()
    },
  }
}
