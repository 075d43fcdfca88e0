import { readFileSync } from 'node:fs'
import { FOUND_KINDS } from '#contract/world/search.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { PLAN_FEATURES } from '#domain/constants/plans.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { daysMeant } from '#domain/search/dates.ts'
import { wordsOf } from '#domain/search/fold.ts'
import { createPool, provenClub, type Pool } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { openDatabase } from '../server/db/open.ts'
import { found } from '../server/world/search/found.ts'
import { connected, startCluster, type BenchCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { startProgram } from './process.ts'
import { ensureDatabase } from './season.ts'
import { rowsOf, sentBy, type Sent } from './sent.ts'

const CLUBS = 500
const PEOPLE = 200_000
const SESSIONS = 1_000_000
const TOKEN = 'bench-search'
const TIME_ZONE = 'Europe/Berlin'
const TODAY = '2026-06-01'
const LIMIT = 6
/** What coaches type: names, with a slip and without accents, places, days in words, and nothing. */
const QUERIES = ['mueller', 'clra', 'jurgen weber', 'boathouse', '12 March', 'ergo', 'zzzzz']
const ROUNDS = 41
const WARM_UP = 10
const MOST = 1.5

const script = readFileSync(new URL('search.sql', import.meta.url), 'utf8')

/** A search in one of many clubs: the time of the call beside that of its statements alone. */
export async function search(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureClubs(cluster)
    const env = { DATABASE_URL: cluster.ownerUrl(database) }
    const server = await startProgram({ args: ['server/main.ts', '--no-demo'], env }, '/readyz')
    const { appUrl, close } = await openDatabase(cluster.ownerUrl(database), {
      reactions: REACTIONS,
    })
    await close()
    const pool = createPool(appUrl, { size: 1, name: 'bench', reactions: REACTIONS })
    try {
      const statements = new Map<string, Sent[]>()
      for (const query of QUERIES) statements.set(query, await statementsOf(pool, query))
      const call = () => timed(async () => await each((query) => callOf(server.url, query)))
      const bare = () =>
        timed(async () => {
          for (const sent of [...statements.values()].flat()) await rowsOf(pool, sent)
        })
      for (let round = 0; round < WARM_UP; round += 1) await Promise.all([call(), bare()])
      const pair = await inTurn(ROUNDS, call, bare)
      const figures = [`${PEOPLE} people, ${SESSIONS} sessions`, `${QUERIES.length} searches`]
      return ratioOutcome(pair, MOST, 'ms', { figures })
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function ensureClubs(cluster: BenchCluster): Promise<string> {
  const name = 'bench_search'
  const rows = script.replaceAll(':clubs', String(CLUBS))
  await ensureDatabase(cluster, name, rows, async () => {
    console.error(`Making ${PEOPLE} people and ${SESSIONS} sessions, once …`)
    await connected(cluster.superuserUrl(name), async (client) => {
      await client.query("set session_replication_role = 'replica'; set synchronous_commit = off")
      await client.query(rows)
      await client.query('vacuum analyze')
    })
  })
  return name
}

const COACH = {
  user_id: 1,
  is_admin: false,
  has_clubs: true,
  club: {
    id: 1,
    is_individual: false,
    default_sport_id: 1,
    member: true,
    roles: [ROLE.head_coach],
    permissions: PERMISSIONS,
    features: PLAN_FEATURES.platinum,
    subscription_ends: '2099-12-31',
    expired: false,
  },
}

/** The statements of a search, one for each kind, as they go to the database. */
async function statementsOf(pool: Pool, query: string): Promise<Sent[]> {
  const asked = {
    clubId: provenClub(1),
    viewer: COACH,
    words: wordsOf(query),
    days: daysMeant(query, TODAY),
    timeZone: TIME_ZONE,
    limit: LIMIT,
  }
  return sentBy(pool, { club_id: 1, user_id: 1 }, (db) => found(db, asked, FOUND_KINDS))
}

async function each(action: (query: string) => Promise<unknown>): Promise<void> {
  for (const query of QUERIES) await action(query)
}

async function callOf(url: string, query: string): Promise<void> {
  const response = await fetch(`${url}/api/v2/search?query=${encodeURIComponent(query)}`, {
    headers: { authorization: `Bearer ${TOKEN}`, 'selected-club-id': '1' },
  })
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`search answered ${response.status}: ${text.slice(0, 300)}`)
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await action()
  return performance.now() - begun
}
