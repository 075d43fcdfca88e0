import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { FIRST_STANDING } from '#domain/live/standing.ts'
import { hashOf } from '../server/http/gate.ts'
import { connected, startCluster, type BenchCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { poster } from './post.ts'
import { startProgram, type Started } from './process.ts'
import { ensureSeason } from './season.ts'

const BOATS = 60
/** What a device sends each second. */
const SAMPLES = 5
const ROUNDS = 9
/** Seconds of all boats in a round, as fast as they are taken. */
const SECONDS = 15
const WARM_UP = 20
const MOST = 1.5
const CONNECTIONS = 20

type Side = Started & { path: string; sent: number }

/**
 * Sixty boats that each send five samples a second: the processor time of the server for a batch,
 * beside that of a bare handler that appends the same bytes.
 */
export async function ingest(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureSeason(cluster, 1)
    const tokens = await recordings(cluster, database)
    const env = { DATABASE_URL: cluster.ownerUrl(database) }
    const started = await Promise.all([
      startProgram(
        { args: ['server/main.ts', '--no-demo', '--roles', 'web,live'], env },
        '/readyz',
      ),
      startProgram({ args: ['bench/bare/ingest.ts'], env }, '/healthz'),
    ])
    const [ours, bare] = [
      { ...started[0], path: '/api/v2/live-samples', sent: 0 },
      { ...started[1], path: '/append', sent: 0 },
    ]
    try {
      for (const side of [ours, bare]) await row(side, tokens, WARM_UP)
      const pair = await inTurn(
        ROUNDS,
        () => row(ours, tokens, SECONDS),
        () => row(bare, tokens, SECONDS),
      )
      const figures = await spaceOf(cluster, database)
      return ratioOutcome(pair, MOST, 'ms of processor time a batch', { figures })
    } finally {
      await Promise.all([ours.stop(), bare.stop()])
    }
  } finally {
    await cluster.stop()
  }
}

/** Seconds of the longest outing that the space is said for. */
const OUTING_S = 2 * 3_600
/** Samples of a row once a recording is in a file. */
const MERGED = 500
const MEGA = 1e6

/** The bytes of a sample in the database: as it came, and once its recording has been merged. */
async function spaceOf(cluster: BenchCluster, database: string): Promise<string[]> {
  const perSample = (client: Client, table: string) =>
    client.query<{ bytes: number }>(
      `select pg_total_relation_size('${table}')::float8
        / (select sum(length(samples) / 24) from ${table}) as bytes`,
    )
  return connected(cluster.ownerUrl(database), async (client) => {
    await client.query('vacuum full live_chunks')
    const came = await perSample(client, 'live_chunks')
    await client.query(
      `create table merged (like live_chunks including indexes);
       insert into merged
       select club_id, recording_id, min(first), min(starts_at),
         string_agg(samples, ''::bytea order by first)
       from live_chunks
       group by club_id, recording_id, (first - 1) / ${MERGED}`,
    )
    const merged = await perSample(client, 'merged')
    await client.query('drop table merged')
    return [['as they came', came] as const, ['merged', merged] as const].map(([how, { rows }]) => {
      const bytes = rows[0]?.bytes ?? 0
      const outing = (bytes * BOATS * SAMPLES * OUTING_S) / MEGA
      return `${how} ${bytes.toFixed(0)} bytes a sample, ${outing.toFixed(0)} MB for 60 boats × 2 h`
    })
  })
}

const post = poster(CONNECTIONS)

/** Lets all boats send some seconds; the processor time of the server for each batch. */
async function row(side: Side, tokens: readonly string[], seconds: number): Promise<number> {
  const before = processorTime(side.pid)
  for (let second = 0; second < seconds; second += 1) {
    const samples = samplesFrom(side.sent)
    const first = side.sent + 1
    await Promise.all(
      tokens.map((token) =>
        post(side.url, {
          path: side.path,
          headers: {},
          body: JSON.stringify({ token, first, samples }),
        }),
      ),
    )
    side.sent += SAMPLES
  }
  return (processorTime(side.pid) - before) / (seconds * tokens.length)
}

const START = Date.now() - 2 * 3_600_000

const samplesFrom = (sent: number) =>
  Array.from({ length: SAMPLES }, (_, index) => {
    const number = sent + index
    const distance = number * 0.9
    return {
      at: START + number * 200,
      lat: 47.07 + distance / 111_000,
      lon: 8.31,
      speed: 4.5 + (number % 7) / 10,
      distance,
      stroke_rate: 28 + (number % 3),
      ...(number === 0 && { mark: 'start' }),
    }
  })

/** Milliseconds a process has run on a processor so far. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // In hundredths of a second: in user mode, and in the kernel.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** A recording of each boat in a session that goes on, with the tokens of their devices. */
async function recordings(cluster: BenchCluster, database: string): Promise<string[]> {
  const tokens = Array.from({ length: BOATS }, (_, boat) => `bench-${Date.now()}-${boat}`)
  await connected(cluster.ownerUrl(database), async (client) => {
    const { rows } = await client.query<{ session: number }>(
      'select min(id) as session from sessions where club_id = 1',
    )
    await client.query('create table if not exists appended (token text, first int, bytes bytea)')
    await client.query('truncate appended')
    await client.query('delete from live_recordings where club_id = 1')
    await client.query(
      `with crewed as (
         insert into crews (club_id, session_id, name, boat_type)
         select 1, $1, 'Boat ' || n, 2 from generate_series(1, $2) n returning id)
       insert into live_recordings (club_id, session_id, crew_id, device, token_hash, standing)
       select 1, $1, c.id, 'bench-device', h.hash, $4
       from (select id, row_number() over () as n from crewed) c
         join unnest($3::bytea[]) with ordinality h(hash, n) on h.n = c.n`,
      [rows[0]?.session, BOATS, tokens.map(hashOf), JSON.stringify(FIRST_STANDING)],
    )
  })
  return tokens
}
