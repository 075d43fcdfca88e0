import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { AGE_KEYS } from '#domain/constants/crew-options.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  ClubQuery,
  data,
  Done,
  Id,
  IdParams,
  Ids,
  list,
  ListOf,
  Name,
  nullable,
  paged,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'
import { CREW_INCLUDES, CrewParts, CrewPerson } from './crews-parts.ts'

const shared = { level: 'member', individual: 'refused' } as const
const MOST_SEATS = 22

const Side = WordOf('port', 'starboard')
const CrewUser = T.Object({
  user_id: Id,
  /** 0 steers, 1 is bow, the last is stroke. */
  position: T.Integer(),
  /** The side where the rig differs from the standard one (even seats on port); else null. */
  side: nullable(Side),
  /** Groups a crew member is looked at in: set by hand, else by the seat. */
  crew_user_groups: T.Array(T.Integer()),
  user: CrewPerson,
  /** The viewer may not see who sits there: the seat is taken, and stays so. */
  is_hidden: T.Optional(T.Boolean()),
})
export type CrewUser = Static<typeof CrewUser>

const ClassFields = {
  boat_type: T.Integer({ minimum: 1, maximum: 31 }),
  age: WordOf(...AGE_KEYS),
  gender: WordOf('men', 'women', 'mixed'),
  weight: WordOf('heavyweight', 'lightweight'),
}

export const Crew = T.Object({
  id: Id,
  /** null: a line-up of the club's, in no session. */
  session_id: nullable(Id),
  name: T.String(),
  ...ClassFields,
  style: T.String(),
  class: T.String(),
  description: nullable(T.String()),
  /**
   * Gold medal time in seconds over 2000 m (paddling: 1000 m), the crew's own or that of its class.
   */
  gmt_score: nullable(T.Number()),
  gmt_own: T.Boolean(),
  parent_id: nullable(Id),
  published: T.Boolean(),
  /** Sent back with a change; one that was made to an older version is refused. */
  version: T.Integer(),
  /** Where the code of the crew leads: once there is one, for coaches who may make codes. */
  connect_url: nullable(T.String()),
  crew_users: T.Array(CrewUser),
})
export type Crew = Static<typeof Crew>

export const getCrew = endpoint({
  method: 'GET',
  path: 'crews/{id}',
  access: shared,
  summary: 'A crew with its seats and people, and what it was out with',
  params: IdParams,
  query: T.Object({
    ...ClubQuery,
    include: T.Optional(ListOf(...CREW_INCLUDES)),
  }),
  reply: data(T.Object({ ...Crew.properties, ...CrewParts })),
})

const LineUp = T.Object({
  /** The newest crew with these people in a boat of this class. */
  id: Id,
  session_id: nullable(Id),
  name: T.String(),
  ...ClassFields,
  class: T.String(),
  version: T.Integer(),
  published: T.Boolean(),
  members: T.Array(
    T.Object({
      user_id: Id,
      full_name: T.String(),
      picture: nullable(T.String()),
      position: T.Integer(),
    }),
  ),
  /**
   * Percent of gold medal speed in the best lap of 400 m and more they rowed together, of those the
   * viewer sees.
   */
  best_gmt: nullable(T.Number()),
  /** Sessions together that have been, and the metres rowed in them. */
  sessions: T.Integer(),
  distance: T.Number(),
  last_date: nullable(T.String()),
  user_actions: T.Object({ edit: T.Boolean(), delete: T.Boolean() }),
})
export type LineUp = Static<typeof LineUp>

export const crews = endpoint({
  method: 'GET',
  path: 'crews',
  access: { ...shared, sport: 'water' },
  summary: 'Line-ups of the club by boat type: who rowed together, how often, how far and how fast',
  query: T.Object({
    ...ClubQuery,
    boat_type: T.Optional(T.Integer({ minimum: 1, maximum: 31 })),
    /** Part of the crew's or of a member's name. */
    search: T.Optional(Text(80)),
    ...paged(200),
  }),
  reply: list(LineUp),
})

const Seat = Strict({
  user_id: Id,
  position: T.Integer({ minimum: 0, maximum: MOST_SEATS }),
  side: T.Optional(nullable(Side)),
  crew_user_groups: T.Optional(
    nullable(T.Array(T.Integer({ minimum: 1, maximum: 6 }), { maxItems: 6, uniqueItems: true })),
  ),
})
export type Seat = Static<typeof Seat>

const CrewFields = {
  name: T.Optional(Name(80)),
  age: T.Optional(ClassFields.age),
  gender: T.Optional(ClassFields.gender),
  weight: T.Optional(ClassFields.weight),
  description: T.Optional(nullable(Text(2000))),
  gmt_score: T.Optional(nullable(Amount(10, 10_000))),
  crew_users: T.Optional(T.Array(Seat, { maxItems: MOST_SEATS })),
}

const NewCrew = Strict({
  ...CrewFields,
  boat_type: ClassFields.boat_type,
  session_id: T.Optional(nullable(Id)),
  parent_id: T.Optional(nullable(Id)),
})
export type NewCrew = Static<typeof NewCrew>

