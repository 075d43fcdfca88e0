import uPlot from 'uplot'
import type { Scheme } from '../ui/charts/panel-plot.ts'
import { elapsed, TIME_STEPS, zoomed, type Span } from '../ui/charts/time-series.ts'
import { listenToTouch } from '../ui/charts/touch.ts'
import { GRID, GROUND, INK } from '../ui/theme-colours.ts'
import type { Panel } from './lines.ts'
import { drawable } from './stroke-table.ts'

type Settings = {
  times: Float64Array
  panels: readonly Panel[]
  height: number
  scheme: Scheme
  syncKey: string
  onHover: (stroke: number | null) => void
  onPick: (stroke: number) => void
  onSpan: (span: Span) => void
}

/** Handle on the drawn plots; all of them show the same span and cursor. */
export type StrokePlots = {
  show: (span: Span) => void
  /** Puts the cursor on a stroke. */
  mark: (stroke: number) => void
  resize: () => void
  canvases: () => HTMLCanvasElement[]
  destroy: () => void
}

const AXIS_WIDTH = 46
const X_AXIS_HEIGHT = 24
const FONT = '12px "Inter Variable", system-ui, sans-serif'

/** Draws one plot into each host: its lines over time. Dragging chooses a stretch, a click a stroke. */
export function drawStrokes(hosts: readonly HTMLElement[], settings: Settings): StrokePlots {
  const { times } = settings
  const whole: Span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const now = { span: whole, moved: false }
  /** What the plots are told is not what a person did. */
  const quietly = (work: () => void) => {
    now.moved = true
    work()
    now.moved = false
  }
  const events = {
    ...settings,
    onHover: (stroke: number | null) => !now.moved && settings.onHover(stroke),
    onSpan: (span: Span) => {
      if (now.moved || (span.from === now.span.from && span.to === now.span.to)) return
      now.span = span
      settings.onSpan(span)
    },
  }
  const plots = createPlots(hosts, events)
  const deaf = plots.map((plot) =>
    listenToTouch(plot, { onPinch: (centre, factor) => settings.onSpan(zoomed(now.span, whole, centre, factor)) }),
  )
  return {
    show: (span) => {
      now.span = span
      quietly(() => {
        for (const plot of plots) if (!shows(plot, span)) plot.setScale('x', { min: span.from, max: span.to })
      })
    },
    mark: (stroke) => {
      const at = times[stroke]
      if (at === undefined) return
      quietly(() => {
        for (const plot of plots) plot.setCursor({ left: plot.valToPos(at, 'x'), top: 0 }, false)
      })
    },
    resize: () => plots.forEach((plot, place) => fit(plot, hosts[place])),
    canvases: () => plots.map((plot) => plot.ctx.canvas),
    destroy: () => {
      for (const stop of deaf) stop()
      for (const plot of plots) plot.destroy()
    },
  }
}

const shows = (plot: uPlot, { from, to }: Span) => plot.scales['x']?.min === from && plot.scales['x']?.max === to

function fit(plot: uPlot, host: HTMLElement | undefined): void {
  const width = host?.clientWidth ?? 0
  if (width > 0 && width !== plot.width) plot.setSize({ width, height: plot.height })
}

type Events = Omit<Settings, 'onHover'> & { onHover: (stroke: number | null) => unknown }

function createPlots(hosts: readonly HTMLElement[], events: Events): uPlot[] {
  return hosts.flatMap((host, place) => {
    const panel = events.panels[place]
    if (!panel) return []
    // The types know no typed arrays, which the library draws as they are.
    const data = [events.times, ...panel.lines.map(({ values }) => drawable(values))] as unknown as uPlot.AlignedData
    return new uPlot({ ...optionsOf(panel, events, host.clientWidth), hooks: hooksOf(events) }, data, (plot, ready) => {
      host.append(plot.root)
      ready()
    })
  })
}

const hooksOf = ({ onHover, onPick, onSpan }: Events): uPlot.Hooks.Arrays => ({
  setCursor: [(plot) => onHover((plot.cursor.left ?? -1) >= 0 ? (plot.cursor.idx ?? null) : null)],
  setScale: [
    (plot, key) => {
      const { min, max } = plot.scales['x'] ?? {}
      if (key === 'x' && typeof min === 'number' && typeof max === 'number') onSpan({ from: min, to: max })
    },
  ],
  ready: [
    (plot) =>
      plot.over.addEventListener('click', () => {
        if (typeof plot.cursor.idx === 'number' && plot.select.width === 0) onPick(plot.cursor.idx)
      }),
  ],
})

function optionsOf({ lines }: Panel, { height, scheme, syncKey }: Events, width: number): uPlot.Options {
  const ink = { stroke: INK[scheme], font: FONT, grid: { stroke: GRID[scheme], width: 1 }, ticks: { show: false } }
  return {
    width,
    height,
    padding: [6, 8, 0, 0],
    legend: { show: false },
    cursor: {
      sync: { key: syncKey, scales: ['x', null] },
      drag: { x: true, y: false, dist: 6 },
      y: false,
      points: {
        size: 6,
        width: 1.5,
        stroke: GROUND[scheme],
        fill: (_plot, series) => lines[series - 1]?.line.colour[scheme] ?? INK[scheme],
      },
    },
    scales: { x: { time: false } },
    axes: [
      { ...ink, size: X_AXIS_HEIGHT, space: 64, incrs: TIME_STEPS, values: (_plot, splits) => splits.map(elapsed) },
      { ...ink, size: AXIS_WIDTH, space: 28 },
    ],
    series: [{}, ...lines.map(({ line }) => ({ stroke: line.colour[scheme], width: 1.25, points: { show: false } }))],
  }
}
