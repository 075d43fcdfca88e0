import { CALENDAR_COLOURS } from '#domain/constants/calendar.ts'
import { SESSION_TYPES } from '#domain/constants/session-types.ts'
import { endpoint } from '../endpoint.ts'
import { EventTypeWord } from '../plan.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  Ids,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const

/**
 * What was done in a session, as the mean of the athletes in scope: those asked for if `people`
 * names them, else the viewer who takes part as an athlete, else everybody the viewer may see. load
 * is in the club's metric, zone_seconds goes from ut3 to a-lact.
 */
const DoneOfSession = T.Object({
  people: T.Integer(),
  time: nullable(T.Number()),
  distance: nullable(T.Number()),
  load: nullable(T.Number()),
  zone_seconds: nullable(T.Array(T.Number())),
})

export const AgendaItem = T.Object({
  id: Id,
  kind: T.String(),
  event_type: nullable(EventTypeWord),
  name: T.String(),
  sport_id: nullable(T.Integer()),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  published: T.Boolean(),
  competitive: T.Boolean(),
  series_id: nullable(Id),
  favorite: T.Boolean(),
  planned_distance: nullable(T.Number()),
  planned_time: nullable(T.Number()),
  structure_text: nullable(T.String()),
  location: nullable(T.String()),
  participants: T.Integer(),
  attending: T.Integer(),
  not_attending: T.Integer(),
  /** Places for athletes; null for any number. */
  attendance_limit: nullable(T.Integer()),
  has_results: T.Boolean(),
  mine: nullable(
    T.Object({
      attending: nullable(T.Integer()),
      ill: T.Boolean(),
      injured: T.Boolean(),
      did_alternative: T.Boolean(),
      reason: nullable(T.String()),
      note: nullable(T.String()),
      /** Whether the person waits for a place; `attending` is then 2. */
      waiting: T.Boolean(),
      athlete: T.Boolean(),
      edit: T.Boolean(),
    }),
  ),
  /** This is present with include `plan`. */
  planned_rpe: T.Optional(nullable(T.Integer())),
  /**
   * Metres of the structure, where no distance is planned beside it; null without one, or where all
   * of it is planned by time.
   */
  structure_distance: T.Optional(nullable(T.Number())),
  intensities: T.Optional(T.Array(T.Object({ id: T.Integer(), percentage: T.Number() }))),
  /**
   * This is present with include `done`; it is null while the session has not begun and for events.
   */
  done: T.Optional(nullable(DoneOfSession)),
})
export type AgendaItem = Static<typeof AgendaItem>

const Zones = T.Array(T.Integer({ minimum: 1, maximum: 20 }), { maxItems: 20, uniqueItems: true })

/**
 * Days are of the club's time zone, both included; at most 400 days apart. Lists that are given all
 * hold; within a list one is enough. Athletes take
 * part as such, users in any role, coaches as well.
 */
export const agenda = endpoint({
  method: 'POST',
  path: 'agenda',
  access: member,
  reads: true,
  summary: 'Sessions and events of a span of days',
  body: Strict({
    start_date: Day,
    end_date: Day,
    display: T.Optional(WordOf('my-sessions', 'all')),
    include: T.Optional(T.Array(WordOf('plan', 'done'), { maxItems: 2, uniqueItems: true })),
    one_user_id: T.Optional(nullable(Id)),
    athlete_ids: T.Optional(Ids),
    user_ids: T.Optional(Ids),
    squad_ids: T.Optional(Ids),
    creator_ids: T.Optional(Ids),
    event_tag_ids: T.Optional(Ids),
    sport_ids: T.Optional(Ids),
    session_types: T.Optional(
      T.Array(WordOf(...SESSION_TYPES), { maxItems: 8, uniqueItems: true }),
    ),
    focuses: T.Optional(Ids),
    speed_intensities: T.Optional(Zones),
    heart_rate_intensities: T.Optional(Zones),
    stroke_rate_intensities: T.Optional(Zones),
  }),
  reply: data(T.Array(AgendaItem)),
})
export type AgendaFilter = Static<typeof agenda.body>

/** Part of an address after the question mark: a view and filters, without a date. */
const Search = T.String({ maxLength: 2000, pattern: '^[A-Za-z0-9_=&%,.-]*$' })

const FavouriteView = T.Object({ id: Id, name: T.String(), search: T.String() })
export type FavouriteView = Static<typeof FavouriteView>

