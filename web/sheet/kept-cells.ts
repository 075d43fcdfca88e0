import type { Entries, Entry } from './cells.ts'

/** Shape of what is kept; another release may keep another. */
const VERSION = 1
const keyOf = (place: string) => `entries-${VERSION}:${place}`

/**
 * Keeps what was typed into a sheet and not stored, with the value it replaces: it survives a
 * reload, and a tab that the phone discarded.
 */
export function keptEntries<P>(place: string): Entries<P> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]') as [string, Entry<P>][])
  } catch {
    return new Map()
  }
}

/**
 * If nothing is typed, nothing is kept. If the store is full it keeps what it can, and the sheet
 * continues to work.
 */
export function keepEntries<P>(place: string, entries: Entries<P>): void {
  try {
    if (entries.size === 0) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify([...entries]))
  } catch {
    sessionStorage.removeItem(keyOf(place))
  }
}
