import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

export async function settingsOf(
  db: Db,
  userId: number,
): Promise<{ email: string; second_step: boolean; recovery_codes_left: number }> {
  const { rows } = await sql<{ email: string; second_step: boolean; recovery_codes_left: number }>`
    select u.email, s.active as second_step, s.codes_left as recovery_codes_left from users u cross
      join app.own_second_step() s where u.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the person in context is not there')
  return row
}

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

/** Whether somebody belongs to a club, whatever club is in context. */
export async function belongsTo(db: Db, userId: number, clubId: number): Promise<boolean> {
  const { rows } = await sql<{ viewer: { club: { status: number } | null } | null }>`
    select app.viewer_of_token(id, ${clubId}) as viewer from tokens
      where user_id = ${userId} and scope is null limit 1`.execute(db)
  return rows[0]?.viewer?.club?.status === 1
}

/** The file in the store that a picture's address refers to. */
export async function pictureOf(db: Db, code: string): Promise<string | null> {
  const { rows } = await sql<{
    sha256: string | null
  }>`select app.picture(${code}) as sha256`.execute(db)
  return rows[0]?.sha256 ?? null
}

export const nameAndAddress = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
