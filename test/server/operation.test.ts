import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBase } from '../../server/base-app.ts'
import { serveMetrics } from '../../server/metrics/serve-metrics.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { asSuperuser } from '../support/fresh-database.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import { clientOf, type Client } from '../support/http.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = async (path: string) => {
  const { status, json, text } = await app.call('GET', path)
  return { status, json, text }
}

describe('health', () => {
  test('the process answers, and is ready once its worker runs', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } })
    const waiting = { database: true, changes: true, worker: false, accepting: true }
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      json: { status: 'not ready', checks: waiting },
    })
    await app.work()
    expect(await get('/readyz')).toMatchObject({
      status: 200,
      json: { status: 'ready', checks: { ...waiting, worker: true } },
    })
  })

  test('a database that is cut off and comes back is survived', async () => {
    const database = new URL(app.database.ownerUrl).pathname.slice(1)
    const club = await makeClub(app.db)
    const { token } = await makeMember(app.db, club)
    await asSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${database}' and usename in ('slipway_app', 'slipway_worker')`,
    )
    expect((await get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 5000 }).toBe(200)
    expect((await app.call('GET', 'squads', { as: { token, club } })).status).toBe(200)
  })
})

describe('metrics', () => {
  test('count requests by route, never by address', async () => {
    await get('session/4711')
    const { status, text } = await get('/metrics')
    expect(status).toBe(200)
    expect(text).toMatch(
      /slipway_http_request_seconds_count\{method="GET",route="\/api\/v2\/session\/:id",status="401"\} [1-9]/,
    )
    expect(text).not.toMatch(/route="[^"]*4711/)
  })
})

describe('metrics are refused', () => {
  const withApp = async (
    { trustProxy = [], token }: { trustProxy?: string[]; token?: string },
    check: (at: Client) => Promise<void>,
  ) => {
    const server = await createBase({ ...app.parts, trustProxy })
    serveMetrics(server, token, app.state)
    try {
      await check(clientOf(await server.listen({ port: 0, host: '127.0.0.1' })))
    } finally {
      await server.close()
    }
  }

  test.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
  ])('to a request that carries %s when there is no token', async (name) => {
    expect((await app.call('GET', '/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(
      403,
    )
  })

  test('to a forwarded request when all proxies of this machine are trusted', () =>
    withApp({ trustProxy: ['loopback'] }, async (at) => {
      expect(
        (await at.call('GET', '/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status,
      ).toBe(403)
      expect((await at.call('GET', '/metrics')).status).toBe(200)
    }))

  test('to whom has not the token, on this machine too', () =>
    withApp({ token: 'a-token-for-scrapers' }, async (at) => {
      const statusWith = async (authorization: string) =>
        (await at.call('GET', '/metrics', { headers: { authorization } })).status
      expect((await at.call('GET', '/metrics')).status).toBe(401)
      expect(await statusWith('Bearer a-token-for-scraper')).toBe(401)
      expect(await statusWith('Bearer a-token-for-scrapers')).toBe(200)
      expect(
        (
          await at.call('GET', '/metrics', {
            headers: { authorization: 'Bearer a-token-for-scrapers', via: '1.1 proxy' },
          })
        ).status,
      ).toBe(200)
    }))
})

describe('headers', () => {
  test.each(['me', 'no-such-call', 'login', '/%61pi/v2/me', '/metrics'])(
    'of %s keep the reply out of every cache',
    async (path) => {
      expect((await app.call('GET', path)).headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each([
    ['/api/docs', /default-src 'self'.*frame-ancestors 'none'/, 'same-origin'],
    ['/healthz', /default-src 'self'.*frame-ancestors 'none'/, 'same-origin'],
    ['me', /default-src 'none'; frame-ancestors 'none'/, null],
    ['no-such-call', /default-src 'none'; frame-ancestors 'none'/, null],
  ])('of %s keep strangers out', async (path, policy, referrer) => {
    const { headers } = await app.call('GET', path)
    expect(headers.get('content-security-policy')).toMatch(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe(referrer)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('long answers are compressed', async () => {
    const club = await makeClub(app.db)
    const { token } = await makeMember(app.db, club)
    const { headers } = await fetch(`${app.url}/api/v2/sports`, {
      headers: {
        authorization: `Bearer ${token}`,
        'selected-club-id': String(club),
        'accept-encoding': 'gzip',
      },
    })
    expect(headers.get('content-encoding')).toBe('gzip')
  })
})

test('a request that is being answered is finished before the server closes', async () => {
  const closing = await startTestApp()
  const club = await makeClub(closing.db)
  const { token } = await makeMember(closing.db, club)
  await closing.rows('begin')
  await closing.rows('lock table squads in access exclusive mode')
  const answer = closing.call('GET', 'squads', { as: { token, club } })
  const waits = `select from pg_locks where not granted and locktype = 'relation'
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await closing.rows(waits)).length).toBeGreaterThan(0)
  const stopped = closing.stopServing()
  const isOpen = () =>
    closing.call('GET', '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  await closing.rows('commit')
  expect((await answer).status).toBe(200)
  // A connection kept alive would hold the close up for longer than this test may take.
  await stopped
  await closing.close()
})
