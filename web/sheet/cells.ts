import { isFault, type CellValue, type Reading } from './cell-text.ts'

/**
 * What a cell says: the text it shows, and what that means, which is more exact and the same in
 * every shape of time.
 */
export type Said = { text: string; reading: Reading }

/**
 * A cell as it was typed and is not stored yet. `base` is what was stored when the typing began.
 * `step`: it was written by an undo or redo, no one has typed it over the stored value.
 */
export type Entry<P> = P &
  Said & { base: CellValue; refused?: string | undefined; step?: true | undefined }
export type Entries<P> = ReadonlyMap<string, Entry<P>>

/**
 * `seen`: what the cell showed when the typing began; left out, what it shows now. `reading`: what
 * the text is known to mean. `step`: see Entry.
 */
export type CellWrite<P> = P & { text: string; seen?: string; reading?: Reading; step?: true }

/** A cell that was changed, with what it said before and after. */
export type Changed<P> = P & { key: string; before: Said; after: Said }

/** What a sheet knows of its cells, each of which has a place. */
export type Cells<P> = {
  /** The place alone, of something that has more than it. */
  placeOf: (of: P) => P
  keyOf: (place: P) => string
  /** Cells of one line may be right again once another of them is. */
  lineOf: (place: P) => string
  storedAt: (place: P) => CellValue
  read: (place: P, text: string, pasted: boolean) => Reading
  /** What a reading has to agree with in other cells. */
  check?: (place: P, reading: Reading, entries: Entries<P>) => Reading
  write: (place: P, value: CellValue) => string
}

/** Returns what a cell shows: the typed text, or else the stored value. */
const textIn = <P>(cells: Cells<P>, entries: Entries<P>, place: P): string =>
  entries.get(cells.keyOf(place))?.text ?? cells.write(place, cells.storedAt(place))

/** `sending`: the entries that are on their way to the server and stored by now, or soon. */
type Putting<P> = { pasted: boolean; sending?: Entries<P> | null }

/**
 * Puts texts into cells. What says the same as is stored is no entry, unless another value is on
 * its way there; with a change a person's other entries may be right again.
 */
export function putCells<P>(
  cells: Cells<P>,
  entries: Entries<P>,
  writes: readonly CellWrite<P>[],
  { pasted, sending }: Putting<P>,
): { entries: Entries<P>; changed: Changed<P>[] } {
  const next = new Map(entries)
  const changed = writes.flatMap((write): Changed<P>[] => {
    const { text, seen, reading: known, step } = write
    const place = cells.placeOf(write)
    const key = cells.keyOf(place)
    const entry = entries.get(key)
    const before = textIn(cells, entries, place)
    if (before === text && !known) return []
    const stored = cells.storedAt(place)
    const reading = known ?? checked(cells, place, cells.read(place, text, pasted), next)
    // What could be read is shown as it will be stored.
    const shown = isFault(reading) ? text : cells.write(place, reading.value)
    const isStored =
      !isFault(reading) &&
      ((reading.value === stored && !sending?.has(key)) ||
        (step && isGivenUp(entry, reading.value, stored)))
    if (isStored) next.delete(key)
    else {
      const base = entry ? entry.base : seenValue(cells, place, stored, seen)
      next.set(key, { ...place, text: shown, reading, step, base })
    }
    const said = { text: before, reading: entry?.reading ?? { value: stored } }
    return [{ ...place, key, before: said, after: { text: shown, reading } }]
  })
  const lines = new Set(changed.map(cells.lineOf))
  return { entries: withoutRefusals(cells, next, lines), changed }
}

const checked = <P>(cells: Cells<P>, place: P, reading: Reading, entries: Entries<P>): Reading =>
  cells.check?.(place, reading, entries) ?? reading

/** The entries of these lines without what the server said against them. */
const withoutRefusals = <P>(
  cells: Cells<P>,
  entries: Entries<P>,
  lines: ReadonlySet<string>,
): Entries<P> =>
  new Map(
    [...entries].map(([key, entry]) => [
      key,
      lines.has(cells.lineOf(entry)) ? { ...entry, refused: undefined } : entry,
    ]),
  )

/**
 * This undo would restore the value from before the typing, but somebody else has written another
 * one: theirs stays.
 */
const isGivenUp = <P>(entry: Entry<P> | undefined, back: CellValue, stored: CellValue): boolean =>
  entry !== undefined && entry.base === back && stored !== entry.base

/** The value that was stored when the typing began; somebody else may have written since. */
function seenValue<P>(
  cells: Cells<P>,
  place: P,
  stored: CellValue,
  seen: string | undefined,
): CellValue {
  if (seen === undefined || seen === cells.write(place, stored)) return stored
  const reading = cells.read(place, seen, false)
  return isFault(reading) ? stored : reading.value
}

/**
 * Removes entries that were stored as sent; text typed over them meanwhile stays, based on what is
 * stored now.
 */
export function afterStoring<P>(entries: Entries<P>, sent: Entries<P>): Entries<P> {
  return new Map(
    [...entries].flatMap(([key, entry]): [string, Entry<P>][] => {
      const entered = sent.get(key)
      if (!entered || isFault(entered.reading)) return [[key, entry]]
      return entered.text === entry.text ? [] : [[key, { ...entry, base: entered.reading.value }]]
    }),
  )
}
