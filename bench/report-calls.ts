import { createPool, type Pool } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { openDatabase } from '../server/db/open.ts'
import { startCluster, type BenchCluster } from './cluster.ts'
import { digits, inTurn, median, ratioOf, type Outcome } from './figures.ts'
import { startProgram } from './process.ts'
import type { RivalRow } from './report-rivals.ts'
import { buffersOf, rowsOf, type Sent } from './sent.ts'
import { ensureTrained, TRAINED, TRAINED_COACH, TRAINED_TOKEN } from './trained.ts'

const ROUNDS = 15
const WARM_UP = 10
const MOST = 1.5
const MOST_STATEMENTS = 10
/** The index of three times more rows may be a level deeper. */
const FLAT = 1.35
const SEASONS = 3

/** The call of a report beside the best single statement that answers the same. */
export type ReportCall = {
  name: string
  /** Its address below the reports, with what is asked. */
  path: string
  /** How many athletes it lists, where not all. */
  athletes?: number
  statements: (pool: Pool) => Promise<Sent[]>
  rival: Sent
  /** In what a reply differs from the rows of the rival; undefined where every figure is the same. */
  difference: (reply: string, rows: readonly RivalRow[]) => string | undefined
}

type Found = { ratio: number; figures: string; faults: string[] }

/**
 * Reports of two hundred athletes with three seasons behind them, which `ensure` makes: the time of
 * each report's statements beside that of its rival, how long the whole call takes, most of the rest
 * of which is sending the reply, and whether a longer history costs more.
 */
export async function measuredCalls(
  calls: readonly ReportCall[],
  ensure: typeof ensureTrained = ensureTrained,
): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const short = await ensure(cluster, 1)
    const long = await ensure(cluster, SEASONS)
    const brief = await withPool(cluster, short, (pool) => blocksOfAll(pool, calls))
    const server = await startProgram(
      { args: ['server/main.ts', '--no-demo'], env: { DATABASE_URL: cluster.ownerUrl(long) } },
      '/readyz',
    )
    const found: Found[] = []
    try {
      await withPool(cluster, long, async (pool) => {
        for (const call of calls) {
          const before = brief.get(call.name) ?? Number.NaN
          found.push(await measured(call, { url: server.url, pool, before }))
        }
      })
    } finally {
      await server.stop()
    }
    return outcomeOf(found)
  } finally {
    await cluster.stop()
  }
}

async function withPool<T>(
  cluster: BenchCluster,
  database: string,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  const { appUrl, close } = await openDatabase(cluster.ownerUrl(database), { reactions: REACTIONS })
  await close()
  const pool = createPool(appUrl, { size: 1, name: 'bench', reactions: REACTIONS })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** The statements of a report, each prepared once as the server does. */
const preparedOf = async (pool: Pool, { name, statements }: ReportCall): Promise<Sent[]> =>
  (await statements(pool)).map((statement, index) => ({ ...statement, name: `${name}-${index}` }))

/** The statement that takes longest. */
async function heaviestOf(pool: Pool, sent: readonly Sent[]): Promise<Sent> {
  const timed: { statement: Sent; ms: number }[] = []
  for (const statement of sent) {
    const times: number[] = []
    for (let round = 0; round < WARM_UP; round += 1) times.push(await timeOf(pool, statement))
    timed.push({ statement, ms: median(times) })
  }
  const [heaviest] = timed.toSorted((a, b) => b.ms - a.ms)
  if (!heaviest) throw new Error('The report asks the database nothing')
  return heaviest.statement
}

/** What the heaviest statement of each report touches. */
async function blocksOfAll(pool: Pool, calls: readonly ReportCall[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const call of calls) {
    const heaviest = await heaviestOf(pool, await preparedOf(pool, call))
    found.set(call.name, await buffersOf(pool, heaviest, TRAINED_COACH))
  }
  return found
}

type Measured = { url: string; pool: Pool; before: number }

async function measured(of: ReportCall, { url, pool, before }: Measured): Promise<Found> {
  const { name, rival } = of
  const statements = await preparedOf(pool, of)
  const ask = async () => {
    let took = 0
    for (const statement of statements) took += await timeOf(pool, statement)
    return took
  }
  for (let round = 0; round < WARM_UP; round += 1) {
    await ask()
    await timeOf(pool, rival)
    await timedCall(url, of)
  }
  const calls: number[] = []
  const pair = await inTurn(ROUNDS, ask, async () => {
    calls.push((await timedCall(url, of)).took)
    return timeOf(pool, rival)
  })
  const ratio = ratioOf(pair)
  const count = statements.length
  const heaviest = await heaviestOf(pool, statements)
  const growth = (await buffersOf(pool, heaviest, TRAINED_COACH)) / before
  const { text } = await timedCall(url, of)
  const difference = of.difference(text, await rowsOf<RivalRow>(pool, rival, TRAINED_COACH))
  return {
    ratio,
    figures:
      `${name} ${ratio.toFixed(2)}× (${count} statements in ${digits(median(pair.ours))} ms, ` +
      `the rival's in ${digits(median(pair.bare))} ms, the call ${digits(median(calls))} ms, ` +
      `history ${growth.toFixed(2)}×)`,
    faults: [
      ...(ratio <= MOST ? [] : [`${name} is ${ratio.toFixed(2)}×`]),
      ...(count <= MOST_STATEMENTS ? [] : [`${name} takes ${count} statements`]),
      ...(growth <= FLAT ? [] : [`${name} touches ${growth.toFixed(2)}× with more history`]),
      ...(difference === undefined ? [] : [`${name} is not what its rival answers: ${difference}`]),
    ],
  }
}

function outcomeOf(found: readonly Found[]): Outcome {
  const worst = Math.max(...found.map(({ ratio }) => ratio))
  return {
    ratio: `${worst.toFixed(2)}×`,
    target: `≤ ${MOST.toFixed(2)}×`,
    figures: [...found.map(({ figures }) => figures), `${TRAINED} athletes, ${SEASONS} seasons`],
    faults: found.flatMap(({ faults }) => faults),
  }
}

async function timeOf(pool: Pool, statement: Sent): Promise<number> {
  const begun = performance.now()
  await rowsOf(pool, statement, TRAINED_COACH)
  return performance.now() - begun
}

async function timedCall(
  url: string,
  { name, path, athletes = TRAINED }: ReportCall,
): Promise<{ took: number; text: string }> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/v2/reports/${path}`, {
    headers: {
      authorization: `Bearer ${TRAINED_TOKEN}`,
      'selected-club-id': '1',
      'accept-encoding': 'identity',
    },
  })
  const text = await response.text()
  const took = performance.now() - begun
  if (response.status !== 200)
    throw new Error(`${name} answered ${response.status}: ${text.slice(0, 300)}`)
  const { data } = JSON.parse(text) as { data: { athletes: readonly unknown[] } }
  if (data.athletes.length !== athletes)
    throw new Error(`${name} lists ${data.athletes.length} athletes`)
  return { took, text }
}
