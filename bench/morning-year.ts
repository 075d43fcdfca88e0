import type { CDPSession, Page } from 'playwright-core'
import { contextOf, thirdQuartile } from './browser.ts'
import { connected, type BenchCluster } from './cluster.ts'
import { ensureTrained, TRAINED_TOKEN } from './databases.ts'
import { digits } from './figures.ts'
import { stoppedAt, watchMainThread } from './main-thread.ts'
import type { Bench, Measured } from './row.ts'

const SLOWER = 4
/** How long a page is left alone until nothing more happens in it. */
const QUIET_MS = 700
const DAYS = 365
const PERSON = 1
/** The event of its own by which the page says that it has painted. */
const PAINTED = 'bench-painted'
/** Each number of a morning above the other, or three of them over each other. */
const VIEWS = { each: '', over: '&view=over&measures=waking_hr,sleep_time,fatigue' } as const

/** Milliseconds of work until what is in sight is painted, and with all that is drawn later. */
type Drawing = { first: number; all: number }

/**
 * A year of mornings of one person: what the browser's main thread works from the reply until it is
 * painted as far as it is in sight, times four.
 */
export async function morningYear(bench: Bench): Promise<Measured<'morning year'>> {
  const openings = bench.pick(9, 0)
  const database = await ensureTrained(bench.cluster, bench.size)
  await fillYear(bench.cluster, database)
  const { url } = await bench.product(database)
  const over = await drawnIn(bench, url, { view: VIEWS.over, openings })
  const each =
    bench.size === 'full' ? await drawnIn(bench, url, { view: VIEWS.each, openings }) : over
  return {
    values: { painted: Math.max(each.first, over.first) },
    figures: [
      `p75 of ${openings} openings of ${DAYS} days, work of the main thread ${SLOWER}× slower`,
      `one chart each ${digits(each.first)} ms, ${digits(each.all)} ms with what is out of sight`,
      `over each other ${digits(over.first)} ms, ${digits(over.all)} ms with what is out of sight`,
    ],
    wrong: [],
  }
}

/** All that can be said of a morning, and a load, on each day of the year that ends today. */
const fillYear = (cluster: BenchCluster, database: string) =>
  connected(cluster.superuserUrl(database), async (client) => {
    await client.query("set session_replication_role = 'replica'")
    await client.query(
      `insert into mornings (club_id, user_id, day, waking_hr, standing_hr, hrv_rmssd, sleep_time,
        sleep_quality, perceived_shape, fatigue, soreness, stress, mood, hydration,
        training_quality, temperature, weight, health)
       select 1, $1, current_date + 1 - d, 46 + d % 9, 66 + d % 11, 50 + d % 30, 400 + d % 90,
         1 + d % 5, 1 + d % 5, 1 + d % 4, 1 + d % 3, 1 + d % 5, 1 + d % 4, 1 + d % 6, 1 + d % 5,
         36 + d % 9 / 10.0, 78 + d % 12 / 10.0, 'healthy'
       from generate_series(0, $2 + 1) d
       on conflict (club_id, user_id, day) do nothing`,
      [PERSON, DAYS],
    )
    await client.query(
      `with days as (
         select d::date as day
         from generate_series(current_date - $2::int, current_date - 1, '1 day') d
         where not exists (
           select from kept_loads k
           where k.club_id = 1 and k.user_id = $1 and k.local_date = d::date
         )
       ),
       made as (
         insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
           creator_id)
         select 1, 'session', 'Steady state', 1, day + time '05:00', day + time '06:30',
           day + time '04:00', 201
         from days
         returning id, starts_at
       )
       insert into kept_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds, ets,
         ets_basis)
       select 1, id, $1, starts_at::date, 5400, '{0,3600,1500,300,0,0,0}', 60 + id % 40, 'measured'
       from made`,
      [PERSON, DAYS],
    )
  })

type Opening = { view: string; openings: number }

/** The first opening is a trial, which also shows that the page says rightly when it is painted. */
async function drawnIn(bench: Bench, url: string, { view, openings }: Opening): Promise<Drawing> {
  const context = await contextOf(await bench.browser(), { url, token: TRAINED_TOKEN })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const times: Drawing[] = []
  for (let opening = 0; opening <= openings; opening += 1) {
    await page.goto(`${url}/profile/morning-monitoring/${PERSON}?days=28${view}`)
    await page.getByRole('slider').first().waitFor()
    await page.waitForLoadState('networkidle')
    times.push(await drawing(page, cdp, opening === 0))
  }
  await context.close()
  const measured = openings === 0 ? times : times.slice(1)
  return {
    first: thirdQuartile(measured.map(({ first }) => first)),
    all: thirdQuartile(measured.map(({ all }) => all)),
  }
}

/**
 * What the main thread works from the reply until the year is painted as far as it is in sight, and
 * with all that is drawn later. The reply is held back until the page is at rest.
 */
async function drawing(page: Page, cdp: CDPSession, isTrial: boolean): Promise<Drawing> {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/course?*', async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    asked.resolve()
    await released.promise
    await route.fulfill({ response, body })
  })
  await page.getByText(String(DAYS), { exact: true }).click()
  await asked.promise
  await page.waitForTimeout(QUIET_MS)
  const worked = await watchMainThread(cdp)
  const look = () => page.evaluate(paintedOf, [DAYS - 1, isTrial, PAINTED] as const)
  const stopped = stoppedAt(cdp, PAINTED, worked)
  const painted = look()
  const before = await worked()
  released.resolve()
  const first = (await stopped) - before
  const pictures = await painted
  await page.waitForTimeout(QUIET_MS)
  const all = (await worked()) - before
  if (isTrial && (await look()) !== pictures)
    throw new Error('What is in sight was drawn after the year was said to be painted.')
  await page.unroute('**/course?*')
  return { first: SLOWER * first, all: SLOWER * all }
}

/**
 * Stops after the first frame that shows the chart of so many days; on trial it resolves with the
 * pictures that are in sight then.
 */
const paintedOf = ([last, isTrial, painted]: readonly [number, boolean, string]) =>
  new Promise<string>((resolve) => {
    const end = () => {
      dispatchEvent(new Event(painted))
      const canvases = isTrial ? [...document.querySelectorAll('canvas')] : []
      const inSight = canvases.filter((one) => one.getBoundingClientRect().top < innerHeight)
      resolve(inSight.map((one) => one.toDataURL()).join())
    }
    const look = () => {
      const isThere = document.querySelector(`[role=slider][aria-valuemax="${last}"] canvas`)
      if (isThere) setTimeout(end)
      else requestAnimationFrame(look)
    }
    addEventListener(painted, () => undefined, { once: true })
    look()
  })
