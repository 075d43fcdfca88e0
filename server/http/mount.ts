import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/account.ts'
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts'
import type { TSchema } from '#contract/schema.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { provenClub, withAccess, type Access, type ClubId, type Pool } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { languageOf } from '../text/text.ts'
import { pass, type Caller, type Gate } from './gate.ts'
import { noted } from './impersonation.ts'
import { once } from './idempotency.ts'
import { fileOf, isFile, isRaw, rawText, type FileReply, type RawJson } from './reply.ts'
import { Refusal } from './refusal.ts'
import { bearer, refuseBrokenTexts, refuseUnknownChoices, selectedClub, withoutClub } from './request-parts.ts'
import { hold, keepIn, receive, type ReadFile, type ReceivedFile } from './upload.ts'

type Level<E extends Endpoint> = E['access']['level']
type Who<E extends Endpoint> =
  Level<E> extends 'member'
    ? { viewer: Viewer; caller: Caller; clubId: ClubId; timeZone: string }
    : Level<E> extends 'public'
      ? { ip: string; client: string }
      : { viewer: Viewer; caller: Caller }
type File<E extends Endpoint> = E extends { forgetsFile: true }
  ? { file: ReadFile }
  : E extends { upload: object }
    ? { file: ReceivedFile }
    : unknown

export type RawBody = { bytes: Buffer; headers: IncomingHttpHeaders }
type Raw<E extends Endpoint> = E extends { rawBody: true } ? { rawBody: RawBody } : unknown

/** What a handler gets: the checked input, the database in the caller's context, and who asks. */
export type Call<E extends Endpoint> = Input<E> & Who<E> & File<E> & Raw<E> & Access & { language: Language }
type Answer<E extends Endpoint> = E extends { download: string } ? FileReply : Reply<E> | RawJson
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

type EndpointsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: Extract<M[K], Endpoint> }
/** A handler for every endpoint of a contract file: a forgotten one or a wrong reply does not compile. */
export type Handlers<M> = { [K in keyof EndpointsOf<M>]: Handler<EndpointsOf<M>[K]> }

export type MountParts = { pool: Pool; gate: Gate; files: FileStore; uploadLimit: number }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
export const endpointsOf = (contract: object): [string, Endpoint][] =>
  Object.entries(contract).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))

/** Opens every endpoint of one contract file under /api/v2/ behind the gate. */
export function mount<M extends object>(app: FastifyInstance, parts: MountParts, contract: M, handlers: Handlers<M>): void {
  for (const [name, endpoint] of endpointsOf(contract)) {
    const handler = (handlers as unknown as Record<string, Handler<Endpoint>>)[name] as Handler<Endpoint>
    if (endpoint.rawBody) void app.register(async (scope) => open(unparsed(scope), parts, endpoint, handler))
    else open(app, parts, endpoint, handler)
  }
}

function unparsed(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  return scope
}

function open(app: FastifyInstance, parts: MountParts, endpoint: Endpoint, handler: Handler<Endpoint>): void {
  const { method, path, status = 200, params, query, body, reply } = endpoint
  app.route({
    method,
    url: `/api/v2/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { endpoint },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(reply && { response: { [status]: reply } }),
    },
    onRequest: async (request) => {
      const caller = await parts.gate.callerOf(bearer(request), selectedClub(request))
      pass(endpoint, caller)
      request.caller = caller
    },
    preValidation: atOnce((request) => {
      if (!endpoint.upload && request.isMultipart()) throw new Refusal('unsupported_media_type')
      refuseUnknownChoices(request, query)
      const clubId = clubOf(endpoint, request.caller)
      request.query = withoutClub(request.query, clubId)
      request.body = withoutClub(request.body, clubId)
    }),
    handler: async (request, response) => {
      // After the validation, which has bounded how deep a body goes.
      refuseBrokenTexts({ headers: request.headers, query: request.query, body: endpoint.rawBody ? undefined : request.body })
      const answer = await run(parts, endpoint, handler, request)
      return send(response.code(status), answer, endpoint)
    },
  })
}

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

const HELD_LIMIT = 10 * 1024 * 1024

const received = (
  { files, uploadLimit }: MountParts,
  { forgetsFile }: Endpoint,
  schema: TSchema,
  request: FastifyRequest,
  clubId: number | undefined,
) =>
  forgetsFile
    ? receive(request, schema, { take: hold, limit: HELD_LIMIT, clubId })
    : receive(request, schema, { take: keepIn(files), limit: uploadLimit, clubId })

const clubOf = ({ access }: Endpoint, caller: Caller | null) => (access.level === 'member' ? caller?.viewer.club?.id : undefined)

async function run(parts: MountParts, endpoint: Endpoint, handler: Handler<Endpoint>, request: FastifyRequest): Promise<unknown> {
  const { caller } = request
  const clubId = clubOf(endpoint, caller)
  const upload = endpoint.upload && (await received(parts, endpoint, endpoint.upload, request, clubId))
  const context = { club_id: clubId, user_id: caller?.viewer.user_id, impersonator_id: caller?.impersonator_id ?? undefined }
  return withAccess(parts.pool, context, (access) => {
    // One shape for all calls, which the engine likes; getters for what costs something and few handlers ask for.
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      upload: upload?.fields,
      file: upload?.file,
      get rawBody(): RawBody {
        return { bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), headers: request.headers }
      },
      caller,
      viewer: caller?.viewer,
      timeZone: caller?.club?.time_zone,
      clubId: clubId === undefined ? undefined : provenClub(clubId),
      ask: access.ask,
      get db() {
        return access.db
      },
      get language() {
        return languageOf(request.headers['accept-language'])
      },
      get ip() {
        return request.ip
      },
      get client() {
        return String(request.headers['user-agent'] ?? '').slice(0, 200)
      },
    }
    const answer = () => handler(call as unknown as Call<Endpoint>)
    const work = caller?.viewer.impersonated && clubId !== undefined ? noted(access, clubId, endpoint, answer) : answer
    if (endpoint.method === 'GET' || endpoint.tellsSecret) return work()
    const content = upload ? { fields: upload.fields, file: upload.file.sha256 } : request.body
    return once(access, request, { club: clubId ?? 0, content }, work)
  })
}

function send(response: FastifyReply, answer: unknown, endpoint: Endpoint): unknown {
  if (isRaw(answer))
    return response
      .code(answer.status ?? response.statusCode)
      .type('application/json; charset=utf-8')
      .serializer(String)
      .send(rawText(answer))
  if (!isFile(answer)) return answer
  const { name, content, cache } = fileOf(answer)
  if (cache === 'forever') response.header('cache-control', 'private, max-age=31536000, immutable')
  if (typeof cache === 'object') {
    response.header('cache-control', `private, max-age=${cache.seconds}`).header('etag', cache.etag)
    if (response.request.headers['if-none-match']?.split(/\s*,\s*/).includes(cache.etag)) return response.code(304).send()
  }
  const ascii = name.replaceAll(/[^\w.-]+/g, '-')
  return response
    .type(endpoint.download ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content)
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
