import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { StartError } from '../start-error.ts'
import { syncReference } from './reference.ts'

const folder = new URL('./migrations/', import.meta.url)
const LOCK = 7_546_102

const checksum = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .toSorted()

/**
 * Brings the database up to date under an advisory lock: the roles, every numbered file once in its own transaction, the job tables,
 * the reference rows. Quick when there is nothing to do. A changed or missing file that was applied before is an error.
 */
export async function migrate(ownerUrl: string, passwords: { app: string; worker: string }): Promise<void> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    await ensureRoles(client, passwords)
    const applied = await appliedMigrations(client)
    const names = migrationNames()
    for (const name of applied.keys())
      if (!names.includes(name))
        throw new StartError(`The database has the migration ${name}, which this version does not know: start the newer version.`)
    const fresh = names.filter((name) => !applied.has(name))
    for (const name of names) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const known = applied.get(name)
      if (known === undefined) await apply(client, name, text)
      else if (known !== checksum(text))
        throw new StartError(`The migration ${name} was changed after it was applied: restore the file and write a new one.`)
    }
    if (fresh.length > 0) await prepareJobs(client, ownerUrl)
    await syncReference(client)
  } finally {
    await client.end()
  }
}

async function ensureRoles(client: Client, passwords: { app: string; worker: string }): Promise<void> {
  for (const [role, password] of [
    ['slipway_app', passwords.app],
    ['slipway_worker', passwords.worker],
  ] as const) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    const words = `login nosuperuser nocreatedb nocreaterole noinherit password ${client.escapeLiteral(password)}`
    if (rowCount === 0) await client.query(`create role ${role} ${words}`)
  }
}

async function appliedMigrations(client: Client): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function apply(client: Client, name: string, text: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum(text)])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The job tables belong to the owner; the worker role may work them, the app only adds jobs through app.enqueue. */
async function prepareJobs(client: Client, ownerUrl: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker') // needed by the first start only
  await runMigrations({ connectionString: ownerUrl })
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p')",
  )
  for (const { name } of rows) {
    await client.query(
      `drop policy if exists worker on graphile_worker."${name}"; create policy worker on graphile_worker."${name}" to slipway_worker using (true) with check (true)`,
    )
  }
  await client.query('grant usage on schema graphile_worker to slipway_worker')
  await client.query('grant select, insert, update, delete on all tables in schema graphile_worker to slipway_worker')
  await client.query('grant usage on all sequences in schema graphile_worker to slipway_worker')
  await client.query('grant execute on all functions in schema graphile_worker to slipway_worker')
}
