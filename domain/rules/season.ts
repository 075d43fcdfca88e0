import { canPlanForOthers } from './sessions.ts'
import type { Viewer } from './viewer.ts'

export type SeasonScope =
  | { kind: 'club'; id: null }
  | { kind: 'squad'; id: number }
  | { kind: 'athlete'; id: number }

/**
 * The season somebody asks for: by default that of the club for those who plan, else their own.
 * Those of squads and the club are for who plans; whose athletes one sees, the reports say.
 */
export function seasonScope(
  viewer: Viewer,
  { squad_id, athlete_id }: { squad_id?: number | undefined; athlete_id?: number | undefined },
): SeasonScope | null {
  const plans = canPlanForOthers(viewer)
  if (athlete_id !== undefined) return { kind: 'athlete', id: athlete_id }
  if (squad_id !== undefined) return plans ? { kind: 'squad', id: squad_id } : null
  return plans ? { kind: 'club', id: null } : { kind: 'athlete', id: viewer.user_id }
}

/** Targets are set by those who plan for others. */
export const canChangeSeason = canPlanForOthers
