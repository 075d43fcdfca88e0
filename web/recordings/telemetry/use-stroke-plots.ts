import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { Panel } from './lines.ts'
import type { StrokeSpan } from './queries.ts'
import { drawStrokes, type StrokePlots } from './stroke-plots.ts'
import { strokeAt } from './stroke-table.ts'

type Drawn = {
  times: Float64Array
  panels: readonly Panel[]
  height: number
  span: StrokeSpan
  stroke: number
  /** null: all of it. */
  onSpan: (span: StrokeSpan | null) => void
  onStroke: (stroke: number) => void
}

/** Says whose lines are in which panel, which must be known before a plot is created. */
const frameOf = (panels: readonly Panel[]) =>
  panels
    .map(({ quantity, lines }) => [quantity, ...lines.map(({ line }) => line.place)].join(' '))
    .join()

/**
 * Draws the panels into their hosts and keeps them at the stretch and the stroke. The plots stay
 * when only the values change, and exist before there are any. `hover` is the stroke under the
 * pointer.
 */
export function useStrokePlots({ times, panels, height, span, stroke, onSpan, onStroke }: Drawn) {
  const scheme = useComputedColorScheme('light')
  const syncKey = useId()
  const hosts = useRef(new Map<string, HTMLDivElement>())
  const [drawn, setDrawn] = useState<{ frame: readonly Panel[]; plots: StrokePlots } | null>(null)
  const [hover, setHover] = useState<number | null>(null)
  const [frame, setFrame] = useState(panels)
  if (frame !== panels && frameOf(frame) !== frameOf(panels)) setFrame(panels)
  const now = useRef({ times, onSpan, onStroke })
  useEffect(() => {
    now.current = { times, onSpan, onStroke }
  })
  useEffect(() => {
    const elements = frame.flatMap(({ quantity }) => hosts.current.get(quantity) ?? [])
    const plots = drawStrokes(elements, {
      panels: frame,
      height,
      scheme,
      syncKey,
      onHover: setHover,
      onPick: (picked) => now.current.onStroke(picked),
      onSpan: ({ from, to }) => now.current.onSpan(strokesBetween(now.current.times, from, to)),
    })
    setDrawn({ frame, plots })
    const watch = new ResizeObserver(plots.resize)
    elements.slice(0, 1).forEach((host) => watch.observe(host))
    return () => {
      watch.disconnect()
      plots.destroy()
    }
  }, [frame, height, scheme, syncKey])
  // Plots of another frame, which are removed or about to be, have other lines.
  const plots = drawn?.frame === frame ? drawn.plots : null
  useEffect(() => {
    plots?.show({
      times,
      panels,
      span: secondsOf(times, span),
      stroke: hover === null ? stroke : null,
    })
  }, [plots, times, panels, span, stroke, hover])
  const host = (quantity: string) => (element: HTMLDivElement | null) => {
    if (element) hosts.current.set(quantity, element)
    else hosts.current.delete(quantity)
  }
  return { host, hover, plotsShown: () => plots?.all() ?? [] }
}

const secondsOf = (times: Float64Array, { first, last }: StrokeSpan) => ({
  from: times[first] ?? 0,
  to: times[last] ?? 0,
})

/** Strokes between two seconds; null when nothing is left out. */
function strokesBetween(times: Float64Array, from: number, to: number): StrokeSpan | null {
  const first = strokeAt(times, from)
  const at = strokeAt(times, to)
  const last = (times[at] ?? 0) > to ? Math.max(first, at - 1) : at
  return first === 0 && last === times.length - 1 ? null : { first, last }
}
