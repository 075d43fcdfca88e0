import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileError, StartError } from '../start-error.ts'
import type { Binaries } from './embedded-binaries.ts'
import { giveTo, type Account, type Place } from './embedded-place.ts'

/**
 * Files of a cluster. Everything lies in one folder, which is published by one rename: it is there
 * whole or not at all.
 */
export type Cluster = {
  folder: string
  data: string
  /** pipes and answers of the watchdog */
  run: string
  log: string
  /** where it also listens, with Unix sockets; empty: nowhere */
  sockets: string
  passwords: { superuser: string; owner: string }
  account: Account | undefined
}

export const owner = 'slipway_owner'
export const database = 'slipway'
const major = '18'

const passwordFile = { superuser: 'superuser.secret', owner: 'owner.secret' } as const

/**
 * Opens the cluster of a place, creating it first when there is none. `fast`: a throw-away cluster
 * that need not survive a crash.
 */
export async function openCluster(
  place: Place,
  binaries: () => Binaries,
  { fast, onCreate }: { fast: boolean; onCreate: () => void },
): Promise<Cluster> {
  if (!existsSync(place.folder)) {
    onCreate()
    await createCluster(place, binaries(), fast)
  }
  const cluster = clusterIn(place.folder, place.account)
  demandVersion(cluster)
  return cluster
}

function clusterIn(folder: string, account: Account | undefined): Cluster {
  const secret = (name: string) => readSecret(join(folder, name))
  const passwords = { superuser: secret(passwordFile.superuser), owner: secret(passwordFile.owner) }
  return {
    folder,
    data: join(folder, 'data'),
    run: join(folder, 'run'),
    log: join(folder, 'server.log'),
    sockets: '',
    passwords,
    account,
  }
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw fileError(`The password file ${file} cannot be read`, error)
  }
}

function demandVersion({ data }: Cluster): void {
  const version = readSecret(join(data, 'PG_VERSION'))
  if (version === major) return
  throw new StartError(
    `The database in ${data} was made by PostgreSQL ${version}, and this Slipway brings ` +
      `PostgreSQL ${major}: run npm run backup with the Slipway that made it, then npm run ` +
      'restore with this one.',
  )
}

/**
 * Builds the cluster beside its place and renames it there, so that neither a kill nor a second
 * start at the same time can leave half of one.
 */
async function createCluster(place: Place, binaries: Binaries, fast: boolean): Promise<void> {
  const { folder, account } = place
  removeAbandoned(folder)
  const unfinished = `${folder}.new-${process.pid}`
  try {
    mkdirSync(join(unfinished, 'run'), { recursive: true, mode: 0o700 })
    for (const name of Object.values(passwordFile))
      writeFileSync(join(unfinished, name), randomBytes(24).toString('base64url'), { mode: 0o600 })
    giveTo(account, unfinished)
    const cluster = clusterIn(unfinished, account)
    await initialise(cluster, binaries, fast)
    await addOwner(cluster, binaries)
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw fileError(`The database in ${folder} cannot be created`, error)
  }
}

/** Removes what killed starts left unfinished. */
function removeAbandoned(folder: string): void {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid || !isAlive(pid))
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * With LC_CTYPE=C, as slim images set it, trigram search of Chinese finds nothing; so the locale is
 * named, not inherited.
 */
async function initialise(
  { data, folder, account }: Cluster,
  { initdb }: Binaries,
  fast: boolean,
): Promise<void> {
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--lc-ctype=${ctype}`,
  ]
  const access = [
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${join(folder, passwordFile.superuser)}`,
  ]
  await run(
    initdb,
    [
      `--pgdata=${data}`,
      ...(process.platform === 'win32' ? ['--encoding=UTF8', '--locale=C'] : locale),
      ...access,
      ...(fast ? ['--no-sync'] : []),
    ],
    account,
  )
}

/**
 * Single-user mode: no port, no connection, and the cluster is complete before anyone can see it.
 */
async function addOwner(
  { data, passwords, account }: Cluster,
  { postgres }: Binaries,
): Promise<void> {
  const single = (db: string, sql: string[]) =>
    run(
      postgres,
      ['--single', '-c', 'exit_on_error=true', '-D', data, db],
      account,
      `${sql.join('\n')}\n`,
    )
  await single('postgres', [
    `CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${passwords.owner}'`,
    `CREATE DATABASE ${database} OWNER ${owner}`,
  ])
  await single(database, ['CREATE EXTENSION pg_trgm', 'CREATE EXTENSION unaccent'])
}

function run(
  file: string,
  args: string[],
  account: Account | undefined,
  input = '',
): Promise<void> {
  const ids = account ? { uid: account.uid, gid: account.gid } : {}
  return new Promise((resolve, reject) => {
    const child = execFile(
      file,
      args,
      { ...ids, cwd: dirname(file), env: environment() },
      (error, stdout, stderr) =>
        error ? reject(programError(file, error, `${stdout}\n${stderr}`)) : resolve(),
    )
    // A program that ends early closes its input, and its exit status shows why.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/** The environment without what would steer PostgreSQL past our own settings. */
export function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

/** What a PostgreSQL program printed on its way down, as one sentence. */
export function programError(file: string, error: Error, output: string): StartError {
  if (/No space left on device/.test(output))
    return new StartError('The database cannot be written: the disk is full.')
  if (/Read-only file system/.test(output))
    return new StartError('The database cannot be written: the file system is read-only.')
  if ('code' in error && error.code === 'ENOENT')
    return new StartError(
      `${file} does not run on this system (it needs glibc 2.27 or newer): ` +
        'set DATABASE_URL to a PostgreSQL of your own.',
    )
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|error:/.test(line))
  const said = (lines.at(-1) ?? error.message).replace(/^.*?(FATAL|PANIC|error):\s*/, '')
  return new StartError(`${basename(file)} failed: ${said.trim()}.`, { cause: error })
}
