import type { Pool } from '../server/db/client.ts'
import { ensureTrained, TRAINED, TRAINED_COACH, TRAINED_TOKEN } from './databases.ts'
import { digits, inTurn, median, ratioOf, timed } from './figures.ts'
import type { RivalRow } from './report-rivals.ts'
import type { Bench } from './row.ts'
import { buffersOf, rowsOf, type Sent } from './sent.ts'

const FULL = { rounds: 15, warmUp: 10 }
const SMALLEST = { rounds: 1, warmUp: 1 }
const SEASONS = 3

/** The call of a report beside the best single statement that answers the same. */
export type ReportCall<Name extends string = string> = {
  name: Name
  /** Its address below the reports, with what is asked. */
  path: string
  /** How many athletes it lists, where not all. */
  athletes?: number
  statements: (pool: Pool) => Promise<Sent[]>
  rival: Sent
  /** In what a reply differs from the rows of the rival; undefined where every figure is the same. */
  difference: (reply: string, rows: readonly RivalRow[]) => string | undefined
}

type ReportRun = { name: string; ratio: number; growth: number; figures: string; wrong: string[] }

/**
 * Reports of two hundred athletes with three seasons behind them: the time of each report's
 * statements beside that of its rival, how long the whole call takes, most of the rest of which is
 * sending the reply, and whether a longer history costs more.
 */
export async function measuredCalls<Name extends string>(
  bench: Bench,
  calls: readonly ReportCall<Name>[],
  withProgress = false,
) {
  const { cluster, size } = bench
  const short = await ensureTrained(cluster, size, { seasons: 1, withProgress })
  const long = await ensureTrained(cluster, size, { seasons: SEASONS, withProgress })
  const brief = await blocksOfAll(bench, await bench.pool(short), calls)
  const { url } = await bench.product(long)
  const pool = await bench.pool(long)
  const found: ReportRun[] = []
  for (const call of calls) {
    const before = brief.get(call.name) ?? Number.NaN
    found.push(await measured(bench, call, { url, pool, before }))
  }
  const ratios = found.map(({ name, ratio }) => [name, ratio] as const)
  return {
    values: {
      ...(Object.fromEntries(ratios) as Record<Name, number>),
      growth: Math.max(...found.map(({ growth }) => growth)),
    },
    figures: [...found.map(({ figures }) => figures), `${TRAINED} athletes, ${SEASONS} seasons`],
    wrong: found.flatMap(({ wrong }) => wrong),
  }
}

/** The statements of a report, each prepared once as the server does. */
const preparedOf = async (pool: Pool, { name, statements }: ReportCall): Promise<Sent[]> =>
  (await statements(pool)).map((statement, index) => ({ ...statement, name: `${name}-${index}` }))

/** The statement that takes longest. */
async function heaviestOf(bench: Bench, pool: Pool, sent: readonly Sent[]): Promise<Sent> {
  const { warmUp } = bench.pick(FULL, SMALLEST)
  const all: { statement: Sent; ms: number }[] = []
  for (const statement of sent) {
    const times: number[] = []
    for (let round = 0; round < warmUp; round += 1) times.push(await timeOf(pool, statement))
    all.push({ statement, ms: median(times) })
  }
  const [heaviest] = all.toSorted((a, b) => b.ms - a.ms)
  if (!heaviest) throw new Error('The report asks the database nothing')
  return heaviest.statement
}

/** What the heaviest statement of each report touches. */
async function blocksOfAll(
  bench: Bench,
  pool: Pool,
  calls: readonly ReportCall[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const call of calls) {
    const heaviest = await heaviestOf(bench, pool, await preparedOf(pool, call))
    found.set(call.name, await buffersOf(pool, heaviest, TRAINED_COACH))
  }
  return found
}

type Measuring = { url: string; pool: Pool; before: number }

async function measured(
  bench: Bench,
  of: ReportCall,
  { url, pool, before }: Measuring,
): Promise<ReportRun> {
  const { name, rival } = of
  const { rounds, warmUp } = bench.pick(FULL, SMALLEST)
  const statements = await preparedOf(pool, of)
  const ask = async () => {
    let took = 0
    for (const statement of statements) took += await timeOf(pool, statement)
    return took
  }
  for (let round = 0; round < warmUp; round += 1) {
    await ask()
    await timeOf(pool, rival)
    await timedCall(url, of)
  }
  const calls: number[] = []
  const pair = await inTurn(rounds, ask, async () => {
    calls.push((await timedCall(url, of)).took)
    return timeOf(pool, rival)
  })
  const ratio = ratioOf(pair)
  const heaviest = await heaviestOf(bench, pool, statements)
  const growth = (await buffersOf(pool, heaviest, TRAINED_COACH)) / before
  const { text } = await timedCall(url, of)
  const difference = of.difference(text, await rowsOf<RivalRow>(pool, rival, TRAINED_COACH))
  return {
    name,
    ratio,
    growth,
    figures:
      `${name} ${ratio.toFixed(2)}× (${statements.length} statements in ` +
      `${digits(median(pair.ours))} ms, the rival's in ${digits(median(pair.bare))} ms, the call ` +
      `${digits(median(calls))} ms, history ${growth.toFixed(2)}×)`,
    wrong: difference === undefined ? [] : [`${name} is not what its rival answers: ${difference}`],
  }
}

const timeOf = (pool: Pool, statement: Sent): Promise<number> =>
  timed(() => rowsOf(pool, statement, TRAINED_COACH))

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
