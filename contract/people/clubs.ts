import { FORM_BOUNDS } from '#domain/season/form.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
  OwnName,
  Label,
} from '../schema.ts'
import { CALENDAR_COLOURS } from '#domain/constants/calendar.ts'
import { COUNTRIES } from '#domain/constants/countries.ts'

const Named = T.Object({ id: Id, name: T.String() })

const Month = T.Integer({ minimum: 1, maximum: 12 })

const GmtZone = T.Object({ id: T.Integer(), name: T.String(), start: T.Number(), end: T.Number() })

export const Club = T.Object({
  id: Id,
  name: T.String(),
  is_individual: T.Boolean(),
  creator_id: nullable(Id),
  time_zone: T.String(),
  wording: T.String(),
  training_metric: T.String(),
  /** What its reports follow: the month in which its seasons begin. */
  reports: T.Object({ season_month: Month }),
  /** ISO 3166-1, two letters */
  country: nullable(T.String()),
  /** SHA-256 of the picture, part of its address so that a new one is fetched. */
  logo: nullable(T.String()),
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
  default_sport: T.Object({ id: T.Integer(), key: T.String() }),
  gmt_distribution: T.Array(GmtZone),
  paddle_gmt_distribution: T.Array(GmtZone),
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
  whileImpersonating: true,
  summary: 'The clubs of the signed-in person, with plan, roles and permissions',
  reply: data(T.Array(Membership)),
})

export const validateToken = endpoint({
  method: 'GET',
  path: 'validate-token',
  access: { level: 'user' },
  whileImpersonating: true,
  byToken: true,
  summary: 'Whether the sign-in still holds for a club: 200, 419 or 420 as status_code',
  aboutClub: true,
  query: T.Object({ club_id: T.Optional(Id) }),
  reply: T.Object({ status_code: T.Integer() }),
})

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const

const Place = {
  formatted_address: nullable(Text(300)),
  latitude: nullable(Amount(-90, 90)),
  longitude: nullable(Amount(-180, 180)),
}
const Zone = Strict({
  id: T.Integer({ minimum: 1, maximum: 20 }),
  name: Name(20),
  start: T.Integer({ minimum: 0, maximum: 200 }),
  end: T.Integer({ minimum: 0, maximum: 200 }),
})
const Zones = T.Array(Zone, { minItems: 1, maxItems: 12 })
/** Points a minute in each of the six heart-rate zones. */
const Factors = T.Array(Amount(0, 100), { minItems: 6, maxItems: 6 })

const settings = {
  name: OwnName(120),
  country: nullable(WordOf(...COUNTRIES)),
  time_zone: Text(60, 1),
  default_sport_id: T.Integer({ minimum: 1, maximum: 54 }),
  venue: nullable(Strict({ name: Name(120), ...Place })),
  gmt_distribution: Zones,
  paddle_gmt_distribution: Zones,
  /** null: the published factors */
  ets_factors: nullable(Factors),
  /** null: as usual in the club's sport */
  training_metric: nullable(WordOf(...METRICS)),
  /** Reports by year count from the first of this month. */
  season_month: Month,
  /** In how many days fitness and fatigue follow the load of training. */
  fitness_days: T.Integer({ minimum: FORM_BOUNDS.fitness.min, maximum: FORM_BOUNDS.fitness.max }),
  fatigue_days: T.Integer({ minimum: FORM_BOUNDS.fatigue.min, maximum: FORM_BOUNDS.fatigue.max }),
  wording: WordOf('standard', 'federation'),
  calendar_colours: WordOf(...CALENDAR_COLOURS),
  /** Names and answers of members under 18, not their health, also without `view-minors`. */
  coaches_see_minors: T.Boolean(),
  /** Coaches may show reports to people outside by a link; turned off it ends all of them. */
  reports_outside: T.Boolean(),
  /** Assistants may ask, by the tokens of the club's people, what these may see. */
  assistants: T.Boolean(),
  /** Days that messages are kept; null for ever. */
  messages_kept_days: nullable(OneOf(30, 90, 365)),
  /** Athletes of a squad are in a team of a challenge as soon as somebody puts them there. */
  squads_join_challenges: T.Boolean(),
}
type SettingColumn = Exclude<keyof typeof settings, 'venue'>
/** The settings that are columns of the club's row. */
export const SETTING_COLUMNS = Object.keys(settings).filter(
  (name): name is SettingColumn => name !== 'venue',
)

