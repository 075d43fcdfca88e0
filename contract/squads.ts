import { endpoint } from './endpoint.ts'
import { ClubQuery, Id, list, ListOf, nullable, T } from './schema.ts'

const SquadUser = T.Object({
  user_id: Id,
  user: T.Optional(
    T.Object({ id: Id, first_name: T.String(), last_name: T.String(), full_name: T.String(), picture: nullable(T.String()) }),
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
    page: T.Optional(T.Integer({ minimum: 1, maximum: 100_000 })),
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 1000 })),
  }),
  reply: list(T.Object({ id: Id, name: T.String(), squad_users: T.Optional(T.Array(SquadUser)) })),
})
