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
  const { rows } = await sql<{ id: number }>`
    insert into calendar_views (club_id, user_id, name, search)
      select ${clubId}, ${userId}, ${name.trim()}, ${search}
    where (select count(*) from calendar_views where club_id = ${clubId}
      and user_id = ${userId}) < ${MOST_VIEWS} returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Refusal('conflict')
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
  const { rows } = await sql<{ id: number }>`
    insert into calendar_links (club_id, user_id, kind, scope, squad_ids, token, expires_at)
    select ${clubId}, ${link.user_id}, ${link.kind}, ${link.scope},
      ${[...link.squad_ids]}::bigint[], ${token}, now() + make_interval(days => ${link.days}::int)
    where (select count(*) from calendar_links where club_id = ${clubId}
      and user_id = ${link.user_id} and revoked_at is null
      and (expires_at is null or expires_at > now())) < ${MOST_LINKS} returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Refusal('conflict')
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
