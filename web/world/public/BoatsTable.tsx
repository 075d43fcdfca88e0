import type { ShownSession } from '#contract/world/public-view.ts'
import { BoatRow } from './BoatRow.tsx'
import type { Writers } from './drawn.ts'
import classes from './public.module.css'
import { Scroll } from './Scroll.tsx'
import { fill } from './words.ts'

type Props = {
  session: ShownSession
  writers: Writers
  /** Before the ids of its parts, where a page has several tables. */
  prefix?: string
}

/** The boats of a session in the order they lie in. */
export function BoatsTable({ session, writers, prefix = '' }: Props) {
  const { words, scale, unit, asked } = writers
  const { columns } = words
  const title = `${prefix}boats-title`
  const paceHead = scale.kind === 'kmh' ? columns.speed : columns.pace
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{prefix === '' ? words.boats : `${words.boats}: ${session.name}`}</h2>
      <RoundNote round={session.round} words={words} id={`${prefix}round`} />
      <Scroll labelledBy={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.figure}>
                {columns.rank}
              </th>
              <th scope="col">{columns.boat}</th>
              <th scope="col" className={classes.figure}>
                {columns.distance} (m)
              </th>
              <th scope="col" className={classes.figure}>
                {paceHead}
                <span className={classes.unit}> ({unit})</span>
              </th>
              {[`${columns.rate} (1/min)`, `${columns.gap} (s)`, `${columns.heard} (s)`].map(
                (head) => (
                  <th key={head} scope="col" className={classes.wide}>
                    {head}
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
      {asked.kiosk && prefix === '' && (
        <p id="turned" className={classes.note} aria-hidden="true" />
      )}
      {session.boats.length === 0 && <p className={classes.note}>{words.noBoats}</p>}
    </section>
  )
}

type RoundNoteProps = { round: number | null; words: Writers['words']; id?: string }

/** Which round the places are of. */
export function RoundNote({ round, words, id = 'round' }: RoundNoteProps) {
  return (
    <p id={id} className={classes.note}>
      {round === null ? words.whole : fill(words.round, { number: String(round) })}
    </p>
  )
}
