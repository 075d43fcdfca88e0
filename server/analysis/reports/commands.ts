import type { ClubId, Db } from '../../db/client.ts'

/** Figures of many people left the club's screens: the audit log says who took them. */
export async function noteExport(
  db: Db,
  clubId: ClubId,
  userId: number,
  subject: { report: string; athletes: number } | { report: string; pieces: number },
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: userId,
      about_club: clubId,
      action: 'export',
      subject: JSON.stringify(subject),
    })
    .execute()
}
