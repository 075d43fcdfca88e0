import type { Calls } from './calls.ts'

export type { Calls }
export type CallName = keyof Calls

/** What a call takes besides its address: the types in calls.ts say which parts it has. */
export type Input<K extends CallName> = Omit<Calls[K], 'reply'>
export type Reply<K extends CallName> = Calls[K]['reply']

export type Settings = {
  /** Where Slipway is, without a path: https://slipway.example */
  url: string
  /** A personal API token. */
  token?: string
  /** The selected club. */
  club?: number
  /** Of messages for people; English if not said. */
  language?: 'en' | 'de' | 'fr' | 'zh-cn'
  fetch?: typeof fetch
}

/** The same key and the same content are done once, however often they are sent. */
export type Sending = { idempotencyKey?: string; signal?: AbortSignal }

/** RFC 9457: why a call was refused. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  /** For people, in the language asked for. */
  message: string
  /** For programs. */
  code: string
  /** By the path of a field. */
  errors?: Record<string, string[]>
  /** What others have changed meanwhile. */
  current?: unknown[]
}

export class SlipwayError extends Error {
  override readonly name = 'SlipwayError'
  readonly problem: Problem
  /** Seconds to wait before the next call, where the refusal says so. */
  readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null) {
    super(`${problem.status} ${problem.code}: ${problem.message}`)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

type Optional<K extends CallName> =
  Record<never, never> extends Input<K> ? [input?: Input<K>] : [input: Input<K>]

export type Slipway = {
  /** @throws SlipwayError for a refusal */
  call<K extends CallName>(name: K, ...rest: [...Optional<K>, sending?: Sending]): Promise<Reply<K>>
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
}

/** Calls Slipway as the person of a token, in a club. */
export function slipway(settings: Settings): Slipway {
  const { url, fetch: send = fetch } = settings
  return {
    async call<K extends CallName>(name: K, parts: Parts = {}, sending: Sending = {}) {
      const [method = 'GET', path = ''] = name.split(' ')
      const response = await send(`${url}/api/v2/${addressOf(path, parts)}`, {
        method,
        headers: headersOf(settings, parts, sending),
        ...bodyOf(parts),
        ...(sending.signal && { signal: sending.signal }),
      })
      if (!response.ok) throw await errorOf(response)
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
      return (isJson ? response.json() : response.blob()) as Promise<Reply<K>>
    },
  } as Slipway
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(pairs).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function headersOf(
  { token, club, language }: Settings,
  { body }: Parts,
  { idempotencyKey }: Sending,
): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(club !== undefined && { 'selected-club-id': String(club) }),
    ...(language !== undefined && { 'accept-language': language }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
}

function bodyOf({ body, form }: Parts): { body?: string | FormData } {
  if (body !== undefined) return { body: JSON.stringify(body) }
  if (form === undefined) return {}
  const { file, ...fields } = form
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.append(name, String(value))
  // Fields first: the server decides by them before it takes the file.
  filled.append('file', file as Blob)
  return { body: filled }
}

async function errorOf(response: Response): Promise<SlipwayError> {
  // A proxy may name a day instead of seconds.
  const wait = /^\d+$/.exec(response.headers.get('retry-after') ?? '')
  const isProblem = response.headers.get('content-type')?.includes('json') ?? false
  const problem = isProblem
    ? ((await response.json()) as Problem)
    : withoutProblem(response.status, response.statusText)
  return new SlipwayError(problem, wait && Number(wait[0]))
}

/** Something on the way answered in the place of Slipway. */
const withoutProblem = (status: number, title: string): Problem => ({
  type: 'about:blank',
  title,
  status,
  detail: title,
  instance: '',
  message: title,
  code: 'unknown',
})
