import { listSeparator } from '../../format/punctuation.ts'
import type { ShownBoat } from '#contract/live/public-view.ts'
import { SILENT_MS } from '#domain/live/recording.ts'
import { onScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { Writers } from './drawn.ts'
import { lookOfBoat } from './look.ts'
import classes from './public.module.css'
import { fill } from './words.ts'

type BoatRowProps = { boat: ShownBoat; writers: Writers; prefix?: string }

const SECOND_MS = 1000
/** Nothing has been heard of it for so long that what is shown is of before. */
export const isSilent = ({ silent_s }: Pick<ShownBoat, 'silent_s'>): boolean =>
  silent_s !== null && silent_s * SECOND_MS > SILENT_MS

/** The line of a boat as it is drawn elsewhere on the page. */
export function Swatch({ place }: { place: number }) {
  const { stroke, dash } = lookOfBoat(place)
  return (
    <svg className={classes.swatch} viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
      <line x1="0" y1="4" x2="28" y2="4" strokeDasharray={dash} style={{ stroke }} />
    </svg>
  )
}

/** A boat with its place, and what matters of it on a phone below its name. */
export function BoatRow({ boat, writers, prefix = '' }: BoatRowProps) {
  const { words, format, scale, links } = writers
  const { place, label, people, status, rank, speed, stroke_rate, gap_time } = boat
  const silent = isSilent(boat)
  const state = boat.is_done
    ? fill(words.doneIn, { time: format.resultTime(boat.time) })
    : words.boatStates[STATES[status]]
  const pace = writeOnScale(scale, onScale(scale, speed), format)
  const distance = format.number(boat.distance, 0)
  const behind = gap_time !== null && gap_time > 0 ? format.number(gap_time, 1) : null
  return (
    <tr id={`${prefix}boat-${place}`} data-silent={silent ? '' : undefined}>
      <td className={classes.figure}>{format.number(rank, 0)}</td>
      <th scope="row">
        <Swatch place={place} />{' '}
        <a href={links.statistic('crew', place)} className={classes.boat}>
          {label}
        </a>
        {people.length > 0 && (
          <span className={classes.people}>{people.join(listSeparator(format.language))}</span>
        )}
        <span className={classes.boatState}>
          {silent ? <strong>{words.silent}</strong> : state}
        </span>
        <span className={classes.narrow}>
          {[
            format.strokeRate(stroke_rate, 1),
            ...(behind === null ? [] : [fill(words.behind, { seconds: behind })]),
          ].join(' · ')}
        </span>
      </th>
      <td className={classes.figure}>{distance}</td>
      <td className={classes.figure}>{pace}</td>
      <td className={classes.wide}>{format.number(stroke_rate, 1)}</td>
      <td className={classes.wide}>{behind ?? '–'}</td>
      <td className={classes.wide}>{format.number(boat.silent_s, 0)}</td>
    </tr>
  )
}

const STATES = { 1: 'idle', 2: 'active', 3: 'paused', 4: 'finished', 5: 'discarded' } as const
