import type { MeasuredBoat } from '#contract/live/public-view.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { colon } from '../../format/punctuation.ts'
import { linesOf, valueAt, type Along, type Figure } from './curves.ts'
import type { Writers } from './drawn.ts'
import { LineChart, type Axis, type Line } from './LineChart.tsx'
import { Swatch } from './BoatRow.tsx'
import { Scroll } from './Scroll.tsx'
import { ticksBetween } from './ticks.ts'
import classes from './public.module.css'

type SeriesTableProps = {
  title: string
  lines: readonly Line[]
  x: Axis
  y: Axis
  writers: Writers
}

/** The values of lines at round places of their way. */
function SeriesTable({ title, lines, x, y, writers: { words, format } }: SeriesTableProps) {
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

type FigureChartProps = {
  boats: readonly MeasuredBoat[]
  along: Along
  figure: Figure
  /** Faster is higher; else the greater number is. */
  fasterOnTop?: boolean
  writers: Writers
}

const MINUTE_S = 60

/** A figure of boats as a picture and as a table. */
export function FigureChart({
  boats,
  along,
  figure,
  fasterOnTop = false,
  writers,
}: FigureChartProps) {
  const { scale, unit, head, words, format } = writers
  const lines = linesOf(boats, { along, figure, scale })
  const x: Axis =
    along === 'time'
      ? {
          label: words.minutes,
          kind: 'seconds',
          write: (value) => format.number(value / MINUTE_S, value % MINUTE_S === 0 ? 0 : 1),
        }
      : {
          label: head(words.columns.distance, 'm'),
          kind: 'number',
          write: (value) => format.number(value, 0),
        }
  const isPace = figure === 'pace' && scale.kind === 'pace'
  const heads: Record<Figure, string> = {
    distance: head(words.columns.distance, 'm'),
    pace: head(isPace ? words.columns.pace : words.columns.speed, unit),
    stroke_rate: head(words.columns.rate, '1/min'),
  }
  const y: Axis = {
    label: heads[figure],
    kind: isPace ? 'seconds' : 'number',
    write: (value) =>
      figure === 'pace'
        ? writeOnScale(scale, value, format)
        : format.number(value, figure === 'distance' ? 0 : 1),
  }
  return (
    <section>
      <h2>{heads[figure]}</h2>
      <LineChart title={heads[figure]} {...{ lines, x, y }} leastOnTop={fasterOnTop && isPace} />
      <SeriesTable title={heads[figure]} {...{ lines, x, y, writers }} />
    </section>
  )
}
