import type { ShownSession } from '#contract/world/public-view.ts'
import { LOCALES } from '../../format/settings.ts'
import { BoatRow } from './BoatRow.tsx'
import { Document, Moving } from './Document.tsx'
import type { Writers } from './drawn.ts'
import { DataLinks, StatisticLinks } from './StatisticLinks.tsx'
import classes from './public.module.css'
import { Scroll } from './Scroll.tsx'
import { SessionHead } from './SessionHead.tsx'
import { WaterMap } from './WaterMap.tsx'
import { fill } from './words.ts'
import { pageLinks } from './links.ts'

type Props = { session: ShownSession; writers: Writers }

/** So often it is asked for again: while boats are on the way, and else. */
const AGAIN_S = { live: 5, else: 60 }

/** Boats first, then where they are. */
export function LiveDocument({ session, writers }: Props) {
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

function BoatsTable({ session, writers }: Props) {
  const { words, scale, unit, asked } = writers
  const { columns } = words
  return (
    <section aria-labelledby="boats-title">
      <h2 id="boats-title">{words.boats}</h2>
      <RoundNote round={session.round} words={words} />
      <Scroll labelledBy="boats-title">
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
                {scale.kind === 'kmh' ? columns.speed : columns.pace}
                <span className={classes.unit}> ({unit})</span>
              </th>
              <th scope="col" className={classes.wide}>
                {columns.rate} (1/min)
              </th>
              <th scope="col" className={classes.wide}>
                {columns.gap} (s)
              </th>
              <th scope="col" className={classes.wide}>
                {columns.heard} (s)
              </th>
            </tr>
          </thead>
          <tbody id="boats">
            {session.boats.map((boat) => (
              <BoatRow key={boat.place} boat={boat} writers={writers} />
            ))}
          </tbody>
        </table>
      </Scroll>
      {asked.kiosk && <p id="turned" className={classes.note} aria-hidden="true" />}
      {session.boats.length === 0 && <p className={classes.note}>{words.noBoats}</p>}
    </section>
  )
}

/** Which round the places are of. */
export function RoundNote({ round, words }: { round: number | null; words: Writers['words'] }) {
  return (
    <p id="round" className={classes.note}>
      {round === null ? words.whole : fill(words.round, { number: String(round) })}
    </p>
  )
}
