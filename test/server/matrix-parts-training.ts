import type { ClubId, Db } from '../../server/db/client.ts'
import { rowingFile } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { oarFile } from '../support/oar-file.ts'
import { storeFile } from '../support/stored-activity.ts'
import { START, type MatrixCall, type Things } from './matrix-parts.ts'

/** An import of theirs that waits for an answer about its date. */
export async function importInDoubt(db: Db, { club, user_id }: Things): Promise<number> {
  const { import_id } = await storeFile(
    db,
    club,
    { user_id, session_id: null },
    rowingFile(new Date(START), { seconds: 20 }),
  )
  await db
    .updateTable('imports')
    .set({ state: 'needs-answer' })
    .where('club_id', '=', club)
    .where('id', '=', import_id)
    .execute()
  return import_id
}

let recorded = 0

/** Another recording of the caller's own, from oars with sensors. */
export async function oarActivity(
  { club, user_id }: Things,
  db: Db,
  { seats = 1, session_id = null as number | null } = {},
) {
  const start = new Date(Date.parse(START) + 60_000 * ++recorded).toISOString()
  const { activity_id } = await storeFile(
    db,
    club,
    { user_id, session_id },
    oarFile(seats, { start }),
  )
  return { params: { id: activity_id } }
}

export const byOarActivity: MatrixCall = { parts: (things, db) => oarActivity(things, db) }

/** Who is away starts with an answer in sessions of those days, at the cost of two statements. */
export const endAbsences = (db: Db, club: ClubId) =>
  db.deleteFrom('absences').where('club_id', '=', club).execute()

/** An absence of the person, to be taken back. */
export async function absenceOf({ club, user_id }: Things, db: Db): Promise<Parts> {
  const row = {
    club_id: club,
    user_id,
    from_date: '2026-03-02',
    until_date: '2026-03-03',
    reason: 'travel',
  }
  const { id } = await db
    .insertInto('absences')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
