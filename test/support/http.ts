import { Agent, request as askByHttp } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Ajv } from 'ajv'
import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts'
import { Problem } from '#contract/errors.ts'
import type { CatchUp } from './catch-up.ts'

/** The caller: the sign-in, the selected club, the language of messages. */
export type As = { token?: string | undefined; club?: number | undefined; language?: string }
export type Answer = {
  status: number
  headers: Headers
  bytes: Buffer
  text: string
  json: unknown
}
export type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  upload?: Record<string, unknown>
  file?: { bytes: Uint8Array; name?: string }
}
type CallOptions = { as?: As; json?: unknown; raw?: Body; headers?: Record<string, string> }

type Body = string | Uint8Array | FormData
type Sent = { method: string; headers: Record<string, string>; body?: Body | undefined }
type Received = Pick<Answer, 'status' | 'headers' | 'bytes'>

const agent = new Agent({ keepAlive: true })

/** What fetch does with a third of its work: nothing is compressed, and no redirect followed. */
async function exchange(address: string, { method, headers, body }: Sent): Promise<Received> {
  const form = body instanceof FormData ? new Response(body) : undefined
  const type = form?.headers.get('content-type')
  const content = form ? await form.bytes() : (body as Exclude<Body, FormData> | undefined)
  return new Promise((resolve, reject) => {
    const asked = askByHttp(
      address,
      { method, agent, headers: { ...(type && { 'content-type': type }), ...headers } },
      (response) => {
        const { statusCode = 0, headersDistinct } = response
        const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        buffer(response).then(
          (bytes) => resolve({ status: statusCode, headers: new Headers(pairs), bytes }),
          reject,
        )
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server had ended a connection that was kept: nothing of this request arrived.
      if (asked.reusedSocket && error.code === 'ECONNRESET')
        exchange(address, { method, headers, body }).then(resolve, reject)
      else reject(error)
    })
    asked.end(content)
  })
}

/** One request to `path`, below /api/v2/ unless it starts with a slash. */
async function request(
  url: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { as = {}, json, raw, headers = {} } = options
  const answer = await exchange(path.startsWith('/') ? `${url}${path}` : `${url}/api/v2/${path}`, {
    method,
    headers: {
      'user-agent': 'node',
      // The same for all, so that two answers are alike where they say the same.
      'x-request-id': 'test',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(as.token !== undefined && { authorization: `Bearer ${as.token}` }),
      ...(as.club !== undefined && { 'selected-club-id': String(as.club) }),
      ...(as.language !== undefined && { 'accept-language': as.language }),
      ...headers,
    },
    body: json === undefined ? raw : JSON.stringify(json),
  })
  const text = answer.bytes.toString('utf8')
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  return { ...answer, text, json: isJson ? JSON.parse(text) : undefined }
}

/** The address of an endpoint with its parameters filled in. */
function pathOf({ path }: Endpoint, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

export function formOf({ upload = {}, file }: Parts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(upload)) form.append(name, String(value))
  if (file) form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name ?? 'row.fit')
  return form
}

export type Client = {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Sends what the contract declares and hands back the bare answer. */
  send(endpoint: Endpoint, parts: Parts, as: As, headers?: Record<string, string>): Promise<Answer>
  /** The reply of a call that must succeed. */
  ask<E extends Endpoint>(endpoint: E, input: CallInput<E>, as: As): Promise<Reply<E>>
  /** The problem of a call that must be refused. */
  refused(endpoint: Endpoint, input: Parts, as: As): Promise<Problem>
}

const AT_ONCE: CatchUp = { note: () => {}, settle: () => Promise.resolve() }

/** Every request of it waits until the server has heard of what was changed before. */
export function clientOf(url: string, { note, settle }: CatchUp = AT_ONCE): Client {
  const call: Client['call'] = async (method, path, options) => {
    await settle()
    const answer = await request(url, method, path, options)
    if (method !== 'GET') note()
    return answer
  }
  const send: Client['send'] = (endpoint, parts, as, headers = {}) =>
    call(endpoint.method, pathOf(endpoint, parts), {
      as,
      headers: { ...parts.headers, ...headers },
      ...((endpoint.body ?? endpoint.rawBody) && { json: parts.body }),
      ...(endpoint.upload && { raw: formOf(parts) }),
    })
  return {
    send,
    call,
    async ask(endpoint, input, as) {
      const answer = await send(endpoint, input as Parts, as)
      if (answer.status !== (endpoint.status ?? 200))
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${answer.status}: ` +
            `${answer.text.slice(0, 500)}`,
        )
      return answer.json as Reply<typeof endpoint>
    },
    async refused(endpoint, input, as) {
      return problemOf(await send(endpoint, input, as))
    },
  }
}

const isProblem = new Ajv({ strict: false }).compile(Problem)

/** The body of a refusal. @throws when it is not the one shape every refusal has */
export function problemOf(answer: Answer): Problem {
  if (
    answer.status < 400 ||
    !/^application\/problem\+json\b/.test(answer.headers.get('content-type') ?? '') ||
    !isProblem(answer.json)
  )
    throw new Error(
      `not a problem: ${answer.status} ${answer.headers.get('content-type')} ` +
        `${answer.text.slice(0, 300)}`,
    )
  const problem = answer.json as Problem
  if (problem.status !== answer.status || problem.message === '' || problem.title === '')
    throw new Error(`a problem that does not say what it is: ${answer.text.slice(0, 300)}`)
  return problem
}

/** Of some values those whose names the query of a call knows, since others would be refused. */
export function knownBy({ query }: Endpoint, values: Record<string, unknown>) {
  const { properties = {} } = (query ?? {}) as { properties?: object }
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in properties))
}
