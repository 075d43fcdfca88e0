import type { CallInput, Endpoint } from '#contract/endpoint.ts'
import type { TSchema } from 'typebox'

/** What a call is given: the parts its endpoint declares, and the file where it takes one. */
export type ApiInput<E extends Endpoint> = CallInput<E> &
  (E['upload'] extends TSchema ? { file: File } : unknown)

type Parts = { params?: object; query?: object; body?: unknown; upload?: object; file?: File }

const API_BASE = '/api/v2/'

/** A new Idempotency-Key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Path and query of a call, without origin. Fields of the query that are undefined or null are left
 * out.
 */
export function urlOf<E extends Endpoint>(endpoint: E, input?: ApiInput<E>): string {
  const { params, query }: Parts = input ?? {}
  const values = new Map(Object.entries(params ?? {}))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return API_BASE + path + (search.size > 0 ? `?${search}` : '')
}

/**
 * JSON, or for uploads a form whose text fields precede the file, so that a server may read it as
 * it streams in.
 */
export function bodyOf<E extends Endpoint>(
  endpoint: E,
  input?: ApiInput<E>,
): string | FormData | undefined {
  const { body, upload, file }: Parts = input ?? {}
  if (endpoint.upload) return formOf(upload ?? {}, file)
  return body === undefined ? undefined : JSON.stringify(body)
}

function formOf(fields: object, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.set(name, String(value))
  if (file) form.set('file', file, file.name)
  return form
}
