import type { LiveEvents } from '#contract/sockets.ts'

type SessionChange = Parameters<LiveEvents['session']>[0]
type Heard = Map<SessionChange['what'], { at: number; change: SessionChange }>

/** How long changes are remembered. */
const MEMORY_MS = 120_000
/** A page may have asked for its data some time before it knew since when it needs changes. */
const SLACK_MS = 10_000

export type Lately = ReturnType<typeof rememberLately>

/**
 * The changes of the last two minutes, for browsers whose connection comes after their page: they
 * hear what they missed, and need not fetch everything again to be sure.
 */
export function rememberLately(now: () => number = Date.now) {
  const rooms = new Map<string, Heard>()
  let since = now()
  return {
    note(room: string, change: SessionChange): void {
      const heard: Heard = rooms.get(room) ?? new Map()
      heard.set(change.what, { at: now(), change })
      // What changed last stands last, so whatever is too old stands first.
      rooms.delete(room)
      rooms.set(room, heard)
      for (const [name, changes] of rooms) {
        if ([...changes.values()].some(({ at }) => at > now() - MEMORY_MS)) break
        rooms.delete(name)
      }
    },
    /** Nothing was heard for a while, so what came before tells nothing. */
    forget(): void {
      rooms.clear()
      since = now()
    },
    /**
     * What has changed in a room for somebody who is so many milliseconds behind; null when that is
     * longer than anybody remembers.
     */
    missed(room: string, behind: number): SessionChange[] | null {
      const from = now() - behind - SLACK_MS
      if (from < Math.max(since, now() - MEMORY_MS)) return null
      return [...(rooms.get(room)?.values() ?? [])]
        .filter(({ at }) => at >= from)
        .map(({ change }) => change)
    },
  }
}
