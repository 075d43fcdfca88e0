import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { fileError, StartError } from '../start-error.ts'
import { findBinaries } from './embedded-binaries.ts'
import { environment, type Cluster } from './embedded-cluster.ts'
import { launch, runningPostmaster, untilSettled, type Postmaster } from './embedded-postmaster.ts'
import { endByForce, hangDetector } from './embedded-progress.ts'
import {
  isWatched,
  joinUsers,
  joinWithNewWatchdog,
  leaveUsers,
  type Membership,
} from './embedded-watchdog.ts'
import { failureOf } from './failure.ts'

/** A server as this process uses it. */
export type Running = {
  cluster: Cluster
  postmaster: Postmaster
  membership: Membership | undefined
  adopted: boolean
}

const hasPipes = process.platform !== 'win32'
const patience = 60_000

/**
 * Joins the server of a cluster, or starts one, at `port` when it is given. Another start, or the
 * end of
 * another user, may come in between at any point: then the state of the cluster is looked at again.
 * One
 * that starts, recovers or stops is waited for as long as it makes progress, and ended when it
 * hangs.
 * @throws StartError when no server can be had
 */
export async function startOrJoin(
  cluster: Cluster,
  fast: boolean,
  port?: number,
): Promise<Running> {
  for (let until = Date.now() + patience; Date.now() < until;) {
    const found = runningPostmaster(cluster)
    if (found && found.state !== 'ready') {
      await untilSettled(cluster, found.pid)
      until = Date.now() + patience
      continue
    }
    const postmaster = found ?? (await launch(cluster, findBinaries(cluster.account), fast, port))
    const running = postmaster && (await join(cluster, postmaster, found !== undefined))
    if (running && (!found || (await untilAnswers(running)))) return running
    if (running?.membership) leaveUsers(running.membership)
    await sleep(20)
  }
  throw new StartError(
    `The database in ${cluster.folder} did not become ready within ${patience / 1000} seconds: ` +
      `see ${cluster.log}.`,
  )
}

/**
 * Waits until a server that is said to be ready takes connections: its lock file says so also while
 * it
 * recovers from the crash of one of its processes. False when it has ended meanwhile.
 */
async function untilAnswers({ cluster, postmaster }: Running): Promise<boolean> {
  const hangs = hangDetector(cluster)
  while (isUp(cluster, postmaster)) {
    if (await answers(cluster, postmaster)) return true
    if (hangs('ready')) await endByForce(postmaster.pid, () => isUp(cluster, postmaster))
    await sleep(50)
  }
  return false
}

async function answers({ passwords }: Cluster, { port }: Postmaster): Promise<boolean> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: passwords.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined) // it fails the connecting, or comes after it
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    return error instanceof Error && failureOf(error) !== 'unavailable'
  }
}

async function join(
  cluster: Cluster,
  postmaster: Postmaster,
  adopted: boolean,
): Promise<Running | undefined> {
  if (!hasPipes) return { cluster, postmaster, membership: undefined, adopted }
  try {
    const joined = adopted ? await joinUsers(cluster, postmaster) : undefined
    if (adopted && !joined && (await isStopping(cluster, postmaster))) return undefined
    const membership = joined ?? (await joinWithNewWatchdog(cluster, postmaster))
    return membership && isUp(cluster, postmaster)
      ? { cluster, postmaster, membership, adopted }
      : undefined
  } catch (error) {
    throw fileError(`The running database in ${cluster.folder} cannot be joined`, error)
  }
}

/**
 * A server that no watchdog answers for may be about to stop: its watchdog has seen the last user
 * leave.
 */
async function isStopping(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  for (let waited = 0; waited < 400; waited += 20) {
    if (!isUp(cluster, postmaster)) return true
    await sleep(20)
  }
  return false
}

/** Whether it is still this server that runs. */
export const isUp = (cluster: Cluster, { pid }: Postmaster) => {
  const now = runningPostmaster(cluster)
  return now?.pid === pid && now.state === 'ready'
}

/** Leaves; the last user waits until the server has stopped. */
export async function leave({ cluster, postmaster, membership, adopted }: Running): Promise<void> {
  if (membership ? !leaveUsers(membership) : adopted) return
  if (!membership)
    execFileSync(findBinaries(undefined).pgCtl, ['stop', '-m', 'fast', '-D', cluster.data], {
      env: environment(),
      stdio: 'ignore',
    })
  for (let waited = 0; runningPostmaster(cluster)?.pid === postmaster.pid; waited += 5) {
    if (waited === 1000 && isUp(cluster, postmaster)) {
      // Somebody joined before the watchdog saw the last one leave.
      if (membership && isWatched(membership)) return
      process.kill(postmaster.pid, 'SIGINT')
    }
    await sleep(5)
    await untilSettled(cluster, postmaster.pid)
  }
}
