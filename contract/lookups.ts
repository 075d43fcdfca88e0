import { GMT_STATUSES } from '#domain/constants/gmt.ts'
import { endpoint } from './endpoint.ts'
import {
  Amount,
  ClubQuery,
  Done,
  Id,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  WordOf,
  data,
} from './schema.ts'
import type { TSchema } from './schema.ts'

const member = { level: 'member' } as const
const Sport = T.Object({ sport: T.Integer({ minimum: 1, maximum: 54 }) })
const Option = T.Object({ id: T.Integer(), key: T.String(), name: T.String() })

const lookup = <const P extends string, R extends TSchema>(path: P, summary: string, item: R) =>
  endpoint({
    method: 'GET',
    path,
    access: member,
    summary,
    query: T.Object(ClubQuery),
    reply: data(T.Array(item)),
  })

export const intensities = lookup(
  'intensities',
  'Speed intensities in order, from ut3 to no zone',
  T.Object({
    id: T.Integer(),
    key: T.String(),
    name: T.String(),
    order: T.Integer(),
    ets_factor: T.Number(),
  }),
)
export const heartRateZones = lookup(
  'heart-rate-zones',
  'Heart-rate zones with default bounds in percent of the maximum',
  T.Object({
    id: T.Integer(),
    key: T.String(),
    name: T.String(),
    start: T.Number(),
    end: T.Number(),
  }),
)
export const unitsOfMeasurement = lookup(
  'units-of-measurement',
  'Units of measurement',
  T.Object({ id: T.Integer(), key: T.String(), name: T.String(), symbol: T.String() }),
)
export const sessionTypes = lookup(
  'session-types',
  'Kinds of entries of the calendar, in the order of their rank',
  T.Object({ id: T.Integer(), key: T.String(), name: T.String(), rank: T.Integer() }),
)
export const clubStatuses = lookup('club-statuses', 'Member statuses', Option)
export const roles = lookup('roles', 'Club roles', Option)
export const permissions = lookup(
  'permissions',
  'Permissions a role or a member can hold',
  T.Object({ id: T.Integer(), name: T.String(), title: T.String() }),
)
export const notAttendingHealthOptions = lookup(
  'not-attending-heath-options',
  'Health reasons for not attending',
  Option,
)
export const ageOptions = lookup('age-options', 'Age classes of crews', Option)
export const genderOptions = lookup('gender-options', 'Gender classes of crews', Option)
export const weightOptions = lookup('weight-options', 'Weight classes of crews', Option)
export const crewGroupOptions = lookup(
  'crew-group-options',
  'Sides and seats a crew member can be grouped by',
  Option,
)

const SportFacts = T.Object({
  id: T.Integer(),
  key: T.String(),
  name: T.String(),
  category: T.String(),
  place: nullable(T.String()),
  ets_weight: T.Number(),
  pace: nullable(T.String()),
  cycling_report: T.Boolean(),
})

/** Anybody who is signed in may ask: a founder chooses one before there is a club. */
export const sports = endpoint({
  method: 'GET',
  path: 'sports',
  access: { level: 'user' },
  whileImpersonating: true,
  summary: 'All sports with category, training weight and pace',
  query: T.Object(ClubQuery),
  reply: data(T.Array(SportFacts)),
})

export const eventTags = lookup(
  'event-tags',
  'Tags of the club for sessions and events',
  T.Object({ id: Id, tag_text: T.String() }),
)

export const rolePermissions = endpoint({
  method: 'GET',
  path: 'roles/{roleId}/permissions',
  access: member,
  summary: 'Permissions of a role in this club',
  params: T.Object({ roleId: T.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  query: T.Object(ClubQuery),
  reply: data(T.Array(T.Object({ id: T.Integer(), name: T.String(), title: T.String() }))),
})

export const focuses = endpoint({
  method: 'GET',
  path: 'focuses',
  access: member,
  summary: 'Training focuses, of one sport or all',
  query: T.Object({ ...ClubQuery, sport: T.Optional(Sport.properties.sport) }),
  reply: data(
    T.Array(
      T.Object({
        id: T.Integer(),
        key: nullable(T.String()),
        name: T.String(),
        sport_id: nullable(T.Integer()),
      }),
    ),
  ),
})

export const strokeRateZones = endpoint({
  method: 'GET',
  path: 'stroke-rate-zones',
  access: member,
  summary: 'Stroke-rate zones of rowing or paddling',
  query: T.Object({ ...ClubQuery, sport: T.Optional(Sport.properties.sport) }),
  reply: data(
    T.Array(
      T.Object({
        id: T.Integer(),
        name: T.String(),
        start: nullable(T.Number()),
        end: nullable(T.Number()),
        sport: T.String(),
      }),
    ),
  ),
})

export const telemetryStandardsOptions = lookup(
  'telemetry-standards-options',
  'Target sets for telemetry',
  T.Object({
    id: T.Integer(),
    key: T.String(),
    name: T.String(),
    catch: T.Number(),
    finish: T.Number(),
    total: T.Number(),
    slip: T.Number(),
    wash: T.Number(),
    max_force_position: T.Number(),
  }),
)

export const crewStructures = endpoint({
  method: 'GET',
  path: 'crew-structures',
  access: member,
  summary: 'Boat types of a sport',
  query: T.Object({ ...ClubQuery, sport_id: T.Optional(Sport.properties.sport) }),
  reply: data(
    T.Array(
      T.Object({
        id: T.Integer(),
        sport: T.String(),
        name: T.String(),
        seats: T.Integer(),
        cox: T.Boolean(),
        style: T.String(),
        gmt_class: nullable(T.String()),
      }),
    ),
  ),
})

export const gmts = endpoint({
  method: 'GET',
  path: 'get-gmts',
  access: member,
  summary: 'Gold medal times of the club for a sport',
  query: T.Object({ ...ClubQuery, sport: T.Optional(Sport.properties.sport) }),
  reply: data(
    T.Array(
      T.Object({
        id: Id,
        class: T.String(),
        distance: T.Number(),
        time: T.Number(),
        status: WordOf(...GMT_STATUSES),
        is_estimate: T.Boolean(),
      }),
    ),
  ),
})

const GmtTable = T.Array(
  Strict({
    class: Name(40),
    distance: Amount(100, 50_000),
    time: Amount(10, 20_000),
    status: WordOf(...GMT_STATUSES),
  }),
  { maxItems: 300 },
)

export const saveGmts = endpoint({
  method: 'POST',
  path: 'save-gmts',
  access: { level: 'member', permission: 'edit-club' },
  summary:
    'Replace the club’s gold medal times of rowing or paddling; seconds over metres. With the ' +
    'times the writer has seen, what others have changed of the rest since stays',
  body: Strict({ sport: OneOf(1, 48), gmts: GmtTable, seen: T.Optional(GmtTable) }),
  reply: Done,
})

export const exercises = lookup(
  'exercises',
  'Strength exercises: the common ones and the club’s own',
  T.Object({ id: Id, key: nullable(T.String()), name: T.String(), own: T.Boolean() }),
)

export const addExercise = endpoint({
  method: 'POST',
  path: 'exercises/add',
  access: { level: 'member', permission: 'view-edit-all-sessions' },
  summary: 'Add a strength exercise to the club',
  body: Strict({ name: Name(80) }),
  reply: data(T.Object({ id: Id, key: nullable(T.String()), name: T.String(), own: T.Boolean() })),
  status: 201,
})
