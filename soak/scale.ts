import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connected, startCluster, type BenchCluster } from '../bench/cluster.ts'
import { coachToken, ensureClubs, SEASON_START } from '../bench/databases.ts'
import { startProgram, type Started } from '../bench/process.ts'
import type { Verdict } from './verdict.ts'

const SIZES = [10, 100, 1000]
/** Clubs that are asked at each size. */
const ASKED = 10
const ROUNDS = 24
const MOST_GROWTH = 1.2
const PEOPLE = 41
const DAY_MS = 86_400_000
const page = join(import.meta.dirname, '../docs/operate/sizing.md')

type Kind = 'agenda' | 'session' | 'report' | 'attendance'
type Installation = {
  clubs: number
  database: string
  node: Started
  times: Record<Kind, number[]>
  /** Blocks that PostgreSQL has looked at, by table with its indexes. */
  blocks: Map<string, number>
}

/**
 * The same calls where ten, a hundred and a thousand clubs are: what one costs must not follow from
 * how many others there are. Writes the table of docs/operate/sizing.md.
 */
export async function runScale(sessions: number): Promise<Verdict> {
  const cluster = await startCluster('full')
  const all: Installation[] = []
  try {
    for (const clubs of SIZES) {
      const begun = performance.now()
      const database = await ensureClubs(cluster, clubs, sessions)
      console.log(`${clubs} clubs after ${Math.round((performance.now() - begun) / 1000)} s`)
      const node = await startNode(cluster, database)
      const times = { agenda: [], session: [], report: [], attendance: [] }
      all.push({ clubs, database, node, times, blocks: new Map() })
    }
    for (let round = 0; round <= ROUNDS; round++) {
      // The first one has warmed up.
      if (round === 1) for (const one of all) one.blocks = await blocksOf(cluster, one)
      for (const kind of KINDS)
        for (let turn = 1; turn <= ASKED; turn++)
          for (const one of all) {
            const took = await ask(one, kind, { number: round * ASKED + turn, turn, sessions })
            if (round > 0) one.times[kind].push(took)
          }
    }
    console.log(`blocks a call: ${await blocksByTable(cluster, all)}`)
    const lines = await Promise.all(all.map((one) => lineOf(cluster, one, sessions)))
    writeTable(lines, await largest(cluster, all.at(-1)?.database ?? ''))
    const growth = KINDS.map((kind) => ({ kind, by: growthOf(all, kind) }))
    return {
      faults: growth
        .filter(({ by }) => by > MOST_GROWTH)
        .map(({ kind, by }) => `${kind}: ${by.toFixed(2)} times as much at one size as at another`),
      figures: `scale: ${SIZES.join(', ')} clubs of ${PEOPLE} people and ${sessions} sessions: ${growth
        .map(({ kind, by }) => {
          const each = all.map(({ times }) => middle(times[kind]).toFixed(1)).join(', ')
          return `${kind} ${each} ms (× ${by.toFixed(2)})`
        })
        .join('; ')}`,
    }
  } finally {
    for (const { node } of all) await node.stop()
    await cluster.stop()
  }
}

const KINDS = ['agenda', 'session', 'report', 'attendance'] as const

const startNode = (cluster: BenchCluster, database: string): Promise<Started> =>
  startProgram(
    {
      args: ['server/main.ts', '--no-demo', '--roles', 'web'],
      env: {
        DATABASE_URL: cluster.ownerUrl(database),
        DATA_DIR: join(cluster.dataDir, 'scale'),
        LOG_LEVEL: 'fatal',
        NODE_ENV: 'production',
      },
    },
    '/readyz',
  )

const dayAfter = (days: number) => new Date(SEASON_START + days * DAY_MS).toISOString().slice(0, 10)

