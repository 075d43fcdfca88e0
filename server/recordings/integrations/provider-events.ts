import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ProviderEvent } from './providers/provider.ts'

/**
 * Keeps what a provider said for the accounts it is about, and queues their work; what is about
 * nobody here is dropped. One statement.
 */
export async function receiveEvents(
  db: Db,
  provider: string,
  events: readonly ProviderEvent[],
): Promise<void> {
  const rows = events.map((event) => ({
    external_user: event.external_user_id,
    key: hash('sha256', event.key),
    kind: event.kind,
    body: contentOf(event),
  }))
  await sql`
    select app.receive_provider_event(${provider}, external_user, key, kind, body)
    from json_to_recordset(${JSON.stringify(rows)}::json) as f (
      external_user text, key text, kind text, body jsonb
    )`.execute(db)
}

function contentOf(event: ProviderEvent): object {
  if (event.kind === 'activity') return event.activity
  if (event.kind === 'changed') return event.change
  return event.kind === 'removed' ? { external_id: event.external_id } : {}
}

export async function eventWorked(db: Db, id: number): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ worked_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
