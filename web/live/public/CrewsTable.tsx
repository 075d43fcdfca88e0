import { listSeparator } from '../../format/punctuation.ts'
import type { MeasuredBoat } from '#contract/live/public-view.ts'
import { onScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { Swatch } from './BoatRow.tsx'
import type { Writers } from './drawn.ts'
import classes from './public.module.css'
import { Scroll } from './Scroll.tsx'

type CrewsTableProps = { boats: readonly MeasuredBoat[]; writers: Writers }

/** All boats beside each other, over all of their rounds. */
export function CrewsTable({ boats, writers }: CrewsTableProps) {
  const { words, format, scale, unit, head, links } = writers
  const { columns } = words
  const heads = [
    head(columns.distance, 'm'),
    columns.time,
    head(scale.kind === 'kmh' ? columns.speed : columns.pace, unit),
    head(columns.rate, '1/min'),
  ]
  return (
    <Scroll label={words.pages.crews}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{columns.boat}</th>
            {heads.map((name) => (
              <th key={name} scope="col" className={classes.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boats.map((boat) => {
            const { distance, time, rate } = sumOf(boat)
            const speed = time > 0 ? distance / time : null
            return (
              <tr key={boat.place}>
                <th scope="row">
                  <Swatch place={boat.place} />{' '}
                  <a href={links.statistic('crew', boat.place)}>{boat.label}</a>
                  {boat.people.length > 0 && (
                    <span className={classes.people}>
                      {boat.people.join(listSeparator(format.language))}
                    </span>
                  )}
                </th>
                <td className={classes.figure}>{format.number(time > 0 ? distance : null, 0)}</td>
                <td className={classes.figure}>{format.resultTime(time > 0 ? time : null)}</td>
                <td className={classes.figure}>
                  {writeOnScale(scale, onScale(scale, speed), format)}
                </td>
                <td className={classes.figure}>{format.number(rate, 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}

/** Stroke rates weigh as much as the time they were held. */
function sumOf({ rounds }: MeasuredBoat) {
  const rated = rounds.filter(({ stroke_rate }) => stroke_rate !== null)
  const ratedTime = rated.reduce((sum, { time }) => sum + time, 0)
  const strokes = rated.reduce((sum, { time, stroke_rate }) => sum + time * (stroke_rate ?? 0), 0)
  return {
    distance: rounds.reduce((sum, { distance }) => sum + distance, 0),
    time: rounds.reduce((sum, { time }) => sum + time, 0),
    rate: ratedTime > 0 ? strokes / ratedTime : null,
  }
}
