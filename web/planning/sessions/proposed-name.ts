import { plannedParts } from '#domain/rules/plan.ts'
import { readStructure } from './structure-draft.ts'
import type { SessionDraft } from './session-draft.ts'

const MOST = 120

/** Of more than one piece: "3 × 2000 m", "1:30:00 / 6:00", "10:00 + 5:00". */
const SEVERAL = /[×/+]/

/**
 * What a session is called while nobody types a name: its structure, with its sport where that is
 * a single piece, else its sport alone. An event has no name but its own.
 */
export function proposedName(
  { kind, sport_id, structure }: Pick<SessionDraft, 'kind' | 'sport_id' | 'structure'>,
  sportName: string,
): string {
  if (kind === 'event') return ''
  const reading = plannedParts(sport_id ?? 0).structure ? readStructure(structure) : null
  if (reading?.state !== 'read') return sportName
  const { shown } = reading
  return (SEVERAL.test(shown) ? shown : `${sportName} ${shown}`).slice(0, MOST)
}
