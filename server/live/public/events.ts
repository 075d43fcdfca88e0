import { inTransaction, provenClub, type Pool } from '../../db/client.ts'
import type { Changes } from '../../sockets/changes.ts'
import type { PageNow } from './courses.ts'
import { eventFacts, placeOfToken, type EventFacts } from './facts.ts'
import { isToken, type PublicPages } from './pages.ts'

/** The page of an event at a moment: its sessions that people outside see. */
export type EventNow = {
  facts: EventFacts
  sessions: readonly { uuid: string; page: PageNow }[]
}

/** A page is worked out at most so often, however many look at it. */
const FRESH_MS = 1000
/** Events that a node has at hand. */
const MOST_EVENTS = 100

type Entry = { now: Promise<EventNow | null>; begun: number }

export type PublicEvents = {
  /** An event as people outside see it now; null for a token that is of none. */
  of(token: string): Promise<EventNow | null>
}

/** The events that are looked at on this node, each worked out once a second for all. */
export function openPublicEvents(pool: Pool, pages: PublicPages, changes: Changes): PublicEvents {
  const entries = new Map<string, Entry>()
  changes.on((change) => {
    if (change.to === 'public page') entries.clear()
  })
  changes.onLost(() => entries.clear())
  return {
    async of(token) {
      if (!isToken(token)) return null
      const known = entries.get(token)
      if (known && Date.now() - known.begun < FRESH_MS) return known.now
      if (entries.size >= MOST_EVENTS) entries.clear()
      const now = eventNow(pool, pages, token)
      entries.set(token, { now, begun: Date.now() })
      now.then(
        (event) => event ?? entries.delete(token),
        () => entries.delete(token),
      )
      return now
    },
  }
}

async function eventNow(pool: Pool, pages: PublicPages, token: string): Promise<EventNow | null> {
  const place = await inTransaction(pool, {}, (db) => placeOfToken(db, token))
  if (!place) return null
  const clubId = provenClub(place.club_id)
  const context = { club_id: clubId, snapshot: true, fromReplica: true }
  const facts = await inTransaction(pool, context, (db) => eventFacts(db, clubId, place.id))
  if (!facts?.is_open) return null
  const found = await Promise.all(
    facts.tokens.map(async (uuid) => ({ uuid, page: await pages.of(uuid) })),
  )
  const sessions = found.flatMap(({ uuid, page }) => (page ? [{ uuid, page }] : []))
  return { facts, sessions }
}
