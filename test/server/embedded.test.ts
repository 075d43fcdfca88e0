import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '../../server/db/embedded.ts'

const isRoot = process.getuid?.() === 0
/**
 * One cluster serves most tests, as making one takes its second; those about the making bring a
 * folder of their own.
 */
const shared = newFolder()
let dataDir = shared
const open: { stop(): Promise<void> }[] = []
const children: ChildProcess[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slipway embedded ü-'))
  chmodSync(folder, 0o755)
  return folder
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const started of open.splice(0)) await started.stop()
  while (isServerAlive()) await sleep(20)
  if (dataDir !== shared) rmSync(dataDir, { recursive: true, force: true })
  dataDir = shared
})

afterAll(() => rmSync(shared, { recursive: true, force: true }))

async function start(options: { fast?: boolean } = {}): Promise<Embedded> {
  const started = await startEmbedded({ dataDir, fast: true, ...options })
  open.push(started)
  return started
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * A second process; resolves once it uses the database, with what it printed and what it goes on
 * printing.
 */
async function startChild(
  task = 'hold',
): Promise<{ child: ChildProcess; adopted: boolean; ownerUrl: string; lines: string[] }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'embedded-user.ts'), dataDir, task],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  children.push(child)
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await once(reader, 'line')
  const said: { adopted: boolean; ownerUrl: string } = JSON.parse(lines.shift() ?? '')
  return { child, ...said, lines }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const pidFile = () => join(dataDir, 'postgres', 'data', 'postmaster.pid')

function postmasterPid(): number | undefined {
  return existsSync(pidFile()) ? Number(readFileSync(pidFile(), 'utf8').split('\n')[0]) : undefined
}

const isServerAlive = () => postmasterPid() !== undefined

