import { FOUND_KINDS } from '#contract/platform/search.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { PLAN_FEATURES } from '#domain/constants/plans.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { daysMeant } from '#domain/search/dates.ts'
import { wordsOf } from '#domain/search/fold.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { isDeepStrictEqual } from 'node:util'
import { provenClub, withAccess, type Db, type Pool } from '../server/db/client.ts'
import { found } from '../server/platform/search/found.ts'
import { ensureSearched, SEARCH_TOKEN } from './databases.ts'
import { inTurn, ratioFound, timed } from './figures.ts'
import type { Bench, Measured } from './row.ts'
import { rowsOf, sentBy, type Sent } from './sent.ts'

const TIME_ZONE = 'Europe/Berlin'
const LIMIT = 6
/** What coaches type: names, with a slip and without accents, places, days in words, and nothing. */
const QUERIES = ['mueller', 'clra', 'jurgen weber', 'boathouse', '12 March', 'ergo', 'zzzzz']
/** A search in one of many clubs: the time of the call beside that of its statements alone. */
export async function search(bench: Bench): Promise<Measured<'search'>> {
  const { rounds, warmUp } = bench.pick({ rounds: 41, warmUp: 10 }, { rounds: 1, warmUp: 0 })
  const database = await ensureSearched(bench.cluster, bench.size)
  const { url } = await bench.product(database)
  const pool = await bench.pool(database)
  const statements: Sent[] = []
  const wrong: string[] = []
  for (const query of QUERIES) {
    statements.push(...(await statementsOf(pool, query)))
    if (!isDeepStrictEqual(await callOf(url, query), await answerOf(pool, query)))
      wrong.push(`the call answers ${query} otherwise than its statements`)
  }
  const call = () =>
    timed(async () => {
      for (const query of QUERIES) await callOf(url, query)
    })
  const bare = () =>
    timed(async () => {
      for (const sent of statements) await rowsOf(pool, sent)
    })
  for (let round = 0; round < warmUp; round += 1) await Promise.all([call(), bare()])
  const pair = await inTurn(rounds, call, bare)
  return ratioFound(pair, 'ms', { figures: [`${QUERIES.length} searches`], wrong })
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

const ACCESS = { club_id: 1, user_id: 1 }

const searching = (query: string) => (db: Db) =>
  found(
    db,
    {
      clubId: provenClub(1),
      viewer: COACH,
      words: wordsOf(query),
      days: daysMeant(query, dayIn(TIME_ZONE, new Date())),
      timeZone: TIME_ZONE,
      limit: LIMIT,
    },
    FOUND_KINDS,
  )

/** The statements of a search, one for each kind, as they go to the database. */
const statementsOf = (pool: Pool, query: string): Promise<Sent[]> =>
  sentBy(pool, ACCESS, searching(query))

/** What they answer, without how well each hit fits, which stays with the server. */
async function answerOf(pool: Pool, query: string): Promise<unknown> {
  const answer = await withAccess(pool, ACCESS, ({ db }) => searching(query)(db))
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === 'fit' ? undefined : value)))
}

async function callOf(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/api/v2/search?query=${encodeURIComponent(query)}`, {
    headers: { authorization: `Bearer ${SEARCH_TOKEN}`, 'selected-club-id': '1' },
  })
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`search answered ${response.status}: ${text.slice(0, 300)}`)
  return (JSON.parse(text) as { data: unknown }).data
}
