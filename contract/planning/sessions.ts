import { endpoint } from '../endpoint.ts'
import {
  EventFields,
  EventTypeWord,
  PlanFields,
  Repeat,
  RepeatFields,
  SessionSport,
  StrengthStructure,
  Venue,
  Weather,
} from '../plan.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  Ids,
  Instant,
  ListOf,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { Participant, PeopleParts, RecordedParts, SessionStructure } from './sessions-fields.ts'
import { SessionChange } from './session-life.ts'

const member = { level: 'member' } as const
const Share = T.Object({ id: T.Integer({ minimum: 1, maximum: 8 }), percentage: Amount(0, 100) })

export const Session = T.Object({
  id: Id,
  uuid: T.String(),
  session_id: nullable(Id),
  kind: T.String(),
  /** Null for a session, and for an event that is none of them. */
  event_type: nullable(EventTypeWord),
  club_id: Id,
  name: T.String(),
  sport: nullable(SessionSport),
  start_date: T.String(),
  end_date: T.String(),
  time_zone: T.String(),
  all_day_event: T.Boolean(),
  description: nullable(T.String()),
  location: nullable(T.String()),
  weather: nullable(Weather),
  planned_distance: nullable(T.Number()),
  planned_time: nullable(T.Number()),
  planned_rpe: nullable(T.Integer()),
  published: T.Boolean(),
  competitive: T.Boolean(),
  restricted_view: T.Boolean(),
  seat_racing: T.Boolean(),
  alternative_results: T.Boolean(),
  video_stream_url: nullable(T.String()),
  public_page_intro: nullable(T.String()),
  /** Whether the viewer marked it. */
  favorite: T.Boolean(),
  attendance_limit: nullable(T.Integer()),
  /** The series it is one of, with the fields of its rule; all null where it does not repeat. */
  series_id: nullable(Id),
  ...RepeatFields,
  /** How many there are of the series now, and when the first and the last begin. */
  series: T.Optional(
    nullable(T.Object({ count: T.Integer(), first: T.String(), last: T.String() })),
  ),
  creator: nullable(T.Object({ id: Id, full_name: T.String() })),
  /** The last change of it in its history. */
  change_id: nullable(Id),
  user_actions: T.Object({ edit: T.Boolean(), add_all_scores: T.Boolean() }),
  intensities: T.Optional(T.Array(Share)),
  heart_rate_intensities: T.Optional(T.Array(T.Integer())),
  stroke_rate_intensities: T.Optional(T.Array(T.Integer())),
  focuses: T.Optional(T.Array(T.Object({ id: T.Integer(), name: T.String() }))),
  tags: T.Optional(T.Array(T.Object({ id: Id, tag_text: T.String() }))),
  participants: T.Optional(T.Array(Participant)),
  ...PeopleParts,
  ...RecordedParts,
  structure: T.Optional(nullable(SessionStructure)),
  /** The first of strength_structures, null where there is none. */
  strength_structure: T.Optional(nullable(StrengthStructure)),
  /**
   * All programmes in their order, each with its name, athletes and pieces; empty where there is
   * none.
   */
  strength_structures: T.Optional(T.Array(StrengthStructure)),
  venue: T.Optional(nullable(Venue)),
})
export type Session = Static<typeof Session>

export const SESSION_INCLUDES = [
  'details',
  'intensities',
  'focuses',
  'participants',
  'athletes',
  'coaches',
  'athlete_permissions',
  'coach_permissions',
  'crews',
  'session_files',
  'structure',
  'tags',
  'venue',
] as const

export const getSession = endpoint({
  method: 'GET',
  path: 'session/{id}',
  access: member,
  summary: 'A session or event; without include everything',
  params: IdParams,
  query: T.Object({ include: T.Optional(ListOf(...SESSION_INCLUDES)) }),
  reply: data(Session),
})

const Repeated = T.Partial(Repeat).properties
/**
 * Which of a series: it alone, it and the later ones, or all. A moved time moves the others on the
 * club's clock by as much.
 */
export const Scope = WordOf('this', 'following', 'all')
export type Scope = Static<typeof Scope>

const Planned = data(T.Object({ id: Id, ids: T.Array(Id) }))
/**
 * Which session changes, and by the change_id what the caller knows of it: if others have changed
 * one of the same fields since, nothing is written
 * (409 changed_meanwhile, with these changes as `current`). A repetition makes one that stood alone
 * the first of a series. With `rejoin` a change of
 * this and the following takes back the one that parted them from their series, and they are of it
 * again.
 */
const Changed = {
  id: Id,
  scope: T.Optional(Scope),
  rejoin: T.Optional(T.Boolean()),
  seen_change_id: T.Optional(Id),
  ...Repeated,
}

export const createSession = endpoint({
  method: 'POST',
  path: 'create-session',
  access: member,
  summary:
    'Plan a session or a series; the creator takes part with edit and score rights. Ids are ' +
    'of all occurrences, id is the first',
  body: Strict({ ...PlanFields, ...Repeated }),
  reply: Planned,
  status: 201,
})