export const favouriteViews = endpoint({
  method: 'GET',
  path: 'calendar-views',
  access: member,
  summary: 'How the club colours its calendar, and the views the caller keeps under a name',
  reply: data(T.Object({ colours: WordOf(...CALENDAR_COLOURS), views: T.Array(FavouriteView) })),
})

export const saveFavouriteView = endpoint({
  method: 'POST',
  path: 'calendar-views',
  access: member,
  summary: 'Keep a view of the calendar under a name',
  body: Strict({ name: Name(60), search: Search }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const changeFavouriteView = endpoint({
  method: 'PATCH',
  path: 'calendar-views/{id}',
  access: member,
  summary: 'Rename a kept view or let it show something else',
  params: IdParams,
  body: T.Object(
    { name: T.Optional(Name(60)), search: T.Optional(Search) },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})

export const deleteFavouriteView = endpoint({
  method: 'DELETE',
  path: 'calendar-views/{id}',
  access: member,
  summary: 'Forget a kept view',
  params: IdParams,
  reply: Done,
})

export const LINK_SCOPES = ['mine', 'squads', 'club'] as const
export type LinkScope = (typeof LINK_SCOPES)[number]

/**
 * kind page: a public page to look at; feed: an iCalendar address that calendars on phones and
 * desks follow.
 */
const CalendarLink = T.Object({
  id: Id,
  kind: WordOf('page', 'feed'),
  scope: WordOf(...LINK_SCOPES),
  squads: T.Array(T.Object({ id: Id, name: T.String() })),
  /** A feed with the phases of the season as events of whole days. */
  with_phases: T.Boolean(),
  /** It opens the calendar to who has it: only of one's own links, and not for API tokens. */
  url: nullable(T.String()),
  created_by: T.String(),
  own: T.Boolean(),
  created_at: T.String(),
  expires_at: nullable(T.String()),
})
export type CalendarLink = Static<typeof CalendarLink>

export const calendarLinks = endpoint({
  method: 'GET',
  path: 'calendar-links',
  access: member,
  notWhileImpersonating: true,
  summary: 'Links to the calendar that hold: one’s own, and all of the club for those who edit it',
  reply: data(T.Array(CalendarLink)),
})

export const createCalendarLink = endpoint({
  method: 'POST',
  path: 'calendar-links',
  access: member,
  notWhileImpersonating: true,
  summary: 'Make a public page or an iCalendar feed of a part of the calendar',
  body: Strict({
    kind: WordOf('page', 'feed'),
    scope: WordOf(...LINK_SCOPES),
    squad_ids: T.Optional(T.Array(Id, { maxItems: 50, uniqueItems: true })),
    /** Left out: it holds until it is ended. */
    days: T.Optional(nullable(OneOf(1, 7, 30, 90, 365))),
    /** Of a feed: the phases of the season are in it too. */
    with_phases: T.Optional(T.Boolean()),
  }),
  reply: data(T.Object({ id: Id, url: T.String() })),
  status: 201,
  returnsSecret: true,
})

export const revokeCalendarLink = endpoint({
  method: 'DELETE',
  path: 'calendar-links/{id}',
  access: member,
  summary: 'End a link to the calendar at once',
  params: IdParams,
  reply: Done,
})

const Token = Text(64, 1)

export const PublicSession = T.Object({
  name: T.String(),
  kind: T.String(),
  event_type: nullable(EventTypeWord),
  sport_id: nullable(T.Integer()),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  location: nullable(T.String()),
  structure_text: nullable(T.String()),
})
export type PublicSession = Static<typeof PublicSession>

export const publicCalendar = endpoint({
  method: 'GET',
  path: 'public/calendar/{uuid}',
  access: { level: 'public' },
  summary: 'What a shared link shows of a calendar: when, where and what, never who',
  params: T.Object({ uuid: Token }),
  query: T.Object({ from: T.Optional(Day) }),
  reply: data(
    T.Object({
      club_name: T.String(),
      time_zone: T.String(),
      scope: WordOf(...LINK_SCOPES),
      squads: T.Array(T.String()),
      /** The first of the 28 days that are shown. */
      from: Day,
      sessions: T.Array(PublicSession),
    }),
  ),
})

export const calendarFeed = endpoint({
  method: 'GET',
  path: 'calendar-feeds/{code}.ics',
  access: { level: 'public' },
  summary: 'An iCalendar feed of sessions, for calendars that follow an address',
  params: T.Object({ code: Token }),
  download: 'text/calendar; charset=utf-8',
})
