import type { Page } from 'playwright-core'
import { BARE_PAGE, drawBare } from './bare/long-table.ts'
import { contextOf, plainPage, slowed, thirdQuartile } from './browser.ts'
import { AMOUNTS, ensureMembers, MEMBER_TOKEN } from './databases.ts'
import { digits, inTurn, median, type Pair } from './figures.ts'
import { lateFramesOf } from './late-frames.ts'
import type { Bench, Measured } from './row.ts'
import { TARGETS } from './targets.ts'

/** Of what the bare table needs, on a machine where that needs long itself. */
const MOST_BESIDE_BARE = 0.5
const SLOWER = 4
const FRAMES_A_SECOND = 60
/** Pixels a frame. */
const STEP = 60
const FULL = { openings: 9, rounds: 7, frames: 4 * FRAMES_A_SECOND }
const SMALLEST = { openings: 1, rounds: 1, frames: 6 }
type Load = typeof FULL & { rows: number }

const REPORT = '/reports/attendance?from=2026-01-01&to=2026-01-31'
const CALL = '/api/v2/reports/attendance'
const TABLE = '[aria-rowcount]'

/**
 * A report of nine hundred athletes: how soon after its data the table is painted, and how many
 * frames are late while it is scrolled on a machine four times slower. A plain table of the same
 * size is drawn and scrolled in turn with it, because a busy machine is late with that one too.
 */
export async function longTable(bench: Bench): Promise<Measured<'long table'>> {
  const { url } = await bench.product(await ensureMembers(bench.cluster, bench.size))
  const browser = await bench.browser()
  const context = await contextOf(browser, { url, token: MEMBER_TOKEN })
  const [page, bare] = [await context.newPage(), await plainPage(browser)]
  // The members of the club but for those who are only invited.
  const rows = 0.9 * AMOUNTS.members[bench.size].members
  const measured = await measure(page, bare, { url, ...bench.pick(FULL, SMALLEST), rows })
  await Promise.all([context.close(), bare.context().close()])
  return measured
}

async function measure(
  page: Page,
  bare: Page,
  load: Load & { url: string },
): Promise<Measured<'long table'>> {
  const { url, rows, openings, rounds } = load
  await page.addInitScript(markRows, `${TABLE} tbody tr td`)
  const asked = page.waitForResponse((response) => response.url().includes(CALL))
  await paintedAfterData(page, url, rows)
  const reply = await (await asked).text()
  const columns = await page.locator(`${TABLE} thead th`).count()
  const painted = await inTurn(
    openings,
    () => paintedAfterData(page, url, rows),
    async () => {
      await bare.setContent(BARE_PAGE)
      return drawBare(bare, reply, columns)
    },
  )
  await page.waitForFunction(areAllDrawn, [TABLE, rows] as const)
  const all = await page.evaluate(() => {
    const [drawn] = performance.getEntriesByName('rows')
    return performance.now() - (drawn?.startTime ?? Number.NaN)
  })
  const scrolled = (table: Page) => slowed(table, SLOWER, () => lateFrames(table, load))
  const late = await inTurn(
    rounds,
    () => scrolled(page),
    () => scrolled(bare),
  )
  return found({ painted, late, all }, load)
}

type Times = { painted: Pair; late: Pair; all: number }

/** A figure within that of the plain table counts as no more than the target. */
function found(
  { painted, late, all }: Times,
  { openings, rows, frames }: Load,
): Measured<'long table'> {
  const ours = thirdQuartile(painted.ours)
  const bareMs = thirdQuartile(painted.bare)
  const [share, bare] = [100 * median(late.ours), 100 * median(late.bare)]
  const { painted: most, late: mostLate } = TARGETS['long table']
  return {
    values: {
      painted: ours <= MOST_BESIDE_BARE * bareMs ? Math.min(ours, most.most) : ours,
      late: share <= bare ? Math.min(share, mostLate.most) : share,
    },
    figures: [
      `p75 of ${openings} openings of ${rows} rows ${digits(ours)} ms, bare ${digits(bareMs)} ms; ` +
        `all drawn ${digits(all)} ms later`,
      `${share.toFixed(1)} % of ${frames} frames late, ${SLOWER}× slower, bare ${bare.toFixed(1)} %`,
    ],
    wrong: [],
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
async function paintedAfterData(page: Page, url: string, least: number): Promise<number> {
  await page.goto(url + REPORT)
  await page.waitForFunction(() => performance.getEntriesByName('rows').length > 0)
  const rows = await page.locator(TABLE).first().getAttribute('aria-rowcount')
  if (Number(rows) < least) throw new Error(`the report has ${rows} lines`)
  return page.evaluate((call) => {
    const [painted] = performance.getEntriesByName('rows')
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(call))
    return painted && answer instanceof PerformanceResourceTiming
      ? painted.startTime - answer.responseEnd
      : Number.NaN
  }, CALL)
}

/** Turns the wheel by a row and a half a frame; the part of the frames that come late. */
async function lateFrames(page: Page, { frames }: Load): Promise<number> {
  const scroller = page.locator(`[data-many]:has(${TABLE})`)
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await scroller.scrollIntoViewIfNeeded()
  const { x, y } = (await scroller.boundingBox()) ?? { x: 0, y: 0 }
  const cdp = await page.context().newCDPSession(page)
  const late = await lateFramesOf(page, () =>
    cdp.send('Input.synthesizeScrollGesture', {
      x: x + 200,
      y: y + 200,
      yDistance: -frames * STEP,
      speed: FRAMES_A_SECOND * STEP,
      gestureSourceType: 'mouse',
    }),
  )
  const top = await scroller.evaluate(({ scrollTop }) => scrollTop)
  if (top < frames * STEP) throw new Error(`The table has scrolled to ${top}.`)
  return late
}
