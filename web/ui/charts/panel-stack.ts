import uPlot from 'uplot'
import { plotOptions, spanOf, type PlotEvents, type Scheme } from './panel-plot.ts'
import { linesOf, showing, zoomed, type Along, type Panel, type Span } from './time-series.ts'
import { listenToTouch } from './touch.ts'

export type StackSettings = {
  times: readonly number[]
  panels: readonly Panel[]
  height: number
  scheme: Scheme
  syncKey: string
  write: (panel: Panel, value: number) => string
  along: Along
  onCursor: PlotEvents['onCursor']
  /** Called with the visible range after each zoom. */
  onSpan: (span: Span) => void
}

/** Handle on the drawn plots; all of them show the same span and cursor. */
export type PanelStack = {
  moveCursor: (index: number | null) => void
  /** Factor below 1 zooms in, around the cursor or the middle. */
  zoom: (factor: number) => void
  reset: () => void
  resize: () => void
  plots: () => readonly uPlot[]
  destroy: () => void
}

/** Draws one plot into each host and ties them together. */
export function drawStack(hosts: readonly HTMLElement[], settings: StackSettings): PanelStack {
  const { times } = settings
  const whole: Span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const plots: uPlot[] = []
  let cursor: number | null = null

  const show = (span: Span) => {
    for (const plot of plots) showSpan(plot, span)
    settings.onSpan(span)
  }
  const events: PlotEvents = {
    onSpan: show,
    onCursor: (index) => {
      if (index === cursor) return
      cursor = index
      settings.onCursor(index)
    },
  }
  const span = () => (plots[0] ? spanOf(plots[0]) : whole)
  const pinch = (centre: number, factor: number) => show(zoomed(span(), whole, centre, factor))

  plots.push(...createPlots(hosts, settings, events))
  const deaf = plots.map((plot) => listenToTouch(plot, { onPinch: pinch }))

  function moveCursor(index: number | null) {
    const at = index === null ? undefined : times[index]
    if (at !== undefined) show(showing(span(), whole, at))
    for (const plot of plots) placeCursor(plot, at)
    events.onCursor(index)
  }

  return {
    moveCursor,
    zoom: (factor) => {
      const { from, to } = span()
      const held = cursor === null ? undefined : times[cursor]
      show(zoomed({ from, to }, whole, held ?? (from + to) / 2, factor))
      if (cursor !== null) moveCursor(cursor)
    },
    reset: () => show(whole),
    resize: () => plots.forEach((plot, place) => fit(plot, hosts[place])),
    plots: () => plots,
    destroy: () => {
      for (const stop of deaf) stop()
      for (const plot of plots) plot.destroy()
    },
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

function createPlots(
  hosts: readonly HTMLElement[],
  settings: StackSettings,
  events: PlotEvents,
): uPlot[] {
  const { times, panels } = settings
  return hosts.flatMap((host, place) => {
    const panel = panels[place]
    if (!panel) return []
    const options = plotOptions(panel, {
      ...settings,
      ...events,
      width: host.clientWidth,
      last: place === panels.length - 1,
    })
    // Handed the host itself, the library would ask whether it is of this window's document.
    return new uPlot(
      options,
      [[...times], ...linesOf(panel).map(({ values }) => [...values])],
      (plot, ready) => {
        host.append(plot.root)
        ready()
      },
    )
  })
}

function fit(plot: uPlot, host: HTMLElement | undefined): void {
  const width = host?.clientWidth ?? 0
  if (width > 0 && width !== plot.width) plot.setSize({ width, height: plot.height })
}
