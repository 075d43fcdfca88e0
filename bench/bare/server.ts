import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { Pool } from 'pg'
import { numberParameters } from '../../server/db/statement.ts'

/**
 * The least that answers: Fastify, pg, and the statement that an address names, with the fields of
 * the body for its parameters. It has no sign-in, no rights, no checks and no context, and connects
 * as the owner of the tables, whom row-level security lets see all.
 */
type Fields = Readonly<Record<string, unknown>>

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

const textOf = (name: string) => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8')
const FILTERED = /-- filtered\n[^]*?-- end\n/g

function reads(path: string, source: string): void {
  const { text, names } = numberParameters(source)
  app.post<{ Body: Fields }>(path, async ({ body }, reply) => {
    const values = names.map((name) => body[name])
    const { rows } = await pool.query<{ json: string }>(text, values)
    return reply.type('application/json; charset=utf-8').send(rows[0]?.json)
  })
}

function writes(path: string, source: string): void {
  const { text, names } = numberParameters(source)
  app.post<{ Body: Fields }>(path, async ({ body }) => {
    const values = names.map((name) =>
      typeof body[name] === 'object' ? JSON.stringify(body[name]) : body[name],
    )
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({ name: path, text, values })
      await client.query('commit')
    } finally {
      client.release()
    }
    return { data: { done: true } }
  })
}

reads('/agenda', textOf('agenda').replaceAll(FILTERED, ''))
reads('/agenda-filtered', textOf('agenda'))
writes('/attendance', textOf('attendance'))
writes('/append', textOf('append'))
app.get('/healthz', async () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
