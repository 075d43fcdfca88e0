import { readFileSync } from 'node:fs'
import { createPool, inClub, provenClub, type Pool } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { openDatabase } from '../server/db/open.ts'
import { recountChallenges, scoreSessions } from '../server/world/challenges/open.ts'
import { connected, startCluster, type BenchCluster } from './cluster.ts'
import { inTurn, median, ratioOf, spread, type Outcome, type Pair } from './figures.ts'
import { startProgram } from './process.ts'
import { ensureDatabase } from './season.ts'

const CLUBS = 25
const PEOPLE = CLUBS * 400
const DAYS = 30
const SESSIONS = (PEOPLE * DAYS) / 10
const TOKEN = 'bench-challenges'
const WARM_UP = 5
const BOARDS = 41
const RECOUNTS = 3
/** Results that change between two counts of the whole. */
const CHANGES = 15
const MOST_BOARD = 1.5
const MOST_CHANGE = 0.05

const script = readFileSync(new URL('challenges.sql', import.meta.url), 'utf8')

/** The ranking in one statement, without the walls between clubs. */
const BOARD = `
  with given as (
    select team_id, user_id, sum(total) as total, sum(entries) as entries
    from challenge_days where challenge_id = 1 group by team_id, user_id
  ),
  people as (
    select team_id, count(*) as people, count(m.user_id) as belonging, sum(g.total) as total,
      sum(g.entries) as entries
    from given g
    full join (
      select team_id, user_id from challenge_members where challenge_id = 1 and until_day is null
    ) m using (team_id, user_id)
    group by team_id
  )
  select t.id::int, t.name, c.name as club_name, t.max_size, p.belonging::int, p.people::int,
    p.entries::int, p.total as score, rank() over (order by p.total desc)::int as rank
  from challenge_teams t
  join clubs c on c.id = t.club_id
  left join people p on p.team_id = t.id
  where t.challenge_club_id = 1 and t.challenge_id = 1
  order by rank, t.id`

type Team = { id: number; score: number; rank: number; people: number; entries: number }

/**
 * A challenge of ten thousand people: the call of its ranking beside one statement, and one changed
 * result beside a count of the whole.
 */
export async function challenges(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const name = await ensureChallenge(cluster)
    const board = await boards(cluster, name)
    const change = await changes(cluster, name)
    const [calls, parts] = [ratioOf(board.pair), median(change.ours) / median(change.bare)]
    return {
      ratio: `ranking ${calls.toFixed(2)}×, change ${(parts * 100).toFixed(2)} %`,
      target: `≤ ${MOST_BOARD.toFixed(2)}×, ≤ ${MOST_CHANGE * 100} %`,
      figures: [
        `ranking ${spread(board.pair.ours, 'ms')}`,
        `statement ${spread(board.pair.bare, 'ms')}`,
        `change ${spread(change.ours, 'ms')}`,
        `whole ${spread(change.bare, 'ms')}`,
        `${PEOPLE} people of ${CLUBS} clubs, ${PEOPLE * DAYS} entries`,
      ],
      faults: [
        ...(calls <= MOST_BOARD ? [] : [`the ranking takes ${calls.toFixed(2)} times as long`]),
        ...(parts <= MOST_CHANGE ? [] : ['a change takes too large a part of the whole']),
        ...board.faults,
        ...((await isRight(cluster, name)) ? [] : ['what is kept is not what was rowed']),
      ],
    }
  } finally {
    await cluster.stop()
  }
}

async function ensureChallenge(cluster: BenchCluster): Promise<string> {
  const name = 'bench_challenges'
  const rows = script.replaceAll(':clubs', String(CLUBS))
  await ensureDatabase(cluster, name, rows, async () => {
    console.error(`Making ${PEOPLE} people and ${PEOPLE * DAYS} results, once …`)
    await connected(cluster.superuserUrl(name), async (client) => {
      await client.query("set session_replication_role = 'replica'; set synchronous_commit = off")
      await client.query(rows)
      await client.query('vacuum analyze')
    })
  })
  return name
}

async function boards(
  cluster: BenchCluster,
  name: string,
): Promise<{ pair: Pair; faults: string[] }> {
  const env = { DATABASE_URL: cluster.ownerUrl(name) }
  const server = await startProgram({ args: ['server/main.ts', '--no-demo'], env }, '/readyz')
  try {
    return await connected(cluster.superuserUrl(name), async (client) => {
      const rows = async () => (await client.query<Team>({ name: 'board', text: BOARD })).rows
      const call = () => timed(() => callOf(server.url))
      for (let round = 0; round < WARM_UP; round += 1) await Promise.all([call(), rows()])
      const pair = await inTurn(BOARDS, call, () => timed(rows))
      const isSame = figuresOf(await callOf(server.url)) === figuresOf(await rows())
      return { pair, faults: isSame ? [] : ['the statement answers something else'] }
    })
  } finally {
    await server.stop()
  }
}

const figuresOf = (teams: readonly Team[]): string =>
  JSON.stringify(
    teams
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, score, rank, people, entries }) => [id, score, rank, people, entries]),
  )

async function callOf(url: string): Promise<Team[]> {
  const response = await fetch(`${url}/api/v2/challenges/by-slug/thirty-days`, {
    headers: { authorization: `Bearer ${TOKEN}`, 'selected-club-id': '1' },
  })
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`the challenge answered ${response.status}: ${text.slice(0, 300)}`)
  return (JSON.parse(text) as { data: { teams: Team[] } }).data.teams
}

/** One result changes, and the whole is counted, in turn. */
async function changes(cluster: BenchCluster, name: string): Promise<Pair> {
  const database = await openDatabase(cluster.ownerUrl(name), { reactions: REACTIONS })
  const pool = createPool(database.workerUrl, {
    size: 1,
    name: 'slipway bench',
    reactions: REACTIONS,
  })
  try {
    return await connected(cluster.superuserUrl(name), async (client) => {
      const pair: Pair = { ours: [], bare: [] }
      const change = async (turn: number) => {
        const session = 1 + ((turn * 997) % SESSIONS)
        await client.query('update scores set distance = distance + 1 where result_id = $1', [
          session * 10,
        ])
        pair.ours.push(await timed(() => scoreOne(pool, session)))
      }
      for (let turn = 0; turn < WARM_UP; turn += 1) await change(turn)
      pair.ours = []
      for (let round = 0; round < RECOUNTS; round += 1) {
        for (let turn = 0; turn < CHANGES; turn += 1) await change(round * CHANGES + turn)
        pair.bare.push(await timed(() => recountAll(pool)))
      }
      return pair
    })
  } finally {
    await Promise.all([pool.end(), database.close()])
  }
}

function scoreOne(pool: Pool, session: number): Promise<void> {
  const club = provenClub(1 + ((session - 1) % CLUBS))
  return inClub(pool, club, (db) => scoreSessions(db, club, [session]))
}

async function recountAll(pool: Pool): Promise<void> {
  for (let id = 1; id <= CLUBS; id += 1) {
    const club = provenClub(id)
    await inClub(pool, club, (db) => recountChallenges(db, club, [1]))
  }
}

/** Whether the days hold what the results say, after all that changed. */
const isRight = (cluster: BenchCluster, name: string): Promise<boolean> =>
  connected(cluster.superuserUrl(name), async (client) => {
    const { rows } = await client.query<{ same: boolean }>(
      `select (select sum(distance) from scores) = (select sum(total) from challenge_days) as same`,
    )
    return rows[0]?.same === true
  })

async function timed(action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await action()
  return performance.now() - begun
}
