import { sql } from 'kysely'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run, runForOne } from '../../db/statement.ts'
import { ownSettings, statusInClub } from './statements.ts'

export const settingsOf = (db: Db, user_id: number) => runForOne(db, ownSettings, { user_id })

export const signInsOf = (db: Db, userId: number, current: number) =>
  db
    .selectFrom('tokens')
    .select([
      'id',
      'client',
      'created_at',
      'last_used_at',
      sql<boolean>`id = ${current}`.as('current'),
    ])
    .where('user_id', '=', userId)
    .where('scope', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy(sql`id = ${current}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .execute()

export const tokensOf = (db: Db, userId: number) =>
  db
    .selectFrom('tokens')
    .select([
      'id',
      sql<string>`name`.as('name'),
      'about_club as club_id',
      sql<'read' | 'write'>`scope`.as('scope'),
      'created_at',
      'last_used_at',
      'expires_at',
    ])
    .where('user_id', '=', userId)
    .where('scope', 'is not', null)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('id', 'desc')
    .execute()

export const linksOf = (db: Db, userId: number) =>
  db
    .selectFrom('linked_sign_ins')
    .select(['id', 'issuer', 'email', 'linked_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute()

/** Whether somebody belongs to a club, whatever club is in context. */
export async function belongsTo(db: Db, user_id: number, club: number): Promise<boolean> {
  const [standing] = await run(db, statusInClub, { user_id, club })
  return standing?.status === MEMBER_STATUS.approved
}

/** The file in the store that a picture's address refers to. */
export const pictureOf = (db: Db, code: string): Promise<string | null> =>
  callRoutine(db, 'picture', { of_code: code })

export const nameAndAddress = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .$narrowType<{ email: string }>()
    .executeTakeFirstOrThrow()
