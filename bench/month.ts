import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { drawBareMonth } from './bare/month.ts'
import {
  launchBrowser,
  paintedAfterRelease,
  signIn,
  slowed,
  thirdQuartile,
  type SignedIn,
} from './browser.ts'
import { connected, dataDir, startCluster, type BenchCluster } from './cluster.ts'
import { digits, inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { startProgram } from './process.ts'
import { ensureDatabase } from './season.ts'

const SESSIONS = 500
const ROUNDS = 21
/** How long a page is left alone until nothing more happens in it. */
const QUIET_MS = 1000
const MOST = 1.5
const MOVES = 13
const SLOWER = 4
const MOST_MS = 100
/** This day is in the month after the one that has the sessions. */
const EMPTY = '2031-04-15'

/**
 * A month of 500 sessions: what drawing it costs the browser beside a bare grid, and how soon a
 * moved session is painted.
 */
export async function month(): Promise<Outcome> {
  const cluster = await startCluster()
  await ensureDatabase(cluster, 'slipway', '')
  const server = await startProgram(
    { args: ['server/main.ts'], env: { DATA_DIR: dataDir } },
    '/readyz',
  )
  const browser = await launchBrowser()
  try {
    await fillMonth(cluster)
    const { password, accounts } = JSON.parse(
      readFileSync(join(dataDir, 'demo.json'), 'utf8'),
    ) as DemoFile
    const state = await signIn(browser, server.url, accounts.coach, password)
    const ours = await openMonth(browser, state, server.url)
    const bare = await openBare(browser)
    const pair = await inTurn(
      ROUNDS,
      () => drawingOurs(ours),
      () => drawingBare(bare),
    )
    const painted = await movePaints(ours)
    return ratioOutcome(pair, MOST, 'ms of the main thread', {
      figures: [
        `a moved session is painted in ${digits(painted)} ms (p75 of ${MOVES}, ` +
          `${SLOWER}× slower), ≤ ${MOST_MS} ms`,
      ],
      faults: painted <= MOST_MS ? [] : [`${digits(painted)} ms to paint a moved session`],
    })
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
  }
}

/** The demo club's, on days the next month does not show. */
const fillMonth = (cluster: BenchCluster) =>
  connected(cluster.superuserUrl('slipway'), async (client) => {
    await client.query("delete from sessions where name like 'Bench %'")
    await client.query(
      `insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
        creator_id)
       select c.id, 'session', 'Bench ' || n, (array[1, 2, 3, 4, 7])[1 + n % 5], s,
         s + interval '90 minutes', now(), c.creator_id
       from (select * from clubs order by id limit 1) c, generate_series(1, $1) n,
         lateral (select timestamptz '2031-03-03 04:00Z' + make_interval(days => n % 26,
           mins => n / 26 * 45) as s) t`,
      [SESSIONS],
    )
  })

type DemoFile = { password: string; accounts: { coach: string } }
type Opened = { page: Page; cdp: CDPSession }

/** Time is that of the processor, so that other work of the machine is not counted. */
async function opened(page: Page): Promise<Opened> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp }
}

const calendarOf = (url: string, date: string) =>
  `${url}/calendar?view=month&display=all&date=${date}`

async function openMonth(browser: Browser, storageState: SignedIn, url: string): Promise<Opened> {
  const context = await browser.newContext({
    storageState,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(calendarOf(url, EMPTY))
  await page.locator('[data-month]').waitFor()
  await page.waitForLoadState('networkidle') // the month before is fetched ahead
  return opened(page)
}

async function openBare(browser: Browser): Promise<Opened> {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage()
  await page.setContent('<button>Later</button><button>Earlier</button><main></main>')
  const buttons = `for (const [place, sessions] of [0, ${SESSIONS}].entries()) {
    const button = document.querySelectorAll('button')[place]
    button.addEventListener('click', () => drawBareMonth(sessions))
  }`
  await page.addScriptTag({ content: `${drawBareMonth}\n${buttons}` })
  return opened(page)
}

const chipsOf = (page: Page) => page.locator('[data-session]')

/** The way to another month, whose data are there. */
async function turn(page: Page, name: 'Earlier' | 'Later'): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.waitForFunction(
    (some) => (document.querySelector('[data-session]') !== null) === some,
    name === 'Earlier',
  )
}

/**
 * Measures going from the empty month to the full one. Neither the way forward again nor moving the
 * mouse to the button is measured.
 */
async function drawingOurs(ours: Opened): Promise<number> {
  const { page } = ours
  if ((await chipsOf(page).count()) > 0) await turn(page, 'Later')
  const time = await drawing(ours, await pressing(page))
  if ((await chipsOf(page).count()) === 0) throw new Error('The month was not drawn.')
  return time
}

/** The bare grid as well: by the press of a button, from an empty month to the full one. */
async function drawingBare(bare: Opened): Promise<number> {
  const { page } = bare
  await page.getByRole('button', { name: 'Later' }).click()
  const time = await drawing(bare, await pressing(page))
  if ((await page.locator('a').count()) !== SESSIONS)
    throw new Error('The bare month was not drawn.')
  return time
}

/** What presses the button the mouse has been brought to. */
async function pressing(page: Page): Promise<() => Promise<void>> {
  await page.getByRole('button', { name: 'Earlier' }).hover()
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

/**
 * Milliseconds the main thread worked on scripts, styles, layout and paint until the page is at
 * rest.
 */
async function drawing({ page, cdp }: Opened, draw: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(QUIET_MS)
  const before = await taskMilliseconds(cdp)
  await draw()
  await page.waitForTimeout(QUIET_MS)
  return (await taskMilliseconds(cdp)) - before
}

async function taskMilliseconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/**
 * Measures from dropping a session on another day to the frame that shows it there, third quartile.
 */
async function movePaints({ page }: Opened): Promise<number> {
  if ((await chipsOf(page).count()) === 0) await turn(page, 'Earlier')
  const times = await slowed(page, SLOWER, async () => {
    const all: number[] = []
    for (let move = 0; move < MOVES; move++) all.push(await movePaint(page, move))
    return all
  })
  return thirdQuartile(times)
}

/**
 * A day shows only its first few: each gives and takes so rarely that the moved one is among them.
 */
async function movePaint(page: Page, move: number): Promise<number> {
  const day = (number: number) => `2031-03-${String(number).padStart(2, '0')}`
  const [from, to] = [day(3 + (move % 13)), day(16 + (move % 13))]
  const chip = page.locator(`[data-day="${from}"] [data-session]`).first()
  const name = /Bench \d+/.exec((await chip.textContent()) ?? '')?.[0] ?? ''
  await chip.hover()
  await page.mouse.down()
  await page.locator(`[data-day="${to}"] > button`).first().hover()
  const time = await paintedAfterRelease(page, `[data-day="${to}"]`, name)
  await page.waitForTimeout(1500) // stored, and at rest
  return time
}
