import type { Result, SessionScores } from '#contract/insight/scores.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { storedValue } from './slots.ts'
import { resultOf } from './owners.ts'
import { isFault, type CellValue } from './read-cell.ts'
import type { Entries, Entry } from './entries.ts'

/** Somebody else has written another value since the typing began. */
export type Clash = { key: string; entry: Entry; theirs: CellValue }

export function clashesIn(entries: Entries, results: readonly Result[]): Clash[] {
  return [...entries].flatMap(([key, entry]) => {
    const theirs = storedValue(resultOf(results, entry.owner), entry.slot)
    const { reading } = entry
    if (isFault(reading) || theirs === entry.base || theirs === reading.value) return []
    // Nothing is lost by typing where somebody has emptied the cell; a step would bring back what
    // they took away.
    if (theirs === null && !entry.step) return []
    return [{ key, entry, theirs }]
  })
}

/** One's own value over theirs, or theirs as it is. */
export function settled(
  entries: Entries,
  { key, entry, theirs }: Clash,
  whose: 'mine' | 'theirs',
): Entries {
  const next = new Map(entries)
  if (whose === 'theirs') next.delete(key)
  else next.set(key, { ...entry, base: theirs })
  return next
}

/** The entries for a piece that somebody has removed from the plan meanwhile. */
export const strandedIn = (
  entries: Entries,
  pieces: SessionScores['pieces'],
): (readonly [key: string, entry: Entry])[] =>
  [...entries].filter(
    ([, { owner, slot }]) =>
      !owner.alternative &&
      slot.piece !== WHOLE_SESSION &&
      pieces.every(({ piece }) => piece !== slot.piece),
  )

export const withoutThese = (
  entries: Entries,
  dropped: readonly (readonly [key: string, entry: Entry])[],
): Entries => new Map([...entries].filter(([key]) => dropped.every(([other]) => other !== key)))

/**
 * Returns the entries that can be sent now: they are readable, not refused, in no conflict, and
 * their piece exists.
 */
export function sendable(
  entries: Entries,
  clashes: readonly Clash[],
  stranded: readonly (readonly [key: string, entry: Entry])[] = [],
): Entries {
  const clashing = new Set([...clashes.map(({ key }) => key), ...stranded.map(([key]) => key)])
  return new Map(
    [...entries].filter(
      ([key, { reading, refused }]) =>
        !isFault(reading) && refused === undefined && !clashing.has(key),
    ),
  )
}
