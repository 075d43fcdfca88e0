import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { PublicRenderer } from '#contract/live/public-view.ts'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import type { FileStore } from './files/store.ts'
import { createGate, type Gate } from './http/gate.ts'
import { problemOf, refusalOf } from './http/problem.ts'
import { Refusal } from './http/refusal.ts'
import { useSerialisation } from './http/serialisation.ts'
import { useValidation } from './http/validation.ts'
import { serveDocs } from './http/openapi.ts'
import { protect, type ThirdParty } from './http/security.ts'
import type { Changes } from './sockets/changes.ts'
import type { SendSamples } from './sockets/send-samples.ts'
import type { Logger } from './log.ts'
import { measure } from './metrics.ts'
import type { Secrets } from './secrets.ts'
import { mountFeatures } from './features.ts'
import { INTERNET, type Outbound } from './outbound/outbound.ts'
import type { PublicPages } from './live/public/open.ts'
import { languageOf } from './text/text.ts'

export type AppParts = {
  database: Pick<Database, 'app'>
  changes: Changes
  sendSamples: SendSamples
  files: FileStore
  log: Logger
  publicUrl: string
  trustProxy: readonly string[]
  map: { tileUrl: string | undefined; attribution: string }
  /** Scripts of others, which the pages may load. */
  thirdParty?: ThirdParty | undefined
  /** Opens /metrics; undefined: to programs of this machine only. */
  metricsToken: string | undefined
  loginsPerMinute: number
  mailsPerHour: number
  /** Kept mails show their links under /admin, as only the demo may. */
  showMailLinks: boolean
  /** Whether a mail server is configured. */
  sendsMail: boolean
  secrets: Secrets
  providers: Config['providers']
  vapid: Config['vapid']
  billing: Config['billing']
  /** The way out to addresses that people give; a test has another. */
  outbound?: Outbound | undefined
  /** Draws the pages for people outside; null where they are not built. */
  renderer?: (() => Promise<PublicRenderer | null>) | undefined
}

const JSON_LIMIT = 1024 * 1024

/**
 * The HTTP side: every call of the contract behind the gate, refusals as problems. Not yet
 * listening, without the web client.
 */
export async function createApp(
  parts: AppParts,
): Promise<{ app: FastifyInstance; gate: Gate; publicPages: PublicPages }> {
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // addresses may hold codes
    childLoggerFactory: (logger) => logger, // none for each request: nothing is logged by request
    bodyLimit: JSON_LIMIT,
    trustProxy: parts.trustProxy.length > 0 ? [...parts.trustProxy] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerWithProblem(error, request, reply as never),
  })
  for (const part of ['caller', 'child', 'newCookie'] as const) app.decorateRequest(part, null)
  useValidation(app)
  useSerialisation(app)
  protect(app, parts)
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { 1: 4 } },
  })
  await app.register(multipart)
  measure(app, parts.metricsToken)
  endConnectionsAtClose(app)

  app.setErrorHandler((error: Error, request, reply) => answerWithProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answerWithProblem(
      new Refusal(knownPath(app, request.url) ? 'method_not_allowed' : 'route_not_found'),
      request,
      reply,
    ),
  )

  const gate = createGate(parts.database.app, parts.changes)
  const settings = {
    ...parts,
    outbound: parts.outbound ?? INTERNET,
    renderer: parts.renderer ?? (async () => null),
  }
  const publicPages = mountFeatures(
    app,
    { pool: parts.database.app, gate, files: parts.files },
    settings,
  )
  serveDocs(app, parts.publicUrl)
  return { app, gate, publicPages }
}

/**
 * Ends connections whose last answer is given while the server closes; they would be kept alive and
 * hold up the close.
 */
function endConnectionsAtClose(app: FastifyInstance): void {
  const state = { closing: false }
  app.addHook('preClose', async () => {
    state.closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (state.closing) void reply.header('connection', 'close')
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
  if (refusal.code === 'internal' && !hasLeft(error))
    request.log.error(
      { err: error, method: request.method, route: request.routeOptions?.url },
      'a request failed',
    )
  else if (refusal.status === 503 && refusal !== error)
    request.log.warn(
      { err: error, method: request.method, route: request.routeOptions?.url },
      'a request could not be served',
    )
  if (refusal.status === 429 || refusal.status === 503)
    void reply.header('retry-after', refusal.extra.retry_after ?? 5)
  const conflict = request.routeOptions?.config?.endpoint?.conflict
  const wordings = request.caller?.club?.wordings ?? []
  const instance = request.url.split('?')[0] ?? ''
  const problem = problemOf(refusal, { language, wordings }, instance)
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
