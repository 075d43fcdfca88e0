import { Refusal } from '../http/refusal.ts'

/** Fields by the column that refers to what they name. */
const FIELDS: Readonly<Record<string, string>> = { focus_id: 'focus_ids', venue_id: 'venue.id', exercise_id: 'strength_structures' }

/** What the database says of a plan that names something it does not have, as a refusal at the field; anything else as it was. */
export function referenceFault(error: unknown): unknown {
  const { code, detail } = error as { code?: unknown; detail?: unknown }
  const column = code === '23503' ? /\(([^()]*)\)=/.exec(String(detail))?.[1]?.split(', ').at(-1) : undefined
  const field = FIELDS[column ?? '']
  return field === undefined ? error : new Refusal('unknown_reference', { fields: { [field]: null } })
}
