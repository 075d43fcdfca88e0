import type * as contract from '#contract/boats/crews-sheets.ts'
import { Id, nullable, Strict, T, WordOf, type Static } from '#contract/schema.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import type { Crew } from '#contract/boats/crews.ts'
import { boatById, positionsOf, type Boat } from '#domain/constants/boats.ts'
import { sideOf } from '#domain/rules/crews.ts'
import { inTransaction, provenClub, type Pool } from '../../db/client.ts'
import { hidingOf } from '../../db/hiding.ts'
import type { Handlers } from '../../http/mount.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { checkOf } from '../../http/validation.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import type { Secrets } from '../../secrets.ts'
import { serverTexts, type ServerTexts } from '../../text/text.ts'
import { listWorkbook, headed, type ListSheet } from '../../text/list-sheet.ts'
import { isSession } from './queries.ts'
import { crewsOf, shownCrews } from './shown-crews.ts'

const sheetName = (day: string): string => `crews-${day}.xlsx`

/** Bow, 2, 3, … stroke, and the cox; a single sculler's seat needs no name. */
function seatName(boat: Boat, position: number, words: ServerTexts['crews']): string {
  if (position === 0) return words.cox
  if (boat.seats === 1 || boat.sport === 'paddling') return String(position)
  if (position === 1) return words.bow
  return position === boat.seats ? words.stroke : String(position)
}

type Seat = {
  crew: Crew
  boat: Boat
  position: number
  person: Crew['crew_users'][number] | undefined
}

/** One row per seat from bow to stroke and cox, empty seats too. */
const seatsOf = (crew: Crew): Seat[] => {
  const boat = boatById(crew.boat_type)
  if (!boat) return []
  return positionsOf(boat)
    .toSorted((one, other) => (one || boat.seats + 2) - (other || boat.seats + 2))
    .map((position) => ({
      crew,
      boat,
      position,
      person: crew.crew_users.find((seat) => seat.position === position),
    }))
}

const crewsSheet = (crews: readonly Crew[], words: ServerTexts['crews']): ListSheet<Seat> => ({
  title: words.sheet,
  rows: crews.flatMap(seatsOf),
  columns: headed(words.columns, {
    boat: { text: ({ crew }) => crew.name, width: 24 },
    class: { text: ({ crew }) => crew.class, width: 10 },
    seat: { text: ({ boat, position }) => seatName(boat, position, words), width: 12 },
    side: {
      text: ({ boat, position, person }) => {
        const side = sideOf(boat, position, person?.side ?? null)
        return side ? words.sides[side] : null
      },
      width: 12,
    },
    name: { text: ({ person }) => person?.user.full_name ?? null, width: 28 },
  }),
})

/** How long a link opens the sheet. */
const OPEN_MS = 5 * 60_000
/** What the link is sealed for; it opens nothing else. */
const PURPOSE = 'crew-sheet'

/**
 * What is sealed into a link. `all`: crews that are not published are in the sheet too;
 * `hidden_since`: who was born later is hidden from the person who asked for it.
 */
const Sealed = Strict({
  club: Id,
  session: Id,
  all: T.Boolean(),
  day: T.String(),
  hidden_since: nullable(T.String()),
  language: WordOf(...LANGUAGES),
  until: T.Number(),
})
type Sealed = Static<typeof Sealed>
const isSealed = checkOf(Sealed, 'body')

type Parts = { pool: Pool; secrets: Secrets; publicUrl: string }

/** What a link was made for, while it holds; undefined for one the server did not make. */
function openCode(secrets: Secrets, code: string): Sealed | undefined {
  try {
    const sealed: unknown = JSON.parse(secrets.open(Buffer.from(code, 'base64url'), PURPOSE))
    return isSealed(sealed) ? (sealed as Sealed) : undefined
  } catch {
    return undefined
  }
}

const sheetOf = async (
  day: string,
  crews: Parameters<typeof crewsSheet>[0],
  { crews: words }: ServerTexts,
) => fileReply(sheetName(day), await listWorkbook(crewsSheet(crews, words)))

export const crewSheetHandlers = ({
  pool,
  secrets,
  publicUrl,
}: Parts): Handlers<typeof contract> => ({
  async exportCrews({ db, clubId, viewer, body, language }) {
    const facts = await sessionFacts(db, clubId, viewer, body.event_id)
    const sealed: Sealed = {
      club: clubId,
      session: body.event_id,
      all: isCoach(viewer) || canEditSession(viewer, facts),
      day: facts.day,
      hidden_since: hidingOf(db).hidden_since ?? null,
      language,
      until: Date.now() + OPEN_MS,
    }
    const code = secrets.seal(JSON.stringify(sealed), PURPOSE).toString('base64url')
    return {
      file_url: `${publicUrl}/api/v2/crew-sheets/${code}.xlsx`,
      filename: sheetName(facts.day),
    }
  },
  async crewSheet({ db, clubId, viewer, params, texts }) {
    const { crews, day } = await shownCrews(db, clubId, viewer, params.id)
    return sheetOf(day, crews, texts)
  },
  async openedCrewSheet({ params }) {
    const sealed = found(openCode(secrets, params.code), 'link_ended')
    const { club, session, all, day, hidden_since, language, until } = sealed
    if (until <= Date.now()) throw new Refusal('link_ended')
    const clubId = provenClub(club)
    const asMaker = { club_id: clubId, hidden_since: hidden_since ?? undefined }
    const crews = await inTransaction(pool, asMaker, async (db) =>
      (await isSession(db, clubId, session)) ? crewsOf(db, clubId, session, all) : undefined,
    )
    return sheetOf(day, found(crews, 'link_ended'), serverTexts(language))
  },
})
