import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, register, Registry } from 'prom-client'
import { isFromHere } from '../http/from-here.ts'
import { bearer } from '../http/request-parts.ts'
import { demand } from '../http/refusal.ts'
import { counted, requests } from './counters.ts'
import type { StateMetrics } from './state.ts'

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

/** Times every request by route pattern, never by address. */
export function timeRequests(app: FastifyInstance): void {
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
}

/** Serves /metrics: what this process has done, and how things stand. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  state: StateMetrics,
): void {
  const all = Registry.merge([register, counted, state.registry])
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    demandScraper(request, token)
    await state.refresh()
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics())
  })
}

let collecting = false
/** Process figures (memory, event loop); once a process. */
export function collectProcessMetrics(): void {
  if (!collecting) collectDefaultMetrics()
  collecting = true
}
