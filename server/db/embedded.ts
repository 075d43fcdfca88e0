import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { findBinaries } from './embedded-binaries.ts'
import { database, openCluster, owner } from './embedded-cluster.ts'
import { leave, startOrJoin, isUp, type Running } from './join-embedded.ts'
import { placeOf } from './embedded-place.ts'
import { leaveUsers } from './embedded-watchdog.ts'

type Supervision = { stop(): Promise<void> }

const CHECK_MS = 250
/** After a start that failed, as on a full disk. */
const RETRY_MS = 2000

/**
 * Starts the server again whenever it has ended, for whatever reason, on the port that its users
 * know. `running` then describes the new server.
 */
function supervise(running: Running, fast: boolean, log: Logger): Supervision {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined) // cut short by stop
  const restart = async () => {
    const { cluster, postmaster, membership } = running
    log.error({ pid: postmaster.pid }, 'the database has ended: it is started again')
    const next = await startOrJoin(cluster, fast, postmaster.port)
    Object.assign(running, next)
    if (membership) leaveUsers(membership)
    log.warn({ pid: next.postmaster.pid }, 'the database runs again')
  }
  const watch = async () => {
    for (await pause(CHECK_MS); !signal.aborted; await pause(CHECK_MS)) {
      try {
        if (!isUp(running.cluster, running.postmaster)) await restart()
      } catch (error) {
        log.error({ err: error }, 'the database cannot be started')
        await pause(RETRY_MS)
      }
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}

export type Embedded = {
  /**
   * connects to the database `slipway` as its owner, who is not a superuser but may create roles
   */
  ownerUrl: string
  /**
   * connects to the database `postgres` as superuser: for backups, and for tests that create
   * databases
   */
  superuserUrl: string
  /** true when the cluster was already running and this start joined its users */
  adopted: boolean
  /** something to print at the start, such as files that lie elsewhere */
  notice: string | undefined
  /** from now on a server that dies is started again, at the same addresses */
  keepRunning(log: Logger): void
  /**
   * leaves the cluster; resolves when it has stopped, or at once when another process still uses it
   */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with Slipway on the cluster in `dataDir`/postgres, creating it
 * on the first start, or joins the
 * one already running there. The server stops when its last user stops or dies. For tests only:
 * `fast` trades crash safety for speed, and with `sockets` the addresses lead to Unix sockets where
 * the system is Linux, since TCP takes a third of the time of a short statement.
 * @throws StartError with one sentence for the person at the terminal
 */
export async function startEmbedded({
  dataDir,
  fast = false,
  sockets = false,
  onCreate = () => {},
}: {
  dataDir: string
  fast?: boolean
  sockets?: boolean
  /** Hears that there is none yet and one is made. */
  onCreate?: () => void
}): Promise<Embedded> {
  const place = placeOf(resolve(dataDir))
  const binaries = () => findBinaries(place.account)
  const opened = await openCluster(place, binaries, { fast, onCreate })
  const hasSockets = sockets && process.platform === 'linux'
  const cluster = { ...opened, sockets: hasSockets ? opened.run : '' }
  const running = await startOrJoin(cluster, fast)
  const { passwords } = cluster
  let supervision: Supervision | undefined
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await supervision?.stop()
    await leave(running)
  }
  const address = `127.0.0.1:${running.postmaster.port}`
  const by = hasSockets ? `?host=${encodeURIComponent(cluster.sockets)}` : ''
  return {
    ownerUrl: `postgres://${owner}:${passwords.owner}@${address}/${database}${by}`,
    superuserUrl: `postgres://postgres:${passwords.superuser}@${address}/postgres${by}`,
    adopted: running.adopted,
    notice: place.notice,
    keepRunning: (log) => void (supervision ??= supervise(running, fast, log)),
    stop: () => (stopped ??= stop()),
  }
}
