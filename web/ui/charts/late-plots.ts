import type uPlot from 'uplot'
import { drawInSight, type Late } from '../in-sight.ts'

type Drawing = {
  make: (host: HTMLElement, place: number, width: number) => uPlot | null
  fill: (plot: uPlot, place: number) => void
}

/** A plot in each host, made and filled when its host comes into sight. */
export function latePlots(hosts: readonly HTMLElement[], { make, fill }: Drawing) {
  const plots = new Map<number, uPlot>()
  const widthNow = () => hosts[0]?.clientWidth ?? 0
  let width = widthNow()
  const drawOne = (place: number) => {
    const host = hosts[place]
    const plot = plots.get(place) ?? (host && make(host, place, width))
    if (!plot) return
    plots.set(place, plot)
    fill(plot, place)
  }
  let late: Late | null = null
  return {
    /** Those that are there. */
    drawn: () => plots.values(),
    /** Fills all of them, those out of sight later. */
    draw: () => {
      late?.stop()
      late = drawInSight(hosts, drawOne)
    },
    /** Draws those that wait as well, and returns all by their places. */
    drawAll: (): uPlot[] => {
      late?.drawAll()
      return hosts.flatMap((_, place) => plots.get(place) ?? [])
    },
    resize: () => {
      width = widthNow()
      for (const plot of plots.values())
        if (width > 0 && width !== plot.width) plot.setSize({ width, height: plot.height })
    },
    destroy: () => {
      late?.stop()
      for (const plot of plots.values()) plot.destroy()
    },
  }
}
