import { endpoint } from './endpoint.ts'
import { Id, Name, nullable, Strict, T, Text, WordOf, data } from './schema.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'

const Named = T.Object({ id: Id, name: T.String() })

const GmtZone = T.Object({ id: T.Integer(), name: T.String(), start: T.Number(), end: T.Number() })

export const Club = T.Object({
  id: Id,
  name: T.String(),
  is_individual: T.Boolean(),
  creator_id: nullable(Id),
  time_zone: T.String(),
  wording: T.String(),
  training_metric: T.String(),
  venue: nullable(
    T.Object({
      id: Id,
      name: T.String(),
      formatted_address: nullable(T.String()),
      latitude: nullable(T.Number()),
      longitude: nullable(T.Number()),
    }),
  ),
  creator: nullable(T.Object({ email: T.String() })),
  default_sport: T.Object({
    id: T.Integer(),
    key: T.String(),
    gmt_distribution: T.Array(GmtZone),
    paddle_gmt_distribution: T.Array(GmtZone),
  }),
  subscription_info: nullable(
    T.Object({
      next_bill_date: nullable(T.String()),
      status: T.Integer(),
      subscription_plan: T.Object({
        id: Id,
        key: T.String(),
        features: T.Array(T.Object({ subscription_feature_id: T.Integer() })),
      }),
    }),
  ),
})

export const Membership = T.Object({
  club_id: Id,
  club: Club,
  status: T.Object({ id: T.Integer() }),
  roles: T.Array(Named),
  permissions: T.Array(Named),
})

export const myClubs = endpoint({
  method: 'GET',
  path: 'my-clubs',
  access: { level: 'user' },
  summary: 'The clubs of the signed-in person, with plan, roles and permissions',
  reply: data(T.Array(Membership)),
})

export const validateToken = endpoint({
  method: 'GET',
  path: 'validate-token',
  access: { level: 'user' },
  summary: 'Whether the sign-in still holds for a club: 200, 419 or 420 as status_code',
  query: T.Object({ club_id: T.Optional(Id) }),
  reply: T.Object({ status_code: T.Integer() }),
})

export const foundClub = endpoint({
  method: 'POST',
  path: 'found-club',
  access: { level: 'user' },
  summary: 'Found a club on the free trial; the caller runs it',
  body: Strict({
    name: Name(120),
    country: nullable(WordOf(...COUNTRIES)),
    time_zone: Text(60, 1),
    default_sport_id: Id,
    venue_name: T.Optional(nullable(Text(120))),
    /** The founder is its head coach too. */
    coaches: T.Boolean(),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})
