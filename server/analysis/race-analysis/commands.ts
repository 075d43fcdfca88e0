import { randomBytes } from 'node:crypto'
import { kindOf, type RaceLine, type RaceReportKind } from '#domain/race-analysis/kinds.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** 128 bits that nobody guesses. */
const TOKEN_BYTES = 16

type NewReport = { name: string; creator_id: number; lines: readonly RaceLine[] }

/** @returns the token of its address, and its kind */
export async function addRaceReport(
  db: Db,
  clubId: ClubId,
  { lines, ...named }: NewReport,
): Promise<{ uuid: string; kind: RaceReportKind }> {
  const uuid = randomBytes(TOKEN_BYTES).toString('base64url')
  const kind = kindOf(lines)
  const { id } = await db
    .insertInto('race_reports')
    .values({ ...named, uuid, kind, club_id: clubId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('race_report_lines')
    .values(
      lines.map(({ session_id, piece, crew_id, user_id }, index) => ({
        club_id: clubId,
        report_id: id,
        position: index + 1,
        session_id,
        piece,
        crew_id,
        user_id,
      })),
    )
    .execute()
  return { uuid, kind }
}

export async function renameReport(
  db: Db,
  clubId: ClubId,
  id: number,
  name: string,
): Promise<void> {
  await db
    .updateTable('race_reports')
    .set({ name })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

export async function deleteReport(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('race_reports').where('club_id', '=', clubId).where('id', '=', id).execute()
}
