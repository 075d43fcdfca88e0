import type { Viewer } from '../shell/viewer.ts'
import { fetchComingWeek } from './coming-week.ts'
import { keepReplies } from './kept-replies.ts'
import { runOutbox } from './outbox.ts'
import { keepSharedFilesOf } from './shared-files.ts'

/** The delay keeps this from running while the first screen is being built. */
const LATER_MS = 4000

/**
 * Everything that works without a connection, for as long as somebody is signed in. Returns how to
 * stop.
 */
export function runOffline(
  viewer: Viewer,
  { userId, club }: { userId: number; club: number | null },
): () => void {
  const ends = [keepReplies(), runOutbox(userId)]
  void keepSharedFilesOf(userId).catch(() => undefined)
  const timer =
    club === null
      ? undefined
      : setTimeout(() => void fetchComingWeek(viewer).catch(() => undefined), LATER_MS)
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
