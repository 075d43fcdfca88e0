const KEY = 'push-for'

/**
 * Whose notices this browser gets, if anybody's: another person who signs in here is asked first.
 */
export const pushedTo = {
  is: (userId: number): boolean => localStorage.getItem(KEY) === String(userId),
  set(userId: number | null): void {
    if (userId === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, String(userId))
  },
}
