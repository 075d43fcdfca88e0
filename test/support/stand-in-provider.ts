import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ProviderKey } from '#domain/constants/providers.ts'
import type { ProviderRegistration } from '../../server/config.ts'
import { STAND_IN_APIS } from './stand-in-apis.ts'

/** A workout as the stand-in's account holds it. */
export type Workout = { id: string; start: Date; seconds: number; bytes?: Uint8Array }

export type ProviderRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  form: URLSearchParams
  text: string
}
export type ProviderAnswer = {
  status?: number
  json?: unknown
  bytes?: Uint8Array
  headers?: Record<string, string>
}

/** What is behind the address: one person's account, and what was granted of it. */
export type StandInAccount = {
  athlete: string
  workouts: Workout[]
  /** The access and the refresh token that work now; the numbers of those before do not. */
  access: string
  refresh: string
  registered: boolean
  revoked: boolean
  /** Workouts whose files were asked for by a backfill. */
  asked_back: { from: number; to: number }[]
  /** Planned workouts that were sent there, with the day each is for. */
  planned: { id: number; workout: object; day: string | null }[]
}

type Code = { challenge: string | null; redirect_uri: string; used: boolean }

export type StandIn = {
  url: string
  registration: ProviderRegistration
  account: StandInAccount
  asked: ProviderRequest[]
  /** Answers the next call whose path fits in another way than documented. */
  once(path: RegExp, said: ProviderAnswer): void
  /** Answers the next call whose path fits as documented, but only when it is released. */
  hold(path: RegExp): { release: () => void }
  /** Returns where the agreeing person is sent back to: the query of the landing page. */
  agree(authorizeUrl: string, declined?: boolean): Promise<URLSearchParams>
  /** Makes both tokens of now worthless. */
  endAccess(): void
  close(): Promise<void>
}

export const WEBHOOK_SECRET = 'a-word-only-two-know'

