import type { Client } from 'pg'
import { StartError } from '../start-error.ts'
import { createPool } from './client.ts'
import { clientTo } from './hosts.ts'
import { beginAlone } from './lock-tables.ts'
import { BASELINE, checksumOf, migrations, routines, type SqlFile } from './migrations.ts'
import { syncReference } from './sync-reference.ts'

const LOCK = 7_546_102
/** The first migration of databases from the time before there was a baseline. */
const BEFORE_BASELINE = '0001-ground.sql'

/** Hears of each migration before it is applied: the first of ten, the second of ten. */
type OnMigration = (number: number, of: number) => void
export type MigrateOptions = {
  onMigration?: OnMigration | undefined
  /**
   * Applies these migrations alone, for the rows of a backup that was made with them; the routines,
   * which are for the tables of today, are left for the next time.
   */
  only?: readonly string[] | undefined
}

/**
 * Brings the database up to date under an advisory lock: the roles, the tables, the routines, the
 * reference rows. Quick when there is nothing to do. Resolves with whether it was in use before.
 * @throws StartError when a migration was changed or is unknown, or the database is too old
 */
export async function migrate(
  ownerUrl: string,
  passwords: { app: string; worker: string },
  { onMigration = () => {}, only }: MigrateOptions = {},
): Promise<boolean> {
  const client = clientTo(ownerUrl)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    await ensureRoles(client, passwords)
    const applied = await appliedMigrations(client)
    const pending = pendingMigrations(applied, only)
    if (pending.length > 0 || !(only || (await hasRoutines(client))))
      await update(client, ownerUrl, { pending, onMigration, withRoutines: !only })
    if (!only) await syncReference(client)
    return applied.size > 0
  } finally {
    await client.end()
  }
}

async function ensureRoles(
  client: Client,
  passwords: { app: string; worker: string },
): Promise<void> {
  for (const [role, password] of [
    ['slipway_app', passwords.app],
    ['slipway_worker', passwords.worker],
  ] as const) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    const secret = client.escapeLiteral(password)
    const rights = `login nosuperuser nocreatedb nocreaterole noinherit password ${secret}`
    if (rowCount === 0) await client.query(`create role ${role} ${rights}`)
  }
}

async function appliedMigrations(client: Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function pendingMigrations(
  applied: ReadonlyMap<string, string>,
  only: MigrateOptions['only'],
): SqlFile[] {
  if (applied.has(BEFORE_BASELINE))
    throw new StartError(
      'The database was created before the first release and cannot be updated: keep a copy of it ' +
        'and of the files you uploaded (DATA_DIR/files or the S3 bucket), then start with an empty ' +
        'DATA_DIR or database.',
    )
  const known = migrations()
  for (const name of applied.keys())
    if (!known.some((one) => one.name === name))
      throw new StartError(
        `The database has the migration ${name}, which this version does not know: ` +
          'start the newer version.',
      )
  for (const { name, text } of known)
    if (applied.has(name) && applied.get(name) !== checksumOf(text))
      throw new StartError(
        name === BASELINE
          ? 'A file of server/db/schema was changed after it was applied: restore it and write a ' +
              'migration.'
          : `The migration ${name} was changed after it was applied: restore the file and write a ` +
              'new one.',
      )
  return known.filter(({ name }) => !applied.has(name) && (!only || only.includes(name)))
}

async function hasRoutines(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from routine_state where checksum = $1', [
    routines().checksum,
  ])
  return rowCount === 1
}

/** In one transaction: removes the routines, changes the tables, makes the routines again. */
async function update(
  client: Client,
  ownerUrl: string,
  {
    pending,
    onMigration,
    withRoutines,
  }: { pending: SqlFile[]; onMigration: OnMigration; withRoutines: boolean },
): Promise<void> {
  const { clear, files, checksum } = routines()
  const { runMigrations } = await import('graphile-worker') // needed only when something changed
  const pool = createPool(ownerUrl, { size: 2, name: 'slipway tables', reactions: [] })
  await runMigrations({ pgPool: pool }).finally(() => pool.end())
  await beginAlone(client)
  try {
    await run(client, clear)
    for (const [index, one] of pending.entries()) {
      onMigration(index + 1, pending.length)
      await run(client, one)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [
        one.name,
        checksumOf(one.text),
      ])
    }
    if (withRoutines) for (const one of files) await run(client, one)
    await client.query(
      `insert into routine_state (checksum) values ($1)
       on conflict (singleton) do update set checksum = excluded.checksum`,
      [withRoutines ? checksum : 'none'],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function run(client: Client, { name, text }: SqlFile): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${name}: ${reason}`, { cause: error })
  }
}
