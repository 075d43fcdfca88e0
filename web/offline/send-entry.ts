import type { Endpoint, Method } from '#contract/endpoint.ts'
import { headersFor, problemFrom, submit } from '../api/api.ts'
import { bodyOf, urlOf, type ApiInput } from '../api/request.ts'
import type { OutboxEntry } from './outbox-state.ts'

/** A connection that hangs is none. */
const PATIENCE_MS = 15_000

/** Sends what could not be kept, once; what is wrong with it is shown as for any other call. */
export const sendUnkept = <E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  key: string,
): Promise<unknown> => submit(endpoint, input, { key, limit: PATIENCE_MS })

/** Null when the server has it. */
export async function sendEntry({
  call,
  input,
  club_id,
  key,
}: OutboxEntry): Promise<OutboxEntry['problem']> {
  const endpoint = {
    ...call,
    access: { level: 'user' },
    summary: '',
  } as const satisfies Endpoint & { method: Method }
  const body = bodyOf(endpoint, input as never)
  const headers = headersFor(body)
  headers.set('idempotency-key', key)
  if (club_id !== null) headers.set('selected-club-id', String(club_id))
  const request = {
    method: call.method,
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { body }),
  }
  const response = await fetch(urlOf(endpoint, input as never), request).catch(() => null)
  if (response?.ok) return null
  const refused = problemFrom(response?.status ?? 0, await response?.json().catch(() => null))
  const { status, code, current } = refused
  // An entry has no form whose fields could be marked, so only its first problem is shown.
  const message = Object.values(refused.errors ?? {})[0]?.[0] ?? refused.message
  // The same entry is being worked on for an earlier try.
  if (code === 'idempotency_running') return { status: 0, code, message }
  return { status, code, message, ...(current && { current }) }
}
