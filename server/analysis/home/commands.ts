import type { ClubId, Db } from '../../db/client.ts'

/** This person is not shown the first steps of the club again. */
export async function waveFirstStepsAway(db: Db, clubId: ClubId, userId: number): Promise<void> {
  await db
    .insertInto('dismissed_first_steps')
    .values({ club_id: clubId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
