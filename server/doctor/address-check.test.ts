import { createServer as createProxy, request as askOn, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { configOf, undone } from '../../test/support/findings.ts'
import { startStandInS3 } from '../../test/support/stand-in-s3.ts'
import { checkSite } from './address-check.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('finds the site, its cookie and its live channel by the public address', async () => {
  const findings = await checkSite(configOf({ PUBLIC_URL: app.url }))
  expect(undone(findings)).toEqual([])
  expect(findings.map(({ subject }) => subject)).toEqual(['proxy', 'cookie', 'sockets'])
})

test('names an address where another program answers, and one where none does', async () => {
  const other = await startStandInS3()
  const lines = undone(await checkSite(configOf({ PUBLIC_URL: other.endpoint })))
  await other.close()
  expect(lines).toEqual([expect.stringContaining('Something else answers')])
  expect(undone(await checkSite(configOf({ PUBLIC_URL: 'http://127.0.0.1:1' })))).toEqual([])
  expect(undone(await checkSite(configOf({ PUBLIC_URL: 'https://nowhere.invalid' })))).toEqual([
    expect.stringContaining('does not answer'),
  ])
})

/** A proxy in front of the server that passes on no cookie and opens no channel. */
async function startPoorProxy(): Promise<{ server: HttpServer; url: string }> {
  const server = createProxy((request, response) => {
    const { cookie: _, ...headers } = request.headers
    const on = askOn(
      `${app.url}${request.url}`,
      { headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers)
        answer.pipe(response)
      },
    )
    request.pipe(on)
  }).on('upgrade', (_request, socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('says what a proxy keeps from the server', async () => {
  const { server, url } = await startPoorProxy()
  const lines = undone(await checkSite(configOf({ PUBLIC_URL: url })))
  server.close()
  server.closeAllConnections()
  expect(lines).toEqual([
    expect.stringMatching(/^TO DO proxy: .* set TRUST_PROXY/),
    expect.stringMatching(/^TO DO cookie: .* have the proxy pass cookies/),
    expect.stringMatching(/^TO DO sockets: .* Upgrade and Connection/),
  ])
})

test('says what of a request arrives through a proxy', async () => {
  const report = async (headers: Record<string, string>) =>
    (await app.call('GET', '/healthz/address', { headers })).json
  expect(await report({})).toMatchObject({ forwarded: 'none', cookie: false })
  expect(await report({ 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ forwarded: 'ignored' })
  expect(await report({ cookie: 'slipway_check=1' })).toMatchObject({ cookie: true })
})
