import type { Endpoint, Method, Reply } from '#contract/endpoint.ts'
import type { Problem } from '#contract/errors.ts'
import { queryOptions } from '@tanstack/react-query'
import { currentLanguage, t, waitForTexts } from '../i18n/i18n.ts'
import { ApiProblem } from './api-problem.ts'
import { freshOrKept, READ_MS } from './kept-first.ts'
import { queryClient } from './query-client.ts'
import { bodyOf, urlOf, type ApiInput } from './request.ts'
import { notify } from '../shell/notices.ts'
import { react } from '../shell/reactions.ts'
import { accessToken, selectedClubId } from '../shell/session-store.ts'
import { noteServerTime } from '../format/server-clock.ts'

export type ApiOptions = {
  signal?: AbortSignal
  /** After so many milliseconds without an answer the server counts as out of reach. */
  limit?: number
  /** Statuses the caller shows itself (such as a form its 400); no notice appears for them. */
  own?: readonly number[]
  /**
   * The key of a write that must not happen twice: if it is sent again under the same key, it
   * returns the first answer again.
   */
  key?: string
}

// Endpoints without input need no second argument.
type Args<E extends Endpoint> =
  object extends ApiInput<E>
    ? [input?: ApiInput<E>, options?: ApiOptions]
    : [input: ApiInput<E>, options?: ApiOptions]

/**
 * Calls the server. Throws `ApiProblem` after the shell has reacted to it (sign-out, unauthorized
 * page, notice …).
 */
export async function api<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Args<E>
): Promise<Reply<E>> {
  return submit(endpoint, input, options)
}

/** The same for code that knows the input as one value, whatever the endpoint. */
export async function submit<E extends Endpoint>(
  endpoint: E,
  input?: ApiInput<E>,
  options?: ApiOptions,
): Promise<Reply<E>> {
  try {
    return await call(endpoint, input, options)
  } catch (error) {
    if (error instanceof ApiProblem && !options?.own?.includes(error.status))
      react(error, asMethod(endpoint))
    throw error
  }
}

/** Options for `useQuery` and friends. Failures are reacted to once, after the last try. */
export function query<E extends Endpoint>(endpoint: E, ...[input, options]: Args<E>) {
  return queryOptions(readingOf(endpoint, input, options))
}

/** What a screen declares to need: the same as `query`, whatever the endpoint gives. */
export type Need<Data = unknown> = {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  meta: { own: readonly number[] }
  staleTime?: number
}
export const need = <E extends Endpoint>(endpoint: E, ...[input, options]: Args<E>): Need =>
  readingOf(endpoint, input, options)
/** The same for code that knows the input as one value. */
export const needOf = <E extends Endpoint>(endpoint: E, input: ApiInput<E>): Need<Reply<E>> =>
  readingOf(endpoint, input)

function readingOf<E extends Endpoint>(endpoint: E, input?: ApiInput<E>, options?: ApiOptions) {
  const queryKey = keyOf(endpoint, input)
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const fresh = call(endpoint, input, { signal, limit: READ_MS })
      return freshOrKept(fresh, queryKey)
    },
    meta: { own: options?.own ?? [] },
  }
}

/** Fetches again what is on screen of these calls, whatever their input, and forgets the rest. */
export async function invalidate(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: [nameOf(endpoint)] })),
  )
}

/** Fetches a file to be shown on the page. Failures are the caller's to show. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Args<E>
): Promise<Blob> {
  return (await send(endpoint, input, options)).blob()
}

/**
 * A file to be read on the spot: without the detour by a Blob, which the browser keeps elsewhere.
 */
export async function fetchBytes<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Args<E>
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await send(endpoint, input, options)).arrayBuffer())
}

/** Fetches a file and hands it to the browser's own saving, under the name the server gives. */
export async function download<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Args<E>
): Promise<void> {
  try {
    const response = await send(endpoint, input, options)
    save(
      await response.blob(),
      fileNameOf(response) ?? endpoint.path.split('/').at(-1) ?? 'download',
    )
  } catch (error) {
    if (error instanceof ApiProblem && !options?.own?.includes(error.status))
      react(error, asMethod(endpoint))
    throw error
  }
}

/** A POST that only reads is a GET to who asks: what it asks for is too long for an address. */
const asMethod = ({ method, reads }: Endpoint): Method => (reads ? 'GET' : method)

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

/** What belongs to a club is cached per club; what belongs to the person is not. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: ApiInput<E>) {
  const club = endpoint.access.level === 'member' ? selectedClubId() : null
  return [nameOf(endpoint), input ?? {}, club] as const
}

async function call<E extends Endpoint>(
  endpoint: E,
  input?: ApiInput<E>,
  options: ApiOptions = {},
): Promise<Reply<E>> {
  const response = await send(endpoint, input, options)
  const body: unknown = await response.json()
  if (endpoint.partial && hasMessage(body)) notify('error', body.message, { persistent: true })
  return body as Reply<E>
}

async function send<E extends Endpoint>(
  endpoint: E,
  input?: ApiInput<E>,
  options: ApiOptions = {},
): Promise<Response> {
  const body = bodyOf(endpoint, input)
  const headers = headersFor(body)
  if (options.key !== undefined) headers.set('idempotency-key', options.key)
  const giveUp = new AbortController()
  const timer = options.limit === undefined ? 0 : setTimeout(() => giveUp.abort(), options.limit)
  const request = {
    method: endpoint.method,
    headers,
    signal: AbortSignal.any([giveUp.signal, ...(options.signal ? [options.signal] : [])]),
    ...(body !== undefined && { body }),
  }
  const response = await fetch(urlOf(endpoint, input), request)
    .catch(async (error: unknown) => {
      if (options.signal?.aborted) throw error
      await waitForTexts()
      throw new ApiProblem(
        { status: 0, code: 'unavailable', message: t('offline') },
        giveUp.signal.aborted,
      )
    })
    .finally(() => clearTimeout(timer))
  noteServerTime(response)
  if (!response.ok) throw await problemOf(response)
  return response
}

/** What every call carries: who asks, for which club, in which language. */
export function headersFor(body: string | FormData | undefined): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  const token = accessToken()
  const club = selectedClubId()
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (club !== null) headers.set('selected-club-id', String(club))
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  return headers
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  await waitForTexts()
  return problemFrom(response.status, body)
}

/** The problem that a refusal's body describes, or a general one if it describes none. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  if (hasMessage(body) && 'code' in body)
    return new ApiProblem({ ...(body as unknown as Problem), status })
  return new ApiProblem({ status, code: 'internal', message: t('serverTrouble') })
}

const hasMessage = (body: unknown): body is { message: string } =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

function fileNameOf(response: Response): string | undefined {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined
    ? /filename="?([^";]+)"?/i.exec(disposition)?.[1]
    : decodeURIComponent(encoded)
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
