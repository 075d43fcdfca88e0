import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderFault, providerHttp, secondsOf } from './provider-http.ts'

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/slow') return // never answers
    if (path === '/drip') return void response.writeHead(200).write('[1,') // never ends
    if (path === '/big') return void response.end(Buffer.alloc(5000))
    if (path === '/round') return void response.writeHead(302, { location: '/round' }).end()
    if (path === '/here') return void response.writeHead(307, { location: '/json' }).end()
    if (path === '/away')
      return void response.writeHead(302, { location: 'http://localhost:1/' }).end()
    if (path === '/nowhere') return void response.writeHead(302).end()
    if (path === '/json')
      return void response.end(JSON.stringify({ token: request.headers.authorization ?? null }))
    const status = Number(path.slice(1))
    if (status) return void response.writeHead(status, { 'retry-after': '120' }).end('no')
    response.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const faultOf = (path: string) =>
  providerHttp({ timeoutMs: 300, mostBytes: 1000 })
    .ask(url + path)
    .then(
      () => null,
      (error: unknown) =>
        error instanceof ProviderFault ? { code: error.code, retryAfter: error.retryAfter } : error,
    )

test.each([
  ['/slow', 'unreachable', null],
  ['/drip', 'unreachable', null],
  ['/gone-away', 'unreachable', null],
  ['/big', 'unexpected', null],
  ['/round', 'unexpected', null],
  ['/away', 'unexpected', null],
  ['/nowhere', 'unexpected', null],
  ['/400', 'refused', null],
  ['/401', 'unauthorized', null],
  ['/403', 'forbidden', null],
  ['/404', 'not_found', null],
  ['/410', 'not_found', null],
  ['/418', 'unexpected', null],
  ['/429', 'rate_limited', 120],
  ['/503', 'unreachable', 120],
])('%s comes to nothing as %s', async (path, code, retryAfter) => {
  expect(await faultOf(path)).toEqual({ code, retryAfter })
})

test('a redirect on the same host is followed, with the token', async () => {
  expect(
    await providerHttp().ask(`${url}/here`, { headers: { authorization: 'Bearer x' } }),
  ).toEqual({ token: 'Bearer x' })
})

test.each([
  ['90', 90],
  ['0', 1],
  ['999999999', 86_400],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 1],
  ['soon', null],
  [null, null],
])('Retry-After %s is %s seconds', (text, expected) => {
  expect(secondsOf(text, Date.parse('2026-11-21T12:00:00Z'))).toBe(expected)
})
