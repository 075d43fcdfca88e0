import { endpoint } from './endpoint.ts'
import { ClubQuery, Id, list, ListOf, nullable, T } from './schema.ts'

const Named = T.Object({ id: Id, name: T.String() })

export const MEMBER_INCLUDES = ['current_club_user', 'last_user_stat', 'user_squads.squad', 'current_club_roles'] as const

export const ClubUser = T.Object({
  id: Id,
  full_name: T.String(),
  first_name: T.String(),
  last_name: T.String(),
  picture: nullable(T.String()),
  gender: nullable(T.String()),
  status: T.Integer(),
  current_club_user: T.Optional(
    T.Object({ cox: T.Boolean(), stroke: T.Boolean(), scull: T.Boolean(), sweep: T.Boolean(), status: T.Integer() }),
  ),
  last_user_stat: T.Optional(nullable(T.Object({ healthy: T.Boolean(), ill: T.Boolean(), injured: T.Boolean() }))),
  user_squads: T.Optional(T.Array(T.Object({ squad: Named }))),
  current_club_roles: T.Optional(T.Array(Named)),
})

export const clubUsers = endpoint({
  method: 'GET',
  path: 'club-users',
  access: { level: 'member', permission: 'view-club-members' },
  summary: 'Members of the club; people who left are never listed',
  query: T.Object({
    ...ClubQuery,
    status: T.Optional(T.String({ pattern: '^[0-6](,[0-6])*$', description: 'Comma-separated member status ids; default 0,1,4,6' })),
    page: T.Optional(T.Integer({ minimum: 1, maximum: 100_000 })),
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 1000 })),
    include: T.Optional(ListOf(...MEMBER_INCLUDES)),
  }),
  reply: list(ClubUser),
})
