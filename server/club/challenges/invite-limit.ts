import type { ClubId } from '../../db/client.ts'
import type { Attempts, Budget } from '../../http/attempts.ts'
import { Refusal } from '../../http/refusal.ts'

const TEN_MINUTES_S = 600
const HOUR_S = 3600
/** Names and codes that lead to no club. */
const MOST_WRONG = 20
/** Enough for a league, few enough that nobody is flooded with notices. */
const MOST_INVITED = 200

const wrongBy = (club: ClubId): Budget => ({
  of: `clubs not found to invite by ${club}`,
  most: MOST_WRONG,
  window_s: TEN_MINUTES_S,
})
const invitedBy = (club: ClubId): Budget => ({
  of: `clubs invited by ${club}`,
  most: MOST_INVITED,
  window_s: HOUR_S,
})

/**
 * Limits how often a club tries others; all its people count together. A club that is found was no
 * wrong try.
 * @throws Refusal too_many_requests
 */
export async function withPatience<T>(
  attempts: Attempts,
  clubId: ClubId,
  find: () => Promise<T>,
): Promise<T> {
  const wrong = wrongBy(clubId)
  const retry_after = await attempts.take([wrong, invitedBy(clubId)])
  if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
  const club = await find()
  attempts.giveBack(wrong)
  return club
}
