import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'
import { isFromHere } from './http/from-here.ts'
import { bearer } from './http/request-parts.ts'
import { demand } from './http/refusal.ts'

const requests = new Histogram({
  name: 'slipway_http_request_seconds',
  help: 'Duration of HTTP requests by method, route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
})

const isSame = (given: string, token: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))

/**
 * With a token, only someone who has it may read the metrics; without one, only this machine may,
 * whatever proxies are trusted.
 */
function demandScraper(request: FastifyRequest, token: string | undefined): void {
  if (token === undefined) demand(isFromHere(request), 'forbidden')
  else demand(isSame(bearer(request) ?? '', token), 'unauthenticated')
}

/** Times every request by route pattern, never by address, and serves /metrics. */
export function measure(app: FastifyInstance, token: string | undefined): void {
  app.addHook('onResponse', (request, reply, next) => {
    requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    )
    next()
  })
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    demandScraper(request, token)
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}

let collecting = false
/** Process figures (memory, event loop); once a process. */
export function collectProcessMetrics(): void {
  if (!collecting) collectDefaultMetrics()
  collecting = true
}
