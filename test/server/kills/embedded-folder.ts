import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startEmbedded, type Embedded } from '../../../server/db/embedded.ts'

/**
 * One cluster serves most tests, as making one takes its second; those about the making bring a
 * folder of their own.
 */
let shared = ''
export let dataDir = shared
const open: { stop(): Promise<void> }[] = []
const children: ChildProcess[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slipway embedded ü-'))
  chmodSync(folder, 0o755)
  return folder
}

/** The test runs on a folder of its own, which is removed after it. */
export const useNewFolder = () => {
  dataDir = newFolder()
}

export function prepareEmbeddedFolder(): void {
  beforeAll(() => {
    shared = newFolder()
    dataDir = shared
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    for (const started of open.splice(0)) await started.stop()
    while (isServerAlive()) await sleep(20)
    if (dataDir !== shared) rmSync(dataDir, { recursive: true, force: true })
    dataDir = shared
  })
  afterAll(() => rmSync(shared, { recursive: true, force: true }))
}

export async function start(
  options: { fast?: boolean; onCreate?: () => void } = {},
): Promise<Embedded> {
  const started = await startEmbedded({ dataDir, fast: true, ...options })
  open.push(started)
  return started
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
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
export async function startChild(
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

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export const pidFile = () => join(dataDir, 'postgres', 'data', 'postmaster.pid')

export function postmasterPid(): number | undefined {
  return existsSync(pidFile()) ? Number(readFileSync(pidFile(), 'utf8').split('\n')[0]) : undefined
}

export const isServerAlive = () => postmasterPid() !== undefined
