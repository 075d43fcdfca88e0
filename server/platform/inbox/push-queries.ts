import { sql } from 'kysely'
import type { PushDevice } from '#contract/platform/inbox-push.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'

/** The browsers a person has notices sent to, the latest first. */
export const pushDevicesOf = (db: Db, userId: number, tokenId: number): Promise<PushDevice[]> =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('tokens as t', 't.id', 'd.token_id')
    .select([
      'd.id',
      't.client',
      'd.created_at',
      sql<boolean>`d.token_id = ${tokenId}`.as('is_this'),
    ])
    .where('d.user_id', '=', userId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .execute()

export async function hasPushDevice(db: Db, userId: number, id: number): Promise<boolean> {
  const device = await db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return device !== undefined
}

/** Returns false for a device that is not theirs. */
export async function forgetPushDevice(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function languageOf(db: Db, userId: number): Promise<Language> {
  const { language } = await db
    .selectFrom('users')
    .select('preferred_language as language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return language as Language
}
