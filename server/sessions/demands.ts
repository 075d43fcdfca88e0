import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import { isWebAddress, plannedParts } from '#domain/rules/plan.ts'
import { structureFaults } from '#domain/rules/structure-faults.ts'
import { weatherFaults } from '#domain/rules/weather.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import { demandDays, Refusal, type FieldFault } from '../http/refusal.ts'
import { programmeFaults } from './programmes.ts'

const DAY_MS = 86_400_000
const LONGEST_DAYS = 366

export const demandSpan = (start: string, end: string): void => demandDays((Date.parse(end) - Date.parse(start)) / DAY_MS, LONGEST_DAYS)

/**
 * What the shape of a plan alone does not tell: addresses that open, wind and stream that belong together, and no parts that the sport has no
 * use for. `sportId` is the sport the session has, where the plan does not change it.
 */
export function demandPlan(plan: Partial<EventPlan & SessionPlan>, sportId?: number): void {
  const faults: Record<string, FieldFault> = programmeFaults(plan)
  if (plan.video_stream_url && !isWebAddress(plan.video_stream_url)) faults['video_stream_url'] = 'url'
  for (const [path, fault] of Object.entries(plan.structure ? structureFaults(plan.structure) : {})) faults[`structure.${path}`] = fault
  for (const [field, fault] of Object.entries(weatherFaults(plan.weather ?? {}))) faults[`weather.${field}`] = fault
  const sport = plan.sport_id ?? sportId
  if (sport !== undefined) {
    const parts = plannedParts(sport)
    if (plan.structure && !parts.structure) faults['structure'] = 'not_in_sport'
    if (programmesIn(plan)?.length && !parts.strength)
      faults[plan.strength_structures ? 'strength_structures' : 'strength_structure'] = 'not_in_sport'
    if (plan.seat_racing && !parts.seat_racing) faults['seat_racing'] = 'not_in_sport'
  }
  if (Object.keys(faults).length > 0) throw new Refusal('invalid', { fields: faults })
}
