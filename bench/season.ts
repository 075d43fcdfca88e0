import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openDatabase } from '../server/db/open.ts'
import { migrationNames } from '../server/db/migrate.ts'
import { connected, type BenchCluster } from './cluster.ts'

/** Clubs that have people and answers, and are asked for. */
export const MEASURED_CLUBS = 10
export const SESSIONS_A_CLUB = 1000

/** The sign-in of a measured club's head coach. */
export const coachToken = (club: number): string => `bench-coach-${club}`

const script = readFileSync(new URL('season.sql', import.meta.url), 'utf8')

/**
 * A database with `clubs` thousand sessions, made once and kept until the tables or the script change. Returns its name.
 * The rows come from generate_series, with triggers off and the tables' checks on.
 */
export async function ensureSeason(cluster: BenchCluster, clubs: number): Promise<string> {
  const name = `bench_${clubs * SESSIONS_A_CLUB}`
  const wanted = createHash('sha256')
    .update(script + migrationsText() + clubs + MEASURED_CLUBS)
    .digest('hex')
  const found = await connected(cluster.superuserUrl('postgres'), async (client) => {
    const { rows } = await client.query<{ made: string | null }>(
      "select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1",
      [name],
    )
    if (rows[0]?.made === wanted) return true
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} owner slipway_owner`)
    return false
  })
  if (!found) await make(cluster, name, clubs, wanted)
  return name
}

const migrationsText = () =>
  migrationNames()
    .map((file) => readFileSync(new URL(`../server/db/migrations/${file}`, import.meta.url), 'utf8'))
    .join('')

async function make(cluster: BenchCluster, name: string, clubs: number, mark: string): Promise<void> {
  console.error(`Making ${clubs * SESSIONS_A_CLUB} sessions, once …`)
  await (await openDatabase(cluster.ownerUrl(name))).close()
  await connected(cluster.superuserUrl(name), async (client) => {
    await client.query("set session_replication_role = 'replica'; set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    await client.query(script.replaceAll(':clubs', String(clubs)).replaceAll(':measured', String(MEASURED_CLUBS)))
    await client.query('vacuum analyze')
    await client.query(`comment on database ${name} is '${mark}'`)
  })
}
