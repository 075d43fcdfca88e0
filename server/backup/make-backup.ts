import type { Client } from 'pg'
import { connectOwner } from '../db/client.ts'
import type { BackupPlace } from './place.ts'
import { backupOf, type BackupParts, type Written } from './backup-lines.ts'

export type Made = Written & { name: string; bytes: number }

/** Makes a backup, hands it to `write`, and notes it in the database it is of. */
export async function makeBackup(
  parts: BackupParts,
  name: string,
  write: BackupPlace['write'],
): Promise<Made> {
  const { content, written } = backupOf(parts)
  const bytes = await write(name, content)
  const client = await connectOwner(parts.ownerUrl)
  try {
    await note(client, { ...written, name, bytes })
  } finally {
    await client.end()
  }
  return { ...written, name, bytes }
}

/** A database that an earlier version last started on has no table for it. */
async function note(client: Client, { name, bytes, counted }: Made): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class where oid = to_regclass('public.backups')`,
  )
  if (rowCount === 0) return
  const { tables, rows, jobs, files, lost } = counted
  await client.query(
    `insert into backups (name, bytes, tables, rows, jobs, files, lost)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [name, bytes, tables, rows, jobs, files, lost],
  )
}

/** Of the form of `slipway-20261129T031500Z.gz`, so that they sort by their time. */
export const nameAt = (at: Date, isEncrypted: boolean): string =>
  `slipway-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.gz${isEncrypted ? '.age' : ''}`
const OWN_NAME = /^slipway-\d{8}T\d{6}Z\.gz(\.age)?$/
const DRAFT = /^slipway-\d{8}T\d{6}Z\.gz(\.age)?\.unfinished$/
const DAY_MS = 86_400_000

/** Removes all but the newest, and what killed processes left half written a day ago. */
export async function removeOld(place: BackupPlace, keep: number, now: Date): Promise<string[]> {
  const listed = await place.list()
  const names = listed.map(({ name }) => name).filter((name) => OWN_NAME.test(name))
  const drafts = listed.filter(
    ({ name, at }) => DRAFT.test(name) && now.getTime() - at.getTime() > DAY_MS,
  )
  const old = names.toSorted().toReversed().slice(keep)
  const removed = [...old, ...drafts.map(({ name }) => name)]
  for (const name of removed) await place.remove(name)
  return removed
}
