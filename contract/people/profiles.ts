import { BOUNDS } from '#domain/constants/bounds.ts'
import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Day,
  Done,
  Id,
  IdList,
  IdParams,
  Label,
  list,
  nullable,
  paged,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const
const Beats = T.Integer({ minimum: BOUNDS.heart_rate.min, maximum: BOUNDS.heart_rate.max })
const Named = T.Object({ id: Id, name: T.String() })
const Health = T.Object({ ill: T.Boolean(), injured: T.Boolean(), answered_at: T.String() })

/**
 * basis: own bounds, a share of the known maximum, or of one guessed from age; bounds are lower
 * bounds in beats per minute.
 */
const Zones = T.Object({
  bounds: T.Array(T.Integer()),
  basis: WordOf('own', 'max-hr', 'age'),
  max_hr: nullable(T.Number()),
})

export const Profile = T.Object({
  user_id: Id,
  first_name: T.String(),
  last_name: T.String(),
  full_name: T.String(),
  picture: nullable(T.String()),
  status: T.Integer(),
  roles: T.Array(Named),
  squads: T.Array(Named),
  /** The last published crews the person sat in, the newest first. Position 0 steers, 1 is bow. */
  crews: T.Array(
    T.Object({
      id: Id,
      name: T.String(),
      boat_type: T.Integer(),
      position: T.Integer(),
      session: nullable(T.Object({ id: Id, name: T.String(), start_date: T.String() })),
    }),
  ),
  cox: T.Boolean(),
  stroke: T.Boolean(),
  scull: T.Boolean(),
  sweep: T.Boolean(),
  /** On which side the person rows sweep; null where nothing is said. */
  side: nullable(WordOf(...ROWING_SIDES)),
  is_self: T.Boolean(),
  can_edit: T.Boolean(),
  health: nullable(Health),
  /**
   * It is null for somebody who has an account of their own and has not joined yet: nobody asked
   * them.
   */
  person: nullable(
    T.Object({
      email: nullable(T.String()),
      guardian_email: nullable(T.String()),
      phone: nullable(T.String()),
      emergency_contact: nullable(T.String()),
      gender: nullable(T.String()),
      date_of_birth: nullable(T.String()),
      /** Otherwise only the year is known, and the day is its last. */
      birth_day_known: T.Boolean(),
      age_class: nullable(T.String()),
      /** kg */
      weight: nullable(T.Number()),
      max_hr: nullable(T.Integer()),
      resting_hr: nullable(T.Integer()),
      hr_zones: nullable(T.Array(T.Integer())),
    }),
  ),
  zones: nullable(Zones),
  /** What is stored of the person, also where the plan takes nothing new. */
  has_mornings: T.Boolean(),
  has_tests: T.Boolean(),
})
export type Profile = Static<typeof Profile>

export const profile = endpoint({
  method: 'GET',
  path: 'profiles/{id}',
  access: member,
  summary: 'One person: oneself, or an athlete one may see',
  params: IdParams,
  reply: data(Profile),
})

/**
 * null clears a value; what is left out stays. Heart-rate zones are six lower bounds, ascending and
 * below the maximum.
 */
export const saveProfile = endpoint({
  method: 'PATCH',
  path: 'profiles/{id}',
  access: member,
  summary: 'Change birthday, contact and heart-rate values; new zones count recorded time again',
  params: IdParams,
  body: Strict({
    date_of_birth: T.Optional(nullable(Day)),
    gender: T.Optional(nullable(WordOf('m', 'w'))),
    /** On which side they row sweep, in this club. */
    side: T.Optional(nullable(WordOf(...ROWING_SIDES))),
    phone: T.Optional(nullable(Text(40))),
    emergency_contact: T.Optional(nullable(Label(120))),
    weight: T.Optional(nullable(Amount(BOUNDS.weight.min, BOUNDS.weight.max))),
    max_hr: T.Optional(nullable(T.Integer({ minimum: 100, maximum: 250 }))),
    resting_hr: T.Optional(nullable(T.Integer({ minimum: 30, maximum: 120 }))),
    hr_zones: T.Optional(nullable(T.Array(Beats, { minItems: 6, maxItems: 6 }))),
  }),
  reply: data(Profile),
})
export type ProfileChange = Static<typeof saveProfile.body>

export const recountZones = endpoint({
  method: 'POST',
  path: 'profiles/{id}/recount-zones',
  access: { level: 'member', feature: FEATURE.gps_hr },
  summary:
    'Count time in zone and load of all recordings again by the zones of today; a job does it',
  params: IdParams,
  reply: Done,
  status: 202,
})

export const AthleteRow = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  status: T.Integer(),
  gender: nullable(T.String()),
  age_class: nullable(T.String()),
  squads: T.Array(Named),
  health: nullable(Health),
  last_session: nullable(T.String()),
})
export type AthleteRow = Static<typeof AthleteRow>

export const profileAthletes = endpoint({
  method: 'GET',
  path: 'profiles',
  access: member,
  summary: 'The athletes of the club whose profile one may see',
  query: T.Object({
    query: T.Optional(Text(100)),
    squads: T.Optional(IdList),
    ...paged(1000),
  }),
  reply: list(AthleteRow),
})
