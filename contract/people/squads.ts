import { endpoint } from '../endpoint.ts'
import {
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
  type Static,
} from '../schema.ts'

const SquadUser = T.Object({
  user_id: Id,
  user: T.Optional(
    T.Object({
      id: Id,
      first_name: T.String(),
      last_name: T.String(),
      full_name: T.String(),
      picture: nullable(T.String()),
    }),
  ),
  role_ids: T.Array(T.Integer()),
})

export const squads = endpoint({
  method: 'GET',
  path: 'squads',
  access: { level: 'member' },
  summary: 'Squads of the club with their people',
  query: T.Object({
    ...ClubQuery,
    include: T.Optional(ListOf('squad_users', 'squad_users.user')),
    ...paged(1000),
  }),
  reply: list(T.Object({ id: Id, name: T.String(), squad_users: T.Optional(T.Array(SquadUser)) })),
})

const shared = { level: 'member', individual: 'refused' } as const

/** How a person of a squad is doing, for those who may see athletes' data; else null. */
const SquadFigures = T.Object({
  /**
   * Percent of the sessions of the last 28 days the person was down for; null when there was none.
   */
  attendance: nullable(T.Number()),
  /**
   * The load of the last seven days in the club's metric, for `rpe` the mean CR10 value; null when
   * nothing was scored.
   */
  load: nullable(T.Number()),
  /** What the person said for a session of today; null when they said nothing. */
  health: nullable(T.Object({ ill: T.Boolean(), injured: T.Boolean() })),
})

export const SquadMember = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  status: T.Integer(),
  role_ids: T.Array(T.Integer()),
  figures: nullable(SquadFigures),
})
export type SquadMember = Static<typeof SquadMember>

export const SquadDetail = T.Object({
  id: Id,
  name: T.String(),
  metric: T.String(),
  members: T.Array(SquadMember),
})
export type SquadDetail = Static<typeof SquadDetail>

export const getSquad = endpoint({
  method: 'GET',
  path: 'squads/{id}',
  access: shared,
  summary:
    'A squad with its people; attendance, load and health today for those ' +
    'who may see athletes’ data',
  params: IdParams,
  reply: data(SquadDetail),
})

export const createSquad = endpoint({
  method: 'POST',
  path: 'squads',
  access: { ...shared, permission: 'create-squads' },
  summary: 'Make a squad of people of the club',
  body: Strict({ name: Name(80), user_ids: Ids }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const updateSquad = endpoint({
  method: 'PATCH',
  path: 'squads/{id}',
  access: { ...shared, permission: 'edit-squads' },
  summary:
    'Rename a squad or change its people; user_ids names all of them. With the squad as the ' +
    'writer has seen it, what others have changed of its people since stays, and 409 ' +
    'changed_meanwhile says when it was renamed',
  params: IdParams,
  body: T.Object(
    {
      name: T.Optional(Name(80)),
      user_ids: T.Optional(Ids),
      seen: T.Optional(Strict({ name: Text(80), user_ids: Ids })),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
  conflict: T.Object({ id: Id, name: T.String() }),
})

export const deleteSquad = endpoint({
  method: 'DELETE',
  path: 'squads/{id}',
  access: { ...shared, permission: 'delete-squads' },
  summary:
    'Delete a squad; its people, their sessions and results stay. One that has ' +
    'results of its own, or is the only one asked for mornings, is kept',
  params: IdParams,
  reply: Done,
})

export const leaveSquad = endpoint({
  method: 'POST',
  path: 'squads/{id}/leave',
  access: shared,
  summary: 'Leave a squad one belongs to',
  params: IdParams,
  reply: Done,
})
