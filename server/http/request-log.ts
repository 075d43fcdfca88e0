import type { FastifyInstance } from 'fastify'

/** Asked every few seconds by programs, and of no interest to people. */
const PROBES = /^\/(healthz|readyz|metrics)/

/** One line a request, by method, route and status: addresses may hold codes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { url: route = 'none' } = request.routeOptions
    const line = {
      request_id: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (PROBES.test(route)) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
    next()
  })
}
