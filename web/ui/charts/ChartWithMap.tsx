import type { ReactNode } from 'react'
import classes from './chart-with-map.module.css'

type ChartWithMapProps = {
  chart: ReactNode
  /** Stays in sight beside the chart; null where nobody knows the way. */
  map: ReactNode
  /** Names the part with the map. */
  label: string
}

/** Curves, and beside them or below on a phone where it was. */
export function ChartWithMap({ chart, map, label }: ChartWithMapProps) {
  return (
    <div className={classes.both} data-map={map ? true : undefined}>
      {chart}
      {map && (
        <section className={classes.map} aria-label={label}>
          {map}
        </section>
      )}
    </div>
  )
}
