import type { Page } from 'playwright-core'
import { launchBrowser, signIn, slowed, thirdQuartile } from './browser.ts'
import { startCluster } from './cluster.ts'
import { digits, type Outcome } from './figures.ts'
import { addressOf, ensureMembers, MEMBER_PASSWORD } from './members.ts'
import { startProgram } from './process.ts'

/** The members of the club but for those who are only invited. */
const ROWS = 900
const OPENINGS = 9
const MOST_MS = 100
const SLOWER = 4
const FRAMES = 240
/** A frame of sixty a second, and what it may be late by. */
const FRAME_MS = (1000 / 60) * 1.5
const MOST_LATE = 0.05

const REPORT = '/reports/attendance?from=2026-01-01&to=2026-01-31'
const TABLE = '[aria-rowcount]'

/**
 * A report of nine hundred athletes: how soon after its data the table is painted, and how many frames
 * are late while it is scrolled on a machine four times slower.
 */
export async function longTable(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureMembers(cluster)
    const server = await startProgram(
      { args: ['server/main.ts', '--no-demo'], env: { DATABASE_URL: cluster.ownerUrl(database) } },
      '/readyz',
    )
    const browser = await launchBrowser()
    try {
      const state = await signIn(browser, server.url, addressOf(1), MEMBER_PASSWORD)
      const context = await browser.newContext({
        storageState: state,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
      })
      const page = await context.newPage()
      await page.addInitScript(markRows, `${TABLE} tbody tr td`)
      const times: number[] = []
      for (let opening = 0; opening <= OPENINGS; opening += 1)
        times.push(await paintedAfterData(page, server.url))
      const painted = thirdQuartile(times.slice(1))
      const late = await slowed(page, SLOWER, () => lateFrames(page))
      return outcomeOf(painted, late)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

const outcomeOf = (painted: number, late: number): Outcome => ({
  ratio: `${digits(painted)} ms`,
  target: `≤ ${MOST_MS} ms`,
  figures: [
    `p75 of ${OPENINGS} openings of ${ROWS} rows`,
    `${(100 * late).toFixed(1)} % of ${FRAMES} frames late, ${SLOWER}× slower, ` +
      `≤ ${100 * MOST_LATE} %`,
  ],
  faults: [
    ...(painted <= MOST_MS ? [] : [`painted ${digits(painted)} ms after its data`]),
    ...(late <= MOST_LATE ? [] : [`${(100 * late).toFixed(1)} % of the frames are late`]),
  ],
})

/** Marks the first frame that shows rows: what finds them before a frame is painted by it. */
function markRows(selector: string): void {
  const look = () => {
    if (document.querySelector(selector))
      requestAnimationFrame(() => setTimeout(() => performance.mark('rows')))
    else requestAnimationFrame(look)
  }
  look()
}

/** Milliseconds from the last byte of the report to the first frame with its rows. */
async function paintedAfterData(page: Page, url: string): Promise<number> {
  await page.goto(url + REPORT)
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0)
  const rows = await page.locator(TABLE).first().getAttribute('aria-rowcount')
  if (Number(rows) < ROWS) throw new Error(`the report has ${rows} lines`)
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('rows')
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/v2/reports/attendance'))
    return painted && answer instanceof PerformanceResourceTiming
      ? painted.startTime - answer.responseEnd
      : Number.NaN
  })
}

/** Scrolls down by a row and a half a frame; the part of the frames that come late. */
async function lateFrames(page: Page): Promise<number> {
  const intervals = await page.evaluate(
    ([selector, frames]) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector(selector)?.closest('[data-many]')
        const found: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          found.push(now - last)
          last = now
          scroller?.scrollBy({ top: 60, behavior: 'instant' })
          if (found.length < frames) requestAnimationFrame(step)
          else resolve(scroller && scroller.scrollTop > 0 ? found : [])
        }
        requestAnimationFrame(step)
      }),
    [TABLE, FRAMES] as const,
  )
  if (intervals.length === 0) throw new Error('The table did not scroll.')
  return intervals.filter((ms) => ms > FRAME_MS).length / intervals.length
}
