import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { placeOf } from '../server/db/embedded-place.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { createLog } from '../server/log.ts'

const root = join(import.meta.dirname, '..')

/**
 * The product as `npm start` runs it, in processes of its own, with what is needed to break them.
 */
export type Product = {
  url: string
  /** Where uploaded files are kept. */
  files: string
  ownerUrl(): string
  postmaster(): number
  /** One process of PostgreSQL that serves the product. */
  backend(pick: (below: number) => number): Promise<number>
  node(): ChildProcess
  /** Starts node again after it was killed. */
  startAgain(): void
  /** @throws with its last words when node has ended by itself */
  demandNode(): void
  stop(): Promise<void>
}

export type Kind = 'embedded' | 'external'

/**
 * Starts it on an empty folder; `external` gives it a PostgreSQL by DATABASE_URL, which others look
 * after.
 */
export async function startProduct(kind: Kind = 'embedded'): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-soak-'))
  chmodSync(folder, 0o755) // for the account PostgreSQL runs under
  const database = kind === 'external' ? await startDatabase(join(folder, 'external')) : undefined
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const env = {
    ...plainEnvironment(),
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.ownerUrl }),
  }
  const words = join(folder, 'words')
  const state = { child: start(env, words) }
  const cluster = database?.folder ?? placeOf(dataDir).folder
  const product: Product = {
    url: `http://127.0.0.1:${port}`,
    files: join(dataDir, 'files'),
    ownerUrl: () => urlOf(cluster, 'slipway_owner', 'owner', 'slipway'),
    postmaster: () => Number(lockFile(cluster)[0]),
    backend: (pick) => oneBackend(urlOf(cluster, 'postgres', 'superuser', 'postgres'), pick),
    node: () => state.child,
    startAgain: () => void (state.child = start(env, words)),
    demandNode: () => {
      if (state.child.exitCode !== null)
        throw new Error(`node has ended: ${readFileSync(words, 'utf8').slice(-2000)}`)
    },
    stop: async () => {
      await end(state.child)
      await database?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await answersAt(product)
  return product
}

export async function startDatabase(dataDir: string) {
  const { ownerUrl, stop, keepRunning } = await startEmbedded({ dataDir })
  keepRunning(createLog('silent'))
  return { ownerUrl, stop, folder: placeOf(dataDir).folder }
}

function start(env: NodeJS.ProcessEnv, words: string): ChildProcess {
  const output = openSync(words, 'a')
  const child = spawn(process.execPath, ['server/main.ts', '--no-demo'], {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return child
}

async function answersAt(product: Product): Promise<void> {
  while (!(await isReady(product))) {
    product.demandNode()
    await sleep(50)
  }
}

export const isReady = ({ url }: Pick<Product, 'url'>): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.ok
    },
    () => false,
  )

const lockFile = (cluster: string) =>
  readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n')

function urlOf(cluster: string, user: string, secret: string, database: string): string {
  const password = readFileSync(join(cluster, `${secret}.secret`), 'utf8').trim()
  return `postgres://${user}:${password}@127.0.0.1:${lockFile(cluster)[3]}/${database}`
}

async function oneBackend(url: string, pick: (below: number) => number): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid
       from pg_stat_activity
       where usename in ('slipway_app', 'slipway_worker')
       order by pid`,
    )
    return rows[pick(rows.length)]?.pid ?? 0
  } finally {
    await client.end()
  }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** What this shell sets for a server of its own must not reach this one. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(DATA_DIR|PUBLIC_URL|DATABASE_|REDIS_|S3_|ROLES)/.test(name),
  )
  return {
    ...Object.fromEntries(kept),
    TZ: 'UTC',
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    UV_THREADPOOL_SIZE: '8',
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
