import type uPlot from 'uplot'
import type { Scheme } from '../theme-colours.ts'
import type { PanelArea } from './time-series.ts'

export type PlacedArea = { top: number; height: number; colour: string }

/** Where areas lie in a plot, in pixels of its canvas; none of those that are out of sight. */
export function placedAreas(
  plot: uPlot,
  areas: readonly PanelArea[],
  scheme: Scheme,
): PlacedArea[] {
  const { top, height } = plot.bbox
  const bottom = top + height
  const at = (value: number | null, open: number) =>
    value === null ? open : Math.min(Math.max(plot.valToPos(value, 'y', true), top), bottom)
  return areas.flatMap(({ from, to, tone }) => {
    const [upper, lower] = [at(to, top), at(from, bottom)]
    return lower > upper ? [{ top: upper, height: lower - upper, colour: tone[scheme].ground }] : []
  })
}

/** Draws areas behind everything else of a plot. */
export function drawAreas(plot: uPlot, areas: readonly PanelArea[], scheme: Scheme): void {
  const { ctx, bbox } = plot
  ctx.save()
  for (const { top, height, colour } of placedAreas(plot, areas, scheme)) {
    ctx.fillStyle = colour
    ctx.fillRect(bbox.left, top, bbox.width, height)
  }
  ctx.restore()
}
