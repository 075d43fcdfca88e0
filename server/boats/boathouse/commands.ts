import { sql } from 'kysely'
import type { BookingPlan, EquipmentLogEntry } from '#contract/boats/boathouse.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** Must stay ashore. */
const ASHORE = 3

/** Writes an entry; damage that keeps a thing ashore marks it as damaged. */
export async function addLog(
  db: Db,
  clubId: ClubId,
  itemId: number,
  userId: number,
  entry: EquipmentLogEntry,
): Promise<number> {
  const { kind, at, text = null, distance = null, time = null, severity = null } = entry
  const worst = kind === 'damage' ? (severity ?? 1) : null
  const row = {
    club_id: clubId,
    item_id: itemId,
    user_id: userId,
    kind,
    text,
    distance,
    time,
    severity: worst,
    ...(at && { at }),
  }
  const { id } = await db
    .insertInto('equipment_logs')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (worst === ASHORE) await keepAshore(db, clubId, itemId)
  return id
}

const keepAshore = (db: Db, clubId: ClubId, itemId: number) =>
  db
    .updateTable('equipment')
    .set({ status: 'damaged' })
    .where('club_id', '=', clubId)
    .where('id', '=', itemId)
    .where('status', '=', 'available')
    .execute()

/**
 * Marks damage as repaired or takes that back. With the last repair the item is available again;
 * damage that keeps it ashore and is not repaired after all marks it as damaged again.
 */
export async function resolveLog(
  db: Db,
  clubId: ClubId,
  id: number,
  resolved: boolean,
): Promise<void> {
  const entry = await db
    .updateTable('equipment_logs')
    .set({ resolved_at: resolved ? sql<string>`now()` : null })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('kind', '=', 'damage')
    .where('resolved_at', resolved ? 'is' : 'is not', null)
    .returning(['item_id', 'severity'])
    .executeTakeFirst()
  if (!entry) return
  if (resolved) await makeAvailable(db, clubId, entry.item_id, 1)
  else if (entry.severity === ASHORE) await keepAshore(db, clubId, entry.item_id)
}

/** A damaged item is available unless damage of this severity or a worse one is left. */
const makeAvailable = (db: Db, clubId: ClubId, itemId: number, severity: number) =>
  sql`update equipment e set status = 'available'
    where e.club_id = ${clubId} and e.id = ${itemId} and e.status = 'damaged' and not exists (
      select from equipment_logs l where l.club_id = e.club_id and l.item_id = e.id
        and l.kind = 'damage' and l.resolved_at is null
        and coalesce(l.severity, 1) >= ${severity})`.execute(db)

/** Deletes an entry; a report that alone kept an item ashore is as if it had never been made. */
export async function deleteLog(db: Db, clubId: ClubId, id: number): Promise<void> {
  const entry = await db
    .deleteFrom('equipment_logs')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .returning(['item_id', 'severity', 'resolved_at'])
    .executeTakeFirst()
  if (entry?.severity === ASHORE && entry.resolved_at === null)
    await makeAvailable(db, clubId, entry.item_id, ASHORE)
}

export async function setPhoto(db: Db, clubId: ClubId, id: number, photo: string): Promise<void> {
  await db
    .updateTable('equipment_logs')
    .set({ photo })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

/**
 * Nobody else books these until the transaction ends: of two at once, the second is warned of the
 * first.
 */
export async function lockItems(db: Db, clubId: ClubId, itemIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('equipment')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', 'in', itemIds)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** One booking a thing; the times of a session are the session's and are not written down. */
export async function book(
  db: Db,
  clubId: ClubId,
  userId: number,
  plan: BookingPlan,
): Promise<number[]> {
  const {
    item_ids,
    session_id = null,
    crew_id = null,
    name = null,
    from,
    until,
    buffer = 0,
    reason = null,
  } = plan
  const own = session_id === null && { starts_at: from ?? null, ends_at: until ?? null }
  const rows = await db
    .insertInto('equipment_bookings')
    .values(
      item_ids.map((item_id) => ({
        club_id: clubId,
        item_id,
        session_id,
        crew_id,
        name: name?.trim() || null,
        buffer,
        reason: reason?.trim() || null,
        booked_by: userId,
        ...own,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Return = { distance?: number | null | undefined; time?: number | null | undefined }

export async function returnBooking(
  db: Db,
  clubId: ClubId,
  id: number,
  { distance = null, time = null }: Return,
): Promise<void> {
  await db
    .updateTable('equipment_bookings')
    .set({ returned_at: sql<string>`now()`, distance, time })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

export async function cancelBooking(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db
    .deleteFrom('equipment_bookings')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}
