/**
 * Where posts stand. A place is of one kind, and all but the club are named by an id in a column of
 * their own, which the calls and the table of posts have by the same name.
 */
const PLACES = [
  { kind: 'club', column: null },
  { kind: 'squad', column: 'squad_id' },
  { kind: 'session', column: 'session_id' },
  { kind: 'challenge', column: 'challenge_id' },
] as const

type Declared = (typeof PLACES)[number]
type PlaceKind = Declared['kind']
export type PlaceColumn = Exclude<Declared['column'], null>
export type Place = { kind: PlaceKind; id: number | null }

export const PLACE_KINDS = PLACES.map(({ kind }) => kind)
export const PLACE_COLUMNS: readonly PlaceColumn[] = PLACES.flatMap(({ column }) => column ?? [])

export type PlaceIds = { readonly [Column in PlaceColumn]?: number | null | undefined }

/** The place that ids name: that of the club where none is given, null where several are. */
export function placeOf(ids: PlaceIds): Place | null {
  const named = PLACES.flatMap(({ kind, column }): Place[] => {
    const id = column === null ? null : (ids[column] ?? null)
    return id === null ? [] : [{ kind, id }]
  })
  const [place = { kind: 'club', id: null }] = named
  return named.length > 1 ? null : place
}

/** A place as columns, all of which are null but its own. */
export function columnsOf({ kind, id }: Place): Record<PlaceColumn, number | null> {
  const columns: Record<PlaceColumn, number | null> = {
    squad_id: null,
    session_id: null,
    challenge_id: null,
  }
  const column = PLACES.find((place) => place.kind === kind)?.column ?? null
  if (column !== null) columns[column] = id
  return columns
}
