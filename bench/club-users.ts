import { MEMBER_INCLUDES } from '#contract/people/members.ts'
import { DEFAULT_MEMBER_FILTER } from '#domain/constants/statuses.ts'
import { provenClub, type Pool } from '../server/db/client.ts'
import { clubUsersJson } from '../server/people/members/member-list.ts'
import { AMOUNTS, ensureMembers, MEMBER_TOKEN } from './databases.ts'
import { inTurn, ratioFound, timed } from './figures.ts'
import type { Bench, Measured } from './row.ts'
import { rowsOf, sentBy, type Sent } from './sent.ts'

/**
 * A thousand members with everything that can be included: the time of the call beside that of its
 * one statement alone.
 */
export async function clubUsers(bench: Bench): Promise<Measured<'club users'>> {
  const { rounds, warmUp } = bench.pick({ rounds: 41, warmUp: 30 }, { rounds: 1, warmUp: 0 })
  const { members } = AMOUNTS.members[bench.size]
  const database = await ensureMembers(bench.cluster, bench.size)
  const server = await bench.product(database)
  const pool = await bench.pool(database)
  const statement = await statementOf(pool)
  const call = () => timed(() => callOf(server.url))
  const bare = () => timed(() => jsonOf(pool, statement))
  const wrong = difference(await callOf(server.url), await jsonOf(pool, statement), members)
  for (let round = 0; round < warmUp; round += 1) await Promise.all([call(), bare()])
  const pair = await inTurn(rounds, call, bare)
  return ratioFound(pair, 'ms', { figures: [`${members} members`, '1 statement'], wrong })
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

function difference(answer: string, json: string, members: number): string[] {
  if (answer !== json)
    return [
      `club-users differs from its statement: ${answer.slice(0, 300)} … ${json.slice(0, 300)}`,
    ]
  const { data } = JSON.parse(answer) as { data: unknown[] }
  return data.length === members ? [] : [`club-users lists ${data.length} people`]
}
