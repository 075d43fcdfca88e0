import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '../../../server/db/embedded.ts'
import { createLog } from '../../../server/log.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'slipway-crash-'))
const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid')
const open: Embedded[] = []
/** A hanging server is waited for, and a recovery writes much. */
const PATIENCE_MS = 120_000

beforeAll(() => chmodSync(dataDir, 0o755))
afterEach(async () => {
  for (const embedded of open.splice(0)) await embedded.stop()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, fast: true })
  open.push(embedded)
  return embedded
}

const postmaster = () => {
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  return { pid: Number(lines[0]), state: lines[7]?.trim() }
}

async function query<R extends object>(url: string, sql: string): Promise<R[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<R>(sql)).rows
  } finally {
    await client.end()
  }
}

const codeOf = (url: string) =>
  query(url, 'select 1').then(
    () => 'answers',
    (error: { code?: string }) => error.code ?? 'lost',
  )

const log = () => readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')

/**
 * Kills a connection after so much was written that the recovery takes a while; returns when it
 * begins.
 */
async function crash({ superuserUrl }: Embedded): Promise<void> {
  const client = new Client({ connectionString: superuserUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists written (n int, text text)')
  await client.query(
    "insert into written select n, repeat('x', 500) from generate_series(1, 300000) n",
  )
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const before = log().length
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await expect
    .poll(() => log().slice(before), { timeout: 10_000, interval: 1 })
    .toContain('database system was interrupted')
}

test(
  'joins a server in recovery once it answers',
  async () => {
    const first = await start()
    await crash(first)
    expect(await codeOf(first.superuserUrl)).toBe('57P03')
    expect(postmaster().state).toBe('ready')
    const second = await start()
    expect(await codeOf(second.superuserUrl)).toBe('answers')
    expect(second).toMatchObject({ adopted: true, ownerUrl: first.ownerUrl })
  },
  PATIENCE_MS,
)

/** A server that stops in the midst of its recovery; after one that was done sooner, the next. */
async function stoppingServer(): Promise<number> {
  for (;;) {
    await crash(await start())
    const { pid } = postmaster()
    process.kill(pid, 'SIGINT')
    const isSeen = await expect
      .poll(() => existsSync(pidFile) && postmaster().state, { interval: 1 })
      .toBe('stopping')
      .then(
        () => true,
        () => false,
      )
    if (isSeen) return pid
  }
}

test.each([
  ['hangs', () => {}],
  ['obeys no signal but SIGKILL', (pid: number) => process.kill(pid, 'SIGSTOP')],
])(
  'starts beside a server that was stopped in the midst of its recovery and %s',
  async (_, hold) => {
    const pid = await stoppingServer()
    hold(pid)
    const second = await start()
    expect(await codeOf(second.superuserUrl)).toBe('answers')
    expect(postmaster().pid).not.toBe(pid)
  },
  PATIENCE_MS,
)

test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  'starts the server again at the same addresses after %s, and for all who use it',
  async (signal) => {
    const users = [await start(), await start()]
    for (const user of users) user.keepRunning(createLog('silent'))
    const { pid } = postmaster()
    process.kill(pid, signal)
    await expect.poll(() => postmaster().pid, { timeout: 20_000 }).not.toBe(pid)
    for (const { ownerUrl } of users)
      await expect.poll(() => codeOf(ownerUrl), { timeout: 20_000 }).toBe('answers')
    await users[0]?.stop()
    // The second user may not have joined the new server yet: then it starts one.
    await expect.poll(() => codeOf(users[1]?.ownerUrl ?? ''), { timeout: 20_000 }).toBe('answers')
    await users[1]?.stop()
    expect(await codeOf(users[1]?.ownerUrl ?? '')).toBe('ECONNREFUSED')
  },
  PATIENCE_MS,
)
