import uPlot from 'uplot'
import type { Scheme } from './panel-plot.ts'
import { clippedRuns, linesOf, type Panel } from './time-series.ts'

/** Pixels of a mark. */
const MARK = { width: 8, height: 6 } as const

/** Marks where lines leave the picture, as triangles at the edge they leave by. */
export function drawClipped(plot: uPlot, panel: Panel, scheme: Scheme): void {
  const { min, max } = plot.scales['y'] ?? {}
  if (min == null || max == null) return
  const { ctx, bbox, data } = plot
  const ratio = uPlot.pxRatio
  ctx.save()
  for (const [place, { colour }] of linesOf(panel).entries()) {
    ctx.fillStyle = colour[scheme]
    for (const { index, end } of clippedRuns(Array.from(data[place + 1] ?? []), [min, max])) {
      const x = plot.valToPos(data[0][index] ?? 0, 'x', true)
      if (x < bbox.left || x > bbox.left + bbox.width) continue
      const isAtTop = (end === 'low') === (panel.inverted === true)
      const tip = isAtTop ? bbox.top : bbox.top + bbox.height
      const base = tip + (isAtTop ? 1 : -1) * MARK.height * ratio
      ctx.beginPath()
      ctx.moveTo(x, tip)
      ctx.lineTo(x - (MARK.width / 2) * ratio, base)
      ctx.lineTo(x + (MARK.width / 2) * ratio, base)
      ctx.fill()
    }
  }
  ctx.restore()
}
