import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { Strict, type TSchema } from '#contract/schema.ts'
import { withAccess, type Access, type Pool } from '../db/client.ts'
import { demandRoom } from '../files/held-files.ts'
import type { FileStore } from '../files/store.ts'
import { narrowed } from './assistant.ts'
import { callOf, type Call, type CallBeforeFile } from './call.ts'
import type { CallLimit } from './call-limit.ts'
import { cookieHeader, type Cookie } from './cookies.ts'
import type { Child } from './child.ts'
import { instead } from './elsewhere.ts'
import { authorizeCaller, contextOfCaller, type Caller, type Gate } from './gate.ts'
import { noted } from './impersonation.ts'
import { withinPlan } from './plan-gate.ts'
import { mayAskReplica } from './may-ask-replica.ts'
import { takesKey, withIdempotencyKey } from './idempotency.ts'
import { limitToken } from './rate-limit.ts'
import { type FileReply, type RawJson } from './reply.ts'
import { Refusal } from './refusal.ts'
import { send } from './send.ts'
import type { SharedReply } from './shared-reply.ts'
import {
  bearer,
  refuseBrokenTexts,
  selectedClub,
  withoutClub,
  withoutOtherClub,
} from './request-parts.ts'
import { mostBytesOf, ownerOf, takeFile } from './take-file.ts'
import { receive } from './upload.ts'
import { asWritten } from './written-body.ts'

type Answer<E extends Endpoint> =
  | SharedReply
  | (E extends { download: string } ? FileReply : Reply<E> | RawJson)
type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>
/**
 * `authorize` refuses before the first byte of the file is taken; `handle` runs once all of it is
 * there.
 */
type TakesFile<E extends Endpoint> = {
  authorize: (call: CallBeforeFile<E>) => Promise<void>
  handle: Handle<E>
}
/**
 * What takes long and needs no connection, such as hashing a password, comes first; it returns what
 * is then done with one.
 */
type PreparedHandler<E extends Endpoint> = {
  prepare(call: Omit<Call<E>, keyof Access>): Promise<Handle<E>>
}
type Handler<E extends Endpoint> = E extends { upload: object }
  ? TakesFile<E>
  : Handle<E> | PreparedHandler<E>
type AnyHandler = Handle<Endpoint> | PreparedHandler<Endpoint> | TakesFile<Endpoint>

type EndpointsOf<M> = {
  [K in keyof M as M[K] extends Endpoint ? K : never]: Extract<M[K], Endpoint>
}
/**
 * A handler for every endpoint of a contract file: a forgotten one or a wrong reply does not
 * compile.
 */
export type Handlers<M> = { [K in keyof EndpointsOf<M>]: Handler<EndpointsOf<M>[K]> }

export type MountParts = { pool: Pool; gate: Gate; files: FileStore; tokenCalls: CallLimit }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'access' in value
export const endpointsOf = (contract: object): [string, Endpoint][] =>
  Object.entries(contract).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))

/** Opens every endpoint of one contract file under /api/v2/ behind the gate. */
export function mount<M extends object>(
  app: FastifyInstance,
  parts: MountParts,
  contract: M,
  handlers: Handlers<M>,
): void {
  for (const [name, endpoint] of endpointsOf(contract)) {
    const handler = (handlers as unknown as Record<string, AnyHandler>)[name] as AnyHandler
    const call = { name, endpoint, handler }
    if (endpoint.rawBody) void app.register(async (scope) => open(unparsed(scope), parts, call))
    else open(app, parts, call)
  }
}

function unparsed(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  return scope
}

type Opened = { name: string; endpoint: Endpoint; handler: AnyHandler }

