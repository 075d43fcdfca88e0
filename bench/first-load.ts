import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { launchBrowser, signIn, type SignedIn } from './browser.ts'
import { dataDir, startCluster } from './cluster.ts'
import type { Outcome } from './figures.ts'
import { startProgram } from './process.ts'
import { ensureDatabase } from './season.ts'

/** Kilobytes of JavaScript and styles, each file gzipped, that a page may fetch until it stands and the network is quiet. */
const PAGES = [
  { path: '/home', most: 230 },
  { path: '/calendar', most: 300 },
] as const

type Load = { path: string; most: number; kilobytes: number; sent: number; requests: number; all: number; faults: string[] }

/** What a browser with an empty cache fetches of the built web app before a signed-in coach sees a page. */
export async function firstLoad(): Promise<Outcome> {
  const cluster = await startCluster()
  await ensureDatabase(cluster, 'slipway', '')
  const server = await startProgram({ args: ['server/main.ts'], env: { DATA_DIR: dataDir } }, '/readyz')
  const browser = await launchBrowser()
  try {
    const { password, accounts } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile
    const state = await signIn(browser, server.url, accounts.coach, password)
    const loads: Load[] = []
    for (const page of PAGES) loads.push(await load(browser, server.url, state, page))
    return outcomeOf(loads)
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

const outcomeOf = (loads: readonly Load[]): Outcome => ({
  ratio: loads.map(({ path, kilobytes }) => `${path} ${kilobytes.toFixed(0)} KB`).join(', '),
  target: loads.map(({ most }) => `≤ ${most} KB`).join(', '),
  figures: loads.map(
    ({ path, requests, sent, all }) => `${path}: ${requests} JS and CSS files, ${sent.toFixed(0)} KB as sent, ${all} requests in all`,
  ),
  faults: loads.flatMap(({ path, kilobytes, most, faults }) => [
    ...(kilobytes <= most ? [] : [`${path} takes ${kilobytes.toFixed(0)} KB`]),
    ...faults,
  ]),
})

type DemoFile = { password: string; accounts: { coach: string } }

async function load(browser: Browser, url: string, storageState: SignedIn, { path, most }: (typeof PAGES)[number]): Promise<Load> {
  const context = await browser.newContext({ storageState, locale: 'en-GB' }) // its cache is empty
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url + path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'visible' })
  await page.waitForLoadState('networkidle') // what follows on its own, such as the live channel, is part of it
  const until = [...responses]
  const files = await Promise.all(until.filter(isCode).map(fetched))
  await context.close()
  const sum = (of: (file: Fetched) => number) => files.reduce((total, file) => total + of(file), 0) / 1000
  return {
    path,
    most,
    kilobytes: sum(({ gzipped }) => gzipped),
    sent: sum(({ sent }) => sent),
    requests: files.length,
    all: until.length,
    faults: [...(files.length > 0 ? [] : [`${path} fetched no script`]), ...files.flatMap(({ faults }) => faults)],
  }
}

const isCode = (response: Response) => /javascript|css/.test(response.headers()['content-type'] ?? '')

type Fetched = { gzipped: number; sent: number; faults: string[] }

async function fetched(response: Response): Promise<Fetched> {
  const { pathname } = new URL(response.url())
  const headers = await response.allHeaders()
  const body = await response.body()
  const { responseBodySize } = await response.request().sizes()
  const compressed = /^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '') && responseBodySize < body.length
  const cached = !pathname.startsWith('/assets/') || /\bimmutable\b/.test(headers['cache-control'] ?? '')
  return {
    gzipped: gzipSync(body).length,
    sent: responseBodySize,
    faults: [
      ...(compressed || body.length < 1400 ? [] : [`${pathname} is sent uncompressed`]),
      ...(cached ? [] : [`${pathname} is not immutable in the cache`]),
    ],
  }
}
