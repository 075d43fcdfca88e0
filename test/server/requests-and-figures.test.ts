import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBase } from '../../server/base-app.ts'
import { LONGEST_WAIT_MS } from '../../server/db/open.ts'
import { createLog } from '../../server/log.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import { clientOf } from '../support/http.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ longestWaitMs: LONGEST_WAIT_MS })
})
afterAll(() => app.close())

describe('requests', () => {
  const idFor = async (given: string) =>
    (await app.call('GET', '/healthz', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )

  test('keep the id a proxy has given them, where it is short and plain', async () => {
    expect(await idFor('edge-1/42')).toBe('edge-1/42')
    for (const strange of ['a b', 'x'.repeat(101), 'a"b'])
      expect(await idFor(strange)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  })

  test.each(['no-such-call', 'session/%E0%A4%A', 'me', '/nothing/here'])(
    'to %s that are refused name themselves in the problem',
    async (path) => {
      const method = path.startsWith('/') ? 'POST' : 'GET'
      const { headers, json } = await app.call(method, path, {
        headers: { 'x-request-id': 'edge-7' },
      })
      expect(headers.get('x-request-id')).toBe('edge-7')
      expect(json).toMatchObject({ request_id: 'edge-7' })
    },
  )

  test('are logged in one line by route, and all said on the way names them', async () => {
    const lines: Record<string, unknown>[] = []
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
    const server = await createBase({ ...app.parts, log })
    server.post('/things/:code', async (request) => {
      log.warn('from deep within')
      return { body: request.body }
    })
    server.get('/healthz', async () => ({}))
    const at = clientOf(await server.listen({ port: 0, host: '127.0.0.1' }))
    const headers = { 'x-request-id': 'edge-9' }
    await at.call('POST', '/things/s3cret?code=s3cret', {
      headers,
      json: { big: 'x'.repeat(5000) },
    })
    await at.call('GET', '/healthz')
    await server.close()
    expect(lines.filter(({ request_id }) => request_id !== undefined)).toEqual([
      expect.objectContaining({ request_id: 'edge-9', msg: 'from deep within' }),
      expect.objectContaining({
        request_id: 'edge-9',
        msg: 'request',
        method: 'POST',
        route: '/things/:code',
        status: 200,
      }),
    ])
    expect(JSON.stringify(lines)).not.toContain('s3cret')
  })
})

describe('a pool whose connections are all in use', () => {
  test('is answered for within a second, and gives what comes back to the next', async () => {
    const club = await makeClub(app.db)
    const { token } = await makeMember(app.db, club)
    const pool = app.database.app
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const begun = performance.now()
    const refused = await app.call('GET', 'squads', { as: { token, club } })
    const waited = performance.now() - begun
    const { text } = await app.call('GET', '/metrics')
    for (const connection of held) connection.release()
    expect(refused).toMatchObject({ status: 503, json: { code: 'busy' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(LONGEST_WAIT_MS).toBeLessThan(1000)
    // Less than opening a connection may take, however busy the machine is.
    expect(waited).toBeLessThan(8000)
    expect(text).toContain(`slipway_pool_used{pool="app"} ${pool.options.max}`)
    expect((await app.call('GET', 'squads', { as: { token, club } })).status).toBe(200)
    // Those who have given up keep no connection.
    const again = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    for (const connection of again) connection.release()
  })
})

describe('what waits', () => {
  const figureOf = async (name: string) => {
    const { text } = await app.call('GET', '/metrics')
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    return Number(line?.slice(name.length))
  }

  test('is counted by task, with the age of the oldest', async () => {
    const waiting = await startTestApp()
    await waiting.rows(`select app.enqueue('send-mail', '{"mail_id": 0}')`)
    await waiting.rows(`select app.enqueue('sweep-files', '{}')`)
    await waiting.rows(
      `update graphile_worker._private_jobs
        set run_at = now() - interval '1 hour', created_at = now() - interval '2 hours'`,
    )
    const { text } = await waiting.call('GET', '/metrics')
    await waiting.close()
    expect(text).toContain('slipway_database_up 1')
    expect(text).toContain('slipway_queue_jobs{task="send-mail"} 1')
    expect(text).toContain('slipway_queue_failed_jobs{task="sweep-files"} 0')
    expect(text).toMatch(/slipway_queue_oldest_seconds\{task="sweep-files"\} 36\d\d/)
    expect(text).toContain('slipway_mails_waiting 1')
    expect(text).toMatch(/slipway_mails_oldest_waiting_seconds 72\d\d/)
    expect(text).toContain('slipway_pushes_waiting 0')
  })

  test('is counted of the disk and of browsers', async () => {
    expect(await figureOf('slipway_disk_free_bytes')).toBeGreaterThan(0)
    expect(await figureOf('slipway_live_sockets')).toBe(0)
  })

  test('is counted of statements that take long, and of no others', async () => {
    const name = 'slipway_slow_statements_total{pool="slipway app"}'
    const before = await figureOf(name)
    await app.database.app.query('select pg_sleep(0)')
    expect(await figureOf(name)).toBe(before)
    await app.database.app.query('select pg_sleep(1.05)')
    const client = await app.database.app.connect()
    await client.query('select pg_sleep($1)', [1.05])
    client.release()
    expect(await figureOf(name)).toBe(before + 2)
  })
})
