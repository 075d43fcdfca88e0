import uPlot from 'uplot'
import type { Scheme } from '../theme-colours.ts'
import { isAlike } from './alike-panels.ts'
import { latePlots } from './late-plots.ts'
import { roomForNames } from './plot-names.ts'
import {
  linesOf,
  showing,
  zoomed,
  type Along,
  type Figure,
  type Panel,
  type Span,
} from './time-series.ts'
import { listenToTouch, type Touches } from './touch.ts'
import { plotOptions, spanOf, type PlotEvents } from './panel-plot.ts'

export type StackSettings = {
  times: readonly number[]
  panels: readonly Panel[]
  height: number
  scheme: Scheme
  syncKey: string
  write: (figure: Figure, value: number) => string
  along: Along
  /** The name of each line stands at its end. */
  endNames?: boolean | undefined
  onCursor: PlotEvents['onCursor']
  onTap: Touches['onTap']
  /** What is shown at first, where that is not all. */
  span?: Span
  /** Called with the visible range after each zoom. */
  onSpan: (span: Span) => void
}

/** What changes when other days, or another recording, are shown in the same panels. */
type Shown = Pick<StackSettings, 'times' | 'panels' | 'along'>

/** Handle on the drawn plots; all of them show the same span and cursor. */
export type PanelStack = {
  moveCursor: (index: number | null) => void
  /** Factor below 1 zooms in, around the cursor or the middle. */
  zoom: (factor: number) => void
  reset: () => void
  /** What is in view. */
  span: () => Span
  resize: () => void
  /** Shows other values in the plots that are there; false where they would have to be others. */
  update: (next: Shown) => boolean
  /** All plots, which draws those out of sight as well. */
  plots: () => readonly uPlot[]
  destroy: () => void
}

const hasBars = ({ panels }: Shown) =>
  panels.some((panel) => linesOf(panel).some(({ bars }) => bars))

/** All of it, with room for the first and the last bar. */
function wholeOf(shown: Shown): Span {
  const { times } = shown
  const [from = 0, second = from] = times
  const room = hasBars(shown) ? (second - from) / 2 : 0
  return { from: from - room, to: (times.at(-1) ?? 0) + room }
}

/**
 * Draws one plot into each host and ties them together. Those out of sight are drawn when somebody
 * comes near them, or asks for all.
 */
export function drawStack(hosts: readonly HTMLElement[], settings: StackSettings): PanelStack {
  let shown: Shown = settings
  let span = settings.span ?? wholeOf(shown)
  let cursor: number | null = null

  const show = (next: Span) => {
    span = next
    for (const plot of plots.drawn()) showSpan(plot, span)
    settings.onSpan(span)
  }
  const onCursor = (index: number | null) => {
    if (index !== cursor) settings.onCursor((cursor = index))
  }
  const zoom = (centre: number, factor: number) =>
    show(zoomed(span, wholeOf(shown), centre, factor))
  const { onTap } = settings
  const events = { onSpan: show, onCursor, onPinch: zoom, onTap, along: () => shown.along }
  const plots = latePlots(hosts, {
    make: (host, place, width) =>
      createPlot(host, place, { ...settings, ...shown, ...events, width }),
    fill: (plot, place) => fill(plot, shown.panels[place], shown.times, span),
  })
  plots.draw()

  function moveCursor(index: number | null) {
    const at = index === null ? undefined : shown.times[index]
    if (at !== undefined) show(showing(span, wholeOf(shown), at))
    for (const plot of plots.drawn()) placeCursor(plot, at)
    onCursor(index)
  }

  return {
    moveCursor,
    zoom: (factor) => {
      const held = cursor === null ? undefined : shown.times[cursor]
      zoom(held ?? (span.from + span.to) / 2, factor)
      if (cursor !== null) moveCursor(cursor)
    },
    reset: () => show(wholeOf(shown)),
    span: () => span,
    resize: plots.resize,
    update: (next) => {
      if (!isAlike(shown.panels, next.panels)) return false
      shown = next
      span = wholeOf(next)
      plots.draw()
      return true
    },
    plots: plots.drawAll,
    destroy: plots.destroy,
  }
}

function showSpan(plot: uPlot, { from, to }: Span): void {
  const shown = spanOf(plot)
  if (shown.from !== from || shown.to !== to) plot.setScale('x', { min: from, max: to })
}

/** Puts the cursor at a value of x, or out of sight. */
function placeCursor(plot: uPlot, at: number | undefined): void {
  const place =
    at === undefined ? { left: -10, top: -10 } : { left: plot.valToPos(at, 'x'), top: 0 }
  plot.setCursor(place, false)
}

type Making = Omit<StackSettings, 'along'> &
  PlotEvents &
  Touches & { along: () => Along; width: number }

function createPlot(host: HTMLElement, place: number, making: Making): uPlot | null {
  const { panels, times } = making
  const panel = panels[place]
  if (!panel) return null
  const options = plotOptions(panel, {
    ...making,
    last: place === panels.length - 1,
    ...(making.endNames && { namesRoom: roomForNames(panels) }),
  })
  // Handed the host itself, the library would ask whether it is of this window's document.
  const plot = new uPlot(options, dataOf(panel, times), (made, ready) => {
    host.append(made.root)
    ready()
  })
  listenToTouch(plot, making)
  return plot
}

const dataOf = (panel: Panel, times: readonly number[]): uPlot.AlignedData => [
  [...times],
  ...linesOf(panel).map(({ values }) => [...values]),
]

/** Shows other values at once; the cursor of the old ones goes. */
function fill(plot: uPlot, panel: Panel | undefined, times: readonly number[], span: Span): void {
  if (!panel) return
  plot.batch(() => {
    placeCursor(plot, undefined)
    plot.setData(dataOf(panel, times))
    if (span.to > span.from) plot.setScale('x', { min: span.from, max: span.to })
  })
}
