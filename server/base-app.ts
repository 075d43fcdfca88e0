import compress from '@fastify/compress'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { problemOf, refusalOf } from './http/problem.ts'
import { Refusal } from './http/refusal.ts'
import { nameRequests, requestIdOf } from './http/request-id.ts'
import { logRequests } from './http/request-log.ts'
import { protect, type ThirdParty } from './http/security.ts'
import type { Logger } from './log.ts'
import { timeRequests } from './metrics/serve-metrics.ts'
import { languageOf } from './text/text.ts'

/** What answers by HTTP in any role. */
export type BaseParts = {
  log: Logger
  publicUrl: string
  trustProxy: readonly string[]
  map: { tileUrl: string | undefined; attribution: string }
  /** Scripts of others, which the pages may load. */
  thirdParty?: ThirdParty | undefined
  /** Whether the server is about to end. */
  isDraining?: (() => boolean) | undefined
}

const JSON_LIMIT = 1024 * 1024

/** A server without any route: it names, times and logs requests, and refuses by problems. */
export async function createBase(parts: BaseParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // addresses may hold codes
    childLoggerFactory: (logger) => logger, // the log itself knows the request
    genReqId: requestIdOf,
    bodyLimit: JSON_LIMIT,
    trustProxy: parts.trustProxy.length > 0 ? [...parts.trustProxy] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what was let in is served
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerWithProblem(error, request, reply as never),
  })
  nameRequests(app)
  protect(app, parts)
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { 1: 4 } },
  })
  timeRequests(app)
  logRequests(app)
  endConnectionsAtClose(app, parts.isDraining)

  app.setErrorHandler((error: Error, request, reply) => answerWithProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answerWithProblem(
      new Refusal(knownPath(app, request.url) ? 'method_not_allowed' : 'route_not_found'),
      request,
      reply,
    ),
  )
  return app
}

/**
 * Ends connections whose last answer is given while the server closes or is about to; they would be
 * kept alive and hold up the close.
 */
function endConnectionsAtClose(app: FastifyInstance, isDraining = () => false): void {
  const state = { closing: false }
  app.addHook('preClose', async () => {
    state.closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (state.closing || isDraining()) void reply.header('connection', 'close')
    next()
  })
}

type Request = Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[1]
type Response = Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2]

/** Whether the answer was being sent to somebody who went away. */
const hasLeft = (error: Error) => 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

function answerWithProblem(error: Error, request: Request, reply: Response): unknown {
  const language = languageOf(request.headers['accept-language'])
  const refusal = refusalOf(error, language)
  const line = {
    err: error,
    request_id: request.id,
    method: request.method,
    route: request.routeOptions?.url,
  }
  if (refusal.code === 'internal' && !hasLeft(error)) request.log.error(line, 'a request failed')
  else if (refusal.status === 503 && refusal !== error)
    request.log.warn(line, 'a request could not be served')
  // A request that no route takes has met no hook.
  void reply.header('x-request-id', request.id)
  if (refusal.status === 429 || refusal.status === 503)
    void reply.header('retry-after', refusal.extra.retry_after ?? 5)
  const conflict = request.routeOptions?.config?.endpoint?.conflict
  const wordings = request.caller?.club?.wordings ?? []
  const instance = request.url.split('?')[0] ?? ''
  const problem = problemOf(refusal, { language, wordings }, { instance, request_id: request.id })
  const text = JSON.stringify(conflict ? problem : { ...problem, current: undefined })
  return reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(String)
    .send(text)
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
/** Whether there is a call at this address by another method. The pages take any address. */
const knownPath = (app: FastifyInstance, url: string) =>
  url.startsWith('/api/') &&
  METHODS.some((method) => {
    const route = app.findRoute({ method, url: url.split('?')[0] ?? '' })
    return route !== null && !('*' in (route.params ?? {}))
  })
