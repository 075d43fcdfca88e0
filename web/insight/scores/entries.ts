import type { NewResult, Result, SessionScores } from '#contract/insight/scores.ts'
import { fastestOf } from '#domain/constants/fastest.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import {
  cellKey,
  plannedValue,
  resultOf,
  storedValue,
  type Owner,
  type Slot,
} from './grid-model.ts'
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
    const before = textIn(entries, results, { owner, slot }, writing)
    if (before === text && !known) return []
    const stored = storedValue(resultOf(results, owner), slot)
    const distance = distanceAt(next, results, pieces, { owner, slot })
    const reading =
      known ??
      possible(readCell(slot.field, slot.piece, text, writing, pasted), { owner, slot }, distance)
    // What could be read is shown as it will be stored.
    const shown = isFault(reading) ? text : writeCell(slot.field, reading.value, writing)
    if (
      !isFault(reading) &&
      (reading.value === stored || (step && isGivenUp(entries.get(key), reading.value, stored)))
    )
      next.delete(key)
    else
      next.set(key, {
        owner,
        slot,
        text: shown,
        reading,
        step,
        base: entries.has(key)
          ? (entries.get(key)?.base ?? null)
          : seenValue(slot, stored, seen, writing),
      })
    const said = entries.get(key)?.reading ?? { value: stored }
    return [
      {
        key,
        owner,
        slot,
        before: { text: before, reading: said },
        after: { text: shown, reading },
      },
    ]
  })
  const touched = new Set(changed.map(({ owner }) => owner.key))
  return {
    entries: new Map(
      [...next].map(([key, entry]) => [
        key,
        touched.has(entry.owner.key) ? { ...entry, refused: undefined } : entry,
      ]),
    ),
    changed,
  }
}

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

/**
 * `keys`: the entries of each score by their fields; `notes`: the entry that is a result's note, if
 * any.
 */
export type Batch = {
  results: NewResult[]
  keys: readonly (readonly (readonly [field: string, key: string])[][])[]
  notes: readonly (string | null)[]
}

/**
 * Builds the call that stores the entries, with one result per owner and one score per place, and a
 * record of which entry is where in it.
 */
export function batchOf(entries: Entries, results: readonly Result[]): Batch {
  const owners = Map.groupBy([...entries], ([, { owner }]) => owner.key)
  const built = [...owners.values()].flatMap((cells) => {
    const owner = cells[0]?.[1].owner
    if (!owner) return []
    const noted = cells.find(([, { slot }]) => slot.field === 'result_note')
    const values = cells.filter((cell) => cell !== noted)
    const places = [
      ...Map.groupBy(
        values,
        ([, { slot }]) => `${slot.piece}/${slot.part}/${slot.number}`,
      ).values(),
    ]
    const scores = places.flatMap((place) => {
      const slot = place[0]?.[1].slot
      if (!slot) return []
      const { piece, part, number } = slot
      return [
        {
          piece,
          part,
          number,
          values: Object.fromEntries(place.map(([, entry]) => [entry.slot.field, valueOf(entry)])),
        },
      ]
    })
    const { user_id, crew_id, squad_id, alternative, sport_id } = owner
    const result: NewResult = {
      ...(user_id !== null && { user_id }),
      ...(crew_id !== null && { crew_id }),
      ...(squad_id !== null && { squad_id }),
      ...(alternative && { alternative, sport_id }),
      version: resultOf(results, owner)?.version ?? 0,
      ...(noted && { note: textOf(noted[1]) }),
      scores,
    }
    return [
      {
        result,
        note: noted?.[0] ?? null,
        keys: places.map((place) => place.map(([key, entry]) => [entry.slot.field, key] as const)),
      },
    ]
  })
  return {
    results: built.map(({ result }) => result),
    keys: built.map(({ keys }) => keys),
    notes: built.map(({ note }) => note),
  }
}

const valueOf = ({ reading }: Entry): CellValue => (isFault(reading) ? null : reading.value)
const textOf = (entry: Entry): string | null => {
  const value = valueOf(entry)
  return value === null ? null : String(value)
}

/** Groups the sentences of a refusal by the entry they are about; the others are under "". */
export function refusedEntries(
  { keys, notes }: Batch,
  errors: Readonly<Record<string, readonly string[]>>,
): Map<string, string> {
  return new Map(
    Object.entries(errors).map(([path, [sentence = '']]) => {
      const note = notes[Number(/^results\.(\d+)\.note$/.exec(path)?.[1])]
      if (note) return [note, sentence]
      const match = /^results\.(\d+)\.scores\.(\d+)(?:\.values\.(\w+))?/.exec(path)
      const place = keys[Number(match?.[1])]?.[Number(match?.[2])]
      // A rule about two fields may name one that is not sent: then its message is shown at the
      // first entry of its place.
      return [(place?.find(([field]) => field === match?.[3]) ?? place?.[0])?.[1] ?? '', sentence]
    }),
  )
}

/**
 * Removes entries that were stored as sent; text typed over them meanwhile stays, based on what is
 * stored now.
 */
export function afterStoring(entries: Entries, sent: Entries): Entries {
  return new Map(
    [...entries].flatMap(([key, entry]): [string, Entry][] => {
      const told = sent.get(key)
      if (!told || isFault(told.reading)) return [[key, entry]]
      return told.text === entry.text ? [] : [[key, { ...entry, base: told.reading.value }]]
    }),
  )
}
