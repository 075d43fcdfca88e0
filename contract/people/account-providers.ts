import { endpoint } from '../endpoint.ts'
import { data, nullable, OwnName, Strict, T, Text, WordOf } from '../schema.ts'
import { LanguageCode, SignedIn } from './account.ts'

const access = { level: 'public' } as const

export const ProviderKey = Text(40, 1)
/** What the server has to know again at the next step, sealed; it holds for some minutes. */
export const Ticket = Text(4000, 1)
/** The query with which the provider sent somebody back. */
export const ProviderAnswer = Text(4000)
export const SignInProvider = T.Object({ key: T.String(), name: T.String() })
/** Where the browser goes, and what it brings along when it comes back. */
export const WayToProvider = T.Object({ url: T.String(), ticket: T.String() })

export const beginProviderSignIn = endpoint({
  method: 'POST',
  path: 'login/provider',
  access,
  returnsSecret: true,
  summary: 'Where somebody goes to sign in by their account at a provider of OpenID Connect',
  body: Strict({ provider: ProviderKey }),
  reply: data(WayToProvider),
})

export const finishProviderSignIn = endpoint({
  method: 'POST',
  path: 'login/provider/return',
  access,
  returnsSecret: true,
  summary: 'Sign in by what the provider answered, or learn what is still to be shown or chosen',
  body: Strict({ ticket: Ticket, answer: ProviderAnswer }),
  reply: data(
    T.Object({
      /**
       * second-step: its code is still missing; password: the account with this address is linked
       * once its password is given; new: nobody has the address yet; unknown: the provider says no
       * address that it has confirmed.
       */
      outcome: WordOf('signed-in', 'second-step', 'password', 'new', 'unknown'),
      signed_in: nullable(SignedIn),
      /** Goes along with what is still given. */
      ticket: nullable(T.String()),
      email: nullable(T.String()),
      first_name: nullable(T.String()),
      last_name: nullable(T.String()),
    }),
  ),
})

export const confirmProviderSignIn = endpoint({
  method: 'POST',
  path: 'login/provider/confirm',
  access,
  returnsSecret: true,
  summary:
    'Sign in by a provider with the code of the second step, or link the account of the same ' +
    'address by its password',
  body: Strict({
    ticket: Ticket,
    password: T.Optional(Text(128, 1)),
    otp: T.Optional(Text(12, 1)),
  }),
  reply: SignedIn,
})

export const openProviderAccount = endpoint({
  method: 'POST',
  path: 'login/provider/account',
  access,
  returnsSecret: true,
  summary: 'Open an account without a password for the address a provider has confirmed; signs in',
  body: Strict({
    ticket: Ticket,
    first_name: OwnName(100),
    last_name: OwnName(100),
    preferred_language: LanguageCode,
  }),
  reply: SignedIn,
})
