import type { Venue } from '#contract/plan.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { clubVenues } from './statements.ts'

const MOST_VENUES = 200

/** Venues of the club whose name or address holds the words. */
export function findVenues(db: Db, club_id: ClubId, words: string): Promise<Venue[]> {
  const pattern = `%${words.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  return run(db, clubVenues, { club_id, pattern, most: MOST_VENUES })
}
