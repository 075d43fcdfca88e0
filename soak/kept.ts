import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectOwner } from '../server/db/client.ts'
import type { Ledger } from './load.ts'

const PATIENCE_MS = 120_000

/**
 * Waits until the queue is empty, and compares what is there with what was acknowledged: each
 * exactly once.
 */
export async function compareKept(
  { ownerUrl, files }: { ownerUrl: string; files: string },
  ledger: Ledger,
): Promise<string[]> {
  const client = await connectOwner(ownerUrl)
  try {
    const faults = await untilWorked(client)
    faults.push(...(await compareImports(client, files, ledger.imports)))
    faults.push(
      ...(await compareNames(client, 'note', 'select text as name from notes', ledger.notes)),
    )
    const sessions = 'select name from sessions where not auto_created'
    faults.push(...(await compareNames(client, 'session', sessions, ledger.sessions)))
    return faults
  } finally {
    await client.end()
  }
}

async function untilWorked(client: Client): Promise<string[]> {
  const count =
    'select count(*)::int as left, max(last_error) as error from graphile_worker._private_jobs'
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    const { rows } = await client.query<{ left: number; error: string | null }>(count)
    if (rows[0]?.left === 0) return []
    if (Date.now() > until)
      return [`${rows[0]?.left} jobs are left: ${rows[0]?.error ?? 'without an error'}`]
  }
}

type Import = { id: number; state: string; sha256: string; activities: number }

async function compareImports(
  client: Client,
  files: string,
  acknowledged: readonly number[],
): Promise<string[]> {
  const { rows } = await client.query<Import>(
    `select i.id, i.state, i.sha256,
       (select count(*) from activities a where a.club_id = i.club_id
         and a.import_id = i.id) as activities
     from imports i`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const lost = acknowledged.filter((id) => !known.has(id)).map((id) => `import ${id} is lost`)
  if (known.size > acknowledged.length)
    lost.push(`${known.size} imports for ${acknowledged.length} files`)
  return [
    ...lost,
    ...rows.flatMap(({ id, state, sha256, activities }) => [
      ...(state === 'done' && activities === 1
        ? []
        : [`import ${id} is ${state} with ${activities} activities`]),
      ...(existsSync(join(files, sha256.slice(0, 2), sha256))
        ? []
        : [`the file of import ${id} is lost`]),
    ]),
  ]
}

async function compareNames(
  client: Client,
  what: string,
  all: string,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(all)
  const counts = new Map<string, number>()
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
  const wrong = names.filter((name) => counts.get(name) !== 1)
  return [
    ...wrong.map((name) => `${what} ${name} is there ${counts.get(name) ?? 0} times`),
    ...(counts.size === names.length
      ? []
      : [`${counts.size} of ${what} where ${names.length} were acknowledged`]),
  ]
}
