import { colon } from '../../format/punctuation.ts'
import type { ShownSession } from '#contract/live/public-view.ts'
import { startOf, type Writers } from './drawn.ts'
import classes from './public.module.css'
import { fill } from './words.ts'

type SessionHeadProps = { session: ShownSession; writers: Writers }

/** The club, the session and how it stands. */
export function SessionHead({ session, writers, title }: SessionHeadProps & { title?: string }) {
  return (
    <header className={classes.head}>
      <p className={classes.club}>{session.club_name}</p>
      <h1>
        {title === undefined ? session.name : session.name + colon(writers.format.language) + title}
      </h1>
      <SessionState session={session} writers={writers} />
    </header>
  )
}

/** The parts of the head that change while one looks. */
export function SessionState({ session, writers: { words, format } }: SessionHeadProps) {
  const { state, delay_min, embargo_until, confirmed_at, as_of, shows } = session
  const when = format.within.dateTime(new Date(as_of))
  const hasFigures = state !== 'scheduled' && (shows.boats || shows.splits)
  return (
    <div id="state" data-state={state}>
      <p className={classes.line}>
        <strong className={classes.badge} data-live={state === 'live' ? '' : undefined}>
          {words.states[state]}
        </strong>{' '}
        <span>{startOf(session, format)}</span>
      </p>
      {delay_min > 0 && (
        <p className={classes.note}>{fill(words.delay, { minutes: format.number(delay_min) })}</p>
      )}
      {embargo_until !== null && (
        <p className={classes.note}>
          {fill(words.embargo, { when: format.dateTimeExact(embargo_until) })}
        </p>
      )}
      {embargo_until === null && hasFigures && (
        <p className={classes.note}>
          {confirmed_at === null
            ? fill(words.provisional, { when })
            : fill(words.confirmed, { when, confirmed: format.within.dateTime(confirmed_at) })}
        </p>
      )}
    </div>
  )
}
