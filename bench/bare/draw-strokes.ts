import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { contextOf, plainPage } from '../browser.ts'
import {
  QUANTITIES,
  strokeTable,
  type Quantity,
} from '../../web/recordings/telemetry/stroke-table.ts'

export type Plot = { quantity: Quantity; width: number; height: number }
/** `quiet`: how long a page is left alone until nothing more happens in it. */
type At = { url: string; token: string; path: string; quiet: number }

/**
 * Milliseconds of processor time the page's main thread took while `work` ran and until it was
 * quiet again, whatever else the machine did.
 */
async function busy(
  page: Page,
  { client, quiet }: { client: CDPSession; quiet: number },
  work: () => Promise<unknown>,
): Promise<number> {
  const tasks = async () =>
    (await client.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'TaskDuration',
    )?.value ?? 0
  await page.waitForTimeout(quiet)
  const before = await tasks()
  await work()
  await page.waitForTimeout(quiet)
  return 1000 * ((await tasks()) - before)
}

async function measured(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return client
}

/**
 * Opens the product's page with everything loaded but its strokes, which have arrived and are held
 * back. It says which plots the page draws, and how large they are.
 */
export async function ourDrawing(
  browser: Browser,
  { url, token, path, quiet }: At,
): Promise<{ work: () => Promise<number>; plots: Plot[] }> {
  const context = await contextOf(browser, { url, token })
  await context.addInitScript(holdStrokes)
  const page = await context.newPage()
  const client = await measured(page)
  const charts = page.locator('[role=img] canvas')
  const work = async () => {
    await page.goto(url + path)
    await page.waitForFunction(() => 'release' in window)
    const time = await busy(page, { client, quiet }, () =>
      page.evaluate(() => (window as unknown as Held).release()),
    )
    if (!(await charts.first().isVisible())) throw new Error('The strokes were not drawn.')
    return time
  }
  await work()
  const sizes = await charts.evaluateAll((canvases) =>
    canvases.map(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight })),
  )
  const names = await page.locator('[role=img]:has(canvas)').evaluateAll((hosts) => hosts.length)
  if (names !== sizes.length || names > QUANTITIES.length)
    throw new Error('The plots of the page are not those expected.')
  return {
    work,
    plots: sizes.map((size, index) => ({ ...size, quantity: QUANTITIES[index] ?? 'rate' })),
  }
}

type Held = { release: () => void }

/** Runs in the page and holds back strokes that have arrived until they are released. */
function holdStrokes(): void {
  const arrived = Response.prototype.arrayBuffer
  Response.prototype.arrayBuffer = async function (this: Response) {
    const bytes = await arrived.call(this)
    if (this.url.endsWith('/strokes'))
      await new Promise<void>((resolve) => Object.assign(window, { release: resolve }))
    return bytes
  }
}

type Bare = {
  plots: readonly Plot[]
  channels: (name: string) => Float64Array | undefined
  quiet: number
}

/** The library alone: as many plots of the same sizes and arrays, which are there already. */
export async function bareDrawing(
  browser: Browser,
  { plots, channels, quiet }: Bare,
): Promise<() => Promise<number>> {
  const require = createRequire(import.meta.url)
  const table = strokeTable(channels)
  const columns = QUANTITIES.flatMap((quantity) => table.values(quantity, 'rower') ?? []).slice(
    0,
    plots.length,
  )
  const page = await plainPage(browser)
  const client = await measured(page)
  const script = readFileSync(require.resolve('uplot/dist/uPlot.iife.min.js'), 'utf8')
  const bytes = Buffer.concat(
    [table.times, ...columns].map((column) =>
      Buffer.from(column.buffer, column.byteOffset, column.byteLength),
    ),
  )
  await page.route('http://bare.test/**', (route) =>
    route.request().url().endsWith('.bin')
      ? route.fulfill({ body: bytes })
      : route.fulfill({
          contentType: 'text/html',
          body: `<body><script>${script}</script></body>`,
        }),
  )
  return async () => {
    await page.goto('http://bare.test/')
    await page.evaluate(fetchColumns, columns.length + 1)
    return busy(page, { client, quiet }, () => page.evaluate(drawAll, [...plots]))
  }
}

type Drawing = {
  columns: Float64Array[]
  uPlot: new (options: object, data: Float64Array[], host: HTMLElement) => unknown
}

async function fetchColumns(count: number): Promise<void> {
  const bytes = await (await fetch('/strokes.bin')).arrayBuffer()
  const length = bytes.byteLength / 8 / count
  const columns = Array.from(
    { length: count },
    (_, column) => new Float64Array(bytes, column * length * 8, length),
  )
  Object.assign(window, { columns })
}

function drawAll(plots: readonly { width: number; height: number }[]): void {
  const { columns, uPlot } = window as unknown as Drawing
  const [times = new Float64Array(), ...values] = columns
  for (const [index, size] of plots.entries()) {
    const host = document.body.appendChild(document.createElement('div'))
    const series = [{}, { stroke: '#004f9e', width: 1.25, points: { show: false } }]
    const options = { ...size, scales: { x: { time: false } }, series, legend: { show: false } }
    Object.assign(host, { plot: new uPlot(options, [times, values[index] ?? times], host) })
  }
}
