import { colon } from '../../format/punctuation.ts'
import { Swatch } from './BoatRow.tsx'
import { valueAt } from './curves.ts'
import type { Writers } from './drawn.ts'
import type { Axis, Line } from './LineChart.tsx'
import classes from './public.module.css'
import { Scroll } from './Scroll.tsx'
import { ticksBetween } from './ticks.ts'

type SeriesTableProps = {
  title: string
  lines: readonly Line[]
  x: Axis
  y: Axis
  writers: Writers
}

/** The values of lines at round places of their way. */
export function SeriesTable({ title, lines, x, y, writers: { words, format } }: SeriesTableProps) {
  const ends = lines.flatMap(({ points }) => points.at(-1)?.[0] ?? [])
  const steps = ticksBetween(
    0,
    ends.reduce((one, other) => Math.max(one, other), 0),
    x.kind,
  )
  return (
    <Scroll label={words.table + colon(format.language) + title}>
      <table className={classes.table}>
        <caption>{words.table + colon(format.language) + title}</caption>
        <thead>
          <tr>
            <th scope="col">{x.label}</th>
            {lines.map(({ place, label }) => (
              <th key={place} scope="col" className={classes.figure}>
                <Swatch place={place} /> {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((at) => (
            <tr key={at}>
              <th scope="row">{x.write(at)}</th>
              {lines.map((line) => {
                const value = valueAt(line, at)
                return (
                  <td key={line.place} className={classes.figure}>
                    {value === null ? format.number(null) : y.write(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
