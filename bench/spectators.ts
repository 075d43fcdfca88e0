import type { Client } from 'pg'
import { connected } from './cluster.ts'
import { coachToken, ensureSeason } from './databases.ts'
import { inTurn, median, ratioFound, timed } from './figures.ts'
import { liveSession, recordingBoats } from './live-boats.ts'
import { poster } from './post.ts'
import type { Bench, Measured } from './row.ts'

const BOATS = 8
const TOKEN = 'bench-public-page-000000'
type Counts = { read: number; failed: number }
/** Each boat has sent an eight-minute race; a round goes on until so many have read. */
const FULL = { samples: 480, rounds: 9, calls: 200, warmUp: 1500, fewest: 100 }
const SMALLEST = { samples: 10, rounds: 1, calls: 5, warmUp: 0, fewest: 1 }

/**
 * Five hundred readers a second of a public page: the time of a club's own call on the same server,
 * beside that while they read the same bytes elsewhere.
 */
export async function spectators(bench: Bench): Promise<Measured<'spectators'>> {
  const { cluster, size } = bench
  const { samples, rounds, calls, warmUp, fewest } = bench.pick(FULL, SMALLEST)
  const database = await ensureSeason(cluster, size, 10)
  await connected(cluster.superuserUrl(database), makePublic)
  const server = await bench.product(database)
  const readers = await bench.program('bench/readers.ts')
  const bare = await bench.program('bench/bare/page.ts')
  await row(server.url, samples)
  const page = `${server.url}/public/live/${TOKEN}`
  const ask = async (path: string) => (await (await fetch(readers.url + path)).json()) as Counts
  const counts: Counts[] = []
  const whileRead = async (url: string) => {
    await ask(`/read?${encodeURIComponent(url)}`)
    const times: number[] = []
    const isEnough = async () => {
      const { read, failed } = await ask('/')
      return read + failed >= fewest
    }
    do times.push(await timeOfCall(server.url))
    while (times.length < calls || !(await isEnough()))
    counts.push(await ask('/read?'))
    return median(times)
  }
  for (let call = 0; call < warmUp; call += 1) await timeOfCall(server.url)
  await whileRead(page)
  const pair = await inTurn(
    rounds,
    () => whileRead(page),
    () => whileRead(`${bare.url}/`),
  )
  return ratioFound(pair, 'ms a call', {
    figures: [`${median(counts.map(({ read }) => read))} readers a round`],
    wrong: counts.some(({ failed }) => failed > 0) ? ['readers got no page'] : [],
  })
}

const post = poster(1)

/** The time of a call of the club. */
function timeOfCall(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${coachToken(1)}`, 'selected-club-id': '1' }
  const body = JSON.stringify({ start_date: '2026-06-01', end_date: '2026-06-30' })
  return timed(() => post(url, { path: '/api/v2/agenda', headers, body }))
}

const tokenOf = (boat: number) => `bench-spectators-${boat}`

/** Every boat has rowed its race up to now. */
async function row(url: string, count: number): Promise<void> {
  for (let boat = 0; boat < BOATS; boat += 1) {
    const samples = Array.from({ length: count }, (_, second) => ({
      at: Date.now() - (count - second) * 1000,
      lat: 47.07 + (second * 4) / 111_000,
      lon: 8.31 + boat / 10_000,
      speed: 4.2,
      distance: second * (4 + boat / 100),
      stroke_rate: 30,
      ...(second === 0 && { mark: 'start' }),
    }))
    const body = JSON.stringify({ token: tokenOf(boat), first: 1, samples })
    await post(url, { path: '/api/v2/live-samples', headers: {}, body })
  }
}

/** A session with boats that record, and its page. */
async function makePublic(client: Client): Promise<void> {
  const session = await liveSession(client)
  await recordingBoats(
    client,
    Array.from({ length: BOATS }, (_, boat) => tokenOf(boat)),
  )
  await client.query('delete from public_pages where club_id = 1')
  await client.query(`update sessions set published_at = now() where club_id = 1 and id = $1`, [
    session,
  ])
  await client.query(
    `insert into public_pages (club_id, session_id, token, names, show_boats, show_splits,
       show_map, delay_min, opens_at, closes_at)
     values (1, $1, $2, 'full', true, true, true, 0, now(), now() + interval '1 day')`,
    [session, TOKEN],
  )
}
