import type { ClubId, Db } from '../../server/db/client.ts'
import { digest, type Athlete } from '../../server/recordings/imports/digest.ts'
import { readActivity } from '../../readers/read-activity.ts'
import { storeActivity } from '../../server/recordings/imports/store.ts'
import { refreshLoads } from '../../server/analysis/reports/loads.ts'
import { listFile, sha256Of } from './stored-file.ts'

type Place = { user_id: number; session_id: number | null; sport_id?: number }
const ADULT: Athlete = { hr_zones: null, max_hr: 190, age_years: 25 }

/**
 * A finished import of one file, as the job would have left it; without going through the queue.
 */
export async function storeFile(
  db: Db,
  club: ClubId,
  { user_id, session_id, sport_id = 1 }: Place,
  bytes: Uint8Array,
  athlete: Athlete = ADULT,
): Promise<{ import_id: number; activity_id: number }> {
  const sha256 = sha256Of(bytes)
  await listFile(db, { sha256, size: bytes.length })
  const file = await db
    .insertInto('files')
    .values({ club_id: club, sha256, size: bytes.length, name: 'row.fit' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: import_id } = await db
    .insertInto('imports')
    .values({
      club_id: club,
      user_id,
      uploaded_by: user_id,
      file_id: file.id,
      sha256,
      session_id,
      state: 'done',
      progress: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { activities, warnings } = await readActivity(bytes)
  let activity_id = 0
  for (const [position, activity] of activities.entries()) {
    const place = {
      import_id,
      position,
      user_id,
      session_id,
      sport_id: activity.sport_id ?? sport_id,
      ets_factors: null,
    }
    activity_id = await storeActivity(db, club, place, digest(activity, athlete, warnings))
  }
  if (session_id !== null)
    await refreshLoads(db, club, { session_ids: [session_id], user_ids: [user_id] })
  return { import_id, activity_id }
}
