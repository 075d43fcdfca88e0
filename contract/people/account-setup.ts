import { COUNTRIES } from '#domain/constants/countries.ts'
import { PASSWORD_LENGTH } from '#domain/constants/limits.ts'
import { endpoint } from '../endpoint.ts'
import { data, Email, Id, nullable, OwnName, Strict, T, Text, WordOf } from '../schema.ts'
import { LanguageCode, SignedIn } from './account.ts'

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
