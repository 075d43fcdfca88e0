import { inTransaction, provenClub, type ClubId, type Pool } from '../../db/client.ts'
import type { Changes } from '../../sockets/changes.ts'
import { pageNow, type Courses, type PageNow } from './courses.ts'
import { placeOfToken } from './facts.ts'

/** A page is worked out at most so often, however many look at it. */
const FRESH_MS = 1000
/** So long ago is still just now. */
const LOOKED_AT_MS = 15_000
/** Pages that a node has at hand, those looked at last. */
const MOST_PAGES = 500
const TOKEN = /^[A-Za-z0-9_-]{24}$/
export const isToken = (text: string): boolean => TOKEN.test(text)

type Place = { clubId: ClubId; id: number }
type Entry = {
  place: Promise<Place | null>
  known: Place | null
  session_id: number | null
  courses: Courses
  delay_min: number
  /** What is being worked out or was, and when that began; what changed since makes it stale. */
  now: Promise<PageNow | null> | null
  begun: number
  /** Ends with what is being worked out: one after the other, as they share the courses. */
  turn: Promise<unknown>
}

export type PublicPages = {
  /** A page as people outside see it now; null where they see none. */
  of(token: string): Promise<PageNow | null>
  /** Whether somebody on this node has just looked at the page of a session. */
  isLookedAt(clubId: number, sessionId: number): boolean
  /** Says of which pages a coach has changed something. */
  onChange(listener: (token: string) => void): void
}

/** The pages that are looked at on this node, each worked out once a second for all. */
export function openPublicPages(pool: Pool, changes: Changes): PublicPages {
  const entries = new Map<string, Entry>()
  const listeners: ((token: string) => void)[] = []
  const outdate = (token: string, entry: Entry) => {
    entry.now = null
    for (const listener of listeners) listener(token)
  }
  changes.on((change) => {
    if (change.to !== 'public page') return
    for (const [token, entry] of entries)
      if (entry.known?.clubId === change.club_id && entry.known.id === change.id)
        outdate(token, entry)
  })
  // Nobody knows what was missed.
  changes.onLost(() => {
    for (const [token, entry] of entries) outdate(token, entry)
  })
  const entryOf = (token: string): Entry => {
    const entry = entries.get(token) ?? newEntry(pool, token)
    entries.delete(token)
    entries.set(token, entry)
    const [oldest] = entries.keys()
    if (entries.size > MOST_PAGES && oldest !== undefined) entries.delete(oldest)
    return entry
  }
  return {
    isLookedAt: (clubId, sessionId) =>
      [...entries.values()].some(
        ({ known, session_id, begun }) =>
          known?.clubId === clubId && session_id === sessionId && Date.now() - begun < LOOKED_AT_MS,
      ),
    onChange: (listener) => void listeners.push(listener),
    async of(token) {
      if (!isToken(token)) return null
      const entry = entryOf(token)
      if (entry.now && Date.now() - entry.begun < FRESH_MS) return entry.now
      entry.begun = Date.now()
      const working = entry.turn.then(() => workOut(pool, entry))
      entry.now = working
      entry.turn = working.then(
        (page) => page ?? entry.known ?? entries.delete(token),
        // Who comes next tries again, also to find the page.
        () => entries.delete(token),
      )
      return working
    },
  }
}

function newEntry(pool: Pool, token: string): Entry {
  const place = placeOf(pool, token)
  const entry: Entry = {
    place,
    known: null,
    session_id: null,
    courses: new Map(),
    delay_min: 0,
    now: null,
    begun: 0,
    turn: Promise.resolve(),
  }
  place.then(
    (known) => {
      entry.known = known
    },
    () => {},
  )
  return entry
}

async function placeOf(pool: Pool, token: string): Promise<Place | null> {
  const place = await inTransaction(pool, {}, (db) => placeOfToken(db, token))
  return place ? { clubId: provenClub(place.club_id), id: place.id } : null
}

async function workOut(pool: Pool, entry: Entry): Promise<PageNow | null> {
  const place = await entry.place
  if (!place) return null
  const page = await pageNow(pool, place, entry.courses)
  entry.session_id = page?.facts.session_id ?? null
  if (!page || page.facts.delay_min === entry.delay_min) return page
  // What was shown already may now be too early.
  entry.courses.clear()
  entry.delay_min = page.facts.delay_min
  return pageNow(pool, place, entry.courses)
}
