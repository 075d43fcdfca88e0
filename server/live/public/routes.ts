import type * as contract from '#contract/live/public.ts'
import type { PublicPage } from '#contract/live/public.ts'
import type { Language } from '#domain/constants/languages.ts'
import { pageFault, MOST_DAYS_AFTER, usualOptions, videoLink } from '#domain/public/page.ts'
import type { PageOptions } from '#domain/public/page.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { sharedJson, sharedReply } from '../../http/shared-reply.ts'
import { gatesOf } from '../../recordings/efforts/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { qrCode } from '../../text/qr-code.ts'
import { changePage, confirmResults, makePage, revokePage } from './commands.ts'
import type { PageNow } from './courses.ts'
import type { Looking } from './looking.ts'
import { endPage, pagesNow, sessionOfPage, storedPage, type StoredPage } from './queries.ts'
import { eventReply, liveReply, statisticsReply, wholeEventReply } from './replies.ts'
import { curvesCsv, splitsCsv, standingsCsv } from './sheets.ts'
import { measuredBoats, shownSession } from './shown-sessions.ts'

/** Modules of white around a code, which readers need. */
const MARGIN = 2

type Parts = { publicUrl: string; looking: Looking }

export const publicPageHandlers = ({ publicUrl, looking }: Parts): Handlers<typeof contract> => ({
  ...coachHandlers(publicUrl),
  ...spectatorHandlers(looking),
})

type Coached =
  | 'sessionPublicPage'
  | 'makePublicPage'
  | 'changePublicPage'
  | 'confirmPublicResults'
  | 'revokePublicPage'
  | 'publicPages'
  | 'endPublicPage'

const coachHandlers = (publicUrl: string): Pick<Handlers<typeof contract>, Coached> => ({
  async sessionPublicPage({ db, clubId, viewer, params }) {
    const { is_event } = await demandSession(db, clubId, viewer, params.id)
    const session = found(await sessionOfPage(db, clubId, params.id))
    const page = await storedPage(db, clubId, { session_id: params.id })
    return {
      data: {
        is_event,
        page: page ? await written(page, publicUrl) : null,
        usual: usualOptions(session, Date.now()),
        intro: session.public_page_intro,
        video_url: videoLink(session.video_stream_url),
      },
    }
  },
  async makePublicPage({ db, clubId, viewer, params, body }) {
    await demandSession(db, clubId, viewer, params.id)
    await demandTimes(db, clubId, params.id, body)
    const { gate_id = null } = body
    await demandCourse(db, clubId, gate_id)
    const made = await makePage(db, clubId, viewer, { ...body, gate_id, session_id: params.id })
    return { data: await written(found(await storedPage(db, clubId, made)), publicUrl) }
  },
  async changePublicPage({ db, clubId, viewer, params, body }) {
    const { session_id, gate_id: before } = await pageOf(db, clubId, viewer, params.id)
    await demandTimes(db, clubId, session_id, body)
    const { gate_id = before } = body
    await demandCourse(db, clubId, gate_id)
    await changePage(db, clubId, viewer, { ...body, gate_id, id: params.id })
    return { data: await written(found(await storedPage(db, clubId, params)), publicUrl) }
  },
  async confirmPublicResults({ db, clubId, viewer, params, body }) {
    await pageOf(db, clubId, viewer, params.id)
    await confirmResults(db, clubId, viewer, { ...body, id: params.id })
    return { data: await written(found(await storedPage(db, clubId, params)), publicUrl) }
  },
  async revokePublicPage({ db, clubId, viewer, params }) {
    await pageOf(db, clubId, viewer, params.id)
    await revokePage(db, clubId, viewer, params.id)
    return { data: { done: true } }
  },
  async publicPages({ db, viewer }) {
    const pages = await pagesNow(db, isEverywhere(viewer))
    return { data: pages.map(({ token, ...page }) => ({ ...page, url: urlOf(publicUrl, token) })) }
  },
  async endPublicPage({ db, viewer, params }) {
    demand(await endPage(db, { ...params, everywhere: isEverywhere(viewer) }), 'not_found')
    return { data: { done: true } }
  },
})

