import type { ShownSession } from '#contract/live/public-view.ts'
import { LOCALES } from '#domain/constants/languages.ts'
import { BoatsTable } from './BoatsTable.tsx'
import { Document, Moving } from './Document.tsx'
import type { Writers } from './drawn.ts'
import { DataLinks, StatisticLinks } from './StatisticLinks.tsx'
import classes from './public.module.css'
import { SessionHead } from './SessionHead.tsx'
import { WaterMap } from './WaterMap.tsx'
import { fill } from './words.ts'
import { pageLinks } from './links.ts'

type LiveDocumentProps = { session: ShownSession; writers: Writers }

/** So often it is asked for again: while boats are on the way, and else. */
const AGAIN_S = { live: 5, else: 60 }

/** Boats first, then where they are. */
export function LiveDocument({ session, writers }: LiveDocumentProps) {
  const { words, asked } = writers
  const { shows, intro, video_url } = session
  const again = session.state === 'live' ? AGAIN_S.live : AGAIN_S.else
  return (
    <Document
      language={asked.language}
      title={`${session.name} · ${session.club_name}`}
      description={fill(words.description, { name: session.name, club: session.club_name })}
      kiosk={asked.kiosk}
      url={`${asked.origin}/public/live/${asked.uuid}`}
      card={asked.origin + writers.links.card}
      again={again}
      moves
      otherLanguages={{
        label: words.languages,
        of: (language) => pageLinks({ ...asked, language }).live,
      }}
    >
      <SessionHead session={session} writers={writers} />
      <Moving words={words} seconds={again} stream={writers.links.stream}>
        <p id="said" aria-live="polite" className={classes.hidden} />
        {intro !== null && !asked.kiosk && <p className={classes.intro}>{intro}</p>}
        {video_url !== null && !asked.kiosk && (
          <p>
            <a href={video_url} rel="noreferrer noopener nofollow" hrefLang={LOCALES.en}>
              {words.video}
            </a>
          </p>
        )}
        {shows.boats && <BoatsTable session={session} writers={writers} />}
        {shows.map && <WaterMap boats={session.boats} writers={writers} />}
        {shows.splits && !asked.kiosk && session.embargo_until === null && (
          <StatisticLinks session={session} writers={writers} />
        )}
        {!asked.kiosk && <DataLinks session={session} writers={writers} />}
      </Moving>
    </Document>
  )
}
