import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { openedOnce } from './opened-once.ts'
import type { OutboxEntry } from './outbox-state.ts'

/** A reply as it was last fetched; `until` in milliseconds, after which it is of no use. */
export type CachedReply = {
  key: string
  name: string
  club: number | null
  reply: unknown
  kept_at: number
  until: number
}

type Schema = DBSchema & {
  entries: { key: number; value: OutboxEntry }
  replies: { key: string; value: CachedReply }
}

/**
 * What this browser keeps for times without a connection: unsent entries by person, and replies for
 * the person who is signed in.
 */
export const database = openedOnce<IDBPDatabase<Schema>>((terminated) =>
  openDB<Schema>('slipway-offline', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id', autoIncrement: true })
      db.createObjectStore('replies', { keyPath: 'key' })
    },
    terminated,
  }),
)
