import { FEATURE } from '#domain/constants/features.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { RECORDING_STATUSES, SESSION_STATES } from '#domain/live/recording.ts'
import { NAME_MODES } from '#domain/public/names.ts'
import { MOST_DELAY_MIN } from '#domain/public/page.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  Instant,
  ListOf,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const coach = {
  level: 'member',
  role: COACH_ROLES,
  feature: FEATURE.live_results,
} as const
const spectator = { level: 'public' } as const

const options = {
  names: WordOf(...NAME_MODES),
  show_boats: T.Boolean(),
  show_splits: T.Boolean(),
  show_map: T.Boolean(),
  delay_min: T.Integer({ minimum: 0, maximum: MOST_DELAY_MIN }),
  opens_at: Instant,
  closes_at: Instant,
  results_at: nullable(Instant),
}
const gate_id = nullable(
  T.Integer({ ...Id, description: 'The course that boats are timed on, instead of by rounds' }),
)
const PageOptions = Strict({ ...options, gate_id: T.Optional(gate_id) })

const PublicPage = T.Object({
  id: Id,
  session_id: Id,
  ...options,
  gate_id,
  uuid: T.String(),
  url: T.String(),
  /** An SVG. */
  qr_code: T.String(),
  created_by: nullable(T.String()),
  created_at: T.String(),
  confirmed_at: nullable(T.String()),
  is_open: T.Boolean({ description: 'People outside see it now' }),
})
export type PublicPage = Static<typeof PublicPage>

export const sessionPublicPage = endpoint({
  method: 'GET',
  path: 'session/{id}/public-page',
  access: coach,
  summary:
    'The page by which people outside follow a session or an event; and how one would be offered',
  params: IdParams,
  reply: data(
    T.Object({
      is_event: T.Boolean({ description: 'Its page shows those of its sessions that have one' }),
      page: nullable(PublicPage),
      usual: T.Object({ ...options, gate_id }),
      intro: nullable(T.String()),
      video_url: nullable(T.String()),
    }),
  ),
})

export const makePublicPage = endpoint({
  method: 'POST',
  path: 'session/{id}/public-page',
  access: coach,
  notWhileImpersonating: true,
  summary: 'Make such a page, with an address of its own; one there was before ends',
  params: IdParams,
  body: PageOptions,
  reply: data(PublicPage),
  status: 201,
})

export const changePublicPage = endpoint({
  method: 'PATCH',
  path: 'public-pages/{id}',
  access: coach,
  notWhileImpersonating: true,
  summary: 'Change what a page shows and when; its address stays',
  params: IdParams,
  body: PageOptions,
  reply: data(PublicPage),
})

export const confirmPublicResults = endpoint({
  method: 'POST',
  path: 'public-pages/{id}/confirm',
  access: coach,
  notWhileImpersonating: true,
  summary: 'Results are no longer provisional, or are so again',
  params: IdParams,
  body: Strict({ confirmed: T.Boolean() }),
  reply: data(PublicPage),
})

export const revokePublicPage = endpoint({
  method: 'DELETE',
  path: 'public-pages/{id}',
  access: coach,
  summary: 'End a page at once, also for those who look at it',
  params: IdParams,
  reply: Done,
})

export const publicPages = endpoint({
  method: 'GET',
  path: 'public-pages',
  access: { level: 'user' },
  summary:
    'The pages that are public now: of the clubs one coaches or manages, and of all for ' +
    'administrators of the platform; at most 200, the newest first',
  reply: data(
    T.Array(
      T.Object({
        id: Id,
        club_id: Id,
        club_name: T.String(),
        session_id: Id,
        session_name: T.String(),
        is_event: T.Boolean(),
        starts_at: T.String(),
        closes_at: T.String(),
        url: T.String(),
        recording: T.Integer({ description: 'Boats that record now' }),
        can_end: T.Boolean({ description: 'The caller may end it from the list' }),
      }),
    ),
  ),
})
export const endPublicPage = endpoint({
  method: 'DELETE',
  path: 'clubs/{club_id}/public-pages/{id}',
  access: { level: 'user' },
  notWhileImpersonating: true,
  summary:
    'End a page of any club at once: by who made it, heads or manages the club, or is an ' +
    'administrator of the platform',
  params: T.Object({ club_id: Id, id: Id }),
  reply: Done,
})
export type ListedPage = Static<typeof publicPages.reply>['data'][number]

/** What the address of a page ends in; for people outside it is the id of the session. */
const PageParams = T.Object({ id: Text(64, 1) })

export const EVENT_FIELDS = [
  'name',
  'start_date',
  'end_date',
  'state',
  'intro',
  'video_stream_url',
  'delay_min',
  'results_at',
  'confirmed_at',
] as const
export const EVENT_INCLUDES = ['club', 'sport', 'shows', 'sessions'] as const

