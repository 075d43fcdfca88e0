import { queryClient } from '../query-client.ts'
import { notices } from './notices.ts'
import { accessToken, forgetPerson, takeOwnTokenBack } from './session-store.ts'

/** Puts an end to acting in somebody's name: the administrator goes on as themselves. False for who did not. */
export function endImpersonation(): boolean {
  if (!takeOwnTokenBack()) return false
  queryClient.clear()
  return true
}

/** Leaves nothing of the person in this browser. What was said to whoever left before stays on screen. */
export function endSession(keep: 'target' | 'nothing'): void {
  const somebody = accessToken() !== null
  forgetPerson(keep)
  queryClient.clear()
  // Entries that were not sent yet stay, for their person alone.
  void import('../offline/kept-replies.ts').then(({ wipeReplies }) => wipeReplies())
  if (somebody) notices.set(notices.get().filter(({ persistent }) => !persistent))
}
