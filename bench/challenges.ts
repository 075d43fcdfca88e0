import { inClub, provenClub, type Pool } from '../server/db/client.ts'
import { recountChallenges, scoreSessions } from '../server/club/challenges/open.ts'
import { connected } from './cluster.ts'
import { AMOUNTS, CHALLENGE_TOKEN, ensureChallenge } from './databases.ts'
import { inTurn, median, ratioOf, spread, timed, type Pair } from './figures.ts'
import type { Bench, Measured } from './row.ts'

const FULL = { warmUp: 5, boards: 41, recounts: 3, changes: 15 }
const SMALLEST = { warmUp: 0, boards: 1, recounts: 1, changes: 1 }
/** Of each club. */
const PEOPLE = 400

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
export async function challenges(bench: Bench): Promise<Measured<'challenges'>> {
  const name = await ensureChallenge(bench.cluster, bench.size)
  const board = await boards(bench, name)
  const change = await changes(bench, name)
  const { clubs } = AMOUNTS.challenges[bench.size]
  return {
    values: {
      ranking: ratioOf(board.pair),
      change: (100 * median(change.ours)) / median(change.bare),
    },
    figures: [
      `ranking ${spread(board.pair.ours, 'ms')}`,
      `statement ${spread(board.pair.bare, 'ms')}`,
      `change ${spread(change.ours, 'ms')}`,
      `whole ${spread(change.bare, 'ms')}`,
      `${clubs * PEOPLE} people of ${clubs} clubs`,
    ],
    wrong: [
      ...board.wrong,
      ...((await isRight(bench, name)) ? [] : ['what is kept is not what was rowed']),
    ],
  }
}

async function boards(bench: Bench, name: string): Promise<{ pair: Pair; wrong: string[] }> {
  const { warmUp, boards: rounds } = bench.pick(FULL, SMALLEST)
  const server = await bench.product(name)
  return connected(bench.cluster.superuserUrl(name), async (client) => {
    const rows = async () => (await client.query<Team>({ name: 'board', text: BOARD })).rows
    const call = () => timed(() => callOf(server.url))
    for (let round = 0; round < warmUp; round += 1) await Promise.all([call(), rows()])
    const pair = await inTurn(rounds, call, () => timed(rows))
    const isSame = figuresOf(await callOf(server.url)) === figuresOf(await rows())
    return { pair, wrong: isSame ? [] : ['the statement answers something else'] }
  })
}

const figuresOf = (teams: readonly Team[]): string =>
  JSON.stringify(
    teams
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, score, rank, people, entries }) => [id, score, rank, people, entries]),
  )

async function callOf(url: string): Promise<Team[]> {
  const response = await fetch(`${url}/api/v2/challenges/by-slug/thirty-days`, {
    headers: { authorization: `Bearer ${CHALLENGE_TOKEN}`, 'selected-club-id': '1' },
  })
  const text = await response.text()
  if (response.status !== 200)
    throw new Error(`the challenge answered ${response.status}: ${text.slice(0, 300)}`)
  return (JSON.parse(text) as { data: { teams: Team[] } }).data.teams
}

/** One result changes, and the whole is counted, in turn. */
async function changes(bench: Bench, name: string): Promise<Pair> {
  const { warmUp, recounts, changes: each } = bench.pick(FULL, SMALLEST)
  const { clubs, days } = AMOUNTS.challenges[bench.size]
  const sessions = (clubs * PEOPLE * days) / 10
  const pool = await bench.pool(name, 'worker')
  return connected(bench.cluster.superuserUrl(name), async (client) => {
    const pair: Pair = { ours: [], bare: [] }
    const change = async (turn: number) => {
      const session = 1 + ((turn * 997) % sessions)
      await client.query('update scores set distance = distance + 1 where result_id = $1', [
        session * 10,
      ])
      const club = provenClub(1 + ((session - 1) % clubs))
      const score = () => inClub(pool, club, (db) => scoreSessions(db, club, [session]))
      pair.ours.push(await timed(score))
    }
    for (let turn = 0; turn < warmUp; turn += 1) await change(turn)
    pair.ours = []
    for (let round = 0; round < recounts; round += 1) {
      for (let turn = 0; turn < each; turn += 1) await change(round * each + turn)
      pair.bare.push(await timed(() => recountAll(pool, clubs)))
    }
    return pair
  })
}

async function recountAll(pool: Pool, clubs: number): Promise<void> {
  for (let id = 1; id <= clubs; id += 1) {
    const club = provenClub(id)
    await inClub(pool, club, (db) => recountChallenges(db, club, [1]))
  }
}

/** Whether the days hold what the results say, after all that changed. */
const isRight = ({ cluster }: Bench, name: string): Promise<boolean> =>
  connected(cluster.superuserUrl(name), async (client) => {
    const { rows } = await client.query<{ same: boolean }>(
      `select (select sum(distance) from scores) = (select sum(total) from challenge_days) as same`,
    )
    return rows[0]?.same === true
  })
