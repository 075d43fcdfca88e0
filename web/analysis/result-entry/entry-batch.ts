import type { NewResult, Result } from '#contract/analysis/result-entry.ts'
import { resultOf } from './owners.ts'
import { isFault, type CellValue } from '../../sheet/cell-text.ts'
import type { Entries, Entry } from './entries.ts'

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
