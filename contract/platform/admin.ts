import { COUNTRIES } from '#domain/constants/countries.ts'
import { FEATURE_IDS } from '#domain/constants/features.ts'
import { LanguageCode } from '../people/account.ts'
import { endpoint } from '../endpoint.ts'
import { LastBackup } from './admin-upkeep.ts'
import {
  data,
  Day,
  Done,
  Email,
  Id,
  IdList,
  IdParams,
  list,
  nullable,
  OneOf,
  Prose,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
  OwnName,
} from '../schema.ts'

const access = { level: 'admin' } as const
const SavedId = data(T.Object({ id: Id }))

export const ADMIN_PAGE_SIZE = 50
export const Page = { page: T.Optional(T.Integer({ minimum: 1, maximum: 1_000_000 })) }
/** A field, falling with a minus before it. */
const sortOf = <const F extends readonly string[]>(...fields: F) =>
  T.Optional(WordOf(...fields, ...fields.map((field) => `-${field}`)))

export const USER_SORTS = ['id', 'email', 'first_name', 'last_name', 'created_at'] as const
export const CLUB_SORTS = ['id', 'name', 'country', 'plan', 'next_bill_date', 'created_at'] as const

const FileSweep = T.Object({
  at: T.String(),
  files: T.Integer(),
  bytes: T.Integer(),
  drafts: T.Integer(),
})
export const AdminOverview = T.Object({
  clubs: T.Object({ total: T.Integer(), individual: T.Integer(), expired: T.Integer() }),
  users: T.Object({
    total: T.Integer(),
    unverified: T.Integer(),
    disabled: T.Integer(),
    admins: T.Integer(),
  }),
  imports: T.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
  }),
  jobs: T.Object({
    waiting: T.Integer(),
    running: T.Integer(),
    retrying: T.Integer(),
    failed: T.Integer(),
  }),
  mails: T.Object({ waiting: T.Integer(), sent: T.Integer(), failed: T.Integer() }),
  sign_ins_today: T.Integer(),
  /**
   * What the file store holds, and what its latest clean-ups removed; drafts are uploads that a
   * killed process left half written.
   */
  files: T.Object({ files: T.Integer(), bytes: T.Integer(), sweeps: T.Array(FileSweep) }),
  /** Null hours: none is made by itself. */
  backup: T.Object({ every_hours: nullable(T.Integer()), last: nullable(LastBackup) }),
})
export type AdminOverview = Static<typeof AdminOverview>

export const TroubledJob = T.Object({
  id: Id,
  task: T.String(),
  attempts: T.Integer(),
  max_attempts: T.Integer(),
  error: T.String(),
  created_at: T.String(),
  run_at: T.String(),
})
export type TroubledJob = Static<typeof TroubledJob>

export const mailRow = {
  id: Id,
  address: T.String(),
  language: LanguageCode,
  template: T.String(),
  club: nullable(T.String()),
  created_at: T.String(),
  sent_at: nullable(T.String()),
  error: nullable(T.String()),
}
export const OutboxMail = T.Object(mailRow)
export type OutboxMail = Static<typeof OutboxMail>

export const SignIn = T.Object({
  id: Id,
  at: T.String(),
  user_id: nullable(Id),
  full_name: nullable(T.String()),
  email: nullable(T.String()),
})
export type SignIn = Static<typeof SignIn>

const account = {
  id: Id,
  /** Null of a member whom a club noted without an address. */
  email: nullable(T.String()),
  first_name: T.String(),
  last_name: T.String(),
  preferred_language: LanguageCode,
  is_admin: T.Boolean(),
  verified: T.Boolean(),
  disabled: T.Boolean(),
  created_at: T.String(),
}
export const AdminUserRow = T.Object({ ...account, clubs: T.Array(T.String()) })
export type AdminUserRow = Static<typeof AdminUserRow>
export const AdminUser = T.Object({
  ...account,
  /** Whether the link of an activation can be handed over: no mail server sends it. */
  activation_by_hand: T.Boolean(),
  second_step: T.Boolean(),
  sign_ins: T.Integer(),
  last_sign_in: nullable(T.String()),
  memberships: T.Array(
    T.Object({ club_id: Id, club: T.String(), status: T.Integer(), roles: T.Array(T.Integer()) }),
  ),
})
export type AdminUser = Static<typeof AdminUser>

const club = {
  id: Id,
  name: T.String(),
  description: nullable(T.String()),
  country: nullable(T.String()),
  is_individual: T.Boolean(),
  created_at: T.String(),
  plan_id: nullable(Id),
  next_bill_date: nullable(T.String()),
  creator: nullable(T.String()),
  members: T.Integer(),
}
export const AdminClubRow = T.Object({
  ...club,
  plan: nullable(T.String()),
  expired: T.Boolean(),
})
export type AdminClubRow = Static<typeof AdminClubRow>
export const AdminClub = T.Object({
  ...club,
  time_zone: T.String(),
  default_sport_id: T.Integer(),
  creator_id: nullable(Id),
  creator_email: nullable(T.String()),
  extra_features: T.Array(T.Integer()),
  withheld_features: T.Array(T.Integer()),
  /** Sent in the last 24 hours, of as many as the plan allows. */
  invitations: T.Object({ used: T.Integer(), limit: T.Integer() }),
})
export type AdminClub = Static<typeof AdminClub>

export const adminOverview = endpoint({
  method: 'GET',
  path: 'admin/overview',
  access,
  summary: 'Clubs, users, imports, jobs, mails and sign-ins of the platform in numbers',
  reply: data(AdminOverview),
})

