import { startCluster, type BenchCluster } from './cluster.ts'
import { inTurn, median, ratioOutcome, type Outcome } from './figures.ts'
import { poster, type Call } from './post.ts'
import { startProgram, type Started } from './process.ts'
import { coachToken, ensureSeason } from './season.ts'

const ROUNDS = 15
const REQUESTS = 120
const WARM_UP = 1500
/**
 * It was 1.5, which was paid for with rules asked beforehand and prepared texts of its own: four
 * times the bare statement is a few milliseconds, which nobody feels.
 */
const MOST = 4
const CLUB = 1
/** Sessions of the measured club lie so many ids apart: clubs take turns. */
const CLUBS = 10
const SESSIONS = 200

type Side = Started & { callOf: (session: number, user: number, attending: 1 | 2) => Call }

/**
 * One answer written: time from question to reply, one after the other, beside an upsert behind the
 * least server there is.
 */
export async function attendance(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureSeason(cluster, CLUBS)
    const ours = await startOurs(cluster, database)
    const bare = await startBare(cluster, database)
    try {
      await write(ours, WARM_UP)
      await write(bare, WARM_UP)
      const pair = await inTurn(
        ROUNDS,
        () => write(ours, REQUESTS),
        () => write(bare, REQUESTS),
      )
      return ratioOutcome(pair, MOST, 'ms a write')
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  } finally {
    await cluster.stop()
  }
}

async function startOurs(cluster: BenchCluster, database: string): Promise<Side> {
  const server = await startProgram(
    { args: ['server/main.ts', '--no-demo'], env: { DATABASE_URL: cluster.ownerUrl(database) } },
    '/readyz',
  )
  const headers = { authorization: `Bearer ${coachToken(CLUB)}`, 'selected-club-id': String(CLUB) }
  const callOf: Side['callOf'] = (session, user, attending) => ({
    path: '/api/v2/session-attendance',
    headers,
    body: JSON.stringify({ event_id: session, users: { [user]: { attending } } }),
  })
  return { ...server, callOf }
}

async function startBare(cluster: BenchCluster, database: string): Promise<Side> {
  const server = await startProgram(
    { args: ['bench/bare/attendance.ts'], env: { DATABASE_URL: cluster.ownerUrl(database) } },
    '/healthz',
  )
  const callOf: Side['callOf'] = (session, user, attending) => ({
    path: '/attendance',
    headers: {},
    body: JSON.stringify({ club_id: CLUB, event_id: session, user_id: user, attending }),
  })
  return { ...server, callOf }
}

let written = 0

/** Milliseconds of the median write; every write says something else than the one before. */
async function write(side: Side, count: number): Promise<number> {
  const times: number[] = []
  while (times.length < count) {
    written += 1
    const n = (written % SESSIONS) + 1
    // Every fourth of the forty athletes is down for a session.
    const user = CLUB * 100 + 4 - ((n - 1) % 4)
    const call = side.callOf(
      (n - 1) * CLUBS + CLUB,
      user,
      written % (2 * SESSIONS) < SESSIONS ? 1 : 2,
    )
    const begun = performance.now()
    await post(side.url, call)
    times.push(performance.now() - begun)
  }
  return median(times)
}

const post = poster(1)
