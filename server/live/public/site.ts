import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRequest, PublicRenderer, StatisticPage } from '#contract/live/public-view.ts'
import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { daysIn } from '#domain/time/zoned-time.ts'
import { cardReply } from '../../files/cards/card-reply.ts'
import type { Card } from '../../files/cards/draw-card.ts'
import { htmlReply, languageFor, sendNotFound } from '../../http/public-reply.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { sendShared } from '../../http/shared-reply.ts'
import type { Logger } from '../../log.ts'
import { daysText } from '../../text/days.ts'
import type { PageNow } from './courses.ts'
import type { EventFacts } from './facts.ts'
import type { Looking, Opened } from './looking.ts'
import type { PublicPages } from './pages.ts'
import { measuredBoats, shownEvent, shownSession } from './shown-sessions.ts'
import { openStreams } from './stream.ts'

type Parts = {
  looking: Looking
  pages: PublicPages
  publicUrl: string
  log: Logger
  /** Draws pages; null while the web client is not built. */
  renderer: () => Promise<PublicRenderer | null>
}

type Query = { lang?: unknown; kiosk?: unknown }
type Params = { uuid?: string; place?: string }

/** Where each page is; `:place` is that of a boat on the page. */
const STATISTICS: Readonly<Record<StatisticPage, string>> = {
  statistic: '/public/statistic/:uuid',
  time: '/public/statistic/:uuid/time',
  crew: '/public/statistic-crew/:uuid/:place',
  'crew-stroke-rate': '/public/statistic-crew/:uuid/:place/stroke-rate',
  'crew-distance': '/public/statistic-crew/:uuid/:place/distance',
  'crew-pace': '/public/statistic-crew/:uuid/:place/pace',
  crews: '/public/statistic-crews/:uuid',
  'crews-rate-pace': '/public/statistic/:uuid/crews-rate-pace',
  'crews-reverse-rate-pace': '/public/statistic/:uuid/crews-reverse-rate-pace',
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-robots-tag': 'noindex',
}

/** The pages for people outside, drawn here: they need no sign-in, no cookie and no script. */
export function servePublicSite(app: FastifyInstance, parts: Parts): void {
  const { looking, pages, log, renderer } = parts
  const streams = openStreams({ pages, renderer, log })
  app.addHook('preClose', async () => streams.close())
  const asking = (request: FastifyRequest): PageRequest => ({
    uuid: (request.params as Params).uuid ?? '',
    language: languageFor(request),
    kiosk: (request.query as Query).kiosk === '1',
    origin: parts.publicUrl,
  })
  const show = (draw: Draw) => async (request: FastifyRequest, reply: FastifyReply) => {
    const drawer = await renderer()
    if (!drawer) return reply.callNotFound()
    const asked = asking(request)
    const page = await pageFor(looking, request, asked)
    const html = page && draw(drawer, { page, asked, request })
    if (!page || html === null) return sendNotFound(reply, drawer, asked.language)
    return sendShared(reply, html)
  }
  app.get('/public/live/:uuid', async (request, reply) => {
    const drawer = await renderer()
    if (!drawer) return reply.callNotFound()
    const asked = asking(request)
    const opened = await openedBy(looking, request, asked)
    if (!opened) return sendNotFound(reply, drawer, asked.language)
    return sendShared(reply, livePage({ drawer, looking, opened, asked }))
  })
  for (const [name, url] of Object.entries(STATISTICS))
    app.get(
      url,
      show((drawer, given) => statistic(name as StatisticPage, looking, drawer, given)),
    )
  app.get('/public/live/:uuid/card.png', async (request, reply) => {
    const asked = asking(request)
    const { seen } = found(await openedBy(looking, request, asked))
    return sendShared(reply, await cardReply(cardOf(seen.facts, asked.language)))
  })
  app.get('/public/live/:uuid/stream', async (request, reply) => {
    const asked = asking(request)
    found(await pageFor(looking, request, asked))
    if (!streams.hasRoom(request.ip)) throw new Refusal('too_many_requests', { retry_after: 10 })
    reply.hijack()
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...STREAM_HEADERS }))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.flushHeaders()
    streams.add(asked, { response: reply.raw, address: request.ip })
    return reply
  })
}

type Live = { drawer: PublicRenderer; looking: Looking; opened: Opened; asked: PageRequest }

/** The page of a session or of an event. */
function livePage({ drawer, looking, opened, asked }: Live) {
  const { language } = asked
  const draw = () =>
    opened.kind === 'session'
      ? drawer.live(shownSession(opened.seen, language), asked)
      : drawer.event(shownEvent(opened.seen, language), asked)
  return looking.answer(opened.seen, keyOf('live', asked), () => htmlReply(draw(), language))
}

type Headed = EventFacts | PageNow['facts']

/** What the picture of a page says when somebody shares it: nothing of its boats. */
const cardOf = (facts: Headed, language: Language): Card => ({
  over: facts.club_name,
  title: facts.name,
  under: whenOf(facts, language),
})

/** Days alone of what takes whole ones. */
function whenOf(facts: Headed, language: Language): string {
  const { starts_at, ends_at, all_day: all_day_event, time_zone: timeZone } = facts
  const sport_id = 'sport_id' in facts ? facts.sport_id : null
  if (isWholeDay({ all_day_event, sport_id })) {
    const { first, last } = daysIn(timeZone, { start_date: starts_at, end_date: ends_at })
    return daysText(language, first, last)
  }
  const wish = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return dateWriter(LOCALES[language], wish).format(new Date(starts_at))
}

type DrawInput = { page: PageNow; asked: PageRequest; request: FastifyRequest }
type Draw = (drawer: PublicRenderer, given: DrawInput) => ReturnType<typeof htmlReply> | null

function statistic(
  name: StatisticPage,
  looking: Looking,
  drawer: PublicRenderer,
  { page, asked, request }: DrawInput,
) {
  const { place: text } = request.params as Params
  const place = text === undefined ? null : Number(text)
  if (place !== null && !page.boats.some((boat) => String(boat.place) === text)) return null
  return looking.answer(page, keyOf(`${name} ${place}`, asked), () => {
    const session = shownSession(page, asked.language)
    const boats = measuredBoats(page, asked.language)
    const html = drawer.statistic(name, { session, boats, place }, asked)
    return htmlReply(html ?? drawer.notFound(asked.language), asked.language)
  })
}

const keyOf = (page: string, { language, kiosk }: PageRequest) => [page, language, kiosk].join(' ')

/** The page of a session; null for every other address. */
async function pageFor(looking: Looking, request: FastifyRequest, asked: PageRequest) {
  const opened = await openedBy(looking, request, asked)
  return opened?.kind === 'session' ? opened.seen : null
}

/** Null alike for every address that opens nothing now. */
async function openedBy(
  looking: Looking,
  { ip }: FastifyRequest,
  { uuid }: PageRequest,
): Promise<Opened | null> {
  try {
    return await looking.at({ token: uuid, ip })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null
    throw error
  }
}
