import { wipeReplies } from '../offline/kept-replies.ts'
import { wipeSharedFiles } from '../offline/shared-files.ts'
import { queryClient } from '../api/query-client.ts'
import { notices } from './notices.ts'
import { accessToken, forgetPerson, takeOwnTokenBack } from './session-store.ts'

/**
 * Stops acting in somebody's name: the administrator continues as themselves. Returns false for a
 * person who did not act.
 */
export function endImpersonation(): boolean {
  if (!takeOwnTokenBack()) return false
  queryClient.clear()
  return true
}

/**
 * Removes everything of the person from this browser. A notice to the person who just left stays on
 * screen.
 */
export function endSession(keep: 'target' | 'nothing'): void {
  const somebody = accessToken() !== null
  forgetPerson(keep)
  queryClient.clear()
  // Entries that were not sent yet stay, for their person alone.
  void wipeReplies()
  // A person whose sign-in expired finds the files they shared when they sign in again.
  if (keep === 'nothing') void wipeSharedFiles()
  if (somebody) notices.set(notices.get().filter(({ persistent }) => !persistent))
}
