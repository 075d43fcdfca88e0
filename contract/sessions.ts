import { endpoint } from './endpoint.ts'
import { Amount, data, Done, Id, IdParams, Ids, Instant, ListOf, Name, nullable, OneOf, Strict, T, Text, type Static } from './schema.ts'

const member = { level: 'member' } as const

/** One piece: a distance in metres or a time in seconds, the rest after it in seconds. */
export const Piece = Strict({
  planned_distance: nullable(Amount(0, 999_999)),
  planned_time: nullable(Amount(0, 86_400)),
  rest: nullable(Amount(0, 86_400)),
  split_length: nullable(Amount(1, 99_999)),
  segments: T.Array(Strict({ planned_distance: nullable(Amount(0, 999_999)), planned_time: nullable(Amount(0, 86_400)) }), {
    maxItems: 50,
  }),
})

/** piece_structure: 1 single, 2 multiple (one piece repeated), 3 variable (a list of pieces). */
export const Structure = Strict({
  piece_structure: OneOf(1, 2, 3),
  repetitions: T.Integer({ minimum: 1, maximum: 99 }),
  pieces: T.Array(Piece, { minItems: 1, maxItems: 99 }),
})
export type Structure = Static<typeof Structure>

const Share = T.Object({ id: T.Integer({ minimum: 1, maximum: 8 }), percentage: Amount(0, 100) })

export const Participant = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  user_role_id: T.Integer(),
  edit: T.Boolean(),
  add_all_scores: T.Boolean(),
  attendance: nullable(T.Integer()),
  ill: T.Boolean(),
  injured: T.Boolean(),
  did_alternative: T.Boolean(),
  /** In line for a place; `attendance` is then 2. */
  waiting: T.Boolean(),
})
export type Participant = Static<typeof Participant>

export const Session = T.Object({
  id: Id,
  session_id: nullable(Id),
  kind: T.String(),
  club_id: Id,
  name: T.String(),
  sport: nullable(T.Object({ id: T.Integer(), key: T.String(), name: T.String() })),
  start_date: T.String(),
  end_date: T.String(),
  time_zone: T.String(),
  all_day_event: T.Boolean(),
  description: nullable(T.String()),
  location: nullable(T.String()),
  planned_distance: nullable(T.Number()),
  planned_time: nullable(T.Number()),
  planned_rpe: nullable(T.Integer()),
  published: T.Boolean(),
  competitive: T.Boolean(),
  attendance_limit: nullable(T.Integer()),
  creator: nullable(T.Object({ id: Id, full_name: T.String() })),
  user_actions: T.Object({ edit: T.Boolean(), add_all_scores: T.Boolean() }),
  intensities: T.Optional(T.Array(Share)),
  focuses: T.Optional(T.Array(T.Object({ id: T.Integer(), name: T.String() }))),
  tags: T.Optional(T.Array(T.Object({ id: Id, tag_text: T.String() }))),
  participants: T.Optional(T.Array(Participant)),
  structure: T.Optional(nullable(Structure)),
  venue: T.Optional(
    nullable(
      T.Object({
        id: Id,
        name: T.String(),
        formatted_address: nullable(T.String()),
        latitude: nullable(T.Number()),
        longitude: nullable(T.Number()),
      }),
    ),
  ),
})
export type Session = Static<typeof Session>

export const SESSION_INCLUDES = ['details', 'intensities', 'focuses', 'participants', 'structure', 'tags', 'venue'] as const

export const getSession = endpoint({
  method: 'GET',
  path: 'session/{id}',
  access: member,
  summary: 'A session or event; without include everything',
  params: IdParams,
  query: T.Object({ include: T.Optional(ListOf(...SESSION_INCLUDES)) }),
  reply: data(Session),
})

const Plan = {
  name: Name(120),
  sport_id: T.Integer({ minimum: 1, maximum: 54 }),
  start_date: Instant,
  end_date: Instant,
  description: T.Optional(nullable(Text(10_000))),
  location: T.Optional(nullable(Text(200))),
  planned_distance: T.Optional(nullable(Amount(0, 999_999))),
  planned_time: T.Optional(nullable(Amount(0, 604_800))),
  planned_rpe: T.Optional(nullable(T.Integer({ minimum: 1, maximum: 8 }))),
  published: T.Optional(T.Boolean()),
  intensities: T.Optional(T.Array(Strict({ id: T.Integer({ minimum: 1, maximum: 8 }), percentage: Amount(0, 100) }), { maxItems: 8 })),
  focus_ids: T.Optional(Ids),
  tags: T.Optional(T.Array(Name(60), { maxItems: 20, uniqueItems: true })),
  structure: T.Optional(nullable(Structure)),
  /** People by id; the squads' members are added by their role, everybody once. */
  athlete_ids: T.Optional(Ids),
  coach_ids: T.Optional(Ids),
  squad_ids: T.Optional(Ids),
}

export const createSession = endpoint({
  method: 'POST',
  path: 'create-session',
  access: member,
  summary: 'Plan a session; the creator takes part with edit and score rights',
  body: Strict(Plan),
  reply: data(T.Object({ id: Id })),
  status: 201,
})
export type SessionPlan = Static<typeof createSession.body>

export const updateSession = endpoint({
  method: 'POST',
  path: 'update-session',
  access: member,
  summary: 'Change a session; what is left out stays as it is',
  body: Strict({ id: Id, ...T.Partial(T.Object(Plan)).properties }),
  reply: data(T.Object({ id: Id })),
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: 'session/{id}',
  access: member,
  summary: 'Delete a session; its files stay with their athletes',
  params: IdParams,
  reply: Done,
})

export const rateSession = endpoint({
  method: 'POST',
  path: 'session/{id}/rpe',
  access: member,
  summary: 'Say how hard the session was (session RPE, step 1 to 8)',
  params: IdParams,
  body: Strict({ rpe: nullable(T.Integer({ minimum: 1, maximum: 8 })) }),
  reply: Done,
})
