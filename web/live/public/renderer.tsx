import type {
  PageRequest,
  LiveParts,
  PublicRenderer,
  ShownSession,
} from '#contract/live/public-view.ts'
import type { Language } from '#domain/constants/languages.ts'
import { sentences } from '../../format/punctuation.ts'
import { BoatRow } from './BoatRow.tsx'
import { ChallengeDocument } from './ChallengeDocument.tsx'
import { Document } from './Document.tsx'
import { RoundNote } from './BoatsTable.tsx'
import { htmlOf, writersFor, type Writers } from './drawn.ts'
import { EventDocument } from './EventDocument.tsx'
import { LiveDocument } from './LiveDocument.tsx'
import classes from './public.module.css'
import { SessionState } from './SessionHead.tsx'
import { StatisticDocument } from './StatisticDocument.tsx'
import { onGround } from './water.ts'
import { BoatOnMap, MapNote } from './WaterMap.tsx'
import { fill, wordsIn } from './words.ts'

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
