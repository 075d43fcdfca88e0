import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openDatabase } from '../server/db/open.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { migrations, routines } from '../server/db/migrations.ts'
import { connected, type BenchCluster } from './cluster.ts'

/** Clubs that have people and answers, and are asked for. */
export const MEASURED_CLUBS = 10
const SESSIONS_A_CLUB = 1000
/** Their first day. */
export const SEASON_START = Date.UTC(2026, 0, 1, 5)

/** The sign-in of a measured club's head coach. */
export const coachToken = (club: number): string => `bench-coach-${club}`

const script = readFileSync(new URL('season.sql', import.meta.url), 'utf8')

/**
 * A database with `clubs` thousand sessions, made once and kept until the tables or the script
 * change. Returns its name.
 * The rows come from generate_series, with triggers off and the tables' checks on.
 */
export async function ensureSeason(
  cluster: BenchCluster,
  clubs: number,
  measured = MEASURED_CLUBS,
): Promise<string> {
  const name = `bench_${clubs * SESSIONS_A_CLUB}`
  const rows = script.replaceAll(':clubs', String(clubs)).replaceAll(':measured', String(measured))
  await ensureDatabase(cluster, name, rows, async () => {
    console.error(`Making ${clubs * SESSIONS_A_CLUB} sessions, once …`)
    await connected(cluster.superuserUrl(name), async (client) => {
      await client.query(
        `set session_replication_role = 'replica';
         set synchronous_commit = off;
         set maintenance_work_mem = '256MB'`,
      )
      await client.query(rows)
      await client.query('vacuum analyze')
    })
  })
  return name
}

/**
 * Keeps a migrated database, and rebuilds it when the migrations or `content`, which `fill` writes,
 * have changed since.
 */
export async function ensureDatabase(
  cluster: BenchCluster,
  name: string,
  content: string,
  fill?: () => Promise<void>,
): Promise<void> {
  const wanted = createHash('sha256')
    .update(migrationsText() + content)
    .digest('hex')
  const fresh = await connected(cluster.superuserUrl('postgres'), async (client) => {
    const { rows } = await client.query<{ made: string | null }>(
      "select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1",
      [name],
    )
    if (rows[0]?.made === wanted) return false
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} owner slipway_owner`)
    return true
  })
  if (!fresh) return
  await (await openDatabase(cluster.ownerUrl(name), { reactions: REACTIONS })).close()
  await fill?.()
  await connected(cluster.superuserUrl('postgres'), (client) =>
    client.query(`comment on database ${name} is '${wanted}'`),
  )
}

const migrationsText = () => [...migrations().map(({ text }) => text), routines().checksum].join('')
