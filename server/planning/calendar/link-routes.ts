import { hash } from 'node:crypto'
import type * as contract from '#contract/planning/calendar.ts'
import { eventTypeOf } from '#domain/constants/event-types.ts'
import { COLON, LIST_SEPARATOR, type Language } from '#domain/constants/languages.ts'
import { isCoachLike } from '#domain/constants/roles.ts'
import { SPORT, sportById } from '#domain/constants/sports.ts'
import { mayShow } from '#domain/rules/calendar.ts'
import { isSubscriptionOver } from '#domain/rules/viewer.ts'
import { LONGEST_WEEKS } from '#domain/season/season.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dayIn, toInstant } from '#domain/time/zoned-time.ts'
import type { Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { clubLink } from '#domain/rules/club-link.ts'
import { serverTexts } from '../../text/text.ts'
import { nameOf } from '../../text/names.ts'
import { writeFeed, type FeedEvent } from './icalendar.ts'
import {
  linkedPlans,
  linkedSessions,
  openLink,
  type LinkedSession,
  type OpenedLink,
} from './link-queries.ts'
import { phaseEvents } from './phase-events.ts'

/** Days a public page shows, how far a feed looks back and ahead, and how long a season lasts. */
const PAGE_DAYS = 28
const FEED_DAYS = { back: 90, ahead: 400, season: 90 + 7 * LONGEST_WEEKS }
const KEPT_SECONDS = 300
/** A page can be turned this far. */
const FARTHEST_YEARS = 2

export const urlOf = (publicUrl: string, kind: 'page' | 'feed', token: string): string =>
  kind === 'page'
    ? `${publicUrl}/public/calendar/${token}`
    : `${publicUrl}/api/v2/calendar-feeds/${token}.ics`

const midnight = (day: string, zone: string) =>
  toInstant(zone, { day, time: '00:00' }).toISOString()
const todayIn = (zone: string) => dayIn(zone, new Date())

/**
 * What a secret leads to, while the person who made it may still show that. A club without a
 * subscription shares nothing, and the reply does not say that this is why, because somebody who
 * has only the link need not know.
 */
async function heldLink(db: Db, secret: string, kind: 'page' | 'feed'): Promise<OpenedLink> {
  const link = found(await openLink(db, secret, kind), 'link_ended')
  if (!mayShow({ coach: isCoachLike(link.maker_roles) }, link, link.own_squads))
    throw new Refusal('link_ended')
  demand(!isSubscriptionOver(link.subscription_ends, todayIn(link.time_zone)), 'link_paused')
  return link
}

type LinkHandlers = Pick<Handlers<typeof contract>, 'publicCalendar' | 'calendarFeed'>

/** What is opened by a link alone: the secret in the address is all there is to know. */
export const linkHandlers = (publicUrl: string): LinkHandlers => ({
  async publicCalendar({ db, params, query }) {
    const link = await heldLink(db, params.uuid, 'page')
    const today = todayIn(link.time_zone)
    const from = isoWeekStart(query.from ?? today)
    const near = Math.abs(Number(from.slice(0, 4)) - Number(today.slice(0, 4))) <= FARTHEST_YEARS
    demand(near, 'bad_request', { fields: { from: null } })
    const span = {
      first: midnight(from, link.time_zone),
      last: midnight(addDays(from, PAGE_DAYS), link.time_zone),
    }
    const sessions = (await linkedSessions(db, params.uuid, 'page', span)).filter(
      ({ deleted_at }) => deleted_at === null,
    )
    const { club_name, time_zone, scope, squads } = link
    return { data: { club_name, time_zone, scope, squads, from, sessions: sessions.map(shown) } }
  },

  async calendarFeed({ db, params }) {
    const link = await heldLink(db, params.code, 'feed')
    const today = todayIn(link.time_zone)
    const first = midnight(addDays(today, -FEED_DAYS.back), link.time_zone)
    const last = midnight(addDays(today, FEED_DAYS.ahead), link.time_zone)
    const sessions = await linkedSessions(db, params.code, 'feed', { first, last })
    const plans = await linkedPlans(db, params.code, {
      first: addDays(today, -FEED_DAYS.season),
      last: addDays(today, FEED_DAYS.ahead),
    })
    const phases = phaseEvents(plans, link, publicUrl)
    const events = [
      ...sessions.map((session) => eventOf(session, link, publicUrl)),
      ...phases.filter(({ ends_at }) => Date.parse(ends_at) > Date.parse(first)),
    ]
    const span = {
      first: earliest(first, events),
      last: midnight(addDays(today, 2 * FEED_DAYS.ahead), link.time_zone),
    }
    const text = writeFeed({
      name: feedName(link),
      time_zone: link.time_zone,
      language: link.language,
      ...span,
      events,
    })
    const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`
    return fileReply(`${feedName(link)}.ics`, Buffer.from(text), { etag, seconds: KEPT_SECONDS })
  },
})

/** What has lasted for weeks begins before the feed does. */
const earliest = (first: string, events: readonly FeedEvent[]) =>
  events.reduce(
    (least, { starts_at }) => (Date.parse(starts_at) < Date.parse(least) ? starts_at : least),
    first,
  )

const shown = (session: LinkedSession): contract.PublicSession => ({
  name: session.name,
  kind: session.kind,
  event_type: eventTypeOf(session.event_type),
  sport_id: session.sport_id,
  start_date: session.starts_at,
  end_date: session.ends_at,
  all_day_event: session.all_day,
  location: session.location,
  structure_text: session.structure,
})

function feedName({ language, scope, club_name, squads }: OpenedLink): string {
  const text = serverTexts(language).calendar[scope]
  return text
    .replace('{club}', club_name)
    .replace('{squads}', squads.join(LIST_SEPARATOR[language]))
}

function eventOf(
  session: LinkedSession,
  { club_id, language }: OpenedLink,
  publicUrl: string,
): FeedEvent {
  const {
    id,
    revision,
    created_at,
    updated_at,
    starts_at,
    ends_at,
    name,
    location,
    structure,
    sport_id,
    event_type,
    deleted_at,
  } = session
  const cancelled = deleted_at !== null
  const url = publicUrl + clubLink(`/session/${id}`, club_id)
  const category =
    sport_id === null ? typeName(language, event_type) : sportName(language, sport_id)
  return {
    uid: `session-${club_id}-${id}@slipway`,
    revision,
    created_at,
    updated_at,
    starts_at,
    ends_at,
    whole_day: session.all_day || sport_id === SPORT.day_off,
    summary: cancelled
      ? [serverTexts(language).calendar.cancelled, name].join(COLON[language])
      : name,
    location,
    description: [category, structure, url].filter(Boolean).join('\n'),
    category,
    url,
    cancelled,
  }
}

const typeName = (language: Language, type: string | null) =>
  type === null ? null : nameOf(language, 'session-type', type)

function sportName(language: Language, sportId: number): string | null {
  const sport = sportById(sportId)
  return sport ? nameOf(language, 'sport', sport.key) : null
}
