import { isDeepStrictEqual } from 'node:util'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { provenClub } from '../server/db/client.ts'
import { agendaOf } from '../server/planning/calendar/queries.ts'
import { AMOUNTS, coachToken, ensureSeason } from './databases.ts'
import { inTurn, ratioOf, spread } from './figures.ts'
import { poster, type Call } from './post.ts'
import { cpuMicroseconds, type Started } from './process.ts'
import type { Bench, Measured } from './row.ts'
import { buffersOf, sentBy } from './sent.ts'

const CONNECTIONS = 8
const ZONE = 'Europe/Berlin'
const FULL = {
  rounds: 11,
  requests: 600,
  // The compiler of V8 takes some thousand calls to make up its mind; a server that has been up for
  // a minute is what is asked about.
  warmUp: 6000,
  months: 12,
  fewest: 50,
}
const SMALLEST = { rounds: 1, requests: 2, warmUp: 0, months: 1, fewest: 10 }
type Load = typeof FULL

/** Months as they are, or with every filter and all that the views ask for. */
type Wish = 'plain' | 'filtered'
type Side = Started & { callOf: (club: number, month: number) => Call }

/**
 * One club's month on a million sessions in a thousand clubs: CPU time of the server's process for
 * each request.
 */
export const agenda = (bench: Bench): Promise<Measured<'agenda'>> => measured(bench, 'plain')

/** The same with every filter set, the plan and what was done. */
export const agendaWithFilters = (bench: Bench): Promise<Measured<'filters'>> =>
  measured(bench, 'filtered')

async function measured(bench: Bench, wish: Wish): Promise<Measured<'agenda'>> {
  const { cluster, size } = bench
  const small = await ensureSeason(cluster, size, 10)
  const large = await ensureSeason(cluster, size, 1000)
  const buffers = {
    small: await buffersOfAgenda(bench, small, wish),
    large: await buffersOfAgenda(bench, large, wish),
  }
  const load = bench.pick(FULL, SMALLEST)
  const clubs = AMOUNTS.season(size, 1000).measured
  const env = { DATABASE_URL: cluster.ownerUrl(large) }
  const ours = { ...(await bench.product(large)), callOf: ourCall(wish) }
  const bare = { ...(await bench.program('bench/bare/server.ts', env)), callOf: bareCall(wish) }
  const wrong = await differences({ ours, bare, clubs: [1, clubs] }, load)
  await Promise.all([ask(ours, clubs, load, load.warmUp), ask(bare, clubs, load, load.warmUp)])
  const pair = await inTurn(
    load.rounds,
    () => cpuOfRequest(ours, clubs, load),
    () => cpuOfRequest(bare, clubs, load),
  )
  return {
    values: { ratio: ratioOf(pair), growth: buffers.large / buffers.small },
    figures: [
      `ours ${spread(pair.ours, 'µs CPU a request')}`,
      `bare ${spread(pair.bare, 'µs CPU a request')}`,
      `buffers ${buffers.small} of 10⁴ sessions, ${buffers.large} of 10⁶`,
    ],
    wrong,
  }
}

const spanOf = (month: number) => {
  const first = `2026-${String(month).padStart(2, '0')}-01`
  const last = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10)
  return { start_date: first, end_date: last }
}

const ourCall =
  (wish: Wish): Side['callOf'] =>
  (club, month) => ({
    path: '/api/v2/agenda',
    headers: { authorization: `Bearer ${coachToken(club)}`, 'selected-club-id': String(club) },
    body: JSON.stringify({ ...spanOf(month), ...(wish === 'filtered' && filtersOf(club)) }),
  })

const bareCall =
  (wish: Wish): Side['callOf'] =>
  (club, month) => ({
    path: wish === 'filtered' ? '/agenda-filtered' : '/agenda',
    headers: {},
    body: JSON.stringify({
      club_id: club,
      viewer_id: club * 100 + 41,
      time_zone: ZONE,
      ...spanOf(month),
      ...(wish === 'filtered' && bareFiltersOf(club)),
    }),
  })

/** They leave a month nearly as it is, so that both sides have as much to say. */
const people = (club: number) => Array.from({ length: 8 }, (_, index) => club * 100 + 1 + index)
const filtersOf = (club: number) => ({
  display: 'all' as const,
  include: ['plan' as const, 'done' as const],
  athlete_ids: people(club).slice(0, 4),
  user_ids: people(club).slice(4),
  squad_ids: [club],
  creator_ids: [club * 100 + 41],
  sport_ids: [1, 2],
  session_types: ['session' as const, 'competition' as const],
  event_tag_ids: [club],
  focuses: [1, 2],
  speed_intensities: [2, 3],
  heart_rate_intensities: [2],
  stroke_rate_intensities: [2, 3],
})
const bareFiltersOf = (club: number) => ({
  repeated: PIECE_STRUCTURE.multiple,
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
async function ask(side: Side, clubs: number, { months }: Load, count: number): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const n = next++
      await post(side.url, side.callOf(1 + (n % clubs), 1 + (n % months)))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

async function cpuOfRequest(side: Side, clubs: number, load: Load): Promise<number> {
  const before = cpuMicroseconds(side.pid)
  await ask(side, clubs, load, load.requests)
  return (cpuMicroseconds(side.pid) - before) / load.requests
}

type Sides = { ours: Side; bare: Side; clubs: readonly number[] }

/** A rival that answers something else is none. */
async function differences({ ours, bare, clubs }: Sides, load: Load): Promise<string[]> {
  const wrong: string[] = []
  for (const club of clubs) {
    const month = Math.ceil(load.months / 2)
    const [mine, theirs] = await Promise.all([
      post(ours.url, ours.callOf(club, month)),
      post(bare.url, bare.callOf(club, month)),
    ])
    if (!isDeepStrictEqual(JSON.parse(mine), JSON.parse(theirs)))
      wrong.push(
        `the agenda of club ${club} differs: ${mine.slice(0, 300)} … ${theirs.slice(0, 300)}`,
      )
    if (JSON.parse(mine).data.length < load.fewest)
      wrong.push(`the agenda of club ${club} is too short`)
  }
  return wrong
}

/** Blocks that PostgreSQL touches for the agenda of a month of club 1. */
async function buffersOfAgenda(bench: Bench, database: string, wish: Wish): Promise<number> {
  const pool = await bench.pool(database)
  const viewer = {
    user_id: 141,
    sees_drafts: true,
    sees_health: true,
    sees_restricted: true,
    time_zone: ZONE,
    metric: 'ets',
  }
  const filter = { ...spanOf(1), ...(wish === 'filtered' && filtersOf(1)) }
  const context = { club_id: 1, user_id: viewer.user_id }
  const sent = await sentBy(pool, context, (db) => agendaOf(db, provenClub(1), filter, viewer))
  let buffers = 0
  for (const statement of sent) buffers += await buffersOf(pool, statement, viewer.user_id)
  return buffers
}
