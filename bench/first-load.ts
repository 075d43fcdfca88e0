import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from 'playwright-core'
import { launchBrowser, signIn, type SignedIn } from './browser.ts'
import { dataDir, startCluster } from './cluster.ts'
import type { Outcome } from './figures.ts'
import { startProgram } from './process.ts'
import { ensureDatabase } from './season.ts'

/**
 * What a page may fetch until it is complete and the network is quiet: kilobytes of JavaScript and
 * styles as they are sent, and requests of any kind.
 */
const PAGES = [
  { route: '/home', most: 230 },
  { route: '/calendar', most: 300 },
  { route: '/session/:sessionId', most: 310 },
] as const
const MOST_REQUESTS = 30

/** A phone on a dock: 400 kbit/s, and 400 ms until the first byte of an answer. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const MOST_SECONDS = { first: 12, again: 3 }

type Page = { path: string; most: number }
type Load = {
  path: string
  most: number
  gzipped: number
  sent: number
  requests: number
  all: number
  faults: string[]
}
type Wait = { path: string; first: number; again: number }

/**
 * What a browser with an empty cache fetches of the built web app before a signed-in coach sees a
 * page, and how long that takes on a slow line.
 */
export async function firstLoad(): Promise<Outcome> {
  const cluster = await startCluster()
  await ensureDatabase(cluster, 'slipway', '')
  const server = await startProgram(
    { args: ['server/main.ts'], env: { DATA_DIR: dataDir } },
    '/readyz',
  )
  const browser = await launchBrowser()
  try {
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile
    const state = await signIn(browser, server.url, demo.accounts.coach, demo.password)
    const loads: Load[] = []
    const waits: Wait[] = []
    for (const { route, most } of PAGES) {
      const path = demo.examples.find((example) => example.route === route)?.path ?? route
      loads.push(await load(browser, server.url, state, { path, most }))
      waits.push(await wait(browser, server.url, state, path))
    }
    return outcomeOf(loads, waits)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

const outcomeOf = (loads: readonly Load[], waits: readonly Wait[]): Outcome => ({
  ratio: loads
    .map(({ path, sent, all }) => `${path} ${sent.toFixed(0)} KB in ${all} requests`)
    .join(', '),
  target:
    `${loads.map(({ most }) => `≤ ${most} KB`).join(', ')}, ≤ ${MOST_REQUESTS} requests, slow ` +
    `line ≤ ${MOST_SECONDS.first} s, again ≤ ${MOST_SECONDS.again} s`,
  figures: [
    ...loads.map(
      ({ path, requests, gzipped }) =>
        `${path}: ${requests} JS and CSS files, ${gzipped.toFixed(0)} KB if gzipped`,
    ),
    ...waits.map(
      ({ path, first, again }) =>
        `${path} on a slow line ${first.toFixed(1)} s, again ${again.toFixed(1)} s`,
    ),
  ],
  faults: [
    ...loads.flatMap(({ path, sent, most, all, faults }) => [
      ...(sent <= most ? [] : [`${path} takes ${sent.toFixed(0)} KB`]),
      ...(all <= MOST_REQUESTS ? [] : [`${path} takes ${all} requests`]),
      ...faults,
    ]),
    ...waits.flatMap(({ path, first, again }) => [
      ...(first <= MOST_SECONDS.first
        ? []
        : [`${path} takes ${first.toFixed(1)} s on a slow line`]),
      ...(again <= MOST_SECONDS.again
        ? []
        : [`${path} takes ${again.toFixed(1)} s when opened again`]),
    ]),
  ],
})

type DemoFile = {
  password: string
  accounts: { coach: string }
  examples: { route: string; path: string }[]
}

async function load(
  browser: Browser,
  url: string,
  storageState: SignedIn,
  { path, most }: Page,
): Promise<Load> {
  const context = await browser.newContext({ storageState, locale: 'en-GB' }) // its cache is empty
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().serviceWorker() === null) responses.push(response)
  })
  await page.goto(url + path)
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
    most,
    gzipped: sum(({ gzipped }) => gzipped),
    sent: sum(({ sent }) => sent),
    requests: files.length,
    all: until.length,
    faults: [
      ...(files.length > 0 ? [] : [`${path} fetched no script`]),
      ...files.flatMap(({ faults }) => faults),
    ],
  }
}

/**
 * Seconds until a page can be used on a slow line: with an empty cache, and when the service worker
 * has what it keeps.
 */
async function wait(
  browser: Browser,
  url: string,
  storageState: SignedIn,
  path: string,
): Promise<Wait> {
  const context = await browser.newContext({ storageState, locale: 'en-GB' })
  const first = await secondsOnSlowLine(context, url + path)
  const page = await context.newPage()
  await page.goto(url + path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
  const again = await secondsOnSlowLine(context, url + path)
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

type Fetched = { gzipped: number; sent: number; faults: string[] }

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
    faults: [
      ...(compressed || body.length < 1400 ? [] : [`${pathname} is sent uncompressed`]),
      ...(cached ? [] : [`${pathname} is not immutable in the cache`]),
    ],
  }
}
