import { queryClient } from '../query-client.ts'
import { notices } from './notices.ts'
import { forgetPerson } from './session-store.ts'

/** Leaves nothing of the person in this browser. */
export function endSession(keep: 'target' | 'nothing'): void {
  forgetPerson(keep)
  queryClient.clear()
  // Entries that were not sent yet stay, for their person alone.
  void import('../offline/kept-replies.ts').then(({ wipeReplies }) => wipeReplies())
  notices.set(notices.get().filter(({ persistent }) => !persistent))
}
