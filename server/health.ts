import type { FastifyInstance } from 'fastify'
import type { Pool } from './db/client.ts'
import type { Changes } from './sockets/changes.ts'
import { VERSION } from './version.ts'

type Parts = { pool: Pool; changes: Changes; working: () => boolean; draining: () => boolean }

/** /healthz: the process answers. /readyz: it can do its work, so a balancer may send requests. */
export function serveHealth(
  app: FastifyInstance,
  { pool, changes, working, draining }: Parts,
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
}
