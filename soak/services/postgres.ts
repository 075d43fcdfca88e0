import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureProgram } from '../../scripts/debian.mjs'
import { end, freePort } from '../product.ts'
import { accountOf, giveTo, runProgram, startProgram, type Program } from './program.ts'

const MAJOR = '15'
const FOLDERS = [`/usr/lib/postgresql/${MAJOR}/bin`]
export const OWNER = { user: 'slipway_owner', password: 'owner' } as const
export const SUPERUSER = { user: 'postgres', password: 'superuser' } as const

/** Debian's PostgreSQL with a database for the product, on TCP. */
export type Postgres = {
  port: number
  data: string
  program: () => Program
  ownerUrl: string
  superuserUrl: string
  /** The superuser in the database of the product. */
  insideUrl: string
  /** One statement of the superuser. */
  ask<R>(text: string): Promise<R[]>
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The folder of Debian's programs of PostgreSQL. */
export const postgresBin = (): string =>
  dirname(realpathSync(ensureProgram('initdb', `postgresql-${MAJOR}`, FOLDERS)))

/** The account that PostgreSQL runs under. */
export const postgresAccount = () => accountOf('postgres')

/** Makes an empty cluster and starts it; its log may lie on a disk of its own. */
export async function startPostgres(
  parent: string,
  { settings = [], logDisk }: { settings?: string[]; logDisk?: string } = {},
): Promise<Postgres> {
  const account = postgresAccount()
  const folder = makeFolder(parent, 'postgres')
  const data = join(folder, 'data')
  const secret = join(folder, 'secret')
  writeFileSync(secret, SUPERUSER.password)
  const access = ['--username', SUPERUSER.user, '--pwfile', secret, '--auth', 'scram-sha-256']
  const place = ['-D', data, ...(logDisk ? ['--waldir', makeFolder(logDisk, 'log')] : [])]
  const bin = postgresBin()
  await runProgram(
    join(bin, 'initdb'),
    [...place, '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync', '--data-checksums', ...access],
    account,
  )
  const postgres = await run(folder, data, [
    'wal_level=replica',
    'max_connections=200',
    ...settings,
  ])
  await prepare(postgres)
  return postgres
}

/** A replica of it by streaming. */
export async function startStandby(parent: string, primary: Postgres): Promise<Postgres> {
  const folder = makeFolder(parent, 'standby')
  const data = join(folder, 'data')
  const from = primary.superuserUrl.replace(/\/postgres$/, '/')
  await runProgram(
    join(postgresBin(), 'pg_basebackup'),
    ['-d', from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    postgresAccount(),
  )
  return run(folder, data, ['max_connections=200', 'hot_standby=on'])
}

function makeFolder(parent: string, name: string): string {
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true })
  giveTo(postgresAccount(), folder)
  return folder
}

async function run(folder: string, data: string, settings: string[]): Promise<Postgres> {
  const port = await freePort()
  const log = join(folder, 'words')
  const listen = ['listen_addresses=127.0.0.1', `unix_socket_directories=`, `port=${port}`]
  const args = [...listen, ...settings].flatMap((setting) => ['-c', setting])
  const state = { program: undefined as Program | undefined }
  const program = () => {
    if (!state.program) throw new Error('it has not been started')
    return state.program
  }
  const urlOf = ({ user, password }: { user: string; password: string }, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const superuserUrl = urlOf(SUPERUSER, 'postgres')
  const start = async () => {
    const account = postgresAccount()
    state.program = startProgram(join(postgresBin(), 'postgres'), ['-D', data, ...args], {
      log,
      account,
    })
    await answers(superuserUrl, state.program)
  }
  await start()
  return {
    port,
    data,
    program,
    superuserUrl,
    insideUrl: urlOf(SUPERUSER, 'slipway'),
    ownerUrl: urlOf(OWNER, 'slipway'),
    ask: (text) => askOnce(superuserUrl, text),
    start,
    stop: async (signal = 'SIGINT') => {
      const { child } = program()
      if (signal === 'SIGINT') return end(child, signal)
      child.kill('SIGCONT')
      return end(child, signal)
    },
  }
}

/** One statement on a connection of its own. */
export async function askOnce<R>(url: string, text: string): Promise<R[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 30_000 })
  client.on('error', () => {}) // fails the statement
  await client.connect()
  try {
    const { rows } = await client.query(text)
    return rows as R[]
  } finally {
    await client.end().catch(() => {}) // it may be gone
  }
}

async function answers(url: string, { child, words }: Program): Promise<void> {
  while (
    !(await askOnce(url, 'select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL has ended: ${words().slice(-2000)}`)
    await sleep(50)
  }
}

/** What deploy/create-owner.sh does for operators. */
export async function prepare({ superuserUrl }: Pick<Postgres, 'superuserUrl'>): Promise<void> {
  const { user, password } = OWNER
  await askOnce(superuserUrl, `create role ${user} login createrole password '${password}'`)
  await askOnce(superuserUrl, `create database slipway owner ${user}`)
  const inside = superuserUrl.replace(/\/postgres$/, '/slipway')
  await askOnce(inside, 'create extension pg_trgm; create extension unaccent')
}