export const createEvent = endpoint({
  method: 'POST',
  path: 'create-event',
  access: member,
  summary: 'Plan an event or a series: no structure and no scores',
  body: Strict({ ...EventFields, ...Repeated }),
  reply: Planned,
  status: 201,
})

export const updateSession = endpoint({
  method: 'POST',
  path: 'update-session',
  access: member,
  summary:
    'Change a session, or of its series this and the following or all; what ' +
    'is left out stays as it is. Also publishes or hides its crews',
  body: Strict({
    ...Changed,
    ...T.Partial(T.Object(PlanFields)).properties,
    crews_published: T.Optional(T.Boolean()),
  }),
  reply: Planned,
  conflict: SessionChange,
})

export const updateEvent = endpoint({
  method: 'POST',
  path: 'update-event',
  access: member,
  summary:
    'Change an event, or of its series this and the following or all; what ' +
    'is left out stays as it is',
  body: Strict({ ...Changed, ...T.Partial(T.Object(EventFields)).properties }),
  reply: Planned,
  conflict: SessionChange,
})

/** Sessions that would go, in which people have answered or something was done already. */
export const SeriesLoss = T.Object({
  id: Id,
  name: T.String(),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  sport_id: nullable(T.Integer()),
  answers: T.Integer(),
  results: T.Integer(),
})
export type SeriesLoss = Static<typeof SeriesLoss>

/**
 * One person is in two sessions at once: the session planned here, and one that is there already.
 */
const Conflict = T.Object({
  user_id: Id,
  full_name: T.String(),
  session: T.Object({
    id: Id,
    name: T.String(),
    start_date: T.String(),
    end_date: T.String(),
    published: T.Boolean(),
  }),
})
export type Conflict = Static<typeof Conflict>

/**
 * Another rule for a series, from its first session on or from this one on. What has begun stays
 * whatever the rule says.
 */
const AnotherRule = { id: Id, scope: WordOf('following', 'all'), ...Repeat.properties }

export const previewSeries = endpoint({
  method: 'POST',
  path: 'change-series/preview',
  access: member,
  reads: true,
  summary:
    'What another rule would make of a series: how many sessions move to another day of ' +
    'their week, come and go, and which of those that go have answers or results',
  body: Strict(AnotherRule),
  reply: data(
    T.Object({
      count: T.Integer(),
      first: nullable(T.String()),
      last: nullable(T.String()),
      moved: T.Integer(),
      added: T.Integer(),
      removed: T.Integer(),
      losses: T.Array(SeriesLoss),
      /**
       * Who would be elsewhere when a session comes or moves there: the first hundred, and how many
       * in all.
       */
      conflicts: T.Object({ data: T.Array(Conflict), total: T.Integer() }),
    }),
  ),
})
export type SeriesPreview = Static<typeof previewSeries.reply>['data']

export const changeSeries = endpoint({
  method: 'POST',
  path: 'change-series',
  access: member,
  summary:
    'Repeat a series by another rule. Where it has other days in a week, sessions move there ' +
    'with all that is theirs, and people are notified. Sessions with answers or results go only ' +
    'when they are named in known_losses (else 409 with them as current)',
  body: Strict({ ...AnotherRule, known_losses: T.Optional(Ids) }),
  reply: data(T.Object({ id: Id, moved: T.Array(Id), added: T.Array(Id), removed: T.Array(Id) })),
  conflict: SeriesLoss,
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: 'session/{id}',
  access: member,
  summary:
    'Delete a session or event, or of its series this and the following or all; for thirty ' +
    'days it can be taken back, and files stay with their athletes',
  params: IdParams,
  query: T.Object({ scope: T.Optional(Scope) }),
  reply: data(T.Object({ done: T.Boolean(), ids: T.Array(Id) })),
})

export const rateSession = endpoint({
  method: 'POST',
  path: 'session/{id}/rpe',
  access: member,
  notWhileImpersonating: true,
  summary: 'Say how hard the session was (session RPE, step 1 to 8)',
  params: IdParams,
  body: Strict({ rpe: nullable(T.Integer({ minimum: 1, maximum: 8 })) }),
  reply: Done,
})

export const venues = endpoint({
  method: 'GET',
  path: 'venues',
  access: member,
  summary: 'Venues of the club, those used last first',
  query: T.Object({ query: T.Optional(Text(120)) }),
  reply: data(T.Array(Venue)),
})

export const conflicts = endpoint({
  method: 'POST',
  path: 'sessions/conflicts',
  access: member,
  reads: true,
  summary:
    'Who of these people, or of those of a session, already has something at these times: ' +
    'the first hundred, and how many in all. With a scope, of the session `id` and the ' +
    'others of its series that move along. Blocks nothing',
  body: Strict({
    id: T.Optional(Id),
    people_of: T.Optional(Id),
    scope: T.Optional(Scope),
    start_date: Instant,
    end_date: Instant,
    athlete_ids: T.Optional(Ids),
    coach_ids: T.Optional(Ids),
    squad_ids: T.Optional(Ids),
    ...Repeated,
  }),
  reply: T.Object({ data: T.Array(Conflict), total: T.Integer() }),
})
