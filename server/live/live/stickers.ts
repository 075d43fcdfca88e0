import { sql } from 'kysely'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import type { BoatSticker } from '#contract/live/live.ts'
import { sessionOfSticker } from '#domain/live/sticker.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import { inTransaction, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { connectLink, newConnectCode } from './connect-link.ts'

/** The sticker of a boat, made with its first use; it stays the same for as long as the boat. */
export async function stickerOf(
  db: Db,
  clubId: ClubId,
  publicUrl: string,
  id: number,
): Promise<BoatSticker> {
  const code = newConnectCode()
  const { name, sticker_code } = found(
    await db
      .updateTable('equipment')
      .set({ sticker_code: sql<string>`coalesce(sticker_code, ${code})` })
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .returning(['name', 'sticker_code'])
      .executeTakeFirst(),
  )
  return { name, ...(await connectLink(publicUrl, sticker_code ?? code)) }
}

const Boat = T.Object({ club_id: Id, item_id: Id, name: T.String() })
const Outing = T.Object({
  session_id: Id,
  crew_id: nullable(Id),
  starts_at: T.String(),
  ends_at: T.String(),
})
export type Outing = Static<typeof Outing> & { club_id: number }

/** Sessions of a boat around a time, at most. */
const MOST_OUTINGS = 50

/** When somebody began to record, and what the code led to then, where the device knows. */
export type CodeUse = {
  at: number
  session_id?: number | undefined
  participant_id?: number | undefined
}
type Led = { session_id: number; crew_id: number | null; user_id?: number | null }

/** Whether a device that began before means what a code leads to. */
export const isMeant = (led: Led, { session_id, participant_id }: CodeUse): boolean =>
  (session_id === undefined || session_id === led.session_id) &&
  (participant_id === undefined || participant_id === (led.crew_id ?? led.user_id))

/**
 * The session that was running at a time and has a crew in the boat of a sticker; null for a code
 * that is on none.
 * @throws Refusal boat_ashore where no session with this boat was running
 */
export async function outingOf(pool: Pool, code: string, meant: CodeUse): Promise<Outing | null> {
  const boat = await inTransaction(pool, {}, (db) => boatOf(db, code))
  if (!boat) return null
  const club_id = provenClub(boat.club_id)
  const outings = await inTransaction(pool, { club_id }, (db) =>
    outingsAt(db, club_id, boat.item_id, meant.at),
  )
  const outing = sessionOfSticker(
    outings.filter((one) => isMeant(one, meant)),
    meant.at,
  )
  demand(outing !== undefined, 'boat_ashore', { values: { boat: boat.name } })
  return { ...outing, club_id }
}

const boatOf = (db: Db, code: string) =>
  checkedRow(
    db,
    Boat,
    sql`select o.* from app.open_sticker(${code}) k
      cross join lateral jsonb_to_record(k) as o(club_id bigint, item_id bigint, name text)
      where k is not null`,
  )

const outingsAt = (db: Db, clubId: ClubId, item_id: number, at: number) =>
  checkedRows(
    db,
    Outing,
    sql`
      select b.session_id, b.crew_id, s.starts_at, s.ends_at
      from equipment_bookings b
      join sessions s on s.club_id = b.club_id and s.id = b.session_id
      where b.club_id = ${clubId} and b.item_id = ${item_id} and b.crew_id is not null
        and s.kind = 'session'
        and s.starts_at < ${new Date(at).toISOString()}::timestamptz + interval '1 day'
        and s.ends_at > ${new Date(at).toISOString()}::timestamptz - interval '1 day'
      order by s.starts_at, b.id
      limit ${MOST_OUTINGS}`,
  )
