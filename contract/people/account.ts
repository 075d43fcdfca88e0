import { endpoint } from '../endpoint.ts'
import {
  Done,
  Email,
  Id,
  IdParams,
  Name,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  data,
  OwnName,
} from '../schema.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { PASSWORD_LENGTH } from '#domain/constants/limits.ts'
import { UNIT_SYSTEMS } from '#domain/constants/units.ts'
import { CONSENT_ANSWERS } from '#domain/constants/consent.ts'

export const LanguageCode = WordOf(...LANGUAGES)

export const Me = T.Object({
  id: Id,
  first_name: T.String(),
  last_name: T.String(),
  full_name: T.String(),
  email: T.String(),
  picture: nullable(T.String()),
  is_admin: T.Boolean(),
  /** Single-use ticket for the live channel, valid for two minutes. */
  firebase_password: T.String(),
  created_at: T.String(),
  preferred_language: LanguageCode,
  /** Signed up to found a club and has not yet. */
  founds_club: T.Boolean(),
  /** Is a guardian of somebody. */
  has_children: T.Boolean(),
  /** The units of long distances, weights and temperatures. */
  units: WordOf(...UNIT_SYSTEMS),
  /** An administrator of the platform who has to set up the second step before anything else. */
  lacks_second_step: T.Boolean(),
  /** When an administrator acts in this person's name: until when at most. */
  impersonation_ends: nullable(T.String()),
  /** The last answer on whether others may see health data. */
  health_consent: WordOf('unanswered', ...CONSENT_ANSWERS),
})

/** Names the calling program; never trusted for anything. */
const CLIENT = { client_id: T.Optional(Text(100)), client_secret: T.Optional(Text(200)) }
const Password = Text(PASSWORD_LENGTH.max, PASSWORD_LENGTH.min)
const Code = T.Object({ code: Text(100, 1) })

export const SignedIn = T.Object({
  accessToken: T.String(),
  user: T.Object({
    id: Id,
    first_name: T.String(),
    last_name: T.String(),
    full_name: T.String(),
    email: T.String(),
    preferred_language: LanguageCode,
  }),
})

export const login = endpoint({
  method: 'POST',
  path: 'login',
  access: { level: 'public' },
  summary: 'Sign in with e-mail and password',
  body: Strict({
    username: Text(254, 1),
    password: Text(128, 1),
    grant_type: WordOf('password'),
    client_id: Text(100, 1),
    client_secret: Text(200, 1),
    otp: T.Optional(Text(12, 1)),
  }),
  reply: SignedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: 'logout',
  access: { level: 'user' },
  whileImpersonating: true,
  summary: 'End this sign-in and its live connections',
  reply: Done,
})

/** What a device keeps of a sign-in that it ended without a connection: enough to end it only. */
const Fingerprint = T.String({ pattern: '^[0-9a-f]{64}$' })

export const endSignedOut = endpoint({
  method: 'POST',
  path: 'sign-outs',
  access: { level: 'public' },
  summary:
    'End sign-ins that a device has left without a connection, by the SHA-256 of their tokens',
  body: Strict({ fingerprints: T.Array(Fingerprint, { minItems: 1, maxItems: 50 }) }),
  reply: Done,
})

export const me = endpoint({
  method: 'GET',
  path: 'me',
  access: { level: 'user' },
  byToken: true,
  whileImpersonating: true,
  summary: 'The signed-in person',
  reply: data(Me),
})

export const updateMe = endpoint({
  method: 'PATCH',
  path: 'me',
  access: { level: 'user' },
  summary: 'Change the preferred language',
  body: Strict({ preferred_language: LanguageCode }),
  reply: data(Me),
})

