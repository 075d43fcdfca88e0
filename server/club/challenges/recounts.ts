import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** The clubs that have teams in a challenge of the club in context. */
export async function clubsIn(db: Db, id: number): Promise<number[]> {
  const rows = await checkedRows(
    db,
    T.Object({ club_id: Id }),
    sql`select c.club_id from app.clubs_in_challenge(${id}) c (club_id) order by c.club_id`,
  )
  return rows.map((row) => row.club_id)
}

/** Every club scores its own people, in a job of its own. */
export async function queueRecounts(db: Db, id: number, clubs: readonly number[]): Promise<void> {
  for (const club_id of clubs)
    await sql`select app.enqueue('recount-challenges',
      ${JSON.stringify({ club_id, challenge_id: id })}::json,
      ${`recount-challenges ${club_id} ${id}`})`.execute(db)
}

/** A club whose time zone is another one now moves the days of everybody in its challenges. */
export async function queueOfOthers(db: Db, clubId: ClubId): Promise<void> {
  const own = await db.selectFrom('challenges').select('id').where('club_id', '=', clubId).execute()
  for (const { id } of own) {
    const others = (await clubsIn(db, id)).filter((club) => club !== clubId)
    await queueRecounts(db, id, others)
  }
}
