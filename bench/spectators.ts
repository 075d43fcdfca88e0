import { FIRST_STANDING } from '#domain/live/standing.ts'
import { hashOf } from '../server/http/gate.ts'
import { connected, startCluster, type BenchCluster } from './cluster.ts'
import { inTurn, median, ratioOutcome, type Outcome } from './figures.ts'
import { poster } from './post.ts'
import { startProgram, type Started } from './process.ts'
import { coachToken, ensureSeason } from './season.ts'

const BOATS = 8
/** What each boat has sent: an eight-minute race. */
const SAMPLES = 480
const TOKEN = 'bench-public-page-000000'
const ROUNDS = 9
const CALLS = 200
const WARM_UP = 1500
const MOST = 1.2
/** So many readers have to get the page in a round, else the row says nothing. */
const FEWEST = 100

type Programs = { server: Started; readers: Started; bare: Started }

/**
 * Five hundred readers a second of a public page: the time of a club's own call on the same server,
 * beside that while they read the same bytes elsewhere.
 */
export async function spectators(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureSeason(cluster, 10)
    await makePublic(cluster, database)
    const env = { DATABASE_URL: cluster.ownerUrl(database), TRUST_PROXY: '127.0.0.1' }
    const args = ['server/main.ts', '--no-demo', '--roles', 'web,live']
    const [server, readers, bare] = await Promise.all([
      startProgram({ args, env }, '/readyz'),
      startProgram({ args: ['bench/readers.ts'] }, '/healthz'),
      startProgram({ args: ['bench/bare/page.ts'] }, '/healthz'),
    ])
    try {
      return await measured({ server, readers, bare })
    } finally {
      await Promise.all([readers.stop(), server.stop(), bare.stop()])
    }
  } finally {
    await cluster.stop()
  }
}

async function measured({ server, readers, bare }: Programs): Promise<Outcome> {
  await row(server.url)
  const page = `${server.url}/public/live/${TOKEN}`
  const read = async (url: string) => {
    const reply = await fetch(`${readers.url}/read?${encodeURIComponent(url)}`)
    return (await reply.json()) as { read: number; failed: number }
  }
  const counts: number[] = []
  let failed = 0
  const whileRead = async (url: string) => {
    await read(url)
    const time = await timeOfCall(server.url, CALLS)
    const before = await read('')
    counts.push(before.read)
    failed += before.failed
    return time
  }
  await timeOfCall(server.url, WARM_UP)
  await whileRead(page)
  const pair = await inTurn(
    ROUNDS,
    () => whileRead(page),
    () => whileRead(`${bare.url}/`),
  )
  return ratioOutcome(pair, MOST, 'ms a call', {
    figures: [`${median(counts)} readers a round`],
    faults: [
      ...(failed > 0 ? [`${failed} readers got no page`] : []),
      ...(Math.min(...counts) < FEWEST ? ['too few have read'] : []),
    ],
  })
}

const post = poster(1)

/** The time of a call of the club, in the median. */
async function timeOfCall(url: string, calls: number): Promise<number> {
  const headers = { authorization: `Bearer ${coachToken(1)}`, 'selected-club-id': '1' }
  const body = JSON.stringify({ start_date: '2026-06-01', end_date: '2026-06-30' })
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now()
    await post(url, { path: '/api/v2/agenda', headers, body })
    times.push(performance.now() - begun)
  }
  return median(times)
}

const tokenOf = (boat: number) => `bench-spectators-${boat}`

/** Every boat has rowed its race up to now. */
async function row(url: string): Promise<void> {
  for (let boat = 0; boat < BOATS; boat += 1) {
    const samples = Array.from({ length: SAMPLES }, (_, second) => ({
      at: Date.now() - (SAMPLES - second) * 1000,
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
async function makePublic(cluster: BenchCluster, database: string): Promise<void> {
  const hashes = Array.from({ length: BOATS }, (_, boat) => hashOf(tokenOf(boat)))
  await connected(cluster.ownerUrl(database), async (client) => {
    const { rows } = await client.query<{ session: number }>(
      'select min(id) as session from sessions where club_id = 1',
    )
    const [{ session } = { session: 0 }] = rows
    await client.query('delete from live_recordings where club_id = 1')
    await client.query('delete from public_pages where club_id = 1')
    await client.query(`update sessions set published_at = now() where club_id = 1 and id = $1`, [
      session,
    ])
    await client.query(
      `with crewed as (
         insert into crews (club_id, session_id, name, boat_type)
         select 1, $1, 'Boat ' || n, 2 from generate_series(1, $2) n returning id)
       insert into live_recordings (club_id, session_id, crew_id, device, token_hash, standing)
       select 1, $1, c.id, 'bench-device', h.hash, $4
       from (select id, row_number() over () as n from crewed) c
         join unnest($3::bytea[]) with ordinality h(hash, n) on h.n = c.n`,
      [session, BOATS, hashes, JSON.stringify(FIRST_STANDING)],
    )
    await client.query(
      `insert into public_pages (club_id, session_id, token, names, show_boats, show_splits,
         show_map, delay_min, opens_at, closes_at)
       values (1, $1, $2, 'full', true, true, true, 0, now(), now() + interval '1 day')`,
      [session, TOKEN],
    )
  })
}
