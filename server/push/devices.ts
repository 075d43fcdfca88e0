import { anyOf } from '../db/any-of.ts'
import { inTransaction, type Pool } from '../db/client.ts'

/** A browser as it has subscribed: where messages go, and what they are encrypted with. */
export type Device = { id: number; endpoint: string; p256dh: string; auth: string }

/** The devices of a person, or the one that is named if it is theirs. */
export const devicesOf = (pool: Pool, userId: number, deviceId?: number): Promise<Device[]> =>
  inTransaction(pool, { user_id: userId }, (db) =>
    db
      .selectFrom('push_devices')
      .select(['id', 'endpoint', 'p256dh', 'auth'])
      .where('user_id', '=', userId)
      .$if(deviceId !== undefined, (all) => all.where('id', '=', deviceId ?? 0))
      .orderBy('id')
      .execute(),
  )

export const forgetDevices = (pool: Pool, userId: number, ids: readonly number[]) =>
  inTransaction(pool, { user_id: userId }, (db) =>
    db
      .deleteFrom('push_devices')
      .where('user_id', '=', userId)
      .where('id', '=', anyOf(ids))
      .execute(),
  )