/** Milliseconds of one call. */
async function ask(
  { node, clubs }: Installation,
  kind: Kind,
  { number: next, turn, sessions }: { number: number; turn: number; sessions: number },
): Promise<number> {
  // Clubs that lie far from each other.
  const club = Math.max(1, Math.floor((clubs * turn) / ASKED))
  const number = next % sessions
  const id = number * clubs + club
  // Every fourth athlete takes part: see bench/season.sql.
  const athlete = club * 100 + 4 - (Math.floor(id / clubs) % 4)
  const call = {
    agenda: () => ({
      path: 'agenda',
      body: { start_date: dayAfter(number % 14), end_date: dayAfter((number % 14) + 7) },
    }),
    session: () => ({ path: `session/${id}`, body: undefined }),
    report: () => ({
      path: `reports/rpe?start_date=${dayAfter(0)}&end_date=${dayAfter(28)}`,
      body: undefined,
    }),
    attendance: () => ({
      path: 'session-attendance',
      body: { event_id: id, users: { [athlete]: { attending: 1 + (next % 2) } } },
    }),
  }[kind]()
  const begun = performance.now()
  const reply = await fetch(`${node.url}/api/v2/${call.path}`, {
    method: call.body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${coachToken(club)}`,
      'selected-club-id': String(club),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
  })
  const text = await reply.text()
  if (!reply.ok)
    throw new Error(`${call.path} of ${clubs} clubs: ${reply.status} ${text.slice(0, 300)}`)
  return performance.now() - begun
}

/** A connection reports what it has read once it has been idle for ten seconds. */
const REPORTED_MS = 11_000

async function blocksOf(cluster: BenchCluster, { database }: Installation) {
  await sleep(REPORTED_MS)
  return connected(cluster.superuserUrl(database), async (client) => {
    const { rows } = await client.query<{ name: string; blocks: string }>(
      `select relname as name, heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit, 0)
         + coalesce(idx_blks_read, 0) as blocks
       from pg_statio_user_tables where schemaname = 'public'`,
    )
    return new Map(rows.map(({ name, blocks }) => [name, Number(blocks)]))
  })
}

/** What a call looks at in each table at each size, those first that grow most. */
async function blocksByTable(cluster: BenchCluster, all: Installation[]): Promise<string> {
  const calls = ROUNDS * KINDS.length * ASKED
  const sizes: Map<string, number>[] = []
  for (const one of all) {
    const after = await blocksOf(cluster, one)
    const perCall = [...after].map(
      ([name, blocks]) => [name, (blocks - (one.blocks.get(name) ?? 0)) / calls] as const,
    )
    sizes.push(new Map(perCall))
  }
  const at = (name: string) => sizes.map((size) => size.get(name) ?? 0)
  const more = (name: string) => (at(name).at(-1) ?? 0) - (at(name)[0] ?? 0)
  const asked = [...(sizes[0]?.keys() ?? [])].filter((name) => Math.max(...at(name)) >= 0.1)
  return asked
    .toSorted((a, b) => more(b) - more(a))
    .map(
      (name) =>
        `${name} ${at(name)
          .map((blocks) => blocks.toFixed(1))
          .join(' ')}`,
    )
    .join(', ')
}

function middle(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How much dearer a call is at the size where it costs most than where it costs least. */
function growthOf(all: readonly Installation[], kind: Kind): number {
  const each = all.map(({ times }) => middle(times[kind]))
  return Math.max(...each) / Math.min(...each)
}

type Line = { clubs: number; cells: string[] }

async function lineOf(
  cluster: BenchCluster,
  { clubs, database, node, times }: Installation,
  sessions: number,
): Promise<Line> {
  const bytes = await connected(cluster.superuserUrl(database), async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) - (select pg_database_size($1)) as bytes',
      ['bench_template'],
    )
    return Number(rows[0]?.bytes ?? 0)
  })
  const status = readFileSync(`/proc/${node.pid}/status`, 'utf8')
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  const average = KINDS.reduce((sum, kind) => sum + middle(times[kind]), 0) / KINDS.length
  return {
    clubs,
    cells: [
      (clubs * PEOPLE).toLocaleString('en'),
      (clubs * sessions).toLocaleString('en'),
      ...KINDS.map((kind) => middle(times[kind]).toFixed(1)),
      Math.round(1000 / average).toString(),
      `${Math.round(memory)} MB`,
      `${(bytes / 1024 / 1024).toFixed(0)} MB`,
    ],
  }
}

/** The tables that grow most. */
const largest = (cluster: BenchCluster, database: string): Promise<string[]> =>
  connected(cluster.superuserUrl(database), async (client) => {
    const { rows } = await client.query<{ name: string; mb: string }>(
      `select relname as name, round(pg_total_relation_size(oid) / 1048576.0) as mb from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace
       order by pg_total_relation_size(oid) desc limit 5`,
    )
    return rows.map(({ name, mb }) => `${name} ${mb} MB`)
  })

function writeTable(lines: readonly Line[], tables: readonly string[]): void {
  const head = ['clubs', 'people', 'sessions', ...KINDS.map((kind) => `${kind}, ms`)]
  const heads = [...head, 'requests a second and core', 'memory of a node', 'database']
  const rows = lines.map(({ clubs, cells }) => `| ${[clubs, ...cells].join(' | ')} |`)
  const table = [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---|').join('')}`,
    ...rows,
    '',
    `Largest tables at ${lines.at(-1)?.clubs} clubs: ${tables.join(', ')}.`,
  ].join('\n')
  const text = readFileSync(page, 'utf8')
  const between = /(<!-- scale -->\n)[^]*(<!-- \/scale -->)/
  writeFileSync(
    page,
    text.replace(between, (_all, begin, end) => `${begin}${table}\n${end}`),
  )
}
