import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileError, StartError } from '../start-error.ts'

/**
 * The account PostgreSQL runs under when the server itself runs as root, which PostgreSQL refuses.
 */
export type Account = { name: string; uid: number; gid: number }

/**
 * Where a cluster lives: `folder` holds everything that belongs to it; `notice` explains to the
 * person when that is not the data folder.
 */
export type Place = { folder: string; account: Account | undefined; notice: string | undefined }

/** The place for files that another account must reach. */
const rootsPlace = '/var/lib/slipway'

/**
 * `postgres` where the system has it, else `nobody`; undefined when the server does not run as
 * root.
 */
function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount)
  const account =
    accounts.find((a) => a?.name === 'postgres') ?? accounts.find((a) => a?.name === 'nobody')
  if (!account)
    throw new StartError(
      'PostgreSQL does not run as root and this system has neither a user postgres nor a user ' +
        'nobody: start Slipway as another user.',
    )
  return account
}

function parseAccount(line: string): Account | undefined {
  const [name, , uid, gid] = line.split(':')
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}

/**
 * Can the account enter `path` (a folder) or run it (a file)? Asked of the kernel, so that access
 * lists and mounts count.
 */
export function reaches(account: Account | undefined, path: string): boolean {
  if (!account) return true
  const { uid, gid } = account
  return (
    spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { uid, gid, cwd: '/' }).status === 0
  )
}

/** Chooses the folder of the cluster that belongs to `dataDir`, creating it where it is missing. */
export function placeOf(dataDir: string): Place {
  makeFolder(dataDir)
  const account = accountForPostgres()
  const here = join(realpathSync(dataDir), 'postgres')
  if (!account) return { folder: here, account, notice: undefined }
  const elsewhere = join(rootsPlace, createHash('sha256').update(here).digest('hex').slice(0, 12))
  // A cluster once made elsewhere stays there, also when the data folder has become reachable
  // since.
  if (!existsSync(elsewhere) && reaches(account, dataDir))
    return { folder: here, account, notice: undefined }
  makeRootsPlace()
  const notice =
    `PostgreSQL keeps its files in ${elsewhere}, ` +
    `because its user ${account.name} cannot reach ${dataDir}.`
  return { folder: elsewhere, account, notice }
}

/**
 * Path of a folder, not yet made, for files another account must reach, such as a copy of the
 * programs.
 */
export function sharedFolder(name: string): string {
  makeRootsPlace()
  return join(rootsPlace, name)
}

/** Gives a tree to the account, links not followed. */
export function giveTo(account: Account | undefined, tree: string): void {
  if (!account) return
  const given = spawnSync('chown', ['-R', '-h', `${account.uid}:${account.gid}`, tree], {
    encoding: 'utf8',
  })
  if (given.status !== 0)
    throw new StartError(
      `${tree} cannot be given to the user ${account.name}: ${given.stderr.trim()}.`,
    )
}

function makeRootsPlace(): void {
  makeFolder(rootsPlace)
  chmodSync(rootsPlace, 0o755) // whatever the umask made of it
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fileError(`The folder ${folder} cannot be created`, error)
  }
}
