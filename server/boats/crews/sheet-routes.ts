import type * as contract from '#contract/boats/crews-sheets.ts'
import { Id, nullable, Strict, T, WordOf, type Static } from '#contract/schema.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { inTransaction, provenClub, type Pool } from '../../db/client.ts'
import { hidingOf } from '../../db/hiding.ts'
import type { Handlers } from '../../http/mount.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { checkOf } from '../../http/validation.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import type { Secrets } from '../../secrets.ts'
import { serverTexts, type ServerTexts } from '../../text/text.ts'
import { listWorkbook } from '../../text/list-sheet.ts'
import { crewsSheet, sheetName } from './crews-sheet.ts'
import { isSession } from './queries.ts'
import { crewsOf, shownCrews } from './shown-crews.ts'

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