export const troubledJobs = endpoint({
  method: 'GET',
  path: 'admin/jobs',
  access,
  summary: 'The latest jobs that failed',
  reply: data(T.Array(TroubledJob)),
})

export const retryJob = endpoint({
  method: 'POST',
  path: 'admin/jobs/{id}/retry',
  access,
  summary: 'Try a job that went wrong again, now',
  params: IdParams,
  reply: Done,
})

export const FailedImport = T.Object({
  id: Id,
  club_id: Id,
  club: T.String(),
  user_id: Id,
  full_name: T.String(),
  message: T.String(),
  created_at: T.String(),
})
export type FailedImport = Static<typeof FailedImport>

export const platformErrors = endpoint({
  method: 'GET',
  path: 'admin/errors',
  access,
  summary:
    'The latest mails that were refused, and files of the last 30 days that could not be read',
  reply: data(T.Object({ mails: T.Array(OutboxMail), imports: T.Array(FailedImport) })),
})
export type PlatformErrors = Static<typeof platformErrors.reply>['data']

export const signIns = endpoint({
  method: 'GET',
  path: 'admin/sign-ins',
  access,
  summary: 'Who signed in when',
  query: T.Object(Page),
  reply: list(SignIn),
})

export const adminUsers = endpoint({
  method: 'GET',
  path: 'admin/users',
  access,
  summary: 'People of the whole platform, by id or by part of address or name',
  query: T.Object({
    ...Page,
    user_id: T.Optional(Id),
    email: T.Optional(Text(254)),
    first_name: T.Optional(Text(100)),
    last_name: T.Optional(Text(100)),
    sort: sortOf(...USER_SORTS),
  }),
  reply: list(AdminUserRow),
})

export const adminUser = endpoint({
  method: 'GET',
  path: 'admin/users/{id}',
  access,
  summary: 'One person with their clubs and sign-ins',
  params: IdParams,
  reply: data(AdminUser),
})

const Account = {
  email: Email,
  first_name: OwnName(100),
  last_name: OwnName(100),
  preferred_language: LanguageCode,
  is_admin: T.Boolean(),
}

export const adminCreateUser = endpoint({
  method: 'POST',
  path: 'admin/users',
  access,
  summary:
    'Create an account; its owner proves the address and sets a password by "forgot password"',
  body: Strict(Account),
  reply: SavedId,
  status: 201,
})

export const adminEditUser = endpoint({
  method: 'PATCH',
  path: 'admin/users/{id}',
  access,
  summary: 'Change what is named of an account; a disabled one is signed out everywhere',
  params: IdParams,
  body: Strict(T.Partial(T.Object({ ...Account, disabled: T.Boolean() })).properties),
  reply: SavedId,
})

export const adminEndSignIns = endpoint({
  method: 'POST',
  path: 'admin/users/{id}/end-sign-ins',
  access,
  summary: 'Sign a person out everywhere',
  params: IdParams,
  reply: data(T.Object({ ended: T.Integer() })),
})

export const adminActivationLink = endpoint({
  method: 'POST',
  path: 'admin/users/{id}/activation-link',
  access,
  summary:
    'The link that opens an account never activated, to hand over where no mail server sends ' +
    'it; earlier ones end, and the audit log has it',
  returnsSecret: true,
  params: IdParams,
  reply: data(T.Object({ link: T.String(), expires_at: T.String() })),
})

export const adminClubs = endpoint({
  method: 'GET',
  path: 'admin/clubs',
  access,
  summary: 'Clubs of the whole platform',
  aboutClub: true,
  query: T.Object({
    ...Page,
    club_id: T.Optional(Id),
    name: T.Optional(Text(120)),
    description: T.Optional(Text(200)),
    country_id: T.Optional(WordOf(...COUNTRIES)),
    plan_ids: T.Optional(IdList),
    sort: sortOf(...CLUB_SORTS),
  }),
  reply: list(AdminClubRow),
})

export const adminClub = endpoint({
  method: 'GET',
  path: 'admin/clubs/{id}',
  access,
  summary: 'One club with its plan',
  params: IdParams,
  reply: data(AdminClub),
})

const Features = T.Array(OneOf(...FEATURE_IDS), { maxItems: 50, uniqueItems: true })
const ClubEntry = Strict({
  name: OwnName(120),
  description: T.Optional(nullable(Prose(2000))),
  country: nullable(WordOf(...COUNTRIES)),
  time_zone: Text(60, 1),
  default_sport_id: Id,
  creator_id: Id,
  plan_id: Id,
  /** The last day paid for. */
  next_bill_date: Day,
  /** Features the club has beyond its plan. */
  extra_features: Features,
  /** Features it does not have whatever its plan; those before stay where none are given. */
  withheld_features: T.Optional(Features),
})
export type ClubEntry = Static<typeof ClubEntry>

export const adminCreateClub = endpoint({
  method: 'POST',
  path: 'admin/clubs',
  access,
  summary: 'Create a club in the name of its creator, who becomes its manager',
  body: ClubEntry,
  reply: SavedId,
  status: 201,
})

export const adminEditClub = endpoint({
  method: 'PATCH',
  path: 'admin/clubs/{id}',
  access,
  summary: 'Change what is named of a club, its creator and its plan',
  params: IdParams,
  body: Strict(T.Partial(ClubEntry).properties),
  reply: SavedId,
})
export type ClubChange = Static<typeof adminEditClub.body>
