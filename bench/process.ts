import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Started = { url: string; pid: number; stop(): Promise<void> }

/** Whatever is still running ends with this process. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

type Program = { args: readonly string[]; env?: Record<string, string> }

/**
 * Starts a program of this project with PORT set to a free one, not waiting for it. Its errors go
 * to this terminal.
 */
export async function launch({
  args,
  env = {},
}: Program): Promise<{ url: string; child: ChildProcess; begun: number }> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...plainEnvironment(), ...env, PORT: String(port) },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return { url: `http://127.0.0.1:${port}`, child, begun }
}

/** Starts a server and waits for `path` to answer with one of some statuses. */
export async function startProgram(
  program: Program,
  path: string,
  statuses: readonly number[] = [200],
): Promise<Started> {
  const { url, child } = await launch(program)
  await answers(url + path, statuses, child)
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

export async function answers(
  address: string,
  statuses: readonly number[],
  child: ChildProcess,
): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const status = await fetch(address).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
    if (statuses.includes(status)) return
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  throw new Error(`${child.spawnargs.join(' ')} ended before it answered ${address}`)
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** What this shell sets for a server of its own must not reach those that are measured. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const {
    DATA_DIR: _,
    PUBLIC_URL: __,
    DATABASE_URL: ___,
    DATABASE_APP_URL: ____,
    DATABASE_WORKER_URL: _____,
    REDIS_URL: ______,
    ...rest
  } = process.env
  return { ...rest, TZ: 'UTC', NODE_ENV: 'production', LOG_LEVEL: 'warn' }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/**
 * CPU time a process has used, user and system, all its threads, in microseconds. Linux counts it
 * in /proc/<pid>/stat in ticks of 10 ms and
 * in schedstat of each thread in nanoseconds; the finer is used.
 */
export function cpuMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1000
}
