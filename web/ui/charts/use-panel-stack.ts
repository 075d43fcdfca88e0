import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefCallback,
  type RefObject,
} from 'react'
import { useComputedColorScheme } from '@mantine/core'
import { useFormat, type Format } from '../../format.ts'
import { drawStack, type PanelStack, type StackSettings } from './panel-stack.ts'
import { headOf } from './panel-values.ts'
import { savePlots, savePlotsSvg } from './save-image.ts'
import { linesOf, steppedIndex, type Along, type Panel, type Span } from './time-series.ts'

type Stacked = {
  times: readonly number[]
  axis: Along
  panels: readonly Panel[]
  panelHeight: number
  onCursor: ((index: number | null) => void) | undefined
}

const writerOf = (format: Format) => (panel: Panel, value: number) =>
  panel.write?.(value) ?? format.number(value, panel.decimals)

/** Draws the panels into their hosts, and moves their cursor and their span by keys. */
export function usePanelStack({ times, onCursor, ...drawing }: Stacked) {
  const { panels } = drawing
  const format = useFormat()
  const scheme = useComputedColorScheme('light')
  const hosts = useRef(new Map<string, HTMLDivElement>())
  const [index, setIndex] = useState<number | null>(null)
  const [span, setSpan] = useState<Span | null>(null)
  const notify = useRef(onCursor)
  useEffect(() => {
    notify.current = onCursor
  })
  const move = useCallback((next: number | null) => {
    setIndex(next)
    notify.current?.(next)
  }, [])
  const look = { ...drawing, times, format, scheme, onCursor: move, onSpan: setSpan }
  const stack = useDrawnStack(hosts, look)

  const pictures = () =>
    (stack.current?.plots() ?? []).map((plot, place) => {
      const panel = panels[place]
      const names = panel ? linesOf(panel).map(({ who }) => who) : []
      return { plot, title: headOf(panel), names }
    })

  return {
    index,
    span,
    write: writerOf(format),
    /** Where the panel with this key is drawn. */
    hostOf:
      (key: string): RefCallback<HTMLDivElement> =>
      (host) => {
        if (host) hosts.current.set(key, host)
        else hosts.current.delete(key)
      },
    reset: () => stack.current?.reset(),
    press: (event: KeyboardEvent) => {
      const next = steppedIndex(event.key, event.shiftKey, index, times)
      if (next !== null) stack.current?.moveCursor(next)
      else if (event.key === '+' || event.key === '=') stack.current?.zoom(0.5)
      else if (event.key === '-') stack.current?.zoom(2)
      else if (event.key === 'Escape') stack.current?.reset()
      else return
      event.preventDefault()
    },
    saveImage: (title: string) => savePlots(pictures(), scheme, title),
    saveSvg: (title: string) => savePlotsSvg(pictures(), scheme, title),
  }
}

type Look = Omit<Stacked, 'onCursor'> &
  Pick<StackSettings, 'scheme' | 'onCursor' | 'onSpan'> & { format: Format }

/** The plots in their hosts, drawn again when what they show changes, as wide as the first host. */
function useDrawnStack(
  hosts: RefObject<Map<string, HTMLDivElement>>,
  { times, axis, panels, panelHeight, scheme, format, onCursor, onSpan }: Look,
): RefObject<PanelStack | null> {
  const syncKey = useId()
  const stack = useRef<PanelStack>(null)
  useEffect(() => {
    const elements = panels
      .map((panel) => hosts.current.get(panel.key))
      .filter((host) => host !== undefined)
    const drawn = drawStack(elements, {
      times,
      panels,
      height: panelHeight,
      scheme,
      syncKey,
      write: writerOf(format),
      along: axis,
      onCursor,
      onSpan,
    })
    stack.current = drawn
    const watch = new ResizeObserver(drawn.resize)
    elements.slice(0, 1).forEach((host) => watch.observe(host))
    return () => {
      watch.disconnect()
      drawn.destroy()
    }
  }, [hosts, times, axis, panels, panelHeight, scheme, syncKey, format, onCursor, onSpan])
  return stack
}
