import { LanguageCode, Me } from './account.ts'
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
  type Static,
  OwnName,
} from '../schema.ts'
import { PASSWORD_LENGTH } from '#domain/constants/limits.ts'
import { UNIT_SYSTEMS } from '#domain/constants/units.ts'

const user = { level: 'user' } as const
/** The current password: people who change how they sign in prove once more who they are. */
const password = Text(128, 1)

export const accountSettings = endpoint({
  method: 'GET',
  path: 'account',
  access: user,
  summary: 'How one signs in: the second step and the codes left for it',
  reply: data(
    T.Object({ email: T.String(), second_step: T.Boolean(), recovery_codes_left: T.Integer() }),
  ),
})

export const updateNames = endpoint({
  method: 'PATCH',
  path: 'account',
  access: user,
  summary: 'Change the own names, language and units',
  body: Strict({
    first_name: OwnName(100),
    last_name: OwnName(100),
    preferred_language: LanguageCode,
    units: T.Optional(WordOf(...UNIT_SYSTEMS)),
  }),
  reply: data(Me),
})

export const changePassword = endpoint({
  method: 'POST',
  path: 'account/password',
  access: user,
  summary: 'Change the password; ends all other sign-ins and personal tokens',
  body: Strict({ password, new_password: Text(PASSWORD_LENGTH.max, PASSWORD_LENGTH.min) }),
  reply: Done,
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: 'account/email',
  access: user,
  summary: 'Ask to sign in with another address; a mail to it asks for confirmation',
  body: Strict({ password, email: Email }),
  reply: Done,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'account/email/confirm',
  access: user,
  summary: 'Confirm the new address by the code of the mail; the old one is notified',
  body: Strict({ code: Text(100, 1) }),
  reply: data(Me),
})

export const listSignIns = endpoint({
  method: 'GET',
  path: 'account/sign-ins',
  access: user,
  summary: 'The devices one is signed in on, the last used first',
  reply: data(
    T.Array(
      T.Object({
        id: Id,
        client: T.String(),
        created_at: T.String(),
        last_used_at: T.String(),
        current: T.Boolean(),
      }),
    ),
  ),
})

export const endSignIn = endpoint({
  method: 'DELETE',
  path: 'account/sign-ins/{id}',
  access: user,
  summary: 'End a sign-in of one’s own, with its live connections',
  params: IdParams,
  reply: Done,
})

const TokenScope = WordOf('read', 'write')
const ApiToken = T.Object({
  id: Id,
  name: T.String(),
  club_id: nullable(Id),
  scope: TokenScope,
  created_at: T.String(),
  last_used_at: T.String(),
  expires_at: T.String(),
})
export type ApiToken = Static<typeof ApiToken>

export const listTokens = endpoint({
  method: 'GET',
  path: 'account/tokens',
  access: user,
  summary: 'Personal API tokens, the newest first',
  reply: data(T.Array(ApiToken)),
})

export const createToken = endpoint({
  method: 'POST',
  path: 'account/tokens',
  returnsSecret: true,
  access: user,
  summary: 'A personal API token for a club, or for all of one’s clubs; shown this once',
  body: Strict({
    name: Name(80),
    only_club: nullable(Id),
    scope: TokenScope,
    days: T.Integer({ minimum: 1, maximum: 366 }),
  }),
  reply: data(T.Object({ id: Id, token: T.String() })),
  status: 201,
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: 'account/tokens/{id}',
  access: user,
  summary: 'End a personal API token',
  params: IdParams,
  reply: Done,
})

export const beginSecondStep = endpoint({
  method: 'POST',
  path: 'account/second-step',
  returnsSecret: true,
  access: user,
  summary:
    'A new secret for an authenticator app, as text and as a QR code; nothing is ' +
    'on before it is confirmed',
  body: Strict({ password }),
  reply: data(T.Object({ secret: T.String(), uri: T.String(), qr_svg: T.String() })),
})

export const confirmSecondStep = endpoint({
  method: 'POST',
  path: 'account/second-step/confirm',
  returnsSecret: true,
  access: user,
  summary: 'Switch the second step on by a code of the app; ten recovery codes, shown this once',
  body: Strict({ code: Text(12, 6) }),
  reply: data(T.Object({ recovery_codes: T.Array(T.String()) })),
})

export const endSecondStep = endpoint({
  method: 'POST',
  path: 'account/second-step/end',
  access: user,
  summary: 'Switch the second step off',
  body: Strict({ password }),
  reply: Done,
})

export const uploadPicture = endpoint({
  method: 'POST',
  path: 'account/picture',
  access: user,
  summary:
    'The own picture from a photograph: cut to a square of 256 pixels, ' +
    'without what else the file says',
  upload: Strict({}),
  picture: 'person',
  reply: data(Me),
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: 'account/picture',
  access: user,
  summary: 'Take the own picture away',
  reply: data(Me),
})

export const picture = endpoint({
  method: 'GET',
  path: 'pictures/{code}',
  access: { level: 'public' },
  summary: 'The picture of a person, for anyone who has its address',
  params: T.Object({ code: Text(60, 1) }),
  download: 'image/webp',
})
