import fastify from 'fastify'
import { Pool } from 'pg'

/**
 * This is the least code that stores an answer: Fastify, pg and one upsert in a transaction. It has
 * no sign-in, no permissions, no checks, no loads, and notifies nobody.
 */
type Body = { club_id: number; event_id: number; user_id: number; attending: number }

const UPSERT = `
  insert into attendance (club_id, session_id, user_id, attending) values ($1, $2, $3, $4)
  on conflict (club_id, session_id, user_id) do update set attending = excluded.attending,
  answered_at = now()`

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

app.post<{ Body: Body }>('/attendance', async ({ body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(UPSERT, [body.club_id, body.event_id, body.user_id, body.attending])
    await client.query('commit')
  } finally {
    client.release()
  }
  return { data: { done: true } }
})
app.get('/healthz', async () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
