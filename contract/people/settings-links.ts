import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, nullable, Strict, T, Text } from '../schema.ts'
import {
  ProviderAnswer,
  ProviderKey,
  SignInProvider,
  Ticket,
  WayToProvider,
} from './account-providers.ts'

const access = { level: 'user' } as const
/** The current password: people who change how they sign in prove once more who they are. */
const password = Text(128, 1)

export const listLinkedSignIns = endpoint({
  method: 'GET',
  path: 'account/linked-sign-ins',
  access,
  summary: 'The providers by which one may sign in, and one’s own accounts there',
  reply: data(
    T.Object({
      providers: T.Array(SignInProvider),
      links: T.Array(
        T.Object({
          id: Id,
          /** Null of a provider that this installation no longer has. */
          provider: nullable(T.String()),
          /** Of the provider, or its address. */
          name: T.String(),
          email: nullable(T.String()),
          linked_at: T.String(),
          last_used_at: nullable(T.String()),
        }),
      ),
    }),
  ),
})

export const beginLinking = endpoint({
  method: 'POST',
  path: 'account/linked-sign-ins/begin',
  access,
  returnsSecret: true,
  summary: 'Where one goes to link an account at a provider; asks for the password',
  body: Strict({ provider: ProviderKey, password }),
  reply: data(WayToProvider),
})

export const finishLinking = endpoint({
  method: 'POST',
  path: 'account/linked-sign-ins',
  access,
  summary: 'Link the account at a provider that one comes back from',
  body: Strict({ ticket: Ticket, answer: ProviderAnswer }),
  reply: Done,
})

export const endLinkedSignIn = endpoint({
  method: 'POST',
  path: 'account/linked-sign-ins/{id}/end',
  access,
  summary: 'Sign in by an account at a provider no longer; asks for the password',
  params: IdParams,
  body: Strict({ password }),
  reply: Done,
})
