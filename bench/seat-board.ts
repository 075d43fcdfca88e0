import type { Page } from 'playwright-core'
import { contextOf, paintedAfterRelease, slowed, thirdQuartile } from './browser.ts'
import { connected, type BenchCluster } from './cluster.ts'
import { ensureMembers, MEMBER_TOKEN } from './databases.ts'
import { digits } from './figures.ts'
import type { Bench, Measured } from './row.ts'

const [EIGHT, QUAD, DOUBLE] = [9, 5, 2]
const SLOWER = 4
/** Watching gives up after so long. */
const NEVER_MS = 10_000
/** The last two boats stay empty: the first who are ashore go there. */
const SEATED = 56

/**
 * Sixty athletes and twelve boats on the seat board: how soon a drop is painted on a machine four
 * times slower.
 */
export async function seatBoard(bench: Bench): Promise<Measured<'seat board'>> {
  const { drops, rest } = bench.pick({ drops: 16, rest: 1500 }, { drops: 1, rest: 0 })
  const database = await ensureMembers(bench.cluster, bench.size)
  const session = await launchDay(bench.cluster, database)
  const { url } = await bench.product(database)
  const context = await contextOf(await bench.browser(), { url, token: MEMBER_TOKEN })
  const page = await context.newPage()
  await page.goto(`${url}/session/${session}/crews`)
  await page.locator('[data-seat]').nth(SEATED).waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  await slowed(page, SLOWER, async () => {
    for (let drop = 0; drop < drops; drop += 1) {
      times.push(await dropped(page, drop % 4))
      await page.waitForTimeout(rest) // stored, and at rest
    }
  })
  await context.close()
  return {
    values: { painted: thirdQuartile(times) },
    figures: [
      `p75 of ${drops} drops, ${SLOWER}× slower; ${digits(Math.min(...times))} to ` +
        `${digits(Math.max(...times))} ms`,
    ],
    wrong: times.some((time) => time > NEVER_MS) ? ['a drop was not painted'] : [],
  }
}

/** A session of sixty with twelve boats: four eights, quads and doubles each. */
const launchDay = (cluster: BenchCluster, database: string): Promise<number> =>
  connected(cluster.superuserUrl(database), async (client) => {
    await client.query(`delete from sessions where club_id = 1 and name = 'Launch day'`)
    const { rows } = await client.query<{ id: number }>(
      `with planned as (
         insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at,
           published_at) overriding system value
         values (1, 1000, 'session', 'Launch day', 1, now() + interval '1 day',
           now() + interval '26 hours', now()) returning id),
       coming as (insert into participants (club_id, session_id, user_id, role_id)
         select 1, id, n, 2 from planned, generate_series(2, 61) n),
       made as (
         insert into crews (club_id, session_id, name, boat_type)
         select 1, id, 'Boat ' || n, (select (array[$1, $2, $3]::int[])[1 + (n - 1) / 4])
           from planned, generate_series(1, 12) n returning id, boat_type),
       places as (
         select m.id, position, row_number() over (order by m.id, position) as place
           from made m, generate_series(0, 8) position
         where position <= case m.boat_type when $1 then 8 when $2 then 4 else 2 end
           and (position > 0 or m.boat_type = $1)),
       seated as (
         insert into crew_users (club_id, crew_id, user_id, position)
           select 1, id, 1 + place, position from places where place <= $4)
       select id from planned`,
      [EIGHT, QUAD, DOUBLE, SEATED],
    )
    return Number(rows[0]?.id)
  })

/** Bow and stroke of neighbouring boats change places. */
async function dropped(page: Page, boat: number): Promise<number> {
  const boats = page.locator('section:has([data-seat])')
  const from = boats.nth(boat).locator('[data-seat]').first()
  const to = boats.nth(boat).locator('[data-seat]').nth(3)
  const name = /Number \d+/.exec((await from.textContent()) ?? '')?.[0] ?? ''
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await to.hover()
  await page.waitForTimeout(150)
  const seat = await to.getAttribute('data-seat')
  return paintedAfterRelease(page, `[data-seat="${seat}"]`, name)
}
