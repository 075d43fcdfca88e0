import type { Page } from 'playwright-core'
import { BARE_PAGE, drawBare } from './bare/long-table.ts'
import { launchBrowser, signIn, slowed, thirdQuartile } from './browser.ts'
import { lateFramesOf } from './late-frames.ts'
import { startCluster } from './cluster.ts'
import { digits, inTurn, median, type Outcome, type Pair } from './figures.ts'
import { addressOf, ensureMembers, MEMBER_PASSWORD } from './members.ts'
import { startProgram } from './process.ts'

/** The members of the club but for those who are only invited. */
const ROWS = 900
const OPENINGS = 9
const ROUNDS = 7
const MOST_MS = 100
/** Of what the bare table needs, on a machine where that needs long itself. */
const MOST_BESIDE_BARE = 0.5
const SLOWER = 4
const FRAMES_A_SECOND = 60
const FRAMES = 4 * FRAMES_A_SECOND
/** Pixels a frame. */
const STEP = 60
const MOST_LATE = 0.05

const REPORT = '/reports/attendance?from=2026-01-01&to=2026-01-31'
const CALL = '/api/v2/reports/attendance'
const TABLE = '[aria-rowcount]'

/**
 * A report of nine hundred athletes: how soon after its data the table is painted, and how many
 * frames are late while it is scrolled on a machine four times slower. A plain table of the same
 * size is drawn and scrolled in turn with it, because a busy machine is late with that one too.
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
      const open = async () => {
        const context = await browser.newContext({
          storageState: state,
          locale: 'en-GB',
          viewport: { width: 1440, height: 900 },
        })
        return context.newPage()
      }
      return await measure(await open(), await open(), server.url)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function measure(page: Page, bare: Page, url: string): Promise<Outcome> {
  await page.addInitScript(markRows, `${TABLE} tbody tr td`)
  const asked = page.waitForResponse((response) => response.url().includes(CALL))
  await paintedAfterData(page, url)
  const reply = await (await asked).text()
  const columns = await page.locator(`${TABLE} thead th`).count()
  const painted = await inTurn(
    OPENINGS,
    () => paintedAfterData(page, url),
    async () => {
      await bare.setContent(BARE_PAGE)
      return drawBare(bare, reply, columns)
    },
  )
  await page.waitForFunction(areAllDrawn, [TABLE, ROWS] as const)
  const all = await page.evaluate(() => {
    const [rows] = performance.getEntriesByName('rows')
    return performance.now() - (rows?.startTime ?? Number.NaN)
  })
  const scrolled = (table: Page) => slowed(table, SLOWER, () => lateFrames(table))
  const late = await inTurn(
    ROUNDS,
    () => scrolled(page),
    () => scrolled(bare),
  )
  return outcomeOf(painted, late, all)
}

/** Late frames are a fault of ours as far as the bare table has fewer of them. */
function outcomeOf(painted: Pair, late: Pair, all: number): Outcome {
  const ours = thirdQuartile(painted.ours)
  const bareMs = thirdQuartile(painted.bare)
  const mostMs = Math.max(MOST_MS, MOST_BESIDE_BARE * bareMs)
  const [share, bare] = [median(late.ours), median(late.bare)]
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  return {
    ratio: `${digits(ours)} ms`,
    target: `≤ ${digits(mostMs)} ms`,
    figures: [
      `p75 of ${OPENINGS} openings of ${ROWS} rows, ` +
        `bare ${digits(bareMs)} ms; ≤ ${MOST_MS} ms or half of bare; ` +
        `all drawn ${digits(all)} ms later`,
      `${percent(share)} of ${FRAMES} frames late, ${SLOWER}× slower, bare ${percent(bare)}; ` +
        `≤ ${percent(MOST_LATE)} or no more than bare`,
    ],
    faults: [
      ...(ours <= mostMs ? [] : [`painted ${digits(ours)} ms after its data`]),
      ...(share <= Math.max(MOST_LATE, bare) ? [] : [`${percent(share)} of the frames are late`]),
    ],
  }
}

/** Marks the first frame that shows rows: what finds them before a frame is painted by it. */
function markRows(selector: string): void {
  const look = () => {
    if (document.querySelector(selector))
      requestAnimationFrame(() => setTimeout(() => performance.mark('rows')))
    else requestAnimationFrame(look)
  }
  look()
}

const areAllDrawn = ([selector, rows]: readonly [string, number]): boolean =>
  document.querySelectorAll(`${selector} tbody tr`).length >= rows

/** Milliseconds from the last byte of the report to the first frame with its rows. */
async function paintedAfterData(page: Page, url: string): Promise<number> {
  await page.goto(url + REPORT)
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0)
  const rows = await page.locator(TABLE).first().getAttribute('aria-rowcount')
  if (Number(rows) < ROWS) throw new Error(`the report has ${rows} lines`)
  return page.evaluate((call) => {
    const [painted] = performance.getEntriesByName('rows')
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(call))
    return painted && answer instanceof PerformanceResourceTiming
      ? painted.startTime - answer.responseEnd
      : Number.NaN
  }, CALL)
}

/** Turns the wheel by a row and a half a frame; the part of the frames that come late. */
async function lateFrames(page: Page): Promise<number> {
  const scroller = page.locator(`[data-many]:has(${TABLE})`)
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await scroller.scrollIntoViewIfNeeded()
  const { x, y } = (await scroller.boundingBox()) ?? { x: 0, y: 0 }
  const cdp = await page.context().newCDPSession(page)
  const late = await lateFramesOf(page, () =>
    cdp.send('Input.synthesizeScrollGesture', {
      x: x + 200,
      y: y + 200,
      yDistance: -FRAMES * STEP,
      speed: FRAMES_A_SECOND * STEP,
      gestureSourceType: 'mouse',
    }),
  )
  const top = await scroller.evaluate(({ scrollTop }) => scrollTop)
  if (top < FRAMES * STEP) throw new Error(`The table has scrolled to ${top}.`)
  return late
}
