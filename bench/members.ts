import { readFileSync } from 'node:fs'
import { hashPassword } from '../server/people/account/passwords.ts'
import { connected, type BenchCluster } from './cluster.ts'
import { ensureDatabase } from './season.ts'

export const MEMBERS = 1000
/** The sign-in of the head coach, who is member 1. */
export const MEMBER_TOKEN = 'bench-member'
export const MEMBER_PASSWORD = 'a calm lake at dawn'
export const addressOf = (member: number): string => `member-${member}@bench.example`

const script = readFileSync(new URL('members.sql', import.meta.url), 'utf8')

/** A database with one club of a thousand members, made once. Returns its name. */
export async function ensureMembers(cluster: BenchCluster): Promise<string> {
  const name = 'bench_members'
  await ensureDatabase(cluster, name, script, async () => {
    const rows = script.replaceAll(':hash', await hashPassword(MEMBER_PASSWORD))
    await connected(cluster.superuserUrl(name), async (client) => {
      await client.query("set session_replication_role = 'replica'")
      await client.query(rows)
      await client.query('vacuum analyze')
    })
  })
  return name
}
