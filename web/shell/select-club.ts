import { queryClient } from '../api/query-client.ts'
import { keepClub } from './session-store.ts'

/**
 * What a screen keeps in local storage for the current club; it is removed when another club is
 * chosen.
 */
export const CLUB_STATE = 'club-state:'

/**
 * Chooses a club for this tab and the next 30 days. What was narrowed down to people of the old
 * club starts afresh.
 */
export function selectClub(clubId: number): void {
  keepClub(clubId)
  for (const key of Object.keys(localStorage))
    if (key.startsWith(CLUB_STATE)) localStorage.removeItem(key)
  // Answers are kept per club; those of the old one need not stay in memory.
  queryClient.removeQueries({
    predicate: ({ queryKey }) => typeof queryKey[2] === 'number' && queryKey[2] !== clubId,
  })
}
