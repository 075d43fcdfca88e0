import { isFault, type CellValue } from './cell-text.ts'
import type { Cells, Entries, Entry } from './cells.ts'

/** Somebody else has written another value since the typing began. */
export type Clash<P> = { key: string; entry: Entry<P>; theirs: CellValue }

export function clashesIn<P>(
  { storedAt }: Pick<Cells<P>, 'storedAt'>,
  entries: Entries<P>,
): Clash<P>[] {
  return [...entries].flatMap(([key, entry]) => {
    const theirs = storedAt(entry)
    const { reading } = entry
    if (isFault(reading) || theirs === entry.base || theirs === reading.value) return []
    // Nothing is lost by typing where somebody has emptied the cell; a step would bring back what
    // they took away.
    if (theirs === null && !entry.step) return []
    return [{ key, entry, theirs }]
  })
}

/** One's own value over theirs, or theirs as it is. */
export function settled<P>(
  entries: Entries<P>,
  { key, entry, theirs }: Clash<P>,
  whose: 'mine' | 'theirs',
): Entries<P> {
  const next = new Map(entries)
  if (whose === 'theirs') next.delete(key)
  else next.set(key, { ...entry, base: theirs })
  return next
}

/** Entries with their keys. */
export type Kept<P> = readonly (readonly [key: string, entry: Entry<P>])[]

export const withoutThese = <P>(entries: Entries<P>, dropped: Kept<P>): Entries<P> =>
  new Map([...entries].filter(([key]) => dropped.every(([other]) => other !== key)))

/**
 * Returns the entries that can be sent now: they are readable, not refused, in no conflict, and
 * have a place to go to.
 */
export function sendable<P>(
  entries: Entries<P>,
  clashes: readonly Clash<P>[],
  stranded: Kept<P> = [],
): Entries<P> {
  const clashing = new Set([...clashes.map(({ key }) => key), ...stranded.map(([key]) => key)])
  return new Map(
    [...entries].filter(
      ([key, { reading, refused }]) =>
        !isFault(reading) && refused === undefined && !clashing.has(key),
    ),
  )
}
