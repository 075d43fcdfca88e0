import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../start-error.ts'
import type { Cluster } from './embedded-cluster.ts'

/** A server that recovers says how far it is every ten seconds; one silent for this long hangs. */
const SILENT_MS = 60_000
/**
 * The time it has for its last checkpoint. One that is ended instead makes up for it by recovery at
 * the next start.
 */
const STOPPING_MS = 5000
/** How long each signal has to take effect. */
const SIGNAL_MS = 5000

/**
 * A function to call repeatedly while a server starts or stops. It returns true once the server
 * hangs,
 * that is when its log has not grown for too long; refused connections do not count.
 */
export function hangDetector({
  log,
}: Cluster): (state: 'starting' | 'ready' | 'stopping') => boolean {
  let seen = ''
  let since = Date.now()
  return (state) => {
    const now = `${state} ${lastWord(log)}`
    if (now !== seen) since = Date.now()
    seen = now
    return Date.now() - since > (state === 'stopping' ? STOPPING_MS : SILENT_MS)
  }
}

const TAIL_BYTES = 16_384

function lastWord(log: string): string {
  const file = openLog(log)
  if (file === undefined) return ''
  try {
    const { size } = fstatSync(file)
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
    readSync(file, tail, 0, tail.length, size - tail.length)
    return (
      tail
        .toString('latin1')
        .split('\n')
        .findLast((line) => line.includes(' LOG: ')) ?? ''
    )
  } finally {
    closeSync(file)
  }
}

function openLog(log: string): number | undefined {
  try {
    return openSync(log, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Ends a server that hangs without waiting for its connections and checkpoint, for which SIGINT
 * would
 * wait. No commit is lost, not even by SIGKILL: what is committed is in the log on the disk, and
 * PostgreSQL itself refuses to start beside processes that a killed server left behind.
 */
export async function endByForce(pid: number, isAlive: () => boolean): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive()) return
    send(pid, signal)
    for (let waited = 0; isAlive() && waited < SIGNAL_MS; waited += 20) await sleep(20)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
