import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from './db/client.ts'
import { cookieHeader, cookieIn } from './http/cookies.ts'
import { isForwarded } from './http/from-here.ts'
import type { Changes } from './sockets/changes.ts'
import { VERSION } from './version.ts'

type Parts = {
  pool: Pool
  changes: Pick<Changes, 'listening'>
  working: () => boolean
  draining: () => boolean
  publicUrl: string
}

/** How a request has come here, for people who set a proxy up. */
export type AddressReport = {
  version: string
  forwarded: 'trusted' | 'ignored' | 'none'
  protocol: string
  /** Whether it brought the cookie that the answer before has set. */
  cookie: boolean
}

const COOKIE = 'slipway_check'

/**
 * /healthz: the process answers. /readyz: it can do its work, so a balancer may send requests.
 * /healthz/address: what of a request arrives here.
 */
export function serveHealth(
  app: FastifyInstance,
  { pool, changes, working, draining, publicUrl }: Parts,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await pool.query('select 1 from sessions limit 0').then(
      () => true,
      () => false,
    )
    const checks = {
      database,
      changes: changes.listening(),
      worker: working(),
      accepting: !draining(),
    }
    const ready = Object.values(checks).every(Boolean)
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      version: VERSION,
      checks,
    })
  })
  const cookie = cookieHeader({
    name: COOKIE,
    value: '1',
    path: '/healthz/address',
    days: 1,
    secure: publicUrl.startsWith('https:'),
  })
  app.get('/healthz/address', async (request, reply) =>
    reply.header('cache-control', 'no-store').header('set-cookie', cookie).send(reportOf(request)),
  )
}

const reportOf = (request: FastifyRequest): AddressReport => ({
  version: VERSION,
  // Where the sender is trusted, its headers decide what the address is.
  forwarded: !isForwarded(request)
    ? 'none'
    : request.ip === request.raw.socket.remoteAddress
      ? 'ignored'
      : 'trusted',
  protocol: request.protocol,
  cookie: cookieIn(request.headers.cookie, COOKIE) !== '',
})
