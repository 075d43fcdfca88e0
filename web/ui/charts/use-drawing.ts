import { useLayoutEffect, useRef } from 'react'
import { GROUND, type Scheme } from '../theme-colours.ts'
import type { ChartOption, drawChart, Drawing } from './echarts.ts'
import { useDrawnScheme } from './use-drawn-scheme.ts'

/** Kept from the first chart on: paper does not wait until it would have been fetched. */
let draw: typeof drawChart | undefined

/**
 * Draws a chart into `host`, in the colours of the screen or of paper. The drawing library is loaded
 * with the first of them. `optionOf` stays the same while what is drawn does.
 */
export function useDrawing(optionOf: (scheme: Scheme) => ChartOption) {
  const scheme = useDrawnScheme()
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawing>(null)
  useLayoutEffect(() => {
    let wanted = true
    const show = (drawWith: typeof drawChart) => {
      draw = drawWith
      if (wanted && host.current)
        drawn.current = drawWith(host.current, optionOf(scheme), GROUND[scheme])
    }
    if (draw) show(draw)
    else void import('./echarts.ts').then((charts) => show(charts.drawChart))
    return () => {
      wanted = false
      drawn.current?.remove()
      drawn.current = null
    }
  }, [optionOf, scheme])
  return { host, drawn }
}