/** Administrators of the platform look at all clubs. */
const isEverywhere = ({ is_admin, lacks_second_step }: Viewer): boolean =>
  is_admin && lacks_second_step !== true

const spectatorHandlers = (looking: Looking): Omit<Handlers<typeof contract>, Coached> => ({
  publicEvent: {
    async prepare({ params, query, ip, language }) {
      const opened = await looking.at({ token: params.id, ip })
      const wish = { uuid: params.id, language, wish: query }
      const kind = ['event', language, query.fields ?? '', query.include ?? ''].join(' ')
      const write = () =>
        opened.kind === 'session'
          ? eventReply(opened.seen, wish)
          : wholeEventReply(opened.seen, wish)
      const reply = looking.answer(opened.seen, kind, () => sharedJson(write()))
      return async () => reply
    },
  },
  publicLiveResults: {
    async prepare({ params, ip, language }) {
      const page = await looking.page({ token: params.id, ip })
      const make = () => sharedJson(liveReply(page, language))
      const reply = looking.answer(page, `live ${language}`, make)
      return async () => reply
    },
  },
  publicStatistics: {
    async prepare({ params, ip, language }) {
      const page = await looking.page({ token: params.id, ip })
      const make = () => sharedJson(statisticsReply(page, language))
      const reply = looking.answer(page, `statistics ${language}`, make)
      return async () => reply
    },
  },
  publicStandingsFile: sheet(looking, 'standings', (page, language) =>
    standingsCsv(shownSession(page, language), language),
  ),
  publicSplitsFile: sheet(looking, 'splits', (page, language) =>
    splitsCsv(measuredBoats(page, language), language),
  ),
  publicStatisticsFile: sheet(looking, 'curves', (page, language) =>
    curvesCsv(measuredBoats(page, language), language),
  ),
})

type CsvRequest = { params: { id: string }; ip: string; language: Language }

/** A file of a page, made once for all who ask while the page stays as it is. */
const sheet = (
  looking: Looking,
  name: string,
  write: (page: PageNow, language: Language) => string,
) => ({
  async prepare({ params, ip, language }: CsvRequest) {
    const page = await looking.page({ token: params.id, ip })
    const make = () =>
      sharedReply('text/csv; charset=utf-8', write(page, language), {
        'content-disposition': `attachment; filename="${name}.csv"`,
      })
    const reply = looking.answer(page, `${name} ${language}`, make)
    return async () => reply
  },
})

const urlOf = (publicUrl: string, token: string) => `${publicUrl}/public/live/${token}`

async function written({ token, ...page }: StoredPage, publicUrl: string): Promise<PublicPage> {
  const url = urlOf(publicUrl, token)
  return { ...page, uuid: token, url, qr_code: await qrCode(url, MARGIN) }
}

/** Who may change a session or an event says who outside sees it. */
async function demandSession(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  const session = await sessionFacts(db, clubId, viewer, id)
  demand(canEditSession(viewer, session), 'edit_denied')
  return session
}

async function pageOf(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<StoredPage> {
  const page = found(await storedPage(db, clubId, { id }))
  await demandSession(db, clubId, viewer, page.session_id)
  return page
}

async function demandCourse(db: Db, clubId: ClubId, id: number | null): Promise<void> {
  if (id === null) return
  const known = await gatesOf(db, clubId)
  demand(
    known.some((course) => course.id === id),
    'unknown_reference',
    { fields: { gate_id: null } },
  )
}

async function demandTimes(
  db: Db,
  clubId: ClubId,
  session_id: number,
  options: Omit<PageOptions, 'gate_id'>,
): Promise<void> {
  const problem = pageFault(options, found(await sessionOfPage(db, clubId, session_id)))
  if (problem === null) return
  const { field, fault } = problem
  throw fault === 'end_before_start'
    ? new Refusal(fault, { fields: { [field]: null } })
    : new Refusal('invalid', {
        fields: { [field]: { message: 'long_span', values: { max: MOST_DAYS_AFTER } } },
      })
}
