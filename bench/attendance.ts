import { connected } from './cluster.ts'
import { AMOUNTS, coachToken, ensureSeason } from './databases.ts'
import { inTurn, median, ratioFound } from './figures.ts'
import { poster, type Call } from './post.ts'
import type { Bench, Measured } from './row.ts'

const CLUB = 1

type Answer = { session: number; user: number; attending: 1 | 2 }
type Side = { url: string; callOf: (answer: Answer) => Call }

/**
 * One answer written: time from question to reply, one after the other, beside an upsert behind the
 * least server there is.
 */
export async function attendance(bench: Bench): Promise<Measured<'attendance'>> {
  const { cluster, size } = bench
  const database = await ensureSeason(cluster, size, 10)
  const { clubs } = AMOUNTS.season(size, 10)
  const env = { DATABASE_URL: cluster.ownerUrl(database) }
  const ours = { ...(await bench.product(database)), callOf: ourCall }
  const bare = { ...(await bench.program('bench/bare/server.ts', env)), callOf: bareCall }
  const { rounds, requests, warmUp, sessions } = bench.pick(
    { rounds: 15, requests: 120, warmUp: 1500, sessions: 200 },
    { rounds: 1, requests: 4, warmUp: 0, sessions: 4 },
  )
  const stored = storing(clubs, sessions)
  const write = async (side: Side, count: number) => {
    const times: number[] = []
    while (times.length < count) times.push(await stored(side))
    return median(times)
  }
  await write(ours, warmUp)
  await write(bare, warmUp)
  const pair = await inTurn(
    rounds,
    () => write(ours, requests),
    () => write(bare, requests),
  )
  const wrong = await connected(cluster.ownerUrl(database), async (client) => {
    const last = { session: CLUB, user: CLUB * 100 + 4, attending: 2 } as const
    const found: unknown[] = []
    for (const side of [ours, bare]) {
      await post(side.url, side.callOf({ ...last, attending: 1 }))
      await post(side.url, side.callOf(last))
      const { rows } = await client.query<{ attending: number }>(
        'select attending from attendance where club_id = $1 and session_id = $2 and user_id = $3',
        [CLUB, last.session, last.user],
      )
      found.push(rows[0]?.attending)
    }
    return found.every((one) => one === last.attending) ? [] : [`stored is ${found.join(', ')}`]
  })
  return ratioFound(pair, 'ms a write', { wrong })
}

const ourCall: Side['callOf'] = ({ session, user, attending }) => ({
  path: '/api/v2/session-attendance',
  headers: { authorization: `Bearer ${coachToken(CLUB)}`, 'selected-club-id': String(CLUB) },
  body: JSON.stringify({ event_id: session, users: { [user]: { attending } } }),
})

const bareCall: Side['callOf'] = ({ session, user, attending }) => ({
  path: '/attendance',
  headers: {},
  body: JSON.stringify({ club_id: CLUB, event_id: session, user_id: user, attending }),
})

/** Milliseconds of a write; every write says something else than the one before. */
function storing(clubs: number, sessions: number): (side: Side) => Promise<number> {
  let written = 0
  return async ({ url, callOf }) => {
    written += 1
    const n = (written % sessions) + 1
    const answer = {
      // Clubs take turns.
      session: (n - 1) * clubs + CLUB,
      // Every fourth of the forty athletes is down for a session.
      user: CLUB * 100 + 4 - ((n - 1) % 4),
      attending: written % (2 * sessions) < sessions ? 1 : 2,
    } as const
    const begun = performance.now()
    await post(url, callOf(answer))
    return performance.now() - begun
  }
}

const post = poster(1)
