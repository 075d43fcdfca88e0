import type { Entries, Entry } from './entries.ts'

/** Shape of what is kept; another release may keep another. */
const VERSION = 1
const keyOf = (place: string) => `entries-${VERSION}:${place}`

/** What was typed into a sheet and not stored, with what stood there: it survives a reload, and a tab the phone let go of. */
export function keptEntries(place: string): Entries {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]') as [string, Entry][])
  } catch {
    return new Map()
  }
}

/** Nothing typed leaves nothing behind. A full store keeps what it can: the sheet itself goes on. */
export function keepEntries(place: string, entries: Entries): void {
  try {
    if (entries.size === 0) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify([...entries]))
  } catch {
    sessionStorage.removeItem(keyOf(place))
  }
}
