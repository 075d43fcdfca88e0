import { plannedParts } from '#domain/rules/plan.ts'
import { readStructure } from './structure-draft.ts'
import type { SessionDraft } from './session-draft.ts'

const MOST = 120

/**
 * What a session is called while nobody types a name: its structure, else its sport. An event has
 * no name but its own.
 */
export function proposedName(
  { kind, sport_id, structure }: Pick<SessionDraft, 'kind' | 'sport_id' | 'structure'>,
  sportName: string,
): string {
  if (kind === 'event') return ''
  const reading = plannedParts(sport_id ?? 0).structure ? readStructure(structure) : null
  return reading?.state === 'read' ? reading.shown.slice(0, MOST) : sportName
}
