import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
const SANE = /^[\w.:=+/-]{1,100}$/
const current = new AsyncLocalStorage<string>()

/** The id of the request that is being served here; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()

/** The id that a proxy has given a request, where it is short and plain, or one of our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID()
}

/** Names every request in its reply and in all that is logged while it is served. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header(HEADER, request.id)
    current.run(request.id, next)
  })
  // The body comes by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, next) => {
    current.run(request.id, next)
  })
}