/**
 * What depends on the club's clock: sessions to come, and whole days at any time. Another time zone
 * keeps their time of day.
 */
const ByClock = T.Object({ coming: T.Integer(), whole_days: T.Integer() })

/** Bytes that the files of the club take up, and how many they may. */
const Storage = T.Object({ used: T.Integer(), most: T.Integer() })

export const ClubSettings = T.Object({
  id: Id,
  creator_id: nullable(Id),
  logo: nullable(T.String()),
  by_clock: ByClock,
  storage: Storage,
  ...settings,
})
export type ClubSettings = Static<typeof ClubSettings>

const editing = { level: 'member', permission: 'edit-club' } as const

export const getClub = endpoint({
  method: 'GET',
  path: 'clubs/{id}',
  access: editing,
  summary: 'All settings of the selected club',
  params: IdParams,
  reply: data(ClubSettings),
})

const ClubChange = T.Object(T.Partial(T.Object(settings)).properties, {
  additionalProperties: false,
  minProperties: 1,
})
export type ClubChange = Static<typeof ClubChange>

export const updateClub = endpoint({
  method: 'PATCH',
  path: 'clubs/{id}',
  access: editing,
  summary:
    'Change settings of the selected club; new factors or another time zone score all its ' +
    'sessions again, and by the new clock sessions to come keep their time of day',
  params: IdParams,
  body: ClubChange,
  reply: data(ClubSettings),
})

export const handOverClub = endpoint({
  method: 'POST',
  path: 'clubs/{id}/hand-over',
  access: editing,
  summary: 'Hand the club one founded over to another manager',
  params: IdParams,
  body: Strict({ user_id: Id }),
  reply: Done,
})

export const uploadLogo = endpoint({
  method: 'POST',
  path: 'clubs/{id}/logo',
  access: editing,
  summary:
    'Give the club a picture: PNG, JPEG, WebP or GIF, at most 10 MB; it is scaled to 512 pixels',
  params: IdParams,
  upload: Strict({}),
  picture: 'logo',
  reply: data(T.Object({ logo: T.String() })),
})

export const deleteLogo = endpoint({
  method: 'DELETE',
  path: 'clubs/{id}/logo',
  access: editing,
  summary: 'Take the picture of the club away',
  params: IdParams,
  reply: Done,
})

export const clubLogo = endpoint({
  method: 'GET',
  path: 'clubs/{id}/logo',
  access: { level: 'user' },
  whileImpersonating: true,
  summary:
    'The picture of a club one belongs to or is invited to; with the current ' +
    '`v` it may be kept for good',
  params: IdParams,
  query: T.Object({ v: T.Optional(T.String({ pattern: '^[0-9a-f]{64}$' })) }),
  download: 'image/webp',
})

export const leaveClub = endpoint({
  method: 'POST',
  path: 'clubs/{id}/leave',
  access: { level: 'user' },
  summary: 'Leave a club; not for its creator, nor for its last manager',
  params: IdParams,
  reply: Done,
})

export const foundClub = endpoint({
  method: 'POST',
  path: 'found-club',
  access: { level: 'user' },
  summary: 'Found a club on the free trial; the caller runs it',
  body: Strict({
    name: OwnName(120),
    country: nullable(WordOf(...COUNTRIES)),
    time_zone: Text(60, 1),
    default_sport_id: Id,
    venue_name: T.Optional(nullable(Label(120))),
    /** The founder is its head coach too. */
    coaches: T.Boolean(),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})
