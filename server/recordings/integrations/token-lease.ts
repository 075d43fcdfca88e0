import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ConnectionRow } from './queries.ts'

/**
 * Whether it falls to the caller to renew these tokens until that moment. False while somebody else
 * does, or when they have changed.
 */
export async function takeLease(
  db: Db,
  { id, tokens }: ConnectionRow,
  until: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('provider_connections')
    .set({ refreshing_until: until })
    .where('id', '=', id)
    .where('tokens', '=', tokens)
    .where(({ eb, or }) =>
      or([eb('refreshing_until', 'is', null), eb('refreshing_until', '<', sql<string>`now()`)]),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function endLease(db: Db, id: number, lease: string): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({ refreshing_until: null })
    .where('id', '=', id)
    .where('refreshing_until', '=', lease)
    .execute()
}

type Renewed = { tokens: Buffer; expires_at: string | null; lease: string }

/** Ends the lease with what it was taken for. One that was ended meanwhile keeps nothing. */
export async function keepTokens(
  db: Db,
  id: number,
  { tokens, expires_at, lease }: Renewed,
): Promise<void> {
  await db
    .updateTable('provider_connections')
    .set({ tokens, access_expires_at: expires_at, refreshing_until: null })
    .where('id', '=', id)
    .where('refreshing_until', '=', lease)
    .execute()
}
