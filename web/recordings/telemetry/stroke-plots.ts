import { numberWriter } from '#domain/rules/intl.ts'
import uPlot from 'uplot'
import { writeTicks } from '../../ui/charts/plot-ticks.ts'
import { elapsed, TIME_STEPS, zoomed, type Span } from '../../ui/charts/time-series.ts'
import { listenToTouch } from '../../ui/charts/touch.ts'
import { GRID, GROUND, INK, type Scheme } from '../../ui/theme-colours.ts'
import type { Panel } from './lines.ts'
import { strokeLines, type StrokeLines } from './stroke-lines.ts'

type Settings = {
  panels: readonly Panel[]
  height: number
  scheme: Scheme
  syncKey: string
  onHover: (stroke: number | null) => void
  onPick: (stroke: number) => void
  onSpan: (span: Span) => void
}

/** The cursor is at `stroke`; with null it stays where the person points. */
type StrokeView = {
  times: Float64Array
  panels: readonly Panel[]
  span: Span
  stroke: number | null
}

/** Handle on the drawn plots; all of them show the same span and cursor. */
export type StrokePlots = {
  /** The panels differ from those drawn by their values only. */
  show: (view: StrokeView) => void
  resize: () => void
  all: () => readonly uPlot[]
  destroy: () => void
}

const AXIS_WIDTH = 46
const X_AXIS_HEIGHT = 24
const LINE_WIDTH = 1.25
const FONT = '12px "Inter Variable", system-ui, sans-serif'

/**
 * One empty plot in each host, for lines over time. Dragging chooses a stretch, a click a stroke.
 */
export function drawStrokes(hosts: readonly HTMLElement[], settings: Settings): StrokePlots {
  const now: { view: StrokeView | null; span: Span; moved: boolean } = {
    view: null,
    span: { from: 0, to: 0 },
    moved: false,
  }
  const plots = createPlots(hosts, {
    ...settings,
    // Events that the program itself caused in the plots are ignored, since no person caused them.
    onHover: (stroke: number | null) => !now.moved && settings.onHover(stroke),
    onSpan: (span: Span) => {
      if (now.moved || sameSpan(span, now.span)) return
      now.span = span
      settings.onSpan(span)
    },
  })
  const deaf = plots.map((plot) =>
    listenToTouch(plot, {
      onPinch: (centre, factor) =>
        settings.onSpan(zoomed(now.span, wholeOf(now.view), centre, factor)),
    }),
  )
  function show(view: StrokeView) {
    if (view.times.length === 0) return
    const filled = now.view?.times === view.times && now.view.panels === view.panels
    const there = filled && sameSpan(view.span, now.span)
    Object.assign(now, { view, span: view.span, moved: true })
    for (const [place, plot] of plots.entries()) {
      if (!filled) plot.setData(dataOf(view.times, view.panels[place]), false)
      if (!there) plot.setScale('x', { min: view.span.from, max: view.span.to })
    }
    now.moved = false
    // The plots take a new scale over once this task is done, and only then know where a stroke is.
    queueMicrotask(mark)
  }
  function mark() {
    const at = now.view?.times[now.view.stroke ?? Number.NaN]
    if (at === undefined) return
    now.moved = true
    for (const plot of plots) plot.setCursor({ left: plot.valToPos(at, 'x'), top: 0 }, false)
    now.moved = false
  }
  return {
    show,
    resize: () => plots.forEach((plot, place) => fit(plot, hosts[place])),
    all: () => plots,
    destroy: () => {
      for (const stop of deaf) stop()
      for (const plot of plots) plot.destroy()
    },
  }
}

const sameSpan = (one: Span, other: Span) => one.from === other.from && one.to === other.to
const wholeOf = (view: StrokeView | null): Span => ({
  from: view?.times[0] ?? 0,
  to: view?.times.at(-1) ?? 0,
})

// The types know no typed arrays, which the library takes as they are.
const dataOf = (times: Float64Array, panel: Panel | undefined) =>
  [times, ...(panel?.lines.map(({ values }) => values) ?? [])] as unknown as uPlot.AlignedData

function fit(plot: uPlot, host: HTMLElement | undefined): void {
  const width = host?.clientWidth ?? 0
  if (width > 0 && width !== plot.width) plot.setSize({ width, height: plot.height })
}

type Events = Omit<Settings, 'onHover'> & { onHover: (stroke: number | null) => unknown }

function createPlots(hosts: readonly HTMLElement[], events: Events): uPlot[] {
  const drawing = strokeLines(LINE_WIDTH)
  // All widths are read before any plot is filled; otherwise each would force a new layout.
  const widths = hosts.map(({ clientWidth }) => clientWidth)
  return hosts.flatMap((host, place) => {
    const panel = events.panels[place]
    if (!panel) return []
    const nothing = new Float64Array()
    const data = dataOf(nothing, {
      ...panel,
      lines: panel.lines.map(({ line }) => ({ line, values: nothing })),
    })
    const options = optionsOf(panel, events, { width: widths[place] ?? 0, drawing })
    return new uPlot({ ...options, hooks: hooksOf(events) }, data, (plot, ready) => {
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
      if (key === 'x' && typeof min === 'number' && typeof max === 'number')
        onSpan({ from: min, to: max })
    },
  ],
  ready: [
    (plot) =>
      plot.over.addEventListener('click', () => {
        if (typeof plot.cursor.idx === 'number' && plot.select.width === 0) onPick(plot.cursor.idx)
      }),
  ],
})

type Own = { width: number; drawing: StrokeLines }

function optionsOf(
  { lines }: Panel,
  { height, scheme, syncKey }: Events,
  { width, drawing: { range, paths } }: Own,
): uPlot.Options {
  const ink = {
    stroke: INK[scheme],
    font: FONT,
    grid: { stroke: GRID[scheme], width: 1 },
    ticks: { show: false },
  }
  return {
    width,
    height,
    padding: [6, 8, 0, 0],
    legend: { show: false },
    cursor: {
      sync: { key: syncKey, scales: ['x', null] },
      drag: { x: true, y: false, dist: 6 },
      y: false,
      // Where a line says nothing there is nothing to point at.
      dataIdx: (plot, series, stroke) =>
        series > 0 && Number.isNaN(plot.data[series]?.[stroke]) ? null : stroke,
      points: {
        size: 6,
        width: 1.5,
        stroke: GROUND[scheme],
        fill: (_plot, series) => lines[series - 1]?.line.colour[scheme] ?? INK[scheme],
      },
    },
    scales: { x: { time: false }, y: { range } },
    axes: [
      {
        ...ink,
        size: X_AXIS_HEIGHT,
        space: 64,
        incrs: TIME_STEPS,
        values: writeTicks(elapsed),
      },
      { ...ink, size: AXIS_WIDTH, space: 28, values: writeTicks(writeNumber) },
    ],
    series: [{}, ...lines.map(({ line }) => seriesOf(line.colour[scheme], paths))],
  }
}

/** As the reader writes numbers, with the decimals that the steps of an axis have. */
const writeNumber = (value: number) => numberWriter(document.documentElement.lang, {}).format(value)

/** A line, or the ground it covers, in the same colour. */
const seriesOf = (colour: string, paths: uPlot.Series.PathBuilder): uPlot.Series => ({
  stroke: colour,
  fill: colour,
  width: LINE_WIDTH,
  points: { show: false },
  auto: false,
  paths,
})
