import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CalendarLink } from '#contract/planning/calendar.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'

/** More than these a person does not keep, nor share. */
const MOST_VIEWS = 50
const MOST_LINKS = 50

type View = { name: string; search: string }

/** @throws Refusal conflict when the person keeps as many as one can */
export async function keepView(
  db: Db,
  clubId: ClubId,
  userId: number,
  { name, search }: View,
): Promise<number> {
  const { count } = await db
    .selectFrom('calendar_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_VIEWS) throw new Refusal('conflict')
  const { id } = await db
    .insertInto('calendar_views')
    .values({ club_id: clubId, user_id: userId, name: name.trim(), search })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether the person had such a view. */
export async function changeView(
  db: Db,
  clubId: ClubId,
  userId: number,
  id: number,
  { name, search }: Partial<View>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendar_views')
    .set({
      ...(name !== undefined && { name: name.trim() }),
      ...(search !== undefined && { search }),
    })
    .where((eb) => eb.and({ club_id: clubId, user_id: userId, id }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether the person had such a view. */
export async function forgetView(
  db: Db,
  clubId: ClubId,
  userId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_views')
    .where((eb) => eb.and({ club_id: clubId, user_id: userId, id }))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type NewLink = Pick<CalendarLink, 'kind' | 'scope'> & {
  squad_ids: readonly number[]
  days: number | null
  user_id: number
  /** False by default. */
  with_phases?: boolean
}

/**
 * A link with a secret of 192 bits. @throws Refusal conflict when the person has as many as one can
 */
export async function makeLink(
  db: Db,
  clubId: ClubId,
  link: NewLink,
): Promise<{ id: number; token: string }> {
  const token = randomBytes(24).toString('base64url')
  const { count } = await db
    .selectFrom('calendar_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', link.user_id)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirstOrThrow()
  if (count >= MOST_LINKS) throw new Refusal('conflict')
  const { days, squad_ids, ...plain } = link
  const { id } = await db
    .insertInto('calendar_links')
    .values({
      club_id: clubId,
      ...plain,
      squad_ids: [...squad_ids],
      token,
      expires_at: sql`now() + make_interval(days => ${days}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Whether there was such a link that held; `userId` null ends anybody's. */
export async function revokeLink(
  db: Db,
  clubId: ClubId,
  userId: number | null,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    update calendar_links set revoked_at = now() where club_id = ${clubId} and id = ${id}
      and revoked_at is null
      and (user_id = ${userId} or ${userId}::bigint is null) returning 1`.execute(db)
  return rows.length === 1
}
