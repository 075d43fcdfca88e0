export type Value = number | string | null

/**
 * Where a value comes from. `measured` is what the device said, kept beside what a person has
 * entered; 'corrected': they differ.
 */
export type ValueSource = {
  kind: 'entered' | 'measured' | 'corrected'
  measured?: number
  activity_id?: number
  by?: number | null
  at: string
}

type Known = { value: Value; source: ValueSource | undefined }
/** activity_id: the recording the value is taken from; without one a person says so. */
type NewValue = { value: Value; by: number | null; at: string; activity_id: number | undefined }

/** The value and its source after somebody, or a recording, has said what it is. */
export function settle(known: Known, next: NewValue): Known {
  return next.activity_id === undefined
    ? settleByHand(known, next)
    : settleMeasured(known, { ...next, activity_id: next.activity_id })
}

/** A person's word counts; what was measured stays beside it. */
function settleByHand({ source }: Known, { value, by, at }: NewValue): Known {
  const measured = source?.measured
  if (measured === undefined)
    return { value, source: value === null ? undefined : { kind: 'entered', by, at } }
  const device = source?.activity_id === undefined ? {} : { activity_id: source.activity_id }
  if (value === measured) return { value, source: { kind: 'measured', measured, ...device, at } }
  return { value, source: { kind: 'corrected', measured, ...device, by, at } }
}

/**
 * What a person has entered is not overwritten by a recording; a recording that takes its value
 * back leaves the person's. Said again, nothing changes.
 */
function settleMeasured(
  { value: before, source }: Known,
  { value, at, activity_id }: NewValue & { activity_id: number },
): Known {
  const byHand = source !== undefined && source.kind !== 'measured'
  if (typeof value !== 'number') {
    if (!byHand) return { value: null, source: undefined }
    return {
      value: before,
      source:
        before === null ? undefined : { kind: 'entered', by: source.by ?? null, at: source.at },
    }
  }
  if (!byHand) {
    const said = source?.measured === value && source.activity_id === activity_id
    return { value, source: said ? source : { kind: 'measured', measured: value, activity_id, at } }
  }
  const kind = before === value ? 'entered' : 'corrected'
  return {
    value: before,
    source: { kind, measured: value, activity_id, by: source.by ?? null, at: source.at },
  }
}
