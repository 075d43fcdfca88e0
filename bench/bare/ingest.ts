import fastify from 'fastify'
import { Pool } from 'pg'

/**
 * This is the least code that keeps samples: Fastify, pg, and the bytes of each batch appended in a
 * transaction. It believes everything, stores twice what is sent twice, and notifies nobody.
 */
type Body = { token: string; first: number; samples: unknown[] }

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

app.post<{ Body: Body }>('/append', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'append',
      text: 'insert into appended (token, first, bytes) values ($1, $2, $3)',
      values: [body.token, body.first, Buffer.from(JSON.stringify(body.samples))],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  return { data: { done: true } }
})
app.get('/healthz', async () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
