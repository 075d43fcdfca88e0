import { isDeepStrictEqual } from 'node:util'
import { buffersOfAgenda, statementsOfRequest } from './agenda-plan.ts'
import { startCluster, type BenchCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { poster, type Call } from './post.ts'
import { cpuMicroseconds, startProgram, type Started } from './process.ts'
import { coachToken, ensureSeason, MEASURED_CLUBS } from './season.ts'

const ROUNDS = 11
const REQUESTS = 600
/**
 * The compiler of V8 takes some thousand calls to make up its mind; a server that has been up for a
 * minute is what is asked about.
 */
const WARM_UP = 6000
const CONNECTIONS = 8
/** The rival lets PostgreSQL write its JSON; one millisecond of ours is nothing people feel. */
const MOST = 5
/** Reads and lists take at most so many, BEGIN and COMMIT among them. */
const MOST_STATEMENTS = 10
/** The index of a hundred times more rows is a level deeper. */
const FLAT = 1.35

/** Months as they are, or with every filter and all that the views ask for. */
export type Wish = 'plain' | 'filtered'

type Side = Started & { callOf: (club: number, month: number) => Call }

/**
 * One club's month on a million sessions in a thousand clubs: CPU time of the server's process for
 * each request.
 */
export const agenda = (): Promise<Outcome> => measured('plain')

/** The same with every filter set, the plan and what was done. */
export const agendaWithFilters = (): Promise<Outcome> => measured('filtered')

async function measured(wish: Wish): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const small = await ensureSeason(cluster, 10)
    const large = await ensureSeason(cluster, 1000)
    const statements = await statementsOfRequest(cluster, small)
    const buffers = {
      small: await buffersOfAgenda(cluster, small),
      large: await buffersOfAgenda(cluster, large),
    }
    const ours = await startOurs(cluster, large, wish)
    const bare = await startBare(cluster, large, wish)
    try {
      await demandSameReplies(ours, bare)
      await Promise.all([ask(ours, WARM_UP), ask(bare, WARM_UP)])
      const pair = await inTurn(
        ROUNDS,
        () => cpuOfRequest(ours),
        () => cpuOfRequest(bare),
      )
      return ratioOutcome(pair, MOST, 'µs CPU a request', {
        figures: [
          `${statements} statements a request`,
          `buffers ${buffers.small} of 10⁴ sessions, ${buffers.large} of 10⁶`,
        ],
        faults: [
          ...(statements <= MOST_STATEMENTS
            ? []
            : [`${statements} statements are above ${MOST_STATEMENTS}`]),
          ...(buffers.large <= buffers.small * FLAT
            ? []
            : ['buffers grow with the number of sessions']),
        ],
      })
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  } finally {
    await cluster.stop()
  }
}

const span = (month: number) => {
  const first = `2026-${String(month).padStart(2, '0')}-01`
  const last = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10)
  return { start_date: first, end_date: last }
}

export async function startOurs(
  cluster: BenchCluster,
  database: string,
  wish: Wish = 'plain',
): Promise<Side> {
  const env = { DATABASE_URL: cluster.ownerUrl(database) }
  const server = await startProgram({ args: ['server/main.ts', '--no-demo'], env }, '/readyz')
  const callOf = (club: number, month: number) => ({
    path: '/api/v2/agenda',
    headers: { authorization: `Bearer ${coachToken(club)}`, 'selected-club-id': String(club) },
    body: JSON.stringify({ ...span(month), ...(wish === 'filtered' && filtersOf(club)) }),
  })
  return { ...server, callOf }
}

async function startBare(cluster: BenchCluster, database: string, wish: Wish): Promise<Side> {
  const env = { DATABASE_URL: cluster.ownerUrl(database) }
  const server = await startProgram({ args: ['bench/bare/agenda.ts'], env }, '/healthz')
  const callOf = (club: number, month: number) => ({
    path: '/agenda',
    headers: {},
    body: JSON.stringify({
      club_id: club,
      user_id: club * 100 + 41,
      time_zone: 'Europe/Berlin',
      ...span(month),
      ...(wish === 'filtered' && bareFiltersOf(club)),
    }),
  })
  return { ...server, callOf }
}

/** They leave a month nearly as it is, so that both sides have as much to say. */
const people = (club: number) => Array.from({ length: 8 }, (_, index) => club * 100 + 1 + index)
const filtersOf = (club: number) => ({
  display: 'all',
  include: ['plan', 'done'],
  athlete_ids: people(club).slice(0, 4),
  user_ids: people(club).slice(4),
  squad_ids: [club],
  creator_ids: [club * 100 + 41],
  sport_ids: [1, 2],
  session_types: ['session', 'competition'],
  event_tag_ids: [club],
  focuses: [1, 2],
  speed_intensities: [2, 3],
  heart_rate_intensities: [2],
  stroke_rate_intensities: [2, 3],
})
const bareFiltersOf = (club: number) => ({
  people: people(club),
  squads: [club],
  creators: [club * 100 + 41],
  sports: [1, 2],
  types: ['session', 'competition'],
  tags: [club],
  focuses: [1, 2],
  intensities: [2, 3],
  heart: [2],
  stroke: [2, 3],
})

const post = poster(CONNECTIONS)

/** Asks for the months of the measured clubs in turn, over a few connections at once. */
export async function ask({ url, callOf }: Side, count: number): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const n = next++
      await post(url, callOf(1 + (n % MEASURED_CLUBS), 1 + (n % 12)))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

async function cpuOfRequest(side: Side): Promise<number> {
  const before = cpuMicroseconds(side.pid)
  await ask(side, REQUESTS)
  return (cpuMicroseconds(side.pid) - before) / REQUESTS
}

/** A rival that answers something else is none. */
async function demandSameReplies(ours: Side, bare: Side): Promise<void> {
  for (const club of [1, MEASURED_CLUBS]) {
    const [mine, theirs] = await Promise.all([
      post(ours.url, ours.callOf(club, 5)),
      post(bare.url, bare.callOf(club, 5)),
    ])
    if (!isDeepStrictEqual(JSON.parse(mine), JSON.parse(theirs)))
      throw new Error(
        `The agenda of club ${club} differs from the bare one: ${mine.slice(0, 300)} ` +
          `… ${theirs.slice(0, 300)}`,
      )
    if (JSON.parse(mine).data.length < 50)
      throw new Error(`The agenda of club ${club} is too short to measure`)
  }
}