describe('a cluster', () => {
  test('is created, stopped, and started again with what was in it', async () => {
    dataDir = newFolder()
    const first = await start()
    expect(first).toMatchObject({ adopted: false, notice: undefined })
    await query(first.ownerUrl, 'create table kept as select 1 as n')
    await first.stop()
    expect(isServerAlive()).toBe(false)
    const second = await start()
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  test('has an owner without the rights of a superuser, and searches Chinese', async () => {
    const { ownerUrl } = await start()
    const [role] = await query(
      ownerUrl,
      'select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(role).toEqual({ rolsuper: false, rolcreaterole: true, rolbypassrls: false })
    const [found] = await query(
      ownerUrl,
      `select cardinality(show_trgm('赛艇')) as trigrams, unaccent('Zürich') as plain`,
    )
    expect(found).toEqual({ trigrams: 3, plain: 'Zurich' })
  })

  test('listens on this machine only, and keeps its passwords to itself', async () => {
    const { ownerUrl, superuserUrl } = await start()
    const settings = await query(
      superuserUrl,
      `select current_setting('listen_addresses') as address,
      current_setting('unix_socket_directories') as sockets`,
    )
    expect(settings).toEqual([{ address: '127.0.0.1', sockets: '' }])
    const listing = spawnSync('ls', ['-l', join(dataDir, 'postgres')], { encoding: 'utf8' }).stdout
    expect(listing.match(/^-rw------- .*\.secret$/gm)).toHaveLength(2)
    await expect(query(ownerUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
  })

  test('commits durably unless told to be fast', async () => {
    const { ownerUrl } = await start({ fast: false })
    expect(
      await query(
        ownerUrl,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as wait`,
      ),
    ).toEqual([{ fsync: 'on', wait: 'on' }])
  })
})

describe('several users', () => {
  test('the server runs until the last one has stopped', async () => {
    const first = await start()
    const second = await start()
    expect(second).toMatchObject({ adopted: true, ownerUrl: first.ownerUrl })
    await first.stop()
    expect(await query(second.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    await second.stop()
    expect(isServerAlive()).toBe(false)
  })

  test('two first starts at once share one cluster', async () => {
    dataDir = newFolder()
    const [a, b] = await Promise.all([startChild(), startChild()])
    expect(a.ownerUrl).toBe(b.ownerUrl)
    expect([a.adopted, b.adopted].sort()).toEqual([false, true])
    await kill(a.adopted ? b.child : a.child)
    await sleep(500)
    expect(await query(a.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    await kill(a.adopted ? a.child : b.child)
    await expect.poll(isServerAlive, { timeout: 1000 }).toBe(false)
  })

  test('a start while the last user leaves gets a server that stays', async () => {
    for (let round = 0; round < 5; round++) {
      const leaving = await start()
      const [, next] = await Promise.all([leaving.stop(), start()])
      await sleep(round * 20)
      expect(await query(next.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
      await next.stop()
    }
  })
})

describe('a kill', () => {
  test('of the only user stops the server within a second and loses no committed row', async () => {
    const { child, lines } = await startChild('commit')
    await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(50)
    await kill(child)
    await expect.poll(isServerAlive, { timeout: 1000 }).toBe(false)
    const { ownerUrl } = await start()
    const [kept] = await query(ownerUrl, 'select max(n) as last, count(*)::int as rows from kept')
    expect(kept?.['rows']).toBe(kept?.['last'])
    expect(Number(kept?.['rows'])).toBeGreaterThanOrEqual(Number(lines.at(-1)))
  })

  test('of the server, the watchdog and the user together is recovered from', async () => {
    const { child, lines } = await startChild('commit')
    await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(50)
    spawnSync('sh', ['-c', `kill -9 ${watchdogPid()} ${postmasterPid()} ${child.pid}`])
    const { ownerUrl, adopted } = await start()
    expect(adopted).toBe(false)
    const [kept] = await query(ownerUrl, 'select count(*)::int as rows from kept')
    expect(Number(kept?.['rows'])).toBeGreaterThanOrEqual(Number(lines.at(-1)))
  })

  test('of the watchdog and the user leaves a server that the next start adopts and stops', async () => {
    const { child } = await startChild()
    process.kill(watchdogPid(), 'SIGKILL')
    await kill(child)
    expect(isServerAlive()).toBe(true)
    const next = await start()
    expect(next.adopted).toBe(true)
    await next.stop()
    expect(isServerAlive()).toBe(false)
  })

  test('of the watchdog alone does not keep the user from stopping the server', async () => {
    const started = await start()
    process.kill(watchdogPid(), 'SIGKILL')
    await started.stop()
    expect(isServerAlive()).toBe(false)
  })
})

describe('a lock file left behind', () => {
  test.each([
    ['a dead process', () => spawnSync('true').pid],
    ['another program', () => process.pid],
  ])('that names %s is no obstacle', async (_, pid) => {
    const before = await start()
    const lines = readFileSync(pidFile(), 'utf8').split('\n')
    await before.stop()
    writeFileSync(pidFile(), [String(pid()), ...lines.slice(1)].join('\n'))
    const { ownerUrl, adopted } = await start()
    expect(adopted).toBe(false)
    expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe('what cannot be used is told in one sentence', () => {
  test('a cluster of another PostgreSQL', async () => {
    dataDir = newFolder()
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '17\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /was made by PostgreSQL 17, and this Slipway brings PostgreSQL 18: .*\.$/,
    )
  })

  test('a data folder that is a file', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
      `The folder ${file} cannot be created: a file of that name is in the way.`,
    )
  })
})

test('a folder out of reach of the database user is replaced by one of its own, and the start says so', async () => {
  dataDir = newFolder()
  chmodSync(dataDir, 0o700)
  const { notice = '', ownerUrl, stop } = await startEmbedded({ dataDir, fast: true })
  expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  await stop()
  const elsewhere = notice.match(/\/var\/lib\/slipway\/[\da-f]{12}/)?.[0] ?? ''
  const message = new RegExp(
    `^PostgreSQL keeps its files in ${elsewhere}, because its user \\w+ cannot reach ${dataDir}\\.$`,
  )
  expect(notice).toMatch(isRoot ? message : /^$/)
  expect(
    existsSync(join(isRoot ? elsewhere : join(dataDir, 'postgres'), 'data', 'PG_VERSION')),
  ).toBe(true)
  if (isRoot) rmSync(elsewhere, { recursive: true })
})

function watchdogPid(): number {
  const found = spawnSync(
    'sh',
    ['-c', `grep -laz "slipway-watchdog" /proc/[0-9]*/cmdline 2>/dev/null`],
    { encoding: 'utf8' },
  ).stdout
  const pids = found.split('\n').flatMap((path) => path.match(/\/proc\/(\d+)\//)?.[1] ?? [])
  const named = [join(dataDir, 'postgres', 'run'), String(postmasterPid())]
  const pid = pids.find((candidate) => {
    const words = readFileSync(`/proc/${candidate}/cmdline`, 'utf8').split('\0')
    return named.every((word) => words.includes(word))
  })
  if (!pid) throw new Error('no watchdog found')
  return Number(pid)
}
