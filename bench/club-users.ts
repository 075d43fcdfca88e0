import { MEMBER_INCLUDES } from '#contract/people/members.ts'
import { DEFAULT_MEMBER_FILTER } from '#domain/constants/statuses.ts'
import { createPool, provenClub, type Pool } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { openDatabase } from '../server/db/open.ts'
import { clubUsersJson } from '../server/people/members/member-list.ts'
import { startCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { ensureMembers, MEMBER_TOKEN, MEMBERS } from './members.ts'
import { startProgram } from './process.ts'
import { rowsOf, sentBy, type Sent } from './sent.ts'

const ROUNDS = 41
const WARM_UP = 30
const MOST = 1.5

/**
 * A thousand members with everything that can be included: the time of the call beside that of its
 * one statement alone.
 */
export async function clubUsers(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureMembers(cluster)
    const server = await startProgram(
      { args: ['server/main.ts', '--no-demo'], env: { DATABASE_URL: cluster.ownerUrl(database) } },
      '/readyz',
    )
    const { appUrl, close } = await openDatabase(cluster.ownerUrl(database), {
      reactions: REACTIONS,
    })
    await close()
    const pool = createPool(appUrl, { size: 1, name: 'bench', reactions: REACTIONS })
    try {
      const statement = await statementOf(pool)
      const call = () => timed(() => callOf(server.url))
      const bare = () => timed(() => jsonOf(pool, statement))
      demandSame(await callOf(server.url), await jsonOf(pool, statement))
      for (let round = 0; round < WARM_UP; round += 1) await Promise.all([call(), bare()])
      const pair = await inTurn(ROUNDS, call, bare)
      return ratioOutcome(pair, MOST, 'ms', { figures: [`${MEMBERS} members`, '1 statement'] })
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

/** The one statement of the call, as it goes to the database. @throws when there are more */
async function statementOf(pool: Pool): Promise<Sent> {
  const sent = await sentBy(pool, { club_id: 1, user_id: 1 }, (db) =>
    clubUsersJson(db, provenClub(1), {
      statuses: [...DEFAULT_MEMBER_FILTER],
      roles: [],
      squads: [],
      sides: [],
      query: '',
      viewer_id: 1,
      sees_invitations: true,
      page: 1,
      limit: 1000,
      include: new Set(MEMBER_INCLUDES),
    }),
  )
  const [only, ...more] = sent
  if (!only || more.length > 0) throw new Error(`club-users takes ${sent.length} statements`)
  return only
}

async function jsonOf(pool: Pool, statement: Sent): Promise<string> {
  const [row] = await rowsOf<{ json: string }>(pool, statement)
  return row?.json ?? ''
}

async function callOf(url: string): Promise<string> {
  const response = await fetch(
    `${url}/api/v2/club-users?limit=1000&include=${MEMBER_INCLUDES.join(',')}`,
    {
      headers: {
        authorization: `Bearer ${MEMBER_TOKEN}`,
        'selected-club-id': '1',
        'accept-encoding': 'identity',
      },
    },
  )
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`club-users answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await action()
  return performance.now() - begun
}

function demandSame(answer: string, json: string): void {
  if (answer !== json)
    throw new Error(
      `club-users differs from its statement: ${answer.slice(0, 300)} … ${json.slice(0, 300)}`,
    )
  const { data } = JSON.parse(answer) as { data: unknown[] }
  if (data.length !== MEMBERS) throw new Error(`club-users lists ${data.length} people`)
}
