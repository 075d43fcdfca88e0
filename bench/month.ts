import type { Browser, CDPSession, Page } from 'playwright-core'
import { drawBareMonth } from './bare/month.ts'
import { contextOf, paintedAfterRelease, plainPage, slowed, thirdQuartile } from './browser.ts'
import { connected } from './cluster.ts'
import { ensureMembers, MEMBER_TOKEN } from './databases.ts'
import { inTurn, ratioOf, spread } from './figures.ts'
import type { Bench, Measured } from './row.ts'

const FULL = { sessions: 500, rounds: 21, moves: 13, quiet: 1000, rest: 1500 }
const SMALLEST = { sessions: 30, rounds: 1, moves: 1, quiet: 50, rest: 0 }
type Load = typeof FULL
const SLOWER = 4
/** Watching gives up after so long. */
const NEVER_MS = 10_000
/** This day is in the month after the one that has the sessions. */
const EMPTY = '2031-04-15'

/**
 * A month of 500 sessions: what drawing it costs the browser beside a bare grid, and how soon a
 * moved session is painted.
 */
export async function month(bench: Bench): Promise<Measured<'month'>> {
  const load = bench.pick(FULL, SMALLEST)
  const database = await ensureMembers(bench.cluster, bench.size)
  await fillMonth(bench, database, load)
  const { url } = await bench.product(database)
  const browser = await bench.browser()
  const ours = await openMonth(browser, url)
  const bare = await openBare(browser, load)
  const pair = await inTurn(
    load.rounds,
    () => drawingOurs(ours, load),
    () => drawingBare(bare, load),
  )
  const moved = await movePaints(ours, load)
  await Promise.all([ours, bare].map(({ page }) => page.context().close()))
  return {
    values: { ratio: ratioOf(pair), moved },
    figures: [
      `ours ${spread(pair.ours, 'ms of the main thread')}`,
      `bare ${spread(pair.bare, 'ms of the main thread')}`,
      `a moved session: p75 of ${load.moves}, ${SLOWER}× slower`,
    ],
    wrong: moved > NEVER_MS ? ['a moved session was not painted'] : [],
  }
}

/** The first club's, on days the next month does not show. */
const fillMonth = ({ cluster }: Bench, database: string, { sessions }: Load) =>
  connected(cluster.superuserUrl(database), async (client) => {
    await client.query("delete from sessions where name like 'Bench %'")
    await client.query(
      `insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
        creator_id)
       select 1, 'session', 'Bench ' || n, (array[1, 2, 3, 4, 7])[1 + n % 5], s,
         s + interval '90 minutes', now(), 1
       from generate_series(1, $1) n,
         lateral (select timestamptz '2031-03-03 04:00Z' + make_interval(days => n % 26,
           mins => n / 26 * 45) as s) t`,
      [sessions],
    )
  })

type Opened = { page: Page; cdp: CDPSession }

/** Time is that of the processor, so that other work of the machine is not counted. */
async function opened(page: Page): Promise<Opened> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp }
}

const calendarOf = (url: string, date: string) =>
  `${url}/calendar?view=month&display=all&date=${date}`

async function openMonth(browser: Browser, url: string): Promise<Opened> {
  const page = await (await contextOf(browser, { url, token: MEMBER_TOKEN })).newPage()
  await page.goto(calendarOf(url, EMPTY))
  await page.locator('[data-month]').waitFor()
  await page.waitForLoadState('networkidle') // the month before is fetched ahead
  return opened(page)
}

async function openBare(browser: Browser, { sessions }: Load): Promise<Opened> {
  const page = await plainPage(browser)
  await page.setContent('<button>Later</button><button>Earlier</button><main></main>')
  const buttons = `for (const [place, sessions] of [0, ${sessions}].entries()) {
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
async function drawingOurs(ours: Opened, load: Load): Promise<number> {
  const { page } = ours
  if ((await chipsOf(page).count()) > 0) await turn(page, 'Later')
  const time = await drawing(ours, await pressing(page), load)
  if ((await chipsOf(page).count()) === 0) throw new Error('The month was not drawn.')
  return time
}

/** The bare grid as well: by the press of a button, from an empty month to the full one. */
async function drawingBare(bare: Opened, load: Load): Promise<number> {
  const { page } = bare
  await page.getByRole('button', { name: 'Later' }).click()
  const time = await drawing(bare, await pressing(page), load)
  if ((await page.locator('a').count()) !== load.sessions)
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
async function drawing(
  { page, cdp }: Opened,
  draw: () => Promise<unknown>,
  { quiet }: Load,
): Promise<number> {
  await page.waitForTimeout(quiet)
  const before = await taskMilliseconds(cdp)
  await draw()
  await page.waitForTimeout(quiet)
  return (await taskMilliseconds(cdp)) - before
}

async function taskMilliseconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/**
 * Measures from dropping a session on another day to the frame that shows it there, third quartile.
 */
async function movePaints({ page }: Opened, { moves, rest }: Load): Promise<number> {
  if ((await chipsOf(page).count()) === 0) await turn(page, 'Earlier')
  const times = await slowed(page, SLOWER, async () => {
    const all: number[] = []
    for (let move = 0; move < moves; move++) {
      all.push(await movePaint(page, move))
      await page.waitForTimeout(rest) // stored, and at rest
    }
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
  return paintedAfterRelease(page, `[data-day="${to}"]`, name)
}
