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

/** Draws the panels into their hosts and keeps them at the stretch and the stroke. `hover` is the stroke under the pointer. */
export function useStrokePlots({ times, panels, height, span, stroke, onSpan, onStroke }: Drawn) {
  const scheme = useComputedColorScheme('light')
  const syncKey = useId()
  const hosts = useRef(new Map<string, HTMLDivElement>())
  const plots = useRef<StrokePlots>(null)
  const [hover, setHover] = useState<number | null>(null)
  const now = useRef({ span, stroke, onSpan, onStroke })
  useEffect(() => {
    now.current = { span, stroke, onSpan, onStroke }
  })
  useEffect(() => {
    const elements = panels.flatMap(({ quantity }) => hosts.current.get(quantity) ?? [])
    const drawn = drawStrokes(elements, {
      times,
      panels,
      height,
      scheme,
      syncKey,
      onHover: setHover,
      onPick: (picked) => now.current.onStroke(picked),
      onSpan: ({ from, to }) => now.current.onSpan(strokesBetween(times, from, to)),
    })
    plots.current = drawn
    drawn.show(secondsOf(times, now.current.span))
    drawn.mark(now.current.stroke)
    const watch = new ResizeObserver(drawn.resize)
    elements.slice(0, 1).forEach((host) => watch.observe(host))
    return () => {
      watch.disconnect()
      drawn.destroy()
    }
  }, [times, panels, height, scheme, syncKey])
  useEffect(() => plots.current?.show(secondsOf(times, span)), [times, span])
  useEffect(() => {
    if (hover === null) plots.current?.mark(stroke)
  }, [stroke, hover])
  const host = (quantity: string) => (element: HTMLDivElement | null) => {
    if (element) hosts.current.set(quantity, element)
    else hosts.current.delete(quantity)
  }
  return { host, hover, canvases: () => plots.current?.canvases() ?? [] }
}

const secondsOf = (times: Float64Array, { first, last }: StrokeSpan) => ({ from: times[first] ?? 0, to: times[last] ?? 0 })

/** Strokes between two seconds; null when nothing is left out. */
function strokesBetween(times: Float64Array, from: number, to: number): StrokeSpan | null {
  const first = strokeAt(times, from)
  const at = strokeAt(times, to)
  const last = (times[at] ?? 0) > to ? Math.max(first, at - 1) : at
  return first === 0 && last === times.length - 1 ? null : { first, last }
}
