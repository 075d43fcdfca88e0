import type uPlot from 'uplot'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefCallback,
  type RefObject,
} from 'react'
import { useFormat, type Format } from '../../format/format.ts'
import { usePrinting } from '../use-printing.ts'
import { drawStack, type PanelStack, type StackSettings } from './panel-stack.ts'
import { headOf } from './panel-values.ts'
import { savePlots, savePlotsSvg, type PlotPicture } from './save-image.ts'
import {
  linesOf,
  steppedIndex,
  type Along,
  type Figure,
  type Panel,
  type Span,
} from './time-series.ts'
import { useDrawnScheme } from './use-drawn-scheme.ts'

type Stacked = {
  times: readonly number[]
  axis: Along
  panels: readonly Panel[]
  panelHeight: number
  endNames: boolean | undefined
  onCursor: ((index: number | null) => void) | undefined
  /** Whether somebody asks which days are in view. */
  watchesSpan: boolean
  hold: Hold | undefined
}

/** A place that a click or Enter holds; the next one frees it, as Escape does. */
type Hold = { isHeld: boolean; toggle: (index: number) => void }

const writerOf = (format: Format) => (figure: Figure, value: number) =>
  figure.write?.(value) ?? format.number(value, figure.decimals)

function pictureOf(plot: uPlot, panel: Panel | undefined): PlotPicture {
  const lines = panel ? linesOf(panel) : []
  return {
    plot,
    title: headOf(panel),
    names: lines.map(({ who }) => who),
    bars: lines.map(({ bars = false }) => bars),
    areas: panel?.areas ?? [],
  }
}

/** Draws the panels into their hosts, and moves their cursor and their span by keys. */
export function usePanelStack({ times, onCursor, watchesSpan, hold, ...drawing }: Stacked) {
  const { panels } = drawing
  const format = useFormat()
  const scheme = useDrawnScheme()
  const hosts = useRef(new Map<string, HTMLDivElement>())
  const [index, setIndex] = useState<number | null>(null)
  const [span, moveSpan] = useSpan()
  const notify = useRef(onCursor)
  const holding = useRef(hold)
  useEffect(() => {
    notify.current = onCursor
    holding.current = hold
  })
  const tap = useCallback((at: number) => holding.current?.toggle(at), [])
  const move = useCallback((next: number | null) => {
    setIndex(next)
    notify.current?.(next)
  }, [])
  const onSpan = watchesSpan ? moveSpan : ignore
  const look = { ...drawing, times, format, scheme, onCursor: move, onTap: tap, onSpan }
  const stack = useDrawnStack(hosts, look)
  const write = useMemo(() => writerOf(format), [format])
  const pictures = () =>
    (stack.current?.plots() ?? []).map((plot, place) => pictureOf(plot, panels[place]))

  return {
    index,
    span,
    write,
    /** Where the panel with this key is drawn. */
    hostOf:
      (key: string): RefCallback<HTMLDivElement> =>
      (host) => {
        if (host) hosts.current.set(key, host)
        else hosts.current.delete(key)
      },
    reset: () => stack.current?.reset(),
    press: (event: KeyboardEvent) => {
      const next = steppedIndex(event.key, event.shiftKey, index, times.length)
      if (next !== null) stack.current?.moveCursor(next)
      else if (event.key === '+' || event.key === '=') stack.current?.zoom(0.5)
      else if (event.key === '-') stack.current?.zoom(2)
      else if (event.key === 'Escape' && hold?.isHeld) hold.toggle(index ?? 0)
      else if (event.key === 'Escape') stack.current?.reset()
      else if (event.key === 'Enter' && hold && index !== null) hold.toggle(index)
      else return
      event.preventDefault()
    },
    saveImage: (title: string) => savePlots(pictures(), scheme, title),
    saveSvg: (title: string) => savePlotsSvg(pictures(), scheme, title),
  }
}

const ignore = () => undefined

/** What is in view; the same object while it is the same. */
function useSpan(): [Span | null, (next: Span) => void] {
  const [span, setSpan] = useState<Span | null>(null)
  const move = useCallback((next: Span) => {
    setSpan((now) => (now?.from === next.from && now.to === next.to ? now : next))
  }, [])
  return [span, move]
}

type Look = Omit<Stacked, 'onCursor' | 'watchesSpan' | 'hold'> &
  Pick<StackSettings, 'scheme' | 'onCursor' | 'onTap' | 'onSpan'> & { format: Format }

/** The plots in their hosts. Of other values they show these, of another look they are drawn again. */
function useDrawnStack(
  hosts: RefObject<Map<string, HTMLDivElement>>,
  { times, axis, panels, panelHeight, endNames, scheme, format, onCursor, onTap, onSpan }: Look,
): RefObject<PanelStack | null> {
  const syncKey = useId()
  const stack = useRef<PanelStack>(null)
  const drawnWith = useRef<{ look: object; times: readonly number[] }>(null)
  const isPrinting = usePrinting()
  const look = useMemo(
    () => ({
      height: panelHeight,
      endNames,
      scheme,
      syncKey,
      write: writerOf(format),
      onCursor,
      onTap,
      onSpan,
    }),
    [panelHeight, endNames, scheme, syncKey, format, onCursor, onTap, onSpan],
  )
  // Before the page is painted, so that no frame shows the places of plots without them.
  useLayoutEffect(() => {
    const shown = { times, panels, along: axis }
    if (drawnWith.current?.look === look && stack.current?.update(shown)) {
      drawnWith.current = { look, times }
      return
    }
    // Another look, as on paper, shows the same part.
    const span = drawnWith.current?.times === times ? stack.current?.span() : undefined
    stack.current?.destroy()
    const elements = panels
      .map((panel) => hosts.current.get(panel.key))
      .filter((host) => host !== undefined)
    stack.current = drawWatched(elements, { ...shown, ...look, ...(span && { span }) })
    drawnWith.current = { look, times }
  }, [hosts, look, times, axis, panels])
  useLayoutEffect(() => {
    if (isPrinting) stack.current?.plots()
  }, [isPrinting])
  useEffect(
    () => () => {
      stack.current?.destroy()
      stack.current = null
    },
    [],
  )
  return stack
}

/** Plots that stay as wide as the first of their hosts. */
function drawWatched(elements: readonly HTMLElement[], settings: StackSettings): PanelStack {
  const drawn = drawStack(elements, settings)
  const watch = new ResizeObserver(drawn.resize)
  elements.slice(0, 1).forEach((host) => watch.observe(host))
  return {
    ...drawn,
    destroy: () => {
      watch.disconnect()
      drawn.destroy()
    },
  }
}
