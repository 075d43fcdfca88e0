import { queryClient } from '../api/query-client.ts'
import { clubOfTab, keepClub, selectedClubId } from './session-store.ts'

const CLUB_STATE = 'club-state:'

/**
 * The key of what a screen keeps in local storage for the selected club. It applies there alone, and
 * is removed when another club is chosen.
 */
export const clubState = (name: string): string => `${stateOf(selectedClubId())}${name}`

const stateOf = (clubId: number | null): string => `${CLUB_STATE}${clubId ?? 0}:`

/**
 * Chooses a club for this tab and the next 30 days. What was narrowed down to people of the old
 * club starts afresh.
 */
export function selectClub(clubId: number): void {
  const left = clubOfTab()
  keepClub(clubId)
  if (left !== clubId)
    for (const key of Object.keys(localStorage))
      if (key.startsWith(stateOf(left))) localStorage.removeItem(key)
  // Answers are kept per club; those of the old one need not stay in memory.
  queryClient.removeQueries({
    predicate: ({ queryKey }) => typeof queryKey[2] === 'number' && queryKey[2] !== clubId,
  })
}
