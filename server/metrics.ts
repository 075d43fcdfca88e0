import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'

const requests = new Histogram({
  name: 'slipway_http_request_seconds',
  help: 'Duration of HTTP requests by method, route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
})

/** Times every request by route pattern, never by address, and serves /metrics. */
export function measure(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    next()
  })
  app.get('/metrics', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}

let collecting = false
/** Process figures (memory, event loop); once a process. */
export function collectProcessMetrics(): void {
  if (!collecting) collectDefaultMetrics()
  collecting = true
}
