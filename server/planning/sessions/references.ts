import { Refusal } from '../../http/refusal.ts'

/** Fields by the column that refers to what they name, as the names of foreign keys end. */
const FIELDS: Readonly<Record<string, string>> = {
  focus_id: 'focus_ids',
  venue_id: 'venue.id',
  exercise_id: 'strength_structures',
  sport_id: 'sport_id',
}

/**
 * What the database says of a plan that names something it does not have, as a refusal at the
 * field; anything else as it was.
 */
export function referenceFault(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const column =
    code === '23503' &&
    Object.keys(FIELDS).find((name) => String(constraint).endsWith(`_${name}_fkey`))
  return column
    ? new Refusal('unknown_reference', { fields: { [FIELDS[column] ?? column]: null } })
    : error
}
