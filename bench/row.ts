import { launchBrowser } from './browser.ts'
import type { Browser } from 'playwright-core'
import { createPool, type Pool } from '../server/db/client.ts'
import { openDatabase } from '../server/db/open.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import type { BenchCluster, Size } from './cluster.ts'
import { startProgram, type Started } from './process.ts'
import type { RowName, TARGETS } from './targets.ts'

/**
 * What a row found: the values that have a target, or null where this machine has no files for
 * one, what stands behind them, and what is wrong
 * whatever they are, such as replies that differ.
 */
export type Measured<Row extends RowName = RowName> = {
  values: Readonly<Record<keyof (typeof TARGETS)[Row] & string, number | null>>
  figures: readonly string[]
  wrong: readonly string[]
}

/** What rows are measured with. Whatever they start ends with the bench. */
export type Bench = {
  size: Size
  cluster: BenchCluster
  /** What a row does of something at this size. */
  pick: <T>(full: T, smallest: T) => T
  /** The product on a database; without its worker, which would take the jobs of a row. */
  product(database: string, roles?: string): Promise<Started>
  /** The demo, with a database and files of its own. */
  demo(database: string): Promise<Started>
  /** A rival, or what makes load. */
  program(file: string, env?: Record<string, string>): Promise<Started>
  /** One connection in a role of the product. */
  pool(database: string, role?: 'app' | 'worker'): Promise<Pool>
  browser(): Promise<Browser>
  close(): Promise<void>
}

export function createBench(size: Size, cluster: BenchCluster): Bench {
  const started = new Map<string, Promise<unknown>>()
  const undo: (() => Promise<unknown>)[] = []
  /** Starts what has this name once; it is stopped when the bench is. */
  const once = <T>(name: string, start: () => Promise<T>, stop: (one: T) => Promise<unknown>) => {
    const made = started.get(name) as Promise<T> | undefined
    if (made) return made
    const fresh = start().then((one) => {
      undo.push(() => stop(one))
      return one
    })
    started.set(name, fresh)
    return fresh
  }
  const program = (
    args: readonly string[],
    path: string,
    env: Record<string, string>,
  ): Promise<Started> =>
    once(
      JSON.stringify([args, env]),
      () => startProgram({ args, env }, path),
      (one) => one.stop(),
    )
  const url = (database: string) => ({ DATABASE_URL: cluster.ownerUrl(database) })
  return {
    size,
    cluster,
    pick: (full, smallest) => (size === 'full' ? full : smallest),
    product: (database, roles = 'web,live') =>
      program(['server/main.ts', '--no-demo', '--roles', roles], '/readyz', {
        ...url(database),
        // Who asks may come from addresses of their own, as from behind the proxy of this machine.
        TRUST_PROXY: '127.0.0.1',
        DATA_DIR: cluster.dataDir,
      }),
    demo: (database) =>
      program(['server/main.ts', '--demo'], '/readyz', {
        ...url(database),
        DATA_DIR: cluster.dataDir,
      }),
    program: (file, env = {}) => program([file], '/healthz', env),
    pool: (database, role = 'app') =>
      once(`pool ${database} ${role}`, () => openPool(cluster, database, role), endPool),
    browser: () => once('browser', launchBrowser, (browser) => browser.close()),
    async close() {
      for (const step of undo.splice(0).toReversed()) await step()
      started.clear()
    },
  }
}

async function openPool(
  cluster: BenchCluster,
  database: string,
  role: 'app' | 'worker',
): Promise<Pool> {
  const opened = await openDatabase(cluster.ownerUrl(database), { reactions: REACTIONS })
  await opened.close()
  return createPool(role === 'app' ? opened.appUrl : opened.workerUrl, {
    size: 1,
    name: 'slipway bench',
    reactions: REACTIONS,
  })
}
const endPool = (pool: Pool) => pool.end()
