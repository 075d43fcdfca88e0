import type { ClubId, Db } from '../db/client.ts'

/** Nobody of the club is shown its first steps again. */
export async function waveFirstStepsAway(db: Db, clubId: ClubId): Promise<void> {
  await db
    .insertInto('dismissed_first_steps')
    .values({ club_id: clubId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
