import type { Result, SessionScores } from '#contract/insight/scores.ts'
import { fastestOf } from '#domain/constants/fastest.ts'
import { cellKey, plannedValue, storedValue, type Slot } from './slots.ts'
import { resultOf, type Owner } from './owners.ts'
import {
  isFault,
  readCell,
  writeCell,
  type CellValue,
  type Reading,
  type Writing,
} from './read-cell.ts'

/**
 * A cell as it was typed and is not stored yet. `base` is what was stored when the typing began.
 */
export type Entry = {
  owner: Owner
  slot: Slot
  text: string
  reading: Reading
  base: CellValue
  refused?: string | undefined
  /** This entry was written by an undo or redo: no one has typed it over the stored value. */
  step?: true | undefined
}
export type Entries = ReadonlyMap<string, Entry>

type Place = { owner: Owner; slot: Slot }
/**
 * What a cell says: the text it shows, and what that means, which is more exact and the same in
 * every shape of time.
 */
export type Said = { text: string; reading: Reading }
/**
 * `seen`: what the cell showed when the typing began; left out, what it shows now. `reading`: what
 * the text is known to mean. `step`: see Entry.
 */
export type CellWrite = Place & { text: string; seen?: string; reading?: Reading; step?: true }

/** A cell that was changed, with what it said before and after. */
export type Changed = Place & { key: string; before: Said; after: Said }
/** Returns what a cell shows: the typed text, or else the stored value. */
export const textIn = (
  entries: Entries,
  results: readonly Result[],
  { owner, slot }: Place,
  writing: Writing,
): string =>
  entries.get(cellKey(owner, slot))?.text ??
  writeCell(slot.field, storedValue(resultOf(results, owner), slot), writing)

/**
 * Puts texts into cells. What says the same as is stored is no entry; with a change a person's
 * other entries may be right again.
 */
export function put(
  entries: Entries,
  results: readonly Result[],
  writes: readonly CellWrite[],
  { pasted, pieces, ...writing }: Writing & { pasted: boolean; pieces: SessionScores['pieces'] },
): { entries: Entries; changed: Changed[] } {
  const next = new Map(entries)
  const changed = writes.flatMap(({ owner, slot, text, seen, reading: known, step }): Changed[] => {
    const key = cellKey(owner, slot)
    const entry = entries.get(key)
    const before = textIn(entries, results, { owner, slot }, writing)
    if (before === text && !known) return []
    const stored = storedValue(resultOf(results, owner), slot)
    const distance = distanceAt(next, results, pieces, { owner, slot })
    const reading =
      known ??
      possible(readCell(slot.field, slot.piece, text, writing, pasted), { owner, slot }, distance)
    // What could be read is shown as it will be stored.
    const shown = isFault(reading) ? text : writeCell(slot.field, reading.value, writing)
    const isStored =
      !isFault(reading) &&
      (reading.value === stored || (step && isGivenUp(entry, reading.value, stored)))
    if (isStored) next.delete(key)
    else {
      const base = entry ? entry.base : seenValue(slot, stored, seen, writing)
      next.set(key, { owner, slot, text: shown, reading, step, base })
    }
    return [
      {
        key,
        owner,
        slot,
        before: { text: before, reading: entry?.reading ?? { value: stored } },
        after: { text: shown, reading },
      },
    ]
  })
  return { entries: withoutRefusals(next, new Set(changed.map((one) => one.owner.key))), changed }
}

/** The entries of these owners without what the server said against them. */
const withoutRefusals = (entries: Entries, owners: ReadonlySet<string>): Entries =>
  new Map(
    [...entries].map(([key, entry]) => [
      key,
      owners.has(entry.owner.key) ? { ...entry, refused: undefined } : entry,
    ]),
  )

/**
 * This undo would restore the value from before the typing, but somebody else has written another
 * one: theirs stays.
 */
const isGivenUp = (entry: Entry | undefined, back: CellValue, stored: CellValue): boolean =>
  entry !== undefined && entry.base === back && stored !== entry.base

/** Metres of the place a time is entered for: as typed, as stored, as planned. */
function distanceAt(
  entries: Entries,
  results: readonly Result[],
  pieces: SessionScores['pieces'],
  { owner, slot }: Place,
): number | null {
  const place: Slot = { ...slot, field: 'distance' }
  const typed = entries.get(cellKey(owner, place))?.reading
  const value =
    typed && !isFault(typed) ? typed.value : storedValue(resultOf(results, owner), place)
  return typeof value === 'number' ? value : owner.alternative ? null : plannedValue(pieces, place)
}

/**
 * Digits without their colon easily become another time, so the person is asked about a time that
 * nobody can row.
 */
function possible(reading: Reading, { owner, slot }: Place, distance: number | null): Reading {
  if (
    slot.field !== 'time' ||
    distance === null ||
    isFault(reading) ||
    typeof reading.value !== 'number'
  )
    return reading
  return distance > reading.value * fastestOf(owner.sport_id)
    ? { fault: 'speed', distance }
    : reading
}

/** The value that was stored when the typing began; somebody else may have written since. */
function seenValue(
  slot: Slot,
  stored: CellValue,
  seen: string | undefined,
  writing: Writing,
): CellValue {
  if (seen === undefined || seen === writeCell(slot.field, stored, writing)) return stored
  const reading = readCell(slot.field, slot.piece, seen, writing)
  return isFault(reading) ? stored : reading.value
}
