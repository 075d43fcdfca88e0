import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PageOptions } from '#domain/public/page.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'

/** Of 144 bits. */
const newToken = (): string => randomBytes(18).toString('base64url')

/** A page with an address of its own; the one the session had ends. */
export async function makePage(
  db: Db,
  clubId: ClubId,
  by: Pick<Viewer, 'user_id'>,
  { session_id, ...options }: PageOptions & { session_id: number },
): Promise<{ id: number; token: string }> {
  const before = await db
    .selectFrom('public_pages')
    .select('id')
    .where('club_id', '=', clubId)
    .where('session_id', '=', session_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (before) await revokePage(db, clubId, by, before.id)
  const token = newToken()
  const { id } = await db
    .insertInto('public_pages')
    .values({ club_id: clubId, session_id, token, created_by: by.user_id, ...options })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(db, clubId, by, {
    action: 'public-page-made',
    subject: { id, session_id, ...options },
  })
  return { id, token }
}

/** @throws Refusal not_found for one that is revoked */
export async function changePage(
  db: Db,
  clubId: ClubId,
  by: Viewer,
  { id, ...options }: PageOptions & { id: number },
): Promise<void> {
  const changed = await db
    .updateTable('public_pages')
    .set(options)
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  found(changed)
  await note(db, clubId, by, { action: 'public-page-changed', subject: { id, ...options } })
  await sendChange(db, clubId, id)
}

/** Who confirms again what is confirmed changes nothing. */
export async function confirmResults(
  db: Db,
  clubId: ClubId,
  by: Viewer,
  { id, confirmed }: { id: number; confirmed: boolean },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('public_pages')
    .set({ confirmed_at: confirmed ? sql`now()` : null })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('confirmed_at', confirmed ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await note(db, clubId, by, { action: 'public-page-confirmed', subject: { id, confirmed } })
  await sendChange(db, clubId, id)
}

/** The page leads nowhere from now on, on any node. */
export async function revokePage(
  db: Db,
  clubId: ClubId,
  by: Pick<Viewer, 'user_id'>,
  id: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('public_pages')
    .set({ revoked_at: sql`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await note(db, clubId, by, { action: 'public-page-revoked', subject: { id } })
  await sendChange(db, clubId, id)
}

const sendChange = (db: Db, club_id: ClubId, id: number) =>
  sql`select app.send_live(jsonb_build_object(
    'to', 'public page', 'club_id', ${club_id}::bigint, 'id', ${id}::bigint
  ))`.execute(db)

type Noted = { action: `public-page-${string}`; subject: object }

const note = (
  db: Db,
  clubId: ClubId,
  { user_id }: Pick<Viewer, 'user_id'>,
  { action, subject }: Noted,
) =>
  db
    .insertInto('audit_log')
    .values({ user_id, about_club: clubId, action, subject: JSON.stringify(subject) })
    .execute()
