import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileError, StartError } from '../start-error.ts'
import { findBinaries } from './embedded-binaries.ts'
import { database, environment, openCluster, owner, type Cluster } from './embedded-cluster.ts'
import { placeOf } from './embedded-place.ts'
import { launch, runningPostmaster, type Postmaster } from './embedded-postmaster.ts'
import { isWatched, joinUsers, joinWithNewWatchdog, leaveUsers, type Membership } from './embedded-watchdog.ts'

export type Embedded = {
  /** connects to the database `slipway` as its owner, who is not a superuser but may create roles */
  ownerUrl: string
  /** connects to the database `postgres` as superuser: for backups, and for tests that create databases */
  superuserUrl: string
  /** true when the cluster was already running and this start joined its users */
  adopted: boolean
  /** something to print at the start, such as files that lie elsewhere */
  notice: string | undefined
  /** leaves the cluster; resolves when it has stopped, or at once when another process still uses it */
  stop(): Promise<void>
}

type Running = { cluster: Cluster; postmaster: Postmaster; membership: Membership | undefined; adopted: boolean }

const hasPipes = process.platform !== 'win32'
const patience = 60_000

/**
 * Starts the PostgreSQL that comes with Slipway on the cluster in `dataDir`/postgres, creating it on the first start, or joins the
 * one already running there. The server stops when its last user stops or dies. `fast` trades crash safety for speed: for tests only.
 * @throws StartError with one sentence for the person at the terminal
 */
export async function startEmbedded({ dataDir, fast = false }: { dataDir: string; fast?: boolean }): Promise<Embedded> {
  const place = placeOf(resolve(dataDir))
  const binaries = () => findBinaries(place.account)
  const cluster = await openCluster(place, binaries, fast)
  const running = await startOrJoin(cluster, fast)
  const { passwords } = cluster
  let stopped: Promise<void> | undefined
  const address = `127.0.0.1:${running.postmaster.port}`
  return {
    ownerUrl: `postgres://${owner}:${passwords.owner}@${address}/${database}`,
    superuserUrl: `postgres://postgres:${passwords.superuser}@${address}/postgres`,
    adopted: running.adopted,
    notice: place.notice,
    stop: () => (stopped ??= stop(running)),
  }
}

/** Another start, or the end of another user, may come in between at any point: then the state of the cluster is looked at afresh. */
async function startOrJoin(cluster: Cluster, fast: boolean): Promise<Running> {
  const until = Date.now() + patience
  while (Date.now() < until) {
    const found = runningPostmaster(cluster)
    if (found && found.state !== 'ready') {
      await sleep(10)
      continue
    }
    const postmaster = found ?? (await launch(cluster, findBinaries(cluster.account), fast))
    const running = postmaster && (await join(cluster, postmaster, found !== undefined))
    if (running) return running
    await sleep(20)
  }
  throw new StartError(`The database in ${cluster.folder} did not become ready within ${patience / 1000} seconds: see ${cluster.log}.`)
}

async function join(cluster: Cluster, postmaster: Postmaster, adopted: boolean): Promise<Running | undefined> {
  if (!hasPipes) return { cluster, postmaster, membership: undefined, adopted }
  try {
    const joined = adopted ? await joinUsers(cluster, postmaster) : undefined
    if (adopted && !joined && (await isStopping(cluster, postmaster))) return undefined
    const membership = joined ?? (await joinWithNewWatchdog(cluster, postmaster))
    return membership && isUp(cluster, postmaster) ? { cluster, postmaster, membership, adopted } : undefined
  } catch (error) {
    throw fileError(`The running database in ${cluster.folder} cannot be joined`, error)
  }
}

/** A server that no watchdog answers for may be about to stop: its watchdog has seen the last user leave. */
async function isStopping(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  for (let waited = 0; waited < 400; waited += 20) {
    if (!isUp(cluster, postmaster)) return true
    await sleep(20)
  }
  return false
}

const isUp = (cluster: Cluster, { pid }: Postmaster) => {
  const now = runningPostmaster(cluster)
  return now?.pid === pid && now.state === 'ready'
}

async function stop({ cluster, postmaster, membership, adopted }: Running): Promise<void> {
  if (membership ? !leaveUsers(membership) : adopted) return
  if (!membership)
    execFileSync(findBinaries(undefined).pgCtl, ['stop', '-m', 'fast', '-D', cluster.data], { env: environment(), stdio: 'ignore' })
  for (let waited = 0; runningPostmaster(cluster)?.pid === postmaster.pid; waited += 5) {
    if (waited === 1000 && isUp(cluster, postmaster)) {
      if (membership && isWatched(membership)) return // somebody joined before the watchdog saw the last one leave
      process.kill(postmaster.pid, 'SIGINT')
    }
    await sleep(5)
  }
}
