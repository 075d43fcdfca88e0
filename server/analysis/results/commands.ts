import { sql } from 'kysely'
import { recordingChosen } from '#contract/events.ts'
import type { SessionResult } from '#contract/analysis/results.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'

/** Notes that of its outing a recording counts, or that nobody says which one does any more. */
export async function chooseRecording(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { activity_id, user_id }: SessionResult,
  outing: readonly SessionResult[],
  chosen: boolean,
): Promise<void> {
  const ids = outing.map((one) => one.activity_id)
  await sql`
    update activities set counts_first = ${chosen} and id = ${activity_id}
      where club_id = ${clubId} and id = any (${ids}::bigint[])`.execute(db)
  await record(db, recordingChosen, { clubId, subject: sessionId, data: { user_ids: [user_id] } })
}
