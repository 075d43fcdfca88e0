import { endpoint } from './endpoint.ts'
import { Done, Id, nullable, Strict, T, Text, WordOf, data } from './schema.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const
export type Language = (typeof LANGUAGES)[number]
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
  reply: T.Object({
    accessToken: T.String(),
    user: T.Object({
      id: Id,
      first_name: T.String(),
      last_name: T.String(),
      full_name: T.String(),
      email: T.String(),
      preferred_language: LanguageCode,
    }),
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: 'logout',
  access: { level: 'user' },
  summary: 'End this sign-in and its live connections',
  reply: Done,
})

export const me = endpoint({ method: 'GET', path: 'me', access: { level: 'user' }, summary: 'The signed-in person', reply: data(Me) })

export const updateMe = endpoint({
  method: 'PATCH',
  path: 'me',
  access: { level: 'user' },
  summary: 'Change the preferred language',
  body: Strict({ preferred_language: LanguageCode }),
  reply: data(Me),
})
