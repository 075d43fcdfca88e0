import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import { isWebAddress, plannedParts } from '#domain/rules/plan.ts'
import { structureFaults } from '#domain/rules/structure-faults.ts'
import { weatherFaults } from '#domain/rules/weather.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import { demandDays, Refusal, type FieldFault } from '../../http/refusal.ts'
import { programmeFaults } from './programmes.ts'

const DAY_MS = 86_400_000
const LONGEST_DAYS = 366

export const demandSpan = (start: string, end: string): void =>
  demandDays((Date.parse(end) - Date.parse(start)) / DAY_MS, LONGEST_DAYS)

/** A plan that is stored: its sport, and whether it has pieces or exercises. */
type Stored = { sport_id: number; has_structure: boolean }

/**
 * Parts a session has that another sport has no use for, where the change leaves them as they are.
 */
function keptFaults(plan: Partial<SessionPlan>, stored: Stored): Record<string, FieldFault> {
  if (plan.sport_id === undefined || !stored.has_structure) return {}
  const [before, after] = [plannedParts(stored.sport_id), plannedParts(plan.sport_id)]
  return {
    ...(before.structure &&
      !after.structure &&
      plan.structure === undefined && { structure: 'not_in_sport' as const }),
    ...(before.strength &&
      !after.strength &&
      programmesIn(plan) === undefined && { strength_structures: 'not_in_sport' as const }),
  }
}

/**
 * What the shape of a plan alone does not tell: addresses that open, wind and stream that belong
 * together, and no parts that the sport has no
 * use for. `stored` is what of a plan that changes stays as it is.
 */
export function demandPlan(plan: Partial<EventPlan & SessionPlan>, stored?: Stored): void {
  const faults: Record<string, FieldFault> = {
    ...programmeFaults(plan),
    ...(stored && keptFaults(plan, stored)),
  }
  if (plan.video_stream_url && !isWebAddress(plan.video_stream_url))
    faults['video_stream_url'] = 'url'
  for (const [path, fault] of Object.entries(plan.structure ? structureFaults(plan.structure) : {}))
    faults[`structure.${path}`] = fault
  for (const [field, fault] of Object.entries(weatherFaults(plan.weather ?? {})))
    faults[`weather.${field}`] = fault
  const sport = plan.sport_id ?? stored?.sport_id
  if (sport !== undefined) {
    const parts = plannedParts(sport)
    if (plan.structure && !parts.structure) faults['structure'] = 'not_in_sport'
    if (programmesIn(plan)?.length && !parts.strength)
      faults[plan.strength_structures ? 'strength_structures' : 'strength_structure'] =
        'not_in_sport'
    if (plan.seat_racing && !parts.seat_racing) faults['seat_racing'] = 'not_in_sport'
  }
  if (Object.keys(faults).length > 0) throw new Refusal('invalid', { fields: faults })
}
