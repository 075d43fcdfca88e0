import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Response } from 'playwright-core'
import type { DemoFile } from '../server/demo/demo-file.ts'
import { contextOf } from './browser.ts'
import { ensureDemo, ensureMembers, MEMBER_TOKEN } from './databases.ts'
import type { Bench, Measured } from './row.ts'
import { signIn } from './sign-in.ts'

/** A phone on a dock: 400 kbit/s, and 400 ms until the first byte of an answer. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

type Visit = { url: string; token: string; session: string }
type Load = {
  path: string
  gzipped: number
  sent: number
  files: number
  requests: number
  wrong: string[]
}
type Wait = { path: string; first: number; again: number }

/**
 * What a browser with an empty cache fetches of the built web app until a page is complete for a
 * signed-in coach and the network is quiet, and how long that takes on a slow line.
 */
export async function firstLoad(bench: Bench): Promise<Measured<'first load'>> {
  const visit = await bench.pick(demoOf, membersOf)(bench)
  const loads: Load[] = []
  const waits: Wait[] = []
  for (const path of ['/home', '/calendar', visit.session]) {
    loads.push(await load(bench, visit, path))
    if (bench.size === 'full') waits.push(await wait(bench, visit, path))
  }
  const [home, calendar, session] = loads.map(({ sent }) => sent)
  return {
    values: {
      home: home ?? null,
      calendar: calendar ?? null,
      session: session ?? null,
      requests: Math.max(...loads.map(({ requests }) => requests)),
      slow: Math.max(...waits.map(({ first }) => first)),
      again: Math.max(...waits.map(({ again }) => again)),
    },
    figures: [
      ...loads.map(
        ({ path, requests, files, gzipped }) =>
          `${path}: ${requests} requests, ${files} of JS and CSS, ${gzipped.toFixed(0)} KB if gzipped`,
      ),
      ...waits.map(
        ({ path, first, again }) =>
          `${path} on a slow line ${first.toFixed(1)} s, again ${again.toFixed(1)} s`,
      ),
    ],
    wrong: loads.flatMap(({ wrong }) => wrong),
  }
}

/** The demo, whose home shows all that it can. */
async function demoOf(bench: Bench): Promise<Visit> {
  const { url } = await bench.demo(await ensureDemo(bench.cluster))
  const file = readFileSync(join(bench.cluster.dataDir, 'demo.json'), 'utf8')
  const { accounts, password, examples } = JSON.parse(file) as DemoFile
  const answer = await signIn(url, { username: accounts.coach, password, from: 1 })
  const { accessToken } = JSON.parse(answer.slice('200 '.length)) as { accessToken: string }
  const session = examples.find(({ route }) => route === '/session/:sessionId')?.path
  if (session === undefined) throw new Error('the demo names no session')
  return { url, token: accessToken, session }
}

async function membersOf(bench: Bench): Promise<Visit> {
  const { url } = await bench.product(await ensureMembers(bench.cluster, bench.size))
  return { url, token: MEMBER_TOKEN, session: '/session/1' }
}

async function load(bench: Bench, visit: Visit, path: string): Promise<Load> {
  const context = await contextOf(await bench.browser(), visit) // its cache is empty
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().serviceWorker() === null) responses.push(response)
  })
  await page.goto(visit.url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'visible' })
  // What follows on its own, such as the live channel, is part of it.
  await page.waitForLoadState('networkidle')
  const until = [...responses]
  const files = await Promise.all(until.filter(isCode).map(fetched))
  await context.close()
  const sum = (of: (file: Fetched) => number) =>
    files.reduce((total, file) => total + of(file), 0) / 1000
  return {
    path,
    gzipped: sum(({ gzipped }) => gzipped),
    sent: sum(({ sent }) => sent),
    files: files.length,
    requests: until.length,
    wrong: [
      ...(files.length > 0 ? [] : [`${path} fetched no script`]),
      ...files.flatMap(({ wrong }) => wrong),
    ],
  }
}

/**
 * Seconds until a page can be used on a slow line: with an empty cache, and when the service worker
 * has what it keeps.
 */
async function wait(bench: Bench, visit: Visit, path: string): Promise<Wait> {
  const context = await contextOf(await bench.browser(), visit)
  const first = await secondsOnSlowLine(context, visit.url + path)
  const page = await context.newPage()
  await page.goto(visit.url + path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
  const again = await secondsOnSlowLine(context, visit.url + path)
  await context.close()
  return { path, first, again }
}

async function secondsOnSlowLine(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  const begin = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'visible' })
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  const seconds = (performance.now() - begin) / 1000
  await page.close()
  return seconds
}

const isCode = (response: Response) =>
  /javascript|css/.test(response.headers()['content-type'] ?? '')

type Fetched = { gzipped: number; sent: number; wrong: string[] }

async function fetched(response: Response): Promise<Fetched> {
  const { pathname } = new URL(response.url())
  const headers = await response.allHeaders()
  const body = await response.body()
  const { responseBodySize } = await response.request().sizes()
  const compressed =
    /^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '') && responseBodySize < body.length
  const cached =
    !pathname.startsWith('/assets/') || /\bimmutable\b/.test(headers['cache-control'] ?? '')
  return {
    gzipped: gzipSync(body).length,
    sent: responseBodySize,
    wrong: [
      ...(compressed || body.length < 1400 ? [] : [`${pathname} is sent uncompressed`]),
      ...(cached ? [] : [`${pathname} is not immutable in the cache`]),
    ],
  }
}
