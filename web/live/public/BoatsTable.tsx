import type { ShownSession } from '#contract/live/public-view.ts'
import { BoatRow } from './BoatRow.tsx'
import type { Writers } from './drawn.ts'
import classes from './public.module.css'
import { Scroll } from './Scroll.tsx'
import { fill } from './words.ts'

type BoatsTableProps = { session: ShownSession; writers: Writers }

const TITLE = 'boats-title'

/** The boats of a session in the order they lie in, with what they are ranked by. */
export function BoatsTable({ session, writers }: BoatsTableProps) {
  const { words, asked } = writers
  return (
    <section aria-labelledby={TITLE}>
      <h2 id={TITLE}>{words.boats}</h2>
      <RoundNote session={session} words={words} />
      <BoatsOfSession session={session} writers={writers} title={TITLE} />
      {asked.kiosk && <p id="turned" className={classes.note} aria-hidden="true" />}
      {session.boats.length === 0 && <p className={classes.note}>{words.noBoats}</p>}
    </section>
  )
}

type BoatsProps = BoatsTableProps & {
  /** The id of what the table is named by. */
  title: string
  /** Before the ids of its parts, where a page has several tables. */
  prefix?: string
}

/** The table alone. */
export function BoatsOfSession({ session, writers, title, prefix = '' }: BoatsProps) {
  const { words, scale, unit, head } = writers
  const { columns } = words
  const paceHead = scale.kind === 'kmh' ? columns.speed : columns.pace
  return (
    <Scroll labelledBy={title}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.figure}>
              {columns.rank}
            </th>
            <th scope="col" className={classes.widest}>
              {columns.boat}
            </th>
            <th scope="col" className={classes.figure}>
              {head(columns.distance, 'm')}
            </th>
            <th scope="col" className={classes.figure}>
              {paceHead}
              <span className={classes.unit}>{head('', unit)}</span>
            </th>
            {[head(columns.rate, '1/min'), head(columns.gap, 's'), head(columns.heard, 's')].map(
              (name) => (
                <th key={name} scope="col" className={classes.wide}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody id={`${prefix}boats`}>
          {session.boats.map((boat) => (
            <BoatRow key={boat.place} boat={boat} writers={writers} prefix={prefix} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

type RoundNoteProps = {
  session: Pick<ShownSession, 'round' | 'course'>
  words: Writers['words']
  id?: string
}

/** What the places are of: a course, a round, or all that was recorded. */
export function RoundNote({ session: { round, course }, words, id = 'round' }: RoundNoteProps) {
  const inRound = round === null ? words.whole : fill(words.piece, { number: String(round) })
  return (
    <p id={id} className={classes.note}>
      {course === null ? inRound : fill(words.course, { name: course })}
    </p>
  )
}
