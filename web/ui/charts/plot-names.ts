import uPlot from 'uplot'
import type { Scheme } from '../theme-colours.ts'
import { spread } from './spread.ts'
import { linesOf, type Panel } from './time-series.ts'

/** Pixels of a name, and its most letters. */
const NAME = { height: 15, letter: 7, gap: 6, most: 14 } as const

/** The last place of the axis is written half beyond the plot. */
const LEAST_ROOM = 30

const shortened = (name: string) => {
  const letters = [...name]
  return letters.length > NAME.most ? `${letters.slice(0, NAME.most - 1).join('')}…` : name
}

/** Pixels right of the plots that the longest name takes. */
export const roomForNames = (panels: readonly Panel[]): number => {
  const names = panels.flatMap((panel) => linesOf(panel).map(({ who }) => shortened(who)))
  const longest = Math.max(0, ...names.map((name) => [...name].length))
  return Math.max(LEAST_ROOM, 2 * NAME.gap + NAME.letter * longest)
}

/** The name of each line at its end, moved apart where lines end together. */
export function drawNames(plot: uPlot, panel: Panel, scheme: Scheme): void {
  const { ctx, bbox, data } = plot
  const ratio = uPlot.pxRatio
  const [first, last] = plot.series[0]?.idxs ?? [0, data[0].length - 1]
  const lines = linesOf(panel)
  const ends = lines.map((_, place) => {
    const shown = Array.from(data[place + 1] ?? []).slice(first, last + 1)
    const value = shown.findLast((one) => typeof one === 'number')
    if (typeof value !== 'number') return null
    const y = plot.valToPos(value, 'y', true)
    return Math.min(Math.max(y, bbox.top), bbox.top + bbox.height)
  })
  const room = { room: NAME.height * ratio, from: bbox.top, to: bbox.top + bbox.height }
  ctx.save()
  ctx.font = `550 ${12 * ratio}px "Inter Variable", system-ui, sans-serif`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  for (const [place, y] of spread(ends, room).entries()) {
    const line = lines[place]
    if (!line || y === null) continue
    ctx.fillStyle = line.colour[scheme]
    ctx.fillText(shortened(line.who), bbox.left + bbox.width + NAME.gap * ratio, y)
  }
  ctx.restore()
}
