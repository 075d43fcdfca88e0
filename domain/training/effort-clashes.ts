type Ends = { start: number; finish: number }
type NamedStretch = Ends & { name: string; piece: number | null }
type Field = keyof NamedStretch

/** What somebody else has made of a field of an effort, and what would be written over it. */
export type FieldClash = {
  field: Field
  theirs: string | number | null
  mine: string | number | null
}
/**
 * A stretch that somebody else has marked since, and the draft that lies on it or is the same
 * piece.
 */
export type StretchClash<Kept> = { index: number; theirs: Kept }

const FIELDS: readonly Field[] = ['name', 'start', 'finish', 'piece']
/** Ends are written to the millisecond. */
const APART_S = 0.001

const same = (one: string | number | null, other: string | number | null) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= APART_S
    : one === other

/**
 * Of a change to an effort what would undo somebody else's: the fields that are neither as the
 * writer has seen them nor as they are to be. A field
 * sent as it was seen is no wish to change it.
 */
export function clashesOf(
  now: NamedStretch,
  seen: NamedStretch,
  change: Partial<{ [F in Field]: NamedStretch[F] | undefined }>,
): FieldClash[] {
  return FIELDS.flatMap((field) => {
    const mine = change[field]
    if (
      mine === undefined ||
      same(mine, seen[field]) ||
      same(now[field], seen[field]) ||
      same(mine, now[field])
    )
      return []
    return [{ field, theirs: now[field], mine }]
  })
}

/**
 * What somebody else has changed in an effort since it was seen; `mine` is what was seen. A field
 * that is not given was not looked at.
 */
export function changedSince(
  now: NamedStretch,
  seen: Partial<{ [F in Field]: NamedStretch[F] | undefined }>,
): FieldClash[] {
  return FIELDS.flatMap((field) => {
    const mine = seen[field]
    return mine === undefined || same(mine, now[field]) ? [] : [{ field, theirs: now[field], mine }]
  })
}

/**
 * What of a change is the writer's own: what is sent as it was seen stays as somebody else has made
 * it.
 */
export function ownChange<Change extends Partial<{ [F in Field]: NamedStretch[F] | undefined }>>(
  seen: NamedStretch,
  change: Change,
): Change {
  const untouched = FIELDS.filter(
    (field) => change[field] !== undefined && same(change[field] ?? null, seen[field]),
  )
  return { ...change, ...Object.fromEntries(untouched.map((field) => [field, undefined])) }
}

/**
 * The drafts that are a piece, or lie on a stretch, which was marked since the writer last looked.
 */
export function markedSince<Kept extends Ends & { id: number; piece: number | null }>(
  drafts: readonly (Ends & { piece?: number | null | undefined })[],
  kept: readonly Kept[],
  seen: readonly number[],
): StretchClash<Kept>[] {
  const unseen = kept.filter(({ id }) => !seen.includes(id))
  return drafts.flatMap((draft, index) => {
    const theirs = unseen.find(
      (one) => (typeof draft.piece === 'number' && one.piece === draft.piece) || liesOn(one, draft),
    )
    return theirs ? [{ index, theirs }] : []
  })
}

const liesOn = (one: Ends, other: Ends) =>
  Math.min(one.finish, other.finish) - Math.max(one.start, other.start) >
  Math.min(one.finish - one.start, other.finish - other.start) / 2
