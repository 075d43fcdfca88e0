import type { Configuration } from 'openid-client'
import type { Logger } from '../../log.ts'
import type { SignInProvider } from '../../sign-in-config.ts'
import { Refusal } from '../../http/refusal.ts'
import { discover } from '../../outbound/discover.ts'
import type { Secrets } from '../../secrets.ts'

/** Whose account at a provider somebody has shown to be theirs. */
export type Identity = {
  provider: string
  issuer: string
  subject: string
  /** Only one that the provider has confirmed. */
  email: string | null
  first_name: string
  last_name: string
}

/** Signing in here, or linking with the account of this person. */
type Purpose = 'sign-in' | `link for ${number}`

export type Providers = {
  list: readonly Pick<SignInProvider, 'key' | 'name' | 'issuer'>[]
  /** @throws Refusal not_found; provider_failed while it cannot be reached */
  begin(key: string, purpose: Purpose): Promise<{ url: string; ticket: string }>
  /** @throws Refusal sign_in_stale, sign_in_declined, provider_failed */
  finish(back: { ticket: string; answer: string }, purpose: Purpose): Promise<Identity>
}

type Journey = {
  provider: string
  state: string
  nonce: string
  verifier: string
  ends: number
}

const MINUTE_MS = 60_000
const JOURNEY_MINUTES = 15
/** How long what a provider says of itself is taken as it was. */
const KNOWN_MS = 60 * MINUTE_MS

/** What goes along with a browser: sealed, for one purpose, and for some minutes. */
export function sealTicket(secrets: Secrets, content: object, purpose: string): string {
  const ends = Date.now() + JOURNEY_MINUTES * MINUTE_MS
  return secrets
    .seal(JSON.stringify({ ...content, ends }), `ticket: ${purpose}`)
    .toString('base64url')
}

/** @throws Refusal sign_in_stale when it was made for something else, or has run out */
export function openTicket<T>(secrets: Secrets, ticket: string, purpose: string): T {
  const content = opened<T>(secrets, ticket, purpose)
  if (content === null || content.ends < Date.now()) throw new Refusal('sign_in_stale')
  return content
}

function opened<T>(
  secrets: Secrets,
  ticket: string,
  purpose: string,
): (T & { ends: number }) | null {
  try {
    const text = secrets.open(Buffer.from(ticket, 'base64url'), `ticket: ${purpose}`)
    return JSON.parse(text) as T & { ends: number } // sealed by sealTicket
  } catch {
    return null
  }
}

type Parts = {
  list: readonly SignInProvider[]
  secrets: Secrets
  publicUrl: string
  log: Logger
}

/** The registered providers of OpenID Connect, with PKCE, state and nonce. */
export function providersOf({ list, secrets, publicUrl, log }: Parts): Providers {
  const configOf = keptConfigs()
  const landing = ({ key }: SignInProvider) => `${publicUrl}/sign-in/${key}`

  /** What a provider does wrong is the operator's to see, and no fault of this server. */
  async function ask<T>(provider: SignInProvider, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const refusal = await refusalOf(error)
      if (refusal.code === 'provider_failed')
        log.warn({ err: error, provider: provider.key }, 'a provider could not sign somebody in')
      throw refusal
    }
  }

  function registered(key: string): SignInProvider {
    const provider = list.find((one) => one.key === key)
    if (!provider) throw new Refusal('not_found')
    return provider
  }

  return {
    list,
    async begin(key, purpose) {
      const provider = registered(key)
      const config = await ask(provider, () => configOf(provider))
      const { url, journey } = await wayTo(provider, config, landing(provider))
      return { url, ticket: sealTicket(secrets, journey, purpose) }
    },
    async finish({ ticket, answer }, purpose) {
      const journey = openTicket<Journey>(secrets, ticket, purpose)
      const provider = registered(journey.provider)
      const back = new URL(landing(provider))
      back.search = answer
      if (back.searchParams.get('state') !== journey.state) throw new Refusal('sign_in_stale')
      return ask(provider, async () =>
        identityOf(provider, await configOf(provider), journey, back),
      )
    },
  }
}

/** What each provider says of itself; one that did not answer is asked again the next time. */
function keptConfigs(): (provider: SignInProvider) => Promise<Configuration> {
  const known = new Map<string, { config: Promise<Configuration>; since: number }>()
  return (provider) => {
    const kept = known.get(provider.key)
    if (kept && kept.since > Date.now() - KNOWN_MS) return kept.config
    const config = discover(provider)
    known.set(provider.key, { config, since: Date.now() })
    config.catch(() => known.delete(provider.key))
    return config
  }
}

/** Where somebody is sent, and what has to be known again when they come back. */
async function wayTo(provider: SignInProvider, config: Configuration, redirect_uri: string) {
  const client = await import('openid-client')
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, journey: { provider: provider.key, state, nonce, verifier } }
}

async function identityOf(
  provider: SignInProvider,
  config: Configuration,
  { state, nonce, verifier }: Journey,
  back: URL,
): Promise<Identity> {
  const client = await import('openid-client')
  const tokens = await client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (!token) throw new Error('the provider sent no ID token')
  // Some say only at their userinfo endpoint who somebody is.
  const asksMore =
    token['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  const said = asksMore
    ? { ...token, ...(await client.fetchUserInfo(config, tokens.access_token, token.sub)) }
    : token
  const text = (name: string) => (typeof said[name] === 'string' ? said[name].trim() : '')
  const isConfirmed = said['email_verified'] === true && text('email').length <= 254
  const words = text('name').split(/\s+/)
  return {
    provider: provider.key,
    issuer: token.iss,
    subject: token.sub,
    email: (isConfirmed && text('email').toLowerCase()) || null,
    first_name: (text('given_name') || words.slice(0, -1).join(' ')).slice(0, 100),
    last_name: (text('family_name') || words.at(-1) || '').slice(0, 100),
  }
}

/** Which of the refusals it is: somebody said no, came too late, or the provider did not do its part. */
async function refusalOf(error: unknown): Promise<Refusal> {
  if (error instanceof Refusal) return error
  const client = await import('openid-client')
  if (error instanceof client.AuthorizationResponseError)
    return new Refusal(error.error === 'access_denied' ? 'sign_in_declined' : 'provider_failed')
  // A code that was used already, or too late.
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_grant')
    return new Refusal('sign_in_stale')
  return new Refusal('provider_failed')
}
