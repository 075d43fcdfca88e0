import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'

/** Stops an export of the club in context; false when it is not being made. */
export const stopExport = (db: Db, id: number): Promise<boolean> =>
  askRoutine(db, 'stop_export', { export: id })

/** Has an export made in every month as somebody sees the club, or no longer. */
export async function planExports(
  db: Db,
  clubId: ClubId,
  userId: number,
  keptDays: number | null,
): Promise<void> {
  await db.deleteFrom('export_plans').where('club_id', '=', clubId).execute()
  if (keptDays !== null)
    await db
      .insertInto('export_plans')
      .values({ club_id: clubId, user_id: userId, kept_days: keptDays })
      .execute()
  const subject = JSON.stringify({ step: 'plan', kept_days: keptDays })
  await db
    .insertInto('audit_log')
    .values({ user_id: userId, about_club: clubId, action: 'club-export-plan', subject })
    .execute()
}
