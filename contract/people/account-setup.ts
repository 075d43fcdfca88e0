import { COUNTRIES } from '#domain/constants/countries.ts'
import { DEMO_ROLES } from '#domain/constants/demo-roles.ts'
import { PASSWORD_LENGTH } from '#domain/constants/limits.ts'
import { endpoint } from '../endpoint.ts'
import { data, Email, Id, nullable, OwnName, Strict, T, Text, WordOf } from '../schema.ts'
import { SignInProvider } from './account-providers.ts'
import { LanguageCode, SignedIn } from './account.ts'

const DemoRole = WordOf(...DEMO_ROLES)

const DemoClub = T.Object({
  name: T.String(),
  /** How many people are in it. */
  people: T.Integer(),
  /** The time of day at which everything is as it was at first; null where nothing is reset. */
  resets_at: nullable(T.String()),
  visitors: T.Array(T.Object({ role: DemoRole, full_name: T.String() })),
})

export const setupState = endpoint({
  method: 'GET',
  path: 'setup',
  access: { level: 'public' },
  summary: 'Whether this installation waits for its first account, and what that takes',
  reply: data(
    T.Object({
      is_open: T.Boolean(),
      /** Opened from another machine it takes the code that the start of the server prints. */
      needs_code: T.Boolean(),
      sends_mail: T.Boolean(),
      /** By whose accounts people may sign in. */
      sign_in_providers: T.Array(SignInProvider),
      /** Whose place a visitor may take with one click; null where this is no demo. */
      demo: nullable(DemoClub),
    }),
  ),
})

export const setUp = endpoint({
  method: 'POST',
  path: 'setup',
  access: { level: 'public' },
  summary:
    'Make the first account of an installation, its administrator, with a club that it runs; ' +
    'signs in, and is not found from then on',
  body: Strict({
    code: T.Optional(Text(40)),
    first_name: OwnName(100),
    last_name: OwnName(100),
    email: Email,
    password: Text(PASSWORD_LENGTH.max, PASSWORD_LENGTH.min),
    preferred_language: LanguageCode,
    club_name: OwnName(120),
    country: nullable(WordOf(...COUNTRIES)),
    time_zone: Text(60, 1),
    default_sport_id: Id,
  }),
  reply: SignedIn,
})

export const enterDemo = endpoint({
  method: 'POST',
  path: 'setup/demo-visit',
  access: { level: 'public' },
  summary: 'Take the place of somebody in the demo club, without a password; only in a demo',
  body: Strict({ role: DemoRole }),
  reply: SignedIn,
})
