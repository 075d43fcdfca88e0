import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { connected } from './cluster.ts'
import { ensureSeason } from './databases.ts'
import { inTurn, ratioFound } from './figures.ts'
import { recordingBoats } from './live-boats.ts'
import { poster } from './post.ts'
import type { Started } from './process.ts'
import type { Bench, Measured } from './row.ts'

/** What a device sends each second. */
const SAMPLES = 5
const CONNECTIONS = 20
/** A round has seconds of all boats, sent as fast as they are taken. */
const FULL = { boats: 60, rounds: 9, seconds: 15, warmUp: 20 }
const SMALLEST = { boats: 2, rounds: 1, seconds: 1, warmUp: 1 }

type Side = Started & { path: string; sent: number }

/**
 * Sixty boats that each send five samples a second: the processor time of the server for a batch,
 * beside that of a bare handler that appends the same bytes.
 */
export async function ingest(bench: Bench): Promise<Measured<'ingest'>> {
  const { cluster, size } = bench
  const { boats, rounds, seconds, warmUp } = bench.pick(FULL, SMALLEST)
  const database = await ensureSeason(cluster, size, 1)
  const tokens = Array.from({ length: boats }, (_, boat) => `bench-${Date.now()}-${boat}`)
  await connected(cluster.superuserUrl(database), async (client) => {
    await client.query('drop table if exists appended')
    await client.query('create table appended (token text, first int, bytes bytea)')
    await client.query('alter table appended owner to slipway_owner')
    await recordingBoats(client, tokens)
  })
  const env = { DATABASE_URL: cluster.ownerUrl(database) }
  const server = await bench.product(database)
  const rival = await bench.program('bench/bare/server.ts', env)
  const ours: Side = { ...server, path: '/api/v2/live-samples', sent: 0 }
  const bare: Side = { ...rival, path: '/append', sent: 0 }
  for (const side of [ours, bare]) await row(side, tokens, warmUp)
  const pair = await inTurn(
    rounds,
    () => row(ours, tokens, seconds),
    () => row(bare, tokens, seconds),
  )
  return connected(cluster.superuserUrl(database), async (client) => {
    const wrong = await lostOf(client, ours.sent * boats)
    const { values, figures } = ratioFound(pair, 'ms of processor time a batch')
    return { values: { ...values, ...(await spaceOf(client)) }, figures, wrong }
  })
}

/** What is wrong unless all samples are stored once, on both sides. */
async function lostOf(client: Client, sent: number): Promise<string[]> {
  const { rows } = await client.query<{ ours: number; bare: number }>(
    `select (select sum(length(samples) / 24)::int from live_chunks) as ours,
       (select sum(json_array_length(convert_from(bytes, 'UTF8')::json))::int from appended) as bare`,
  )
  const [{ ours, bare } = { ours: 0, bare: 0 }] = rows
  return ours === sent && bare === sent
    ? []
    : [`${sent} samples were sent, ${ours} and ${bare} kept`]
}

/** Samples of a row once a recording is in a file. */
const MERGED = 500

/** The bytes of a sample in the database: as it came, and once its recording has been merged. */
async function spaceOf(client: Client): Promise<{ kept: number; merged: number }> {
  const perSample = async (table: string) => {
    const { rows } = await client.query<{ bytes: number }>(
      `select pg_total_relation_size('${table}')::float8
        / (select sum(length(samples) / 24) from ${table}) as bytes`,
    )
    return rows[0]?.bytes ?? Number.NaN
  }
  await client.query('vacuum full live_chunks')
  const kept = await perSample('live_chunks')
  await client.query(
    `create table merged (like live_chunks including indexes);
     insert into merged
     select club_id, recording_id, min(first), min(starts_at),
       string_agg(samples, ''::bytea order by first)
     from live_chunks
     group by club_id, recording_id, (first - 1) / ${MERGED}`,
  )
  const merged = await perSample('merged')
  await client.query('drop table merged')
  return { kept, merged }
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
