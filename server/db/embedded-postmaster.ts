import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, fileError, StartError } from '../start-error.ts'
import type { Binaries } from './embedded-binaries.ts'
import { environment, programError, type Cluster } from './embedded-cluster.ts'
import { endByForce, hangDetector } from './embedded-progress.ts'

/** A PostgreSQL server as its own lock file, postmaster.pid, describes it. */
export type Postmaster = { pid: number; port: number; state: 'starting' | 'ready' | 'stopping' }

const pidFile = ({ data }: Cluster) => join(data, 'postmaster.pid')

/** The server that runs on the cluster now, if any. */
export function runningPostmaster(cluster: Cluster): Postmaster | undefined {
  const found = readPidFile(cluster)
  const command = found && commandOf(found.pid)
  // PostgreSQL itself copes with the lock file of a dead process.
  if (!found || command === undefined) return undefined
  if (command.includes(cluster.data)) return found
  disown(cluster, found)
  return undefined
}

/** Above the largest pid of any system. */
const nobodysPid = 2_147_483_647

/**
 * The pid in the lock file is a zombie, or now belongs to another program: PostgreSQL would take
 * either for a running server. Naming
 * a pid that cannot be alive, rather than removing the file, leaves PostgreSQL its own check of the
 * shared memory noted there.
 */
function disown(cluster: Cluster, seen: Postmaster): void {
  const lines = readLines(pidFile(cluster))
  if (lines && Number(lines[0]) === seen.pid)
    writeFileSync(pidFile(cluster), [nobodysPid, ...lines.slice(1)].join('\n'))
}

/**
 * Line 1 is the pid, 4 the port, 8 the state; the file is empty or short for an instant while a
 * server starts.
 */
function readPidFile(cluster: Cluster): Postmaster | undefined {
  const lines = readLines(pidFile(cluster))
  const pid = Number(lines?.[0])
  if (!lines || !pid) return undefined
  const word = lines[7]?.trim()
  return {
    pid,
    port: Number(lines[3]),
    state: word === 'ready' || word === 'stopping' ? word : 'starting',
  }
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw fileError(`${file} cannot be read`, error)
  }
}

/** The command line of a process: empty for a zombie, undefined for a dead one. */
function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    }
    if (process.platform === 'win32') {
      return execFileSync(
        'powershell',
        [
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ],
        {
          encoding: 'utf8',
        },
      ).trim()
    }
    const line = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', String(pid)], {
      encoding: 'utf8',
    }).trim()
    return line.startsWith('Z') ? '' : line
  } catch {
    return undefined
  }
}

const always = {
  listen_addresses: '127.0.0.1',
  // A recovery must not open thousands of files one by one to flush them, where the system can
  // flush all at once.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
}
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Starts a server on the cluster, at `port` when it is given, and waits until it is ready, also
 * through
 * a recovery. Undefined when that is to be tried again: another start won the race, or the
 * processes of
 * a killed server are still ending.
 */
export async function launch(
  cluster: Cluster,
  binaries: Binaries,
  fast: boolean,
  port?: number,
): Promise<Postmaster | undefined> {
  const settings = Object.entries({
    ...always,
    ...(fast ? careless : {}),
    unix_socket_directories: cluster.sockets,
    port: port ?? (await freePort(readPidFile(cluster)?.port || 0)),
  })
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const begin = logSize(cluster)
  const log = openLog(cluster, begin)
  const ids = cluster.account ? { uid: cluster.account.uid, gid: cluster.account.gid } : {}
  // In a session of its own: Ctrl-C must reach the server that drains its requests, not the
  // database under it.
  const child = spawn(binaries.postgres, ['-D', cluster.data, ...flags], {
    ...ids,
    cwd: cluster.folder,
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(child, 'exit').then(
    () => new Error('it ended while starting'),
    (error: Error) => error,
  )
  const failure = await Promise.race([untilReady(cluster, child), ended])
  child.unref()
  if (!failure) return runningPostmaster(cluster)
  const said = readFileSync(cluster.log, 'utf8').slice(begin)
  if (RETRIED.test(said)) return undefined
  throw programError(binaries.postgres, failure, said)
}

const RETRIED =
  /lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block|could not create any TCP\/IP sockets/

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null

async function untilReady(cluster: Cluster, child: ChildProcess): Promise<undefined> {
  const hangs = hangDetector(cluster)
  while (isRunning(child)) {
    const found = readPidFile(cluster)
    if (found?.pid === child.pid && found?.state === 'ready') return
    if (hangs('starting') && child.pid !== undefined)
      await endByForce(child.pid, () => isRunning(child))
    await sleep(4)
  }
  await new Promise(() => undefined) // the other side of the race reports the exit
}

/** Waits until a server that starts or stops is ready or has ended; one that hangs is ended. */
export async function untilSettled(cluster: Cluster, pid: number): Promise<void> {
  const hangs = hangDetector(cluster)
  const now = () => {
    const found = runningPostmaster(cluster)
    return found?.pid === pid && found.state !== 'ready' ? found.state : undefined
  }
  for (let state = now(); state !== undefined; state = now()) {
    if (hangs(state)) await endByForce(pid, () => now() !== undefined)
    await sleep(10)
  }
}

const keptLogBytes = 4_000_000

function logSize({ log }: Cluster): number {
  const size = existsSync(log) ? statSync(log).size : 0
  return size > keptLogBytes ? 0 : size
}

function openLog({ log }: Cluster, keep: number): number {
  try {
    return openSync(log, keep === 0 ? 'w' : 'a', 0o600)
  } catch (error) {
    throw fileError(`The log ${log} cannot be written`, error)
  }
}

/**
 * Processes that use a server that was killed try its port again, so that is taken where it is
 * free.
 */
async function freePort(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (wanted !== 0 && errorCode(error) === 'EADDRINUSE') return freePort(0)
    throw error
  }
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string')
    throw new StartError('No free port was found on 127.0.0.1.')
  return address.port
}
