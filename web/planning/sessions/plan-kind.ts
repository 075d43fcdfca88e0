import { SPORT } from '#domain/constants/sports.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import type { SessionDraft } from './session-draft.ts'

/** What one plans, chosen first: each kind has only the fields it needs. */
export const PLAN_KINDS = ['training', 'day-off', 'event'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export function planKindOf({ kind, sport_id }: Pick<SessionDraft, 'kind' | 'sport_id'>): PlanKind {
  if (kind === 'event') return 'event'
  return sport_id === SPORT.day_off ? 'day-off' : 'training'
}

/** The fields that make a draft one of that kind; `trained` is the sport one trains otherwise. */
export function ofPlanKind(to: PlanKind, trained: number | null): Partial<SessionDraft> {
  switch (to) {
    case 'event':
      return { kind: 'event' }
    case 'day-off':
      return { kind: 'session', ...ofSport(SPORT.day_off) }
    case 'training':
      return { kind: 'session', ...ofSport(trained), all_day: false }
  }
}

/**
 * Another sport has other focuses and zones of stroke rate; a day off lasts the whole day, and not
 * every sport can race for seats.
 */
export const ofSport = (sport_id: number | null): Partial<SessionDraft> => ({
  sport_id,
  focus_ids: [],
  stroke_rate_intensities: [],
  ...(sport_id === SPORT.day_off && { all_day: true }),
  ...(!plannedParts(sport_id ?? 0).seat_racing && { seat_racing: false }),
})
