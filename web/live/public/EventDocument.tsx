import type { PageRequest, ShownEvent } from '#contract/live/public-view.ts'
import { createFormat, type Format } from '../../format/format.ts'
import { LOCALES } from '#domain/constants/languages.ts'
import { BoatsOfSession, RoundNote } from './BoatsTable.tsx'
import { Document, Moving } from './Document.tsx'
import { startOf, writersFor } from './drawn.ts'
import { pageLinks } from './links.ts'
import classes from './public.module.css'
import { fill, wordsIn } from './words.ts'

/** So often it is asked for again: while boats of it are on the way, and else. */
const AGAIN_S = { live: 5, else: 60 }

type EventDocumentProps = { event: ShownEvent; asked: PageRequest }

/** An event: its sessions that people outside see, each with its boats. */
export function EventDocument({ event, asked }: EventDocumentProps) {
  const words = wordsIn(asked.language)
  const { name, club_name: club, intro, video_url, sessions } = event
  const links = pageLinks(asked)
  const isLive = sessions.some(({ session }) => session.state === 'live')
  const again = isLive ? AGAIN_S.live : AGAIN_S.else
  const { language } = asked
  const timeZone = event.time_zone
  const format = createFormat({ language, timeZone, ownTimeZone: timeZone })
  return (
    <Document
      language={language}
      title={`${name} · ${club}`}
      description={fill(words.description, { name, club })}
      kiosk={asked.kiosk}
      url={`${asked.origin}/public/live/${asked.uuid}`}
      card={asked.origin + links.card}
      again={again}
      moves
      otherLanguages={{
        label: words.languages,
        of: (other) => pageLinks({ ...asked, language: other }).live,
      }}
    >
      <header className={classes.head}>
        <p className={classes.club}>{club}</p>
        <h1>{name}</h1>
        <p>{daysOf(event, format)}</p>
      </header>
      <Moving words={words} seconds={again}>
        {intro !== null && !asked.kiosk && <p className={classes.intro}>{intro}</p>}
        {video_url !== null && !asked.kiosk && (
          <p>
            <a href={video_url} rel="noreferrer noopener nofollow" hrefLang={LOCALES.en}>
              {words.video}
            </a>
          </p>
        )}
        <div id="figures">
          {sessions.length === 0 && <p className={classes.note}>{words.event.none}</p>}
          {sessions.map((one, at) => (
            <EventSession key={one.uuid} {...one} prefix={`${at + 1}-`} asked={asked} />
          ))}
        </div>
        {asked.kiosk && <p id="turned" className={classes.note} aria-hidden="true" />}
      </Moving>
    </Document>
  )
}

type SessionProps = ShownEvent['sessions'][number] & { prefix: string; asked: PageRequest }

/** One of its sessions, which has a page of its own with all there is to see. */
function EventSession({ uuid, session, prefix, asked }: SessionProps) {
  const writers = writersFor(session, { ...asked, uuid })
  const { words, format, links } = writers
  const { name, state, embargo_until, shows, boats } = session
  const title = `${prefix}title`
  return (
    <section aria-labelledby={title} className={classes.session}>
      <h2 id={title}>{name}</h2>
      <p className={classes.line}>
        <strong className={classes.badge} data-live={state === 'live' ? '' : undefined}>
          {words.states[state]}
        </strong>{' '}
        <span>{startOf(session, format)}</span>{' '}
        {!asked.kiosk && <a href={links.live}>{fill(words.event.open, { name })}</a>}
      </p>
      {embargo_until !== null && (
        <p className={classes.note}>
          {fill(words.embargo, { when: format.dateTimeExact(embargo_until) })}
        </p>
      )}
      {shows.boats && boats.length === 0 && <p className={classes.note}>{words.noBoats}</p>}
      {shows.boats && boats.length > 0 && (
        <>
          {state !== 'scheduled' && (
            <RoundNote session={session} words={words} id={`${prefix}round`} />
          )}
          <BoatsOfSession session={session} writers={writers} prefix={prefix} title={title} />
        </>
      )}
    </section>
  )
}

/** From when until when it is: days alone where it takes whole ones, or several. */
function daysOf({ starts_at, ends_at, all_day }: ShownEvent, format: Format): string {
  // An end at midnight belongs to the day before.
  const last = new Date(Math.max(Date.parse(starts_at), Date.parse(ends_at) - 1))
  const [from, until] = [format.dayExact(starts_at), format.dayExact(last)]
  if (from !== until) return `${from} – ${until}`
  return all_day ? from : format.dateTimeExact(starts_at)
}
