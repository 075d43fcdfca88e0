import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, constants, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartError } from '../start-error.ts'
import type { Cluster } from './embedded-cluster.ts'
import type { Postmaster } from './embedded-postmaster.ts'

/*
 * One watchdog per PostgreSQL server stops it when the last process that uses it has ended, for
 * whatever reason. Every user holds the writing end of one named pipe; the kernel closes it for a
 * killed process, and the watchdog reads end-of-file when nobody is left. No pid is trusted,
 * nothing is polled, no lock can go stale. A user that joins sends a name and waits for the answer,
 * a file of that name: a watchdog that has already seen the end of the file never answers, so
 * nobody relies on a server that is about to stop. PostgreSQL can hang when SIGINT reaches it early
 * in a recovery; then SIGQUIT ends it.
 */
const script = `
trap '' HUP INT TERM
cd "$1" || exit 1
pipe="users.$2"
[ -p "$pipe" ] || mkfifo -m 600 "$pipe" || exit 1
exec 3<>"$pipe" 4<"$pipe"
echo ready
read -r joined
exec 3>&- 0</dev/null 1>/dev/null
while read -r name <&4; do : > "answer.$name"; done
stop() { read -r now < ../data/postmaster.pid && [ "$now" = "$2" ] && kill "-$1" "$2"; }
stop INT "$2"
rm -f "$pipe" answer.*
exec 4<&-
for second in 1 2 3 4 5; do sleep 1; kill -0 "$2" || exit; done
stop QUIT "$2"
`

/** The membership of this process: while the file is open, the server runs. */
export type Membership = { pipe: string; file: number }

const pipeOf = ({ run }: Cluster, { pid }: Postmaster) => join(run, `users.${pid}`)

/** Joins the users of a running server; undefined when no watchdog answers. */
export async function joinUsers(
  cluster: Cluster,
  postmaster: Postmaster,
): Promise<Membership | undefined> {
  const pipe = pipeOf(cluster, postmaster)
  const file = openPipe(pipe, constants.O_WRONLY)
  if (file === undefined) return undefined
  if (await answered(cluster, file)) return { pipe, file }
  closeSync(file)
  return undefined
}

/** Starts a watchdog for a server that has none, and joins. */
export async function joinWithNewWatchdog(
  cluster: Cluster,
  postmaster: Postmaster,
): Promise<Membership | undefined> {
  const ids = cluster.account ? { uid: cluster.account.uid, gid: cluster.account.gid } : {}
  const watchdog = spawn(
    '/bin/sh',
    ['-c', script, 'slipway-watchdog', cluster.run, String(postmaster.pid)],
    {
      ...ids,
      cwd: cluster.run,
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  watchdog.stdin.on('error', () => undefined) // it ended early; `ready` reports that
  const ready = await Promise.race([
    once(watchdog.stdout, 'data'),
    once(watchdog, 'exit').then(() => undefined),
  ])
  if (!ready)
    throw new StartError(`The watchdog of the database cannot make its pipe in ${cluster.run}.`)
  // Until here the watchdog holds the pipe itself, and ends when this process does: its input
  // closes.
  const membership = joinUsers(cluster, postmaster)
  watchdog.stdin.end('joined\n')
  watchdog.stdout.destroy()
  watchdog.unref()
  return membership
}

/** Leaves; true when this was the last user and the watchdog now stops the server. */
export function leaveUsers({ pipe, file }: Membership): boolean {
  closeSync(file)
  const reader = openPipe(pipe, constants.O_RDONLY)
  if (reader === undefined) return true
  try {
    return readSync(reader, Buffer.alloc(1)) === 0
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return false // open, but silent: somebody else is still there
    throw error
  } finally {
    closeSync(reader)
  }
}

/** Whether a watchdog still reads the pipe one has left. */
export function isWatched({ pipe }: Membership): boolean {
  const file = openPipe(pipe, constants.O_WRONLY)
  if (file === undefined) return false
  closeSync(file)
  return true
}

async function answered({ run }: Cluster, file: number): Promise<boolean> {
  const name = randomUUID()
  const answer = join(run, `answer.${name}`)
  for (let attempt = 0; attempt < 5; attempt++) {
    if (!send(file, `${name}\n`)) return false
    for (let wait = 0; wait < 100; wait++) {
      if (existsSync(answer)) {
        rmSync(answer, { force: true })
        return true
      }
      await sleep(3)
    }
  }
  return false
}

function send(file: number, line: string): boolean {
  try {
    writeSync(file, line)
    return true
  } catch {
    return false
  }
}

function openPipe(pipe: string, mode: number): number | undefined {
  try {
    return openSync(pipe, mode | constants.O_NONBLOCK)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENXIO') return undefined
    throw error
  }
}