export const createCrew = endpoint({
  method: 'POST',
  path: 'create-crew',
  access: shared,
  summary:
    'Make a crew, for a session or as a line-up of the club; without a name ' +
    'it is called by its class',
  body: NewCrew,
  reply: data(Crew),
  status: 201,
})

const CrewChange = Strict({
  id: Id,
  version: T.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  ...CrewFields,
  boat_type: T.Optional(ClassFields.boat_type),
})
export type CrewChange = Static<typeof CrewChange>

export const editCrew = endpoint({
  method: 'POST',
  path: 'edit-crew',
  access: shared,
  summary:
    'Change a crew; crew_users names all seats. Made to an older version it is a conflict ' +
    'that holds the crew as it is now',
  body: CrewChange,
  reply: data(Crew),
  conflict: Crew,
})

export const editCrews = endpoint({
  method: 'POST',
  path: 'edit-crews',
  access: shared,
  summary:
    'Change several crews, all or none; people may change boats. Conflicts as with edit-crew',
  body: Strict({ crews: T.Array(CrewChange, { minItems: 1, maxItems: 40 }) }),
  reply: data(T.Array(Crew)),
  conflict: Crew,
})

export const deleteCrew = endpoint({
  method: 'POST',
  path: 'delete-crew',
  access: shared,
  summary: 'Delete a crew; crews made from it stay. One that has results is kept',
  body: Strict({ crew_id: Id }),
  reply: Done,
})

export const copyCrew = endpoint({
  method: 'POST',
  path: 'copy-crew',
  access: shared,
  summary: 'Make another crew of the same people and boat, in the same place',
  body: Strict({ crew_id: Id }),
  reply: data(Crew),
  status: 201,
})

export const assignCrewsToSessions = endpoint({
  method: 'POST',
  path: 'assign-crews-to-sessions',
  access: shared,
  summary:
    'Put copies of crews into sessions, unpublished; a session that has a crew of these ' +
    'people in this boat type keeps it',
  body: Strict({
    crew_ids: Ids,
    session_ids: T.Array(Id, { minItems: 1, maxItems: 60, uniqueItems: true }),
  }),
  reply: data(T.Object({ ids: T.Array(Id) })),
  status: 201,
})

export const PoolPerson = T.Object({
  user_id: Id,
  full_name: T.String(),
  first_name: T.String(),
  last_name: T.String(),
  picture: nullable(T.String()),
  gender: nullable(WordOf('m', 'w')),
  /**
   * 1 comes, 2 does not, null has not answered; not_invited is not down for the session but sits in
   * a boat.
   */
  attending: nullable(T.Integer()),
  invited: T.Boolean(),
  /** Health, date of birth and weight (kg) are for who sees the athlete. */
  ill: T.Boolean(),
  injured: T.Boolean(),
  date_of_birth: nullable(T.String()),
  weight: nullable(T.Number()),
  squad_ids: T.Array(Id),
  cox: T.Boolean(),
  stroke: T.Boolean(),
  scull: T.Boolean(),
  sweep: T.Boolean(),
  /** Seats rowed on each side in published sweep crews of the last year. */
  sides: T.Object({ port: T.Integer(), starboard: T.Integer() }),
  /** The side the club noted; it counts before what was rowed. */
  side: nullable(WordOf(...ROWING_SIDES)),
})
export type PoolPerson = Static<typeof PoolPerson>

const Busy = T.Object({
  user_id: Id,
  crew_name: T.String(),
  session_id: Id,
  session_name: T.String(),
  start_date: T.String(),
  end_date: T.String(),
})
export type Busy = Static<typeof Busy>

export const SessionCrews = T.Object({
  crews: T.Array(Crew),
  /**
   * Those down for the session to row or to steer, and who sits in a boat already; only for who may
   * seat them.
   */
  pool: T.Array(PoolPerson),
  squads: T.Array(T.Object({ id: Id, name: T.String() })),
  /** Shows where people of the pool sit in a boat of another session that overlaps this one. */
  busy: T.Array(Busy),
  /** YYYY: age classes go by the calendar year of the session. */
  year: T.Integer(),
  user_actions: T.Object({ edit: T.Boolean() }),
})
export type SessionCrews = Static<typeof SessionCrews>

export const sessionCrews = endpoint({
  method: 'GET',
  path: 'session/{id}/crews',
  access: shared,
  summary:
    'Crews of a session with seats; for who may seat people also the pool of athletes with ' +
    'attendance, health, squads and sides',
  params: IdParams,
  reply: data(SessionCrews),
})

export const fillCrews = endpoint({
  method: 'POST',
  path: 'session/{id}/crews/fill',
  access: shared,
  summary:
    'Take over the crews of the last session before that had any of these people in boats; ' +
    'seats of who does not come stay empty',
  params: IdParams,
  reply: data(T.Object({ ids: T.Array(Id), from_session_id: nullable(Id) })),
})

export const publishCrews = endpoint({
  method: 'POST',
  path: 'session/{id}/crews/publish',
  access: shared,
  summary:
    'Publish or unpublish crews of a session, all or some; publishing ' +
    'notifies the people in the boats',
  params: IdParams,
  body: Strict({ published: T.Boolean(), crew_ids: T.Optional(Ids) }),
  reply: data(T.Object({ changed: T.Array(Id), notified: T.Integer() })),
})
