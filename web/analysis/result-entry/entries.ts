import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { fastestOf } from '#domain/constants/fastest.ts'
import type { Kept } from '../../sheet/cell-conflicts.ts'
import { isFault, type Reading } from '../../sheet/cell-text.ts'
import type { Cells, Entries as CellEntries, Entry as CellEntry } from '../../sheet/cells.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { resultOf, type Owner } from './owners.ts'
import { readCell, writeCell, type Writing } from './read-cell.ts'
import { cellKey, plannedValue, storedValue, type Slot } from './slots.ts'

/** A cell of the sheet of results: whose, and where in the session. */
export type Place = { owner: Owner; slot: Slot }
export type Entry = CellEntry<Place>
export type Entries = CellEntries<Place>

type Plan = { pieces: SessionScores['pieces'] }

/** The cells of a session with these results. */
export const scoreCells = (
  results: readonly Result[],
  { pieces, ...writing }: Writing & Plan,
): Cells<Place> => ({
  placeOf: ({ owner, slot }) => ({ owner, slot }),
  keyOf: ({ owner, slot }) => cellKey(owner, slot),
  lineOf: ({ owner }) => owner.key,
  storedAt: ({ owner, slot }) => storedValue(resultOf(results, owner), slot),
  read: ({ slot }, text, pasted) => readCell(slot.field, slot.piece, text, writing, pasted),
  check: (place, reading, entries) =>
    possible(reading, place, distanceAt(entries, results, pieces, place)),
  write: ({ slot }, value) => writeCell(slot.field, value, writing),
})

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

/** The entries for a piece that somebody has removed from the plan meanwhile. */
export const strandedIn = (entries: Entries, pieces: SessionScores['pieces']): Kept<Place> =>
  [...entries].filter(
    ([, { owner, slot }]) =>
      !owner.alternative &&
      slot.piece !== WHOLE_SESSION &&
      pieces.every(({ piece }) => piece !== slot.piece),
  )