export const publicEvent = endpoint({
  method: 'GET',
  path: 'public/event/{id}',
  access: spectator,
  summary:
    'A session as people outside see it, or an event with its sessions; `fields` narrows it ' +
    'down, `include` adds to it',
  params: PageParams,
  query: T.Object({
    fields: T.Optional(ListOf(...EVENT_FIELDS)),
    include: T.Optional(ListOf(...EVENT_INCLUDES)),
  }),
  reply: data(
    T.Object({
      id: T.String(),
      name: T.Optional(T.String()),
      start_date: T.Optional(T.String()),
      end_date: T.Optional(T.String()),
      state: T.Optional(WordOf(...SESSION_STATES)),
      intro: T.Optional(nullable(T.String())),
      video_stream_url: T.Optional(nullable(T.String())),
      delay_min: T.Optional(T.Integer()),
      results_at: T.Optional(nullable(T.String())),
      confirmed_at: T.Optional(nullable(T.String())),
      club: T.Optional(T.Object({ name: T.String(), time_zone: T.String() })),
      sport: T.Optional(T.Object({ id: T.Integer(), name: T.String() })),
      shows: T.Optional(T.Object({ boats: T.Boolean(), splits: T.Boolean(), map: T.Boolean() })),
      sessions: T.Optional(
        T.Array(
          T.Object({
            id: T.String({ description: 'What the address of its own page ends in' }),
            name: T.String(),
            start_date: T.String(),
            state: WordOf(...SESSION_STATES),
          }),
        ),
      ),
    }),
  ),
})

const boat = {
  place: T.Integer({ description: 'On the page; by it a boat has an address' }),
  label: T.String(),
  people: T.Array(T.String()),
}

export const publicLiveResults = endpoint({
  method: 'GET',
  path: 'public/live-results/show-last/{id}',
  access: spectator,
  summary: 'How every boat of a session stands, as people outside see it',
  params: PageParams,
  reply: data(
    T.Object({
      as_of: T.String(),
      delay_min: T.Integer(),
      is_provisional: T.Boolean(),
      course: nullable(T.String({ description: 'What boats are timed on, instead of by rounds' })),
      boats: T.Array(
        T.Object({
          ...boat,
          status: OneOf(...RECORDING_STATUSES),
          rank: nullable(T.Integer()),
          at: nullable(T.String()),
          distance: nullable(T.Number()),
          speed: nullable(T.Number()),
          stroke_rate: nullable(T.Number()),
          gap_time: nullable(T.Number()),
          lat: nullable(T.Number()),
          lon: nullable(T.Number()),
          marks: T.Array(T.Object({ mark: T.String(), at: T.String(), distance: T.Number() })),
          has_results: T.Boolean(),
          has_hr_data: T.Boolean({ description: 'Never true: hearts are not for people outside' }),
          has_gps_data: T.Boolean(),
        }),
      ),
    }),
  ),
})

const Round = T.Object({
  number: T.Integer(),
  distance: T.Number(),
  time: T.Number(),
  stroke_rate: nullable(T.Number()),
  is_done: T.Boolean(),
  splits: T.Array(
    T.Object({
      number: T.Integer({ description: 'Its place among all splits of the round, from 1 on' }),
      line: nullable(T.String({ description: 'The line of the course; null for equal steps' })),
      distance: T.Number(),
      time: T.Number(),
      total: T.Number(),
      stroke_rate: nullable(T.Number()),
    }),
  ),
})
const known = T.Array(nullable(T.Number()))

export const publicStatistics = endpoint({
  method: 'GET',
  path: 'public/statistics/{id}',
  access: spectator,
  summary:
    'Rounds, or passes of the course of the page, with their splits, and thinned curves, of every ' +
    'boat of a session',
  params: PageParams,
  reply: data(
    T.Object({
      as_of: T.String(),
      is_provisional: T.Boolean(),
      boats: T.Array(
        T.Object({
          ...boat,
          rounds: T.Array(Round),
          series: T.Object({
            time: T.Array(T.Number()),
            distance: T.Array(T.Number()),
            speed: known,
            stroke_rate: known,
          }),
        }),
      ),
    }),
  ),
})

const file = { params: PageParams, download: 'text/csv; charset=utf-8' } as const

export const publicStandingsFile = endpoint({
  method: 'GET',
  path: 'public/live-results/show-last/{id}.csv',
  access: spectator,
  summary: 'How every boat of a session stands, as CSV',
  ...file,
})

export const publicSplitsFile = endpoint({
  method: 'GET',
  path: 'public/splits/{id}.csv',
  access: spectator,
  summary: 'The splits of every round of every boat of a session as CSV',
  ...file,
})

export const publicStatisticsFile = endpoint({
  method: 'GET',
  path: 'public/statistics/{id}.csv',
  access: spectator,
  summary: 'The curves of every boat of a session as CSV',
  ...file,
})
