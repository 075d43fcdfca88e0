import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureProgram } from '../../scripts/debian.mjs'
import { end, freePort } from '../product.ts'
import { askOnce, OWNER, postgresAccount, SUPERUSER, type Postgres } from './postgres.ts'
import { giveTo, startProgram } from './program.ts'

export type Pooler = { ownerUrl: string; port: number; stop(): Promise<void> }

/** How many connections of PostgreSQL its clients share. */
export const SHARED = 4

/** Debian's PgBouncer in transaction mode; it asks PostgreSQL for the passwords of roles. */
export async function startPgBouncer(parent: string, postgres: Postgres): Promise<Pooler> {
  const program = ensureProgram('pgbouncer', 'pgbouncer')
  const folder = join(parent, 'pgbouncer')
  mkdirSync(folder)
  const account = postgresAccount()
  giveTo(account, folder)
  const port = await freePort()
  const users = join(folder, 'users')
  writeFileSync(users, `"${SUPERUSER.user}" "${SUPERUSER.password}"\n`)
  const conf = join(folder, 'pgbouncer.ini')
  writeFileSync(
    conf,
    `[databases]
* = host=127.0.0.1 port=${postgres.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${SHARED}
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${SUPERUSER.user}
auth_query = select usename, passwd from pg_shadow where usename = $1
`,
  )
  const { child, words } = startProgram(program, [conf], { log: join(folder, 'words'), account })
  const urlOf = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const any = urlOf(SUPERUSER.user, SUPERUSER.password, 'postgres')
  while (
    !(await askOnce(any, 'select 1').then(
      () => true,
      () => false,
    ))
  )
    if (child.exitCode !== null) throw new Error(`PgBouncer has ended: ${words()}`)
  return {
    port,
    ownerUrl: urlOf(OWNER.user, OWNER.password, 'slipway'),
    stop: () => end(child),
  }
}
