import type { Static, TSchema } from 'typebox'
import type { Access } from '#domain/rules/access.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call, declared once: the server mounts it, the client calls it, the access table and the
 * OpenAPI page list it.
 * `path` is relative to /api/v2/ with `{name}` for parameters.
 */
export type Endpoint = {
  method: Method
  path: string
  access: Access
  summary: string
  /** Changes nothing, though it is a POST: open to tokens that only read. */
  reads?: true
  /** About the person, and still open to personal API tokens. */
  byToken?: true
  /** About the person, and still open to an administrator who acts in their name. */
  whileImpersonating?: true
  /**
   * About the person’s health or privacy, or a way out for data that outlasts the act: closed to an
   * administrator who acts in their name, though it belongs to a club.
   */
  notWhileImpersonating?: true
  /**
   * The reply holds a secret, which is not kept for a repetition: an Idempotency-Key changes
   * nothing. It is closed to tokens that only read.
   */
  returnsSecret?: true
  /** The query may name a club that is not the selected one: it is what the call is about. */
  aboutClub?: true
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The body is taken as the bytes it is, whatever its kind: a signature is over these. */
  rawBody?: true
  /** A multipart form with one `file` and these text fields, instead of a JSON body. */
  upload?: TSchema
  /** The file of an upload is read at once, at most 10 MB, and not kept. */
  forgetsFile?: true
  /**
   * The file is a picture of at most 10 MB; its pixels are kept in this shape, and nothing else of
   * it.
   */
  picture?: 'logo' | 'person' | 'photo'
  /** The file is a document of at most 10 MB, of one of the kinds that `domain/wall` names. */
  document?: true
  /** The file is the export of a club: it may be as large as what a person stores. */
  archive?: true
  /**
   * The file is a part, of at most 10 MB, of an upload whose place was kept when it was announced.
   */
  part?: true
  /** The JSON reply; an endpoint that sends a file names its media type instead. */
  reply?: TSchema
  download?: string
  /**
   * What each thing in `current` of a 409 looks like; the refusal of a call that does not say so
   * carries none.
   */
  conflict?: TSchema
  status?: 200 | 201 | 202
  /**
   * Can be done in part: then answered with 206 and a `message` for people beside the reply, and
   * with the message alone where nothing was done.
   */
  partial?: true
}

/** Keeps the literal types of a declaration. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body' | 'upload',
> = E[K] extends TSchema ? { [P in K]: Static<E[K]> } : unknown
type OptionalPart<E extends Endpoint, K extends 'query'> = E[K] extends TSchema
  ? Partial<Static<E[K]>> extends Static<E[K]>
    ? { [P in K]?: Static<E[K]> }
    : { [P in K]: Static<E[K]> }
  : unknown

/** What the handler receives. */
export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Part<E, 'upload'>
/** What the client passes: a query of optional fields may be left out. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> &
  OptionalPart<E, 'query'> &
  Part<E, 'body'> &
  Part<E, 'upload'>
export type Reply<E extends Endpoint> = E['reply'] extends TSchema ? Static<E['reply']> : undefined
