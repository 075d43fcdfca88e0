import type { TaskList } from 'graphile-worker'
import { PROVIDERS } from '#domain/constants/providers.ts'
import { inTransaction, provenClub } from '../../db/client.ts'
import { deleteImport } from '../imports/open.ts'
import type { Forgetting } from './connections.ts'
import { REGISTRY } from './providers/registry.ts'
import { workConnection, type SyncParts } from './sync.ts'

/**
 * How often an account is polled that sends no notifications, or whose notification may have been
 * lost.
 */
const LOOK_EVERY = '45 minutes'

export const integrationTasks = (parts: SyncParts): TaskList => ({
  'provider-work': async (payload) =>
    workConnection(parts, payload as { user_id: number; connection_id: number }),
  'forget-fetched': async (payload) => {
    const { user_id, club_id, import_ids } = payload as Forgetting
    const clubId = provenClub(club_id)
    for (const id of import_ids)
      await inTransaction(parts.pool, { user_id, club_id }, (db) =>
        deleteImport(db, clubId, id, user_id),
      )
  },
  'forget-provider-words': async () => {
    await parts.pool.query('select app.forget_provider_words()')
  },
  'send-workouts': async () => {
    const sending = PROVIDERS.map(({ key }) => key).filter(
      (key) => parts.providers[key] && REGISTRY[key].workouts,
    )
    if (sending.length > 0)
      await parts.pool.query('select app.send_workouts($1::text[])', [sending])
  },
  'look-for-news': async () => {
    const polled = PROVIDERS.map(({ key }) => key).filter(
      (key) => parts.providers[key] && REGISTRY[key].polled,
    )
    if (polled.length > 0)
      await parts.pool.query('select app.look_for_news($1::text[], $2::interval)', [
        polled,
        LOOK_EVERY,
      ])
  },
})