export const register = endpoint({
  method: 'POST',
  path: 'register',
  access: { level: 'public' },
  summary:
    'Sign up; the answer is the same whether the address is known or not, the mail to it is not. ' +
    'Where no mail leaves the server, a sign-up by a link opens the account at once',
  body: Strict({
    first_name: OwnName(100),
    last_name: OwnName(100),
    email: Email,
    /** May be left out where mail leaves the server: it is chosen when the account is opened. */
    password: T.Optional(Password),
    preferred_language: LanguageCode,
    /**
     * Whether a club is to be founded, the account is for one person alone, or for a member of the
     * club that `join` leads to.
     */
    account_type: WordOf('club', 'individual', 'member'),
    /** The link or short code somebody came by: with the account they enter its club, or ask it. */
    join: T.Optional(T.String({ pattern: '^[\\w-]{1,64}$' })),
    time_zone: T.Optional(Text(60)),
    ...CLIENT,
  }),
  returnsSecret: true,
  /** signed_in: the sign-in to an account that is open at once. */
  reply: data(T.Object({ done: T.Boolean(), signed_in: nullable(SignedIn) })),
})

/**
 * Who an activation code belongs to. `current_club_user` is null for a person without a club; a
 * founder's club may not be there yet.
 */
export const ActivationUser = T.Object({
  id: Id,
  email: T.String(),
  first_name: T.String(),
  last_name: T.String(),
  preferred_language: LanguageCode,
  email_verified: T.Boolean(),
  current_club_user: nullable(
    T.Object({
      club_id: nullable(Id),
      status: nullable(T.Integer()),
      club: T.Object({ creator_id: nullable(Id) }),
    }),
  ),
  /**
   * The link by which they signed up, and what they are in its club; without a club when there is
   * no such link, and `ended` when nobody enters by it any more.
   */
  join: nullable(
    T.Object({
      code: T.String(),
      club_id: nullable(Id),
      club_name: nullable(T.String()),
      role_id: nullable(T.Integer()),
      squad: nullable(T.String()),
      status: nullable(T.Integer()),
      ended: T.Boolean(),
    }),
  ),
})

export const getUserData = endpoint({
  method: 'GET',
  path: 'get-user-data/{code}',
  access: { level: 'public' },
  summary: 'Whose account an activation code opens; looking uses nothing up',
  params: Code,
  query: T.Object({
    activation_code: T.Optional(Text(100)),
    grant_type: T.Optional(Text(50)),
    ...CLIENT,
  }),
  reply: T.Object({ data: ActivationUser, status_code: T.Integer() }),
})

export const accountDetails = endpoint({
  method: 'POST',
  path: 'account-details',
  access: { level: 'public' },
  summary: 'Open an account by its activation code, with its final names and password; signs in',
  body: Strict({
    id: Id,
    activation_code: Text(100, 1),
    first_name: OwnName(100),
    last_name: OwnName(100),
    password: Password,
    preferred_language: LanguageCode,
    time_zone: T.Optional(Text(60)),
    ...CLIENT,
  }),
  reply: SignedIn,
})

export const resendActivation = endpoint({
  method: 'POST',
  path: 'resend-activation',
  access: { level: 'public' },
  summary: 'Another activation mail; the answer is the same whether the address is known or not',
  body: Strict({ email: Email, ...CLIENT }),
  reply: Done,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: 'forgot-password',
  access: { level: 'public' },
  summary:
    'A mail to set a new password; the answer is the same whether the address is known or not',
  body: Strict({ email: Email, ...CLIENT }),
  reply: Done,
})

export const passwordReset = endpoint({
  method: 'GET',
  path: 'password-reset/{code}',
  access: { level: 'public' },
  summary: 'Whether a code for a new password still holds; looking uses nothing up',
  params: Code,
  reply: data(T.Object({ valid: T.Boolean() })),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'reset-password',
  access: { level: 'public' },
  summary: 'Set a new password by the code of a mail; ends all sign-ins',
  body: Strict({ code: Text(100, 1), password: Password, ...CLIENT }),
  reply: Done,
})

export const impersonate = endpoint({
  method: 'POST',
  path: 'admin/users/{id}/impersonate',
  access: { level: 'admin' },
  summary:
    'A sign-in as somebody, for half an hour, without health data and notes; the ' +
    'managers of their clubs are notified',
  returnsSecret: true,
  params: IdParams,
  body: Strict({ reason: Name(300) }),
  reply: data(T.Object({ accessToken: T.String(), ends_at: T.String() })),
})
