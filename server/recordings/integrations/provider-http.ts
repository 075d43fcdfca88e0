/** Why a call to a provider failed; the screen has words for each. */
const FAULTS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'unreachable',
  'unexpected',
  'refused',
] as const
export type FaultCode = (typeof FAULTS)[number]

export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  readonly code: FaultCode
  /** seconds to wait, where the provider says so */
  readonly retryAfter: number | null
  constructor(code: FaultCode, retryAfter: number | null = null) {
    super(code)
    this.code = code
    this.retryAfter = retryAfter
  }
}

export type ProviderRequest = {
  method?: 'GET' | 'POST' | 'DELETE'
  query?: Readonly<Record<string, string | undefined>>
  headers?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string>>
  json?: unknown
  /** statuses that are no fault here */
  allows?: readonly number[]
}

type ProviderAnswer = { status: number; headers: Headers; bytes: Uint8Array }

export type ProviderHttp = {
  send(url: string, request?: ProviderRequest): Promise<ProviderAnswer>
  /** The same for an answer that must be JSON. */
  ask(url: string, request?: ProviderRequest): Promise<unknown>
}

type Options = { timeoutMs?: number; mostBytes?: number; heard?: (headers: Headers) => void }

const TIMEOUT_MS = 20_000
const MOST_BYTES = 100 * 1024 * 1024
const MOST_HOPS = 3

/**
 * Calls to the outside: each ends within a time, an answer has a bounded size, and a redirect is
 * followed on the same host only, so that
 * no token travels elsewhere. `heard` gets the headers of every answer, which tell how much may
 * still be asked.
 */
export function providerHttp({
  timeoutMs = TIMEOUT_MS,
  mostBytes = MOST_BYTES,
  heard,
}: Options = {}): ProviderHttp {
  const send: ProviderHttp['send'] = async (url, request = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await follow(addressOf(url, request.query), request, signal)
      heard?.(response.headers)
      const bytes = await bodyOf(response, mostBytes)
      if (!response.ok && !request.allows?.includes(response.status)) throw faultOf(response)
      return { status: response.status, headers: response.headers, bytes }
    } catch (error) {
      throw error instanceof ProviderFault ? error : new ProviderFault('unreachable')
    }
  }
  return {
    send,
    ask: async (url, request) =>
      parse(
        (
          await send(url, {
            ...request,
            headers: { accept: 'application/json', ...request?.headers },
          })
        ).bytes,
      ),
  }
}

function addressOf(url: string, query: ProviderRequest['query'] = {}): URL {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  return address
}

async function follow(
  address: URL,
  { method = 'GET', headers, form, json }: ProviderRequest,
  signal: AbortSignal,
): Promise<Response> {
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json)
  let at = address
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const response = await fetch(at, {
      method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      body,
      signal,
      redirect: 'manual',
    })
    if (response.status < 300 || response.status > 399) return response
    const next = URL.parse(response.headers.get('location') ?? '', at)
    await response.body?.cancel()
    if (method !== 'GET' || next === null || next.origin !== address.origin)
      throw new ProviderFault('unexpected')
    at = next
  }
  throw new ProviderFault('unexpected')
}

async function bodyOf(response: Response, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > most) throw new ProviderFault('unexpected')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function faultOf({ status, headers }: Response): ProviderFault {
  if (status === 401) return new ProviderFault('unauthorized')
  if (status === 403) return new ProviderFault('forbidden')
  if (status === 404 || status === 410) return new ProviderFault('not_found')
  if (status === 429)
    return new ProviderFault('rate_limited', secondsOf(headers.get('retry-after')))
  if (status >= 500) return new ProviderFault('unreachable', secondsOf(headers.get('retry-after')))
  return new ProviderFault(status === 400 ? 'refused' : 'unexpected')
}

const LONGEST_WAIT = 86_400

/** A Retry-After is a number of seconds or a date. */
export function secondsOf(text: string | null, now = Date.now()): number | null {
  if (text === null) return null
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT, Math.max(1, seconds)) : null
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new ProviderFault('unexpected')
  }
}
