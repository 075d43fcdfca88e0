import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartOption } from './echarts.ts'

use([SVGRenderer])

type Paper = { width: number; height: number; ground: string }

/** A chart as SVG, which needs no element of the page. */
export function svgOf(option: ChartOption, { width, height, ground }: Paper): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ ...option, backgroundColor: ground, animation: false })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}
