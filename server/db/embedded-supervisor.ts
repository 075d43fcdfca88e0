import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { isUp, startOrJoin, type Running } from './embedded-joining.ts'
import { leaveUsers } from './embedded-watchdog.ts'

export type Supervision = { stop(): Promise<void> }

const CHECK_MS = 250
/** After a start that failed, as on a full disk. */
const RETRY_MS = 2000

/**
 * Starts the server again whenever it has ended, for whatever reason, on the port that its users
 * know. `running` then describes the new server.
 */
export function supervise(running: Running, fast: boolean, log: Logger): Supervision {
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