function open(app: FastifyInstance, parts: MountParts, opened: Opened): void {
  const { endpoint } = opened
  const { method, path, status = 200, params, query, body, reply } = endpoint
  app.route({
    method,
    url: `/api/v2/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { endpoint },
    schema: {
      ...(params && { params }),
      querystring: query ? closed(query) : NO_QUERY,
      ...(body && { body }),
      ...(reply && { response: { [status]: reply } }),
    },
    onRequest: async (request, response) => {
      const clubId = isGuardians(endpoint) ? undefined : selectedClub(request)
      const caller = narrowed(await parts.gate.callerOf(bearer(request), clubId))
      limitToken(parts.tokenCalls, caller, response)
      authorizeCaller(endpoint, caller)
      request.caller = caller
      request.child =
        caller && isGuardians(endpoint) ? await parts.gate.childOf(caller, request.params) : null
    },
    preValidation: atOnce((request) => {
      if (!endpoint.upload && request.isMultipart()) throw new Refusal('unsupported_media_type')
      const clubId = clubOf(endpoint, request)
      request.query = withoutOtherClub(endpoint, request, clubId)
      request.body = asWritten(endpoint, withoutClub(request.body, clubId))
    }),
    handler: async (request, response) => {
      // This runs after the validation, which has limited how deep a body goes.
      refuseBrokenTexts({
        headers: request.headers,
        query: request.query,
        body: endpoint.rawBody ? undefined : request.body,
      })
      const answer = await run(parts, opened, request)
      if (request.newCookie) response.header('set-cookie', cookieHeader(request.newCookie))
      return send(response.code(status), answer, endpoint)
    },
  })
}

const NO_QUERY = Strict({})
/** A name that a query does not have is refused, as in a body, unless it says that others may be. */
const closed = (query: TSchema): TSchema =>
  'additionalProperties' in query ? query : { ...query, additionalProperties: false }

/** A step of the way that waits for nothing, without the promise it would cost each request. */
const atOnce =
  (step: (request: FastifyRequest) => void) =>
  (request: FastifyRequest, _reply: FastifyReply, next: (error?: Error) => void): void => {
    try {
      step(request)
    } catch (error) {
      next(error as Error)
      return
    }
    next()
  }

const isGuardians = ({ access }: Endpoint) => access.level === 'guardian'

const clubOf = ({ access }: Endpoint, { caller, child }: FastifyRequest) =>
  access.level === 'member' ? caller?.viewer.club?.id : child?.club.id

type Run = {
  parts: MountParts
  name: string
  endpoint: Endpoint
  request: FastifyRequest
  clubId: number | undefined
}
type Upload = { fields: unknown; file: { sha256: string } }

async function run(
  parts: MountParts,
  { name, endpoint, handler }: Opened,
  request: FastifyRequest,
): Promise<unknown> {
  const running: Run = { parts, name, endpoint, request, clubId: clubOf(endpoint, request) }
  try {
    return await ('authorize' in handler
      ? runWithFile(running, handler)
      : runHandler(running, handler))
  } catch (error) {
    const about = { viewer: request.caller?.viewer, params: request.params }
    throw await instead(error, endpoint, about, (work) =>
      withAccess(parts.pool, contextOf(running), ({ db }) => work(db)),
    )
  }
}

/** Rights before bytes: the connection to the database is given back while the file streams in. */
async function runWithFile(
  running: Run,
  { authorize, handle }: TakesFile<Endpoint>,
): Promise<unknown> {
  const { parts, endpoint, request, clubId } = running
  const owner = ownerOf(endpoint, { club_id: clubId, user_id: request.caller?.viewer.user_id })
  const { fields, file } = await receive(request, {
    schema: endpoint.upload ?? {},
    clubId,
    limit: mostBytesOf(endpoint),
    authorize: (known) =>
      withAccess(parts.pool, contextOf(running), async (access) => {
        await authorize(callOf(running, access, { fields: known }))
        await demandRoom(access.db, owner, 1)
      }),
    take: (content) => takeFile(endpoint, parts, owner, content),
  })
  try {
    return await runHandler(running, handle, { fields, file })
  } finally {
    await file.release()
  }
}

const contextOf = ({ clubId, endpoint, request: { caller } }: Run) => ({
  // What is deleted between two statements of a reply is still in it, and none of them misses it.
  snapshot: endpoint.method === 'GET',
  // What somebody does in another's name is written down.
  fromReplica: mayAskReplica(endpoint) && !caller?.viewer.impersonated,
  ...contextOfCaller(caller, clubId),
})

function runHandler(
  running: Run,
  handler: Handle<Endpoint> | PreparedHandler<Endpoint>,
  upload?: Upload,
): Promise<unknown> {
  const { parts, name, endpoint, request, clubId } = running
  return withAccess(parts.pool, contextOf(running), async (access) => {
    const call = callOf(running, access, upload)
    const handle = typeof handler === 'function' ? handler : await handler.prepare(call)
    const handled = withinPlan(name, request, () => handle(call))
    const work =
      request.caller?.viewer.impersonated && clubId !== undefined
        ? noted(access, clubId, endpoint, handled)
        : handled
    if (!takesKey(endpoint)) return work()
    const content = upload ? { fields: upload.fields, file: upload.file.sha256 } : request.body
    const about = { club: clubId ?? 0, content, reply: endpoint.reply }
    return withIdempotencyKey(access, request, about, work)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The child whose guardian calls. */
    child: Child | null
    newCookie: Cookie | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
