import { createPool, type Pool } from '../server/db/client.ts'
import { openDatabase } from '../server/db/open.ts'
import { startCluster, type BenchCluster } from './cluster.ts'
import { digits, inTurn, median, ratioOf, type Outcome } from './figures.ts'
import { startProgram } from './process.ts'
import { statementsOf, type BenchReport } from './report-statements.ts'
import { differenceOf, rivalOf, type Reply, type RivalRow } from './report-rivals.ts'
import { buffersOf, rowsOf, type Sent } from './sent.ts'
import { ensureTrained, TRAINED, TRAINED_COACH, TRAINED_TOKEN } from './trained.ts'

const ROUNDS = 15
const WARM_UP = 10
const MOST = 1.5
const MOST_STATEMENTS = 10
/** The index of three times more rows may be a level deeper. */
const FLAT = 1.35
const SEASONS = 3

const MONTH = { start_date: '2026-09-01', end_date: '2026-09-30' }
const MEASURED = ['training-summary', 'rpe', 'attendance', 'gmt', 'performance'] as const

type Found = { report: BenchReport; ratio: number; figures: string; faults: string[] }

/**
 * A month of two hundred athletes with three seasons behind them: the time of each report's call
 * beside that of the best single statement that answers the same figures, and whether a longer
 * history costs more.
 */
export async function reports(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const short = await ensureTrained(cluster, 1)
    const long = await ensureTrained(cluster, SEASONS)
    const found: Found[] = []
    const brief = await withPool(cluster, short, blocksOfAll)
    const server = await startProgram(
      { args: ['server/main.ts', '--no-demo'], env: { DATABASE_URL: cluster.ownerUrl(long) } },
      '/readyz',
    )
    try {
      await withPool(cluster, long, async (pool) => {
        for (const report of MEASURED) {
          const before = brief.get(report) ?? Number.NaN
          found.push(await measured({ url: server.url, pool, report, before }))
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
  const { appUrl, close } = await openDatabase(cluster.ownerUrl(database))
  await close()
  const pool = createPool(appUrl, 1, 'bench')
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

type Heaviest = { statement: Sent; count: number }

/** The statement of the report that takes longest, and how many there are. */
async function heaviestOf(pool: Pool, report: BenchReport): Promise<Heaviest> {
  const sent = await statementsOf(pool, report, MONTH)
  const timed: { statement: Sent; ms: number }[] = []
  for (const statement of sent) {
    const times: number[] = []
    for (let round = 0; round < WARM_UP; round += 1) times.push(await timeOf(pool, statement))
    timed.push({ statement, ms: median(times) })
  }
  const [heaviest] = timed.toSorted((a, b) => b.ms - a.ms)
  if (!heaviest) throw new Error(`${report} asks the database nothing`)
  return { statement: heaviest.statement, count: sent.length }
}

/** What the heaviest statement of each report touches. */
async function blocksOfAll(pool: Pool): Promise<Map<BenchReport, number>> {
  const found = new Map<BenchReport, number>()
  for (const report of MEASURED) {
    const { statement } = await heaviestOf(pool, report)
    found.set(report, await buffersOf(pool, statement, TRAINED_COACH))
  }
  return found
}

type Measured = { url: string; pool: Pool; report: BenchReport; before: number }

async function measured({ url, pool, report, before }: Measured): Promise<Found> {
  const { statement, count } = await heaviestOf(pool, report)
  const rival = rivalOf(report, MONTH)
  const call = async () => (await timedCall(url, report)).took
  for (let round = 0; round < WARM_UP; round += 1) {
    await call()
    await timeOf(pool, rival)
  }
  const pair = await inTurn(ROUNDS, call, () => timeOf(pool, rival))
  const ratio = ratioOf(pair)
  const growth = (await buffersOf(pool, statement, TRAINED_COACH)) / before
  const { data } = await timedCall(url, report)
  const difference = differenceOf(data, await rowsOf<RivalRow>(pool, rival, TRAINED_COACH))
  return {
    report,
    ratio,
    figures:
      `${report} ${ratio.toFixed(2)}× (${digits(median(pair.ours))} ms, the rival's ` +
      `${digits(median(pair.bare))} ms, ${count} statements, history ${growth.toFixed(2)}×)`,
    faults: [
      ...(ratio <= MOST ? [] : [`${report} is ${ratio.toFixed(2)}×`]),
      ...(count <= MOST_STATEMENTS ? [] : [`${report} takes ${count} statements`]),
      ...(growth <= FLAT ? [] : [`${report} touches ${growth.toFixed(2)}× with more history`]),
      ...(difference === undefined
        ? []
        : [`${report} is not what its rival answers: ${difference}`]),
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

async function timedCall(url: string, report: BenchReport): Promise<{ took: number; data: Reply }> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/v2/reports/${report}?${new URLSearchParams(MONTH)}`, {
    headers: {
      authorization: `Bearer ${TRAINED_TOKEN}`,
      'selected-club-id': '1',
      'accept-encoding': 'identity',
    },
  })
  const text = await response.text()
  const took = performance.now() - begun
  if (response.status !== 200)
    throw new Error(`${report} answered ${response.status}: ${text.slice(0, 300)}`)
  const { data } = JSON.parse(text) as { data: Reply }
  if (data.athletes.length !== TRAINED)
    throw new Error(`${report} lists ${data.athletes.length} athletes`)
  return { took, data }
}
