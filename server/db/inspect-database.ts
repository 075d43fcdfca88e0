import type { Client } from 'pg'
import { compareClocks } from '../doctor/clock.ts'
import { fine, reasonOf, toDo, type Finding } from '../doctor/finding.ts'
import type { Secrets } from '../secrets.ts'
import { connectOwner } from './client.ts'
import { clientTo, credentialsIn } from './hosts.ts'
import { migrations } from './migrations.ts'
import { faultOfRole, type Addresses } from './open.ts'

const OLDEST = 150_000

export type Facts = {
  version: string
  number: number
  role: string
  may_create: boolean
  has_roles: boolean
  has_tables: boolean
  has_trigrams: boolean
  knows_trigrams: boolean
  may_extend: boolean
}

/**
 * Looks at the database as its owner, and at what the two other roles may do, without changing
 * anything.
 */
export async function inspectDatabase(
  { ownerUrl, appUrl, workerUrl }: Addresses,
  secrets: Secrets | undefined,
): Promise<Finding[]> {
  const owner = await connectOwner(ownerUrl).catch((error: unknown) => reasonOf(error))
  if (typeof owner === 'string')
    return [
      toDo(
        'database',
        `The database of DATABASE_URL cannot be reached (${owner}): ` +
          'start it, and see that host, port, user, password and name are right.',
      ),
    ]
  try {
    const facts = await factsOf(owner)
    const found = [versionOf(facts), await clockOf(owner), rightsOf(facts), extensionOf(facts)]
    if (!facts.has_tables) return found
    return [
      ...found,
      await migrationsOf(owner),
      await roleOf(appUrl, 'DATABASE_APP_URL'),
      await roleOf(workerUrl, 'DATABASE_WORKER_URL'),
      ...(secrets ? await keyOf(owner, secrets) : []),
    ]
  } finally {
    await owner.end()
  }
}

async function factsOf(owner: Client): Promise<Facts> {
  const { rows } = await owner.query<Facts>(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      current_user as role,
      (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as may_create,
      (select count(*) = 2 from pg_roles where rolname in ('slipway_app', 'slipway_worker'))
        as has_roles,
      to_regclass('public.second_steps') is not null as has_tables,
      exists (select from pg_extension where extname = 'pg_trgm') as has_trigrams,
      exists (select from pg_available_extensions where name = 'pg_trgm') as knows_trigrams,
      has_database_privilege(current_database(), 'create') as may_extend`)
  const [facts] = rows
  if (!facts) throw new Error('the database says nothing of itself')
  return facts
}

export function versionOf({ version, number, has_tables }: Facts): Finding {
  if (number < OLDEST)
    return toDo('database', `PostgreSQL ${version} is too old: take 15 or newer.`)
  const state = has_tables ? '' : ', and the first start makes its tables'
  return fine('database', `PostgreSQL ${version} answers${state}`)
}

async function clockOf(owner: Client): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await owner.query<{ now: number }>(
    'select extract(epoch from clock_timestamp()) * 1000 as now',
  )
  return compareClocks('the database', Number(rows[0]?.now), [asked, Date.now()])
}

export function rightsOf({ role, may_create, has_roles }: Facts): Finding {
  if (may_create || has_roles) return fine('rights', `${role} has its two roles or may make them`)
  return toDo(
    'rights',
    `The role ${role} may not make slipway_app and slipway_worker: run ` +
      `"alter role ${role} createrole" as superuser.`,
  )
}

export function extensionOf({ has_trigrams, knows_trigrams, may_extend, role }: Facts): Finding {
  if (has_trigrams) return fine('extension', 'pg_trgm is there')
  if (!knows_trigrams)
    return toDo(
      'extension',
      'This PostgreSQL does not bring pg_trgm: install its contrib package (postgresql-contrib).',
    )
  if (may_extend) return fine('extension', 'pg_trgm can be made')
  return toDo(
    'extension',
    `The role ${role} may not make pg_trgm: run "create extension pg_trgm" in this database as ` +
      'superuser.',
  )
}

async function migrationsOf(owner: Client): Promise<Finding> {
  const { rows } = await owner.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const known = migrations().map(({ name }) => name)
  const strange = [...applied].find((name) => !known.includes(name))
  if (strange !== undefined)
    return toDo('migrations', `A newer Slipway has made ${strange}: start that version again.`)
  const pending = known.filter((name) => !applied.has(name)).length
  return fine(
    'migrations',
    pending === 0 ? 'all are applied' : `${pending} follow at the next start`,
  )
}

async function roleOf(url: string, setting: string): Promise<Finding> {
  const client = clientTo(url)
  const role = credentialsIn(url).user
  try {
    await client.connect()
    const fault = await faultOfRole(client, setting)
    return fault === undefined
      ? fine('rights', `${role} signs in, and row-level security binds it`)
      : toDo('rights', fault)
  } catch (error) {
    return toDo(
      'rights',
      `The role ${role} cannot sign in (${reasonOf(error)}): set its password again, or ` +
        `${setting} to the right one.`,
    )
  } finally {
    await client.end().catch(() => {}) // one that never connected has nothing to end
  }
}

/** Whether the key opens what was sealed with it. */
async function keyOf(owner: Client, secrets: Secrets): Promise<Finding[]> {
  const { rows } = await owner.query<{ user_id: number; secret: Buffer }>(
    'select user_id, secret from second_steps order by created_at desc limit 1',
  )
  const [step] = rows
  if (!step) return []
  try {
    secrets.open(step.secret, step.user_id)
    return [fine('key', 'it opens what is sealed in the database')]
  } catch {
    return [
      toDo(
        'key',
        'SECRET_KEY is not the key this database was used with: set the earlier one again, or ' +
          'nobody with a second step can sign in.',
      ),
    ]
  }
}
