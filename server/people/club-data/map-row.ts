import { randomBytes, randomUUID } from 'node:crypto'
import type { Holding, ImportTable } from './import-plan.ts'

export type Row = Record<string, unknown>

/** What stands for the ids and names of the archive in the new club. */
export type Mapping = {
  /** The new id of a row; undefined of one that is not there. */
  idOf(table: string, id: number): number | undefined
  /** Of the club that was exported; no other is known. */
  clubOf(id: number): number | undefined
  hasFile(sha256: string): boolean
  /** Whether a table that is the same for all clubs has this row. */
  hasLookup(table: string, id: number): boolean
}

/** A reference to a row of the same table that comes later. */
export type Forward = { column: string; id: number }
type MappedRow = { row: Row; forward: Forward[] }

/**
 * A row of the archive as it is in the new club; null for one that cannot be without something that
 * is not there. Columns that nobody here knows are left out.
 */
export function mapRow(
  table: ImportTable,
  source: Row,
  { own, mapping }: { own: number | undefined; mapping: Mapping },
): MappedRow | null {
  const row: Row = {}
  const forward: Forward[] = []
  for (const [name, { holding, needed, required }] of table.columns) {
    const value = source[name]
    if (value === undefined) continue
    // A file that was held back has no hash, and is as one that is not there.
    const nothing = holding.kind === 'file' && required ? undefined : null
    const mapped = value === null ? nothing : mapValue(holding, value, { own, mapping })
    if (mapped !== undefined) row[name] = mapped
    else if (holding.kind === 'id' && holding.of === table.name && !needed) {
      forward.push({ column: name, id: Number(value) })
      row[name] = null
    } else if (needed) return null
    else row[name] = null
  }
  return { row, forward }
}

type Ids = { own: number | undefined; mapping: Mapping }

/** The value in the new club; undefined for a reference to something that is not there. */
function mapValue(holding: Holding, value: unknown, { own, mapping }: Ids): unknown {
  switch (holding.kind) {
    case 'plain':
    case 'binary':
      return value
    case 'own-id':
      return own
    case 'club':
      return mapping.clubOf(Number(value))
    case 'id':
      return mapping.idOf(holding.of, Number(value))
    case 'ids':
      return mapList(value, (id) => mapping.idOf(holding.of, id))
    case 'lookup':
      return mapping.hasLookup(holding.of, Number(value)) ? value : undefined
    case 'file':
      return mapping.hasFile(String(value)) ? value : undefined
    case 'drawn':
      return drawn(String(value))
    case 'json':
      return mapWithin(
        value,
        (key, id) => {
          const of = holding.keys.get(key)
          return of === undefined ? id : mapping.idOf(of, id)
        },
        holding.keys,
      )
  }
}

/** What was in order stays in order: plans are compared by lists that are sorted. */
function mapList(list: unknown, map: (id: number) => number | undefined): unknown {
  if (!Array.isArray(list)) return []
  const ids = list.map(Number)
  const mapped = ids.flatMap((id) => map(id) ?? [])
  const isSorted = ids.every((id, index) => index === 0 || (ids[index - 1] ?? id) <= id)
  return isSorted ? mapped.toSorted((a, b) => a - b) : mapped
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const LEAST_DRAWN = 10

/** Another name of the same form, for what no two rows of an installation share. */
function drawn(value: string): string {
  if (UUID.test(value)) return randomUUID()
  const length = Math.max(LEAST_DRAWN, value.length)
  return randomBytes(length).toString('hex').slice(0, length)
}

type MapId = (key: string, id: number) => number | undefined

/** Ids in a JSON value under the keys, also in lists and in lists written with commas. */
function mapWithin(value: unknown, map: MapId, keys: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => mapWithin(one, map, keys))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      keys.has(key) ? mapIds(one, (id) => map(key, id)) : mapWithin(one, map, keys),
    ]),
  )
}

const ID_LIST = /^\d+(,\d+)*$/

function mapIds(value: unknown, map: (id: number) => number | undefined): unknown {
  if (typeof value === 'number') return map(value) ?? null
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'number')
      ? mapList(value, map)
      : value.map((one) => mapIds(one, map))
  if (typeof value !== 'string' || !ID_LIST.test(value)) return value
  return value
    .split(',')
    .flatMap((id) => map(Number(id)) ?? [])
    .join(',')
}
