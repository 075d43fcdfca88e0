import {
  BarChart,
  LineChart,
  ScatterChart,
  type BarSeriesOption,
  type LineSeriesOption,
  type ScatterSeriesOption,
} from 'echarts/charts'
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  TooltipComponent,
} from 'echarts/components'
import { init, use, type ComposeOption } from 'echarts/core'
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
  MarkAreaComponent,
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

export type Drawing = {
  remove: () => void
  /** Points at one of its values, as a cursor does. */
  point: (seriesIndex: number, dataIndex: number) => void
  /** The chart as it is drawn, as the address of a picture. */
  png: () => string
  /** The same as lines and letters, which stay sharp at every size. */
  svg: () => Promise<string>
}

/** A chart in `host` that keeps its size, until it is removed; pictures of it have a ground. */
export function drawChart(host: HTMLElement, option: ChartOption, ground: string): Drawing {
  const chart = init(host)
  chart.setOption(option)
  // At once: paper does not wait for the next frame.
  chart.getZr().flush()
  const watch = new ResizeObserver(() => chart.resize())
  watch.observe(host)
  return {
    remove: () => {
      watch.disconnect()
      chart.dispose()
    },
    point: (seriesIndex, dataIndex) => {
      chart.dispatchAction({ type: 'downplay' })
      chart.dispatchAction({ type: 'highlight', seriesIndex, dataIndex })
      chart.dispatchAction({ type: 'showTip', seriesIndex, dataIndex })
    },
    png: () => chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: ground }),
    async svg() {
      const { svgOf } = await import('./echarts-svg.ts')
      return svgOf(option, { width: chart.getWidth(), height: chart.getHeight(), ground })
    },
  }
}
