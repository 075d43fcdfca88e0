import type { Asked, ShownEvent } from '#contract/world/public-view.ts'
import { createFormat } from '../../format.ts'
import { LOCALES } from '../../format/settings.ts'
import { BoatsTable } from './BoatsTable.tsx'
import { Document, Moving } from './Document.tsx'
import { writersFor } from './drawn.ts'
import { pageLinks } from './links.ts'
import classes from './public.module.css'
import { fill, wordsIn } from './words.ts'

/** So often it is asked for again: while boats of it are on the way, and else. */
const AGAIN_S = { live: 5, else: 60 }

type Props = { event: ShownEvent; asked: Asked }

/** An event: its sessions that people outside see, each with its boats. */
export function EventDocument({ event, asked }: Props) {
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
        <p className={classes.line}>{format.dateTimeExact(event.starts_at)}</p>
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
      </Moving>
    </Document>
  )
}

type SessionProps = ShownEvent['sessions'][number] & { prefix: string; asked: Asked }

/** One of its sessions, which has a page of its own with all there is to see. */
function EventSession({ uuid, session, prefix, asked }: SessionProps) {
  const writers = writersFor(session, { ...asked, uuid })
  const { words, format, links } = writers
  const isLive = session.state === 'live'
  return (
    <>
      <p className={classes.line}>
        <strong className={classes.badge} data-live={isLive ? '' : undefined}>
          {words.states[session.state]}
        </strong>{' '}
        <span>{format.dateTimeExact(session.starts_at)}</span>{' '}
        <a href={links.live}>{fill(words.event.open, { name: session.name })}</a>
      </p>
      {session.embargo_until !== null && (
        <p className={classes.note}>
          {fill(words.embargo, { when: format.dateTimeExact(session.embargo_until) })}
        </p>
      )}
      {session.shows.boats && <BoatsTable session={session} writers={writers} prefix={prefix} />}
    </>
  )
}
