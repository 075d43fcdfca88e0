import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'
import { beginProviderSignIn } from '#contract/people/account-providers.ts'
import type { SignInProvider } from '../../server/sign-in-config.ts'
import type { TestApp } from './app.ts'

/** Who signs in at the provider, and what it says of them. */
export type ProviderAccount = {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export type TestProvider = {
  registration: SignInProvider
  /** Who answers the provider's questions from now on; null: they say no. */
  signedIn: ProviderAccount | null
  /** Goes to the provider like a browser, and answers with the query one is sent back with. */
  answerTo(url: string): Promise<string>
  close(): Promise<void>
}

/**
 * A provider of OpenID Connect that asks nothing. `landings` are the addresses of the sites that
 * are registered.
 */
export async function startProvider(
  key: string,
  landings: readonly string[] = ['http://localhost'],
): Promise<TestProvider> {
  const server = createServer()
  const issuer = await listening(server)
  const clientSecret = 'a secret of this client alone'
  const accounts = new Map<string, ProviderAccount>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'slipway',
        client_secret: clientSecret,
        redirect_uris: landings.map((origin) => `${origin}/sign-in/${key}`),
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...accounts.get(sub), sub }),
    }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the test'] },
  })
  const test: TestProvider = {
    registration: {
      key,
      name: `Club ${key}`,
      issuer,
      clientId: 'slipway',
      clientSecret,
      scope: 'openid email profile',
    },
    signedIn: null,
    answerTo: follow,
    close: () => closed(server),
  }
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    await answer(provider, ctx, test.signedIn, accounts)
  })
  const handle = provider.callback()
  server.on('request', (request, response) => void handle(request, response))
  return test
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** Signs in and agrees at once, or refuses. */
async function answer(
  provider: Provider,
  { req, res }: Pick<KoaContextWithOIDC, 'req' | 'res'>,
  account: ProviderAccount | null,
  accounts: Map<string, ProviderAccount>,
): Promise<void> {
  const { params } = await provider.interactionDetails(req, res)
  if (account === null) {
    const refused = { error: 'access_denied', error_description: 'The person said no.' }
    return provider.interactionFinished(req, res, refused)
  }
  accounts.set(account.sub, account)
  const grant = new provider.Grant({
    accountId: account.sub,
    clientId: String(params['client_id']),
  })
  grant.addOIDCScope('openid email profile')
  const grantId = await grant.save()
  const result = { login: { accountId: account.sub }, consent: { grantId } }
  await provider.interactionFinished(req, res, result)
}

const MOST_STEPS = 8

/** Follows the redirects of the provider, with its cookies, until one leaves it. */
async function follow(start: string): Promise<string> {
  const { origin } = new URL(start)
  const jar = new Map<string, string>()
  let address = start
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`the provider answered ${response.status} at ${address}`)
    address = new URL(next, address).href
    if (!address.startsWith(`${origin}/`)) return new URL(address).search.slice(1)
  }
  throw new Error('the provider led nowhere')
}

let number = 0
/** An account at the provider, of an address nobody else has. */
export const somebody = (): Required<ProviderAccount> => ({
  sub: `subject ${(number += 1)}`,
  email: `rower${number}@club.test`,
  email_verified: true,
  given_name: 'Ida',
  family_name: 'Jensen',
})

/** Begins to sign in, goes to the provider as somebody, and brings back what is to be sent on. */
export async function comeBack(
  app: TestApp,
  provider: TestProvider,
  who: ProviderAccount | null,
): Promise<{ ticket: string; answer: string }> {
  provider.signedIn = who
  const body = { provider: provider.registration.key }
  const { url, ticket } = (await app.ask(beginProviderSignIn, { body }, {})).data
  return { ticket, answer: await provider.answerTo(url) }
}
