import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  Ids,
  Name,
  nullable,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member', feature: FEATURE.challenges } as const

const MaxSize = nullable(T.Integer({ minimum: 1, maximum: 10_000 }))

export const TeamDetail = T.Object({
  id: Id,
  challenge_id: Id,
  challenge_slug: T.String(),
  name: nullable(T.String()),
  max_size: nullable(T.Integer()),
  /** Whether the viewer may change only the name and who belongs to it. */
  as_captain: T.Boolean(),
  people: T.Array(
    T.Object({
      id: Id,
      full_name: T.String(),
      is_captain: T.Boolean(),
      status: WordOf('member', 'invited', 'declined'),
    }),
  ),
  /** Who belongs to it as well and is not shown to the viewer. */
  others: T.Integer(),
})
export type TeamDetail = Static<typeof TeamDetail>

export const challengeTeam = endpoint({
  method: 'GET',
  path: 'challenges/teams/{id}',
  access: member,
  summary: 'A team of one’s own club, for those who may change it',
  params: IdParams,
  reply: data(TeamDetail),
})

export const createChallengeTeam = endpoint({
  method: 'POST',
  path: 'challenges/{id}/teams',
  access: { ...member, permission: 'manage-challenge-teams' },
  summary: 'Enter a team of one’s own club; the people named are invited to it',
  params: IdParams,
  body: Strict({ name: Name(80), max_size: MaxSize, user_ids: Ids, captain_ids: Ids }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const updateChallengeTeam = endpoint({
  method: 'PATCH',
  path: 'challenges/teams/{id}',
  access: member,
  summary:
    'Change a team of one’s own club; a captain renames it, invites people and removes them. With ' +
    'the people and captains as the writer has seen them, what others have changed of them since ' +
    'stays',
  params: IdParams,
  body: Strict({
    name: T.Optional(Name(80)),
    max_size: T.Optional(MaxSize),
    user_ids: T.Optional(Ids),
    captain_ids: T.Optional(Ids),
    seen: T.Optional(Strict({ user_ids: Ids, captain_ids: Ids })),
  }),
  reply: data(T.Object({ id: Id })),
})

export const declineChallengeTeam = endpoint({
  method: 'POST',
  path: 'challenges/teams/{id}/decline',
  access: member,
  summary: 'Decline the invitation to a team of one’s own club',
  params: IdParams,
  reply: Done,
})

export const deleteChallengeTeam = endpoint({
  method: 'DELETE',
  path: 'challenges/teams/{id}',
  access: { ...member, permission: 'manage-challenge-teams' },
  summary: 'Take a team of one’s own club out of a challenge, with all it gave',
  params: IdParams,
  reply: Done,
})