/** A server that speaks the documented API of one provider about one account. */
export async function startStandIn(
  provider: ProviderKey,
  workouts: Workout[] = [],
  athlete = '4711',
): Promise<StandIn> {
  const account: StandInAccount = {
    athlete,
    workouts,
    ...fresh(),
    registered: false,
    revoked: false,
    asked_back: [],
    planned: [],
  }
  const codes = new Map<string, Code>()
  const faults: { path: RegExp; said?: ProviderAnswer; released?: Promise<void> }[] = []
  const asked: ProviderRequest[] = []
  const server = createServer((request, response) => {
    void read(request).then(async (ask) => {
      asked.push(ask)
      const at = faults.findIndex(({ path }) => path.test(ask.path))
      const [fault] = at < 0 ? [] : faults.splice(at, 1)
      await fault?.released
      await say(response, fault?.said ?? answer(provider, { account, codes }, ask))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    registration: {
      clientId: 'client-7',
      clientSecret: 'client-secret',
      webhookSecret: WEBHOOK_SECRET,
      url,
      subscriptionKey: provider === 'suunto' ? 'subscription-key' : undefined,
    },
    account,
    asked,
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      faults.push({ path, released: promise })
      return { release: resolve }
    },
    once: (path, said) => void faults.push({ path, said }),
    agree: async (authorizeUrl, declined = false) => {
      const response = await fetch(`${authorizeUrl}${declined ? '&decline=1' : '&agree=1'}`, {
        redirect: 'manual',
      })
      return new URL(response.headers.get('location') ?? url).searchParams
    },
    endAccess: () => void Object.assign(account, fresh()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const fresh = () => ({
  access: `access-${randomBytes(8).toString('hex')}`,
  refresh: `refresh-${randomBytes(8).toString('hex')}`,
})

async function read(request: IncomingMessage): Promise<ProviderRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in')
  const text = (await buffer(request)).toString('utf8')
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    form: new URLSearchParams(text),
    text,
  }
}

async function say(
  response: ServerResponse,
  { status = 200, json, bytes, headers = {} }: ProviderAnswer,
): Promise<void> {
  const type = json === undefined ? 'application/octet-stream' : 'application/json'
  response
    .writeHead(status, { 'content-type': type, ...headers })
    .end(json === undefined ? bytes : JSON.stringify(json))
}

type Behind = { account: StandInAccount; codes: Map<string, Code> }

const AUTHORIZE = /^\/(oauth\/authorize|oauth2Confirm|oauth2\/authorization)$/
const TOKEN =
  /^\/(oauth\/token|oauth\/access_token|v2\/oauth2\/token|di-oauth2-service\/oauth\/token)$/
const BY_BASIC: readonly ProviderKey[] = ['polar', 'suunto']

function answer(provider: ProviderKey, behind: Behind, ask: ProviderRequest): ProviderAnswer {
  if (AUTHORIZE.test(ask.path)) return agreement(behind, ask)
  if (TOKEN.test(ask.path)) return grant(provider, behind, ask)
  const { account } = behind
  if (account.revoked || ask.headers.authorization !== `Bearer ${account.access}`) {
    // Strava takes the token of what is to be ended in the form.
    if (!(ask.path === '/oauth/deauthorize' && ask.form.get('access_token') === account.access))
      return { status: 401, json: { message: 'Authorization Error' } }
  }
  if (
    provider === 'suunto' &&
    ask.path.startsWith('/v2/') &&
    ask.headers['ocp-apim-subscription-key'] !== 'subscription-key'
  )
    return { status: 401, json: { message: 'Access denied due to missing subscription key' } }
  return (
    STAND_IN_APIS[provider](account, ask) ?? { status: 404, json: { message: 'Record Not Found' } }
  )
}

/**
 * The page where a person agrees: two links, or for a test that needs no browser the way back at
 * once.
 */
function agreement({ codes }: Behind, { query }: ProviderRequest): ProviderAnswer {
  const redirect_uri = query.get('redirect_uri') ?? ''
  const state = query.get('state') ?? ''
  const code = randomBytes(12).toString('hex')
  codes.set(code, { challenge: query.get('code_challenge'), redirect_uri, used: false })
  const scope = query.get('scope')
  const yes = `${redirect_uri}?${new URLSearchParams({ state, code, ...(scope && { scope }) })}`
  const no = `${redirect_uri}?${new URLSearchParams({ state, error: 'access_denied' })}`
  if (query.has('agree')) return { status: 302, headers: { location: yes } }
  if (query.has('decline')) return { status: 302, headers: { location: no } }
  const page =
    '<!doctype html><html lang="en"><title>Agree</title><h1>Share your activities?</h1><a ' +
    `href="${escaped(yes)}">Agree</a> <a href="${escaped(no)}">Decline</a></html>`
  return { bytes: Buffer.from(page), headers: { 'content-type': 'text/html' } }
}
const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** Codes are good once, refresh tokens until the next one is given out. */
function grant(
  provider: ProviderKey,
  { account, codes }: Behind,
  { form, headers }: ProviderRequest,
): ProviderAnswer {
  const refused: ProviderAnswer = { status: 400, json: { error: 'invalid_grant' } }
  const basic =
    headers.authorization === `Basic ${Buffer.from('client-7:client-secret').toString('base64')}`
  const inForm =
    form.get('client_id') === 'client-7' && form.get('client_secret') === 'client-secret'
  if (BY_BASIC.includes(provider) ? !basic : !inForm)
    return { status: 401, json: { error: 'invalid_client' } }
  if (form.get('grant_type') === 'refresh_token') {
    if (account.revoked || form.get('refresh_token') !== account.refresh) return refused
  } else {
    const code = codes.get(form.get('code') ?? '')
    if (!code || code.used || !fits(provider, code, form)) return refused
    code.used = true
    account.revoked = false
  }
  Object.assign(account, fresh())
  const { access, refresh, athlete } = account
  const renews = provider === 'polar' ? {} : { refresh_token: refresh }
  const who = {
    strava: { athlete: { id: Number(athlete) } },
    polar: { x_user_id: Number(athlete) },
    suunto: { user: athlete },
    garmin: {},
    concept2: {},
  }[provider]
  return {
    json: { token_type: 'Bearer', access_token: access, expires_in: 21_600, ...renews, ...who },
  }
}

function fits(
  provider: ProviderKey,
  { challenge, redirect_uri }: Code,
  form: URLSearchParams,
): boolean {
  if (provider === 'garmin') {
    const verifier = form.get('code_verifier') ?? ''
    if (challenge !== createHash('sha256').update(verifier).digest('base64url')) return false
  }
  return provider === 'strava' || form.get('redirect_uri') === redirect_uri
}
