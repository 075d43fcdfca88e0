import type {
  PageRequest,
  LiveParts,
  PublicRenderer,
  ShownSession,
  ShownBoat,
} from '#contract/live/public-view.ts'
import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { sentences } from '../../format/punctuation.ts'
import { BoatRow, isSilent } from './BoatRow.tsx'
import { ChallengeDocument } from './ChallengeDocument.tsx'
import { Document, Moving } from './Document.tsx'
import { RoundNote, BoatsTable } from './BoatsTable.tsx'
import { htmlOf, writersFor, type Writers } from './drawn.ts'
import { EventDocument } from './EventDocument.tsx'
import { SessionState, SessionHead } from './SessionHead.tsx'
import { StatisticDocument } from './StatisticDocument.tsx'
import { onGround, GROUND, type OnGround } from './water.ts'
import { fill, wordsIn } from './words.ts'
import { DataLinks, StatisticLinks } from './StatisticLinks.tsx'
import { pageLinks } from './links.ts'
import { lookOfBoat } from './look.ts'
import classes from './public.module.css'

type Boats = { boats: readonly ShownBoat[] }

/** Boats and their ways on a plain ground: nothing of it is fetched from elsewhere. */
function WaterMap({ boats, writers: { words } }: Boats & { writers: Writers }) {
  const ground = onGround(boats)
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title">{words.map}</h2>
      <MapNote hasPlaces={ground.some(({ points }) => points.length > 0)} text={words.noMap} />
      <svg
        id="map"
        className={classes.map}
        viewBox={`0 0 ${GROUND.width} ${GROUND.height}`}
        role="img"
        aria-labelledby="map-title"
      >
        {boats.map((boat, at) => (
          <BoatOnMap key={boat.place} boat={boat} ground={ground[at]} />
        ))}
      </svg>
    </section>
  )
}

/** Says that there is no map while there is none. */
function MapNote({ hasPlaces, text }: { hasPlaces: boolean; text: string }) {
  return (
    <p id="map-note" className={classes.note}>
      {hasPlaces ? '' : text}
    </p>
  )
}

type BoatOnMapProps = { boat: ShownBoat; ground: OnGround | undefined }

/** The way of one boat, with its name where it is now. */
function BoatOnMap({ boat, ground }: BoatOnMapProps) {
  const { place, label } = boat
  const { points, name } = ground ?? { points: [], name: null }
  const last = points.at(-1)
  const { stroke, dash } = lookOfBoat(place)
  // Its name stays readable.
  const opacity = isSilent(boat) ? 0.5 : 1
  return (
    <g id={`way-${place}`} style={{ stroke, color: stroke }}>
      {last && (
        <>
          <polyline
            points={points.map((point) => point.join()).join(' ')}
            strokeDasharray={dash}
            opacity={opacity}
          />
          <circle cx={last[0]} cy={last[1]} r="9" opacity={opacity} />
          {name && (
            <text x={name.x} y={name.y} textAnchor="middle">
              {label}
            </text>
          )}
        </>
      )}
    </g>
  )
}

type LiveDocumentProps = { session: ShownSession; writers: Writers }

/** So often it is asked for again: while boats are on the way, and else. */
const AGAIN_S = { live: 5, else: 60 }

/** Boats first, then where they are. */
function LiveDocument({ session, writers }: LiveDocumentProps) {
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

const DOCTYPE = '<!doctype html>'

/** What the server draws public pages with; its texts are escaped by React. */
export const renderer: PublicRenderer = {
  live: (session, asked) =>
    DOCTYPE + htmlOf(LiveDocument, { session, writers: writersFor(session, asked) }),
  event: (event, asked) => DOCTYPE + htmlOf(EventDocument, { event, asked }),
  liveParts(session, asked) {
    const writers = writersFor(session, asked)
    return {
      parts: partsOf(session, writers),
      order: session.boats.map(({ place }) => `boat-${place}`),
    }
  },
  said,
  statistic(page, { session, boats, place }, asked: PageRequest) {
    const label = session.boats.find((boat) => boat.place === place)?.label ?? null
    const shown = place === null ? boats : boats.filter((boat) => boat.place === place)
    const writers = writersFor(session, asked)
    const given = { page, session, boats: shown, place, label, writers }
    return DOCTYPE + htmlOf(StatisticDocument, given)
  },
  challenge: (challenge, asked) => DOCTYPE + htmlOf(ChallengeDocument, { challenge, asked }),
  notFound: (language) => DOCTYPE + htmlOf(NotFound, { language }),
}

function partsOf(session: ShownSession, writers: Writers): LiveParts {
  const { words } = writers
  const ground = onGround(session.boats)
  const rows = session.boats.map((boat) => [
    `boat-${boat.place}`,
    htmlOf(BoatRow, { boat, writers }),
  ])
  const ways = session.boats.map((boat, at) => [
    `way-${boat.place}`,
    htmlOf(BoatOnMap, { boat, ground: ground[at] }),
  ])
  return Object.fromEntries([
    ['state', htmlOf(SessionState, { session, writers })],
    ...(session.shows.boats ? [['round', htmlOf(RoundNote, { session, words })]] : []),
    ...(session.shows.boats ? rows : []),
    ...(session.shows.map
      ? [
          ...ways,
          [
            'map-note',
            htmlOf(MapNote, {
              hasPlaces: ground.some(({ points }) => points.length > 0),
              text: words.noMap,
            }),
          ],
        ]
      : []),
  ]) as LiveParts
}

/** Who leads now, and who is through: nothing else is said aloud. */
function said(before: ShownSession, after: ShownSession, language: Language): string | null {
  const words = wordsIn(language)
  const leader = ({ boats }: ShownSession) =>
    boats.find(({ rank, distance }) => rank === 1 && (distance ?? 0) > 0)
  const wasDone = new Set(before.boats.filter((one) => one.is_done).map(({ place }) => place))
  const through =
    before.round === after.round
      ? after.boats.filter(({ place, is_done }) => is_done && !wasDone.has(place))
      : []
  const lead = leader(after)
  const isNew = lead !== undefined && leader(before)?.place !== lead.place
  const news = [
    ...through.map(({ label }) => fill(words.finished, { boat: label })),
    ...(isNew ? [fill(words.leads, { boat: lead.label })] : []),
  ]
  return news.length === 0 ? null : sentences(news, language)
}

function NotFound({ language }: { language: Language }) {
  const words = wordsIn(language)
  return (
    <Document language={language} title={words.notFound}>
      <main className={classes.main} data-page-state="not-found">
        <h1>{words.notFound}</h1>
        <p>{words.notFoundText}</p>
        <p>
          <a href="/">{words.toStart}</a>
        </p>
      </main>
    </Document>
  )
}
