import type { Phase } from '#domain/season/season.ts'
import { addDays } from '#domain/time/week.ts'
import { toInstant } from '#domain/time/zoned-time.ts'
import { clubLink } from '#domain/rules/club-link.ts'
import { serverTexts } from '../../text/text.ts'
import type { FeedEvent } from './icalendar.ts'
import type { LinkedPlan, OpenedLink } from './link-queries.ts'

/** The phases of plans as events of whole days, which make nobody busy. */
export function phaseEvents(
  plans: readonly LinkedPlan[],
  { club_id, language, time_zone, squads }: OpenedLink,
  publicUrl: string,
): FeedEvent[] {
  const words = serverTexts(language).season
  const url = publicUrl + clubLink('/calendar?view=season', club_id)
  const midnight = (day: string) => toInstant(time_zone, { day, time: '00:00' }).toISOString()
  return plans.flatMap((plan) => {
    const phases = plan.phases as Phase[]
    let begin = plan.first_day
    return phases.map(({ kind, name, weeks }, place): FeedEvent => {
      const first = begin
      begin = addDays(first, 7 * weeks)
      const phase = name ?? words.phases[kind]
      return {
        uid: `phase-${club_id}-${plan.id}-${place}@slipway`,
        revision: plan.revision,
        created_at: midnight(plan.first_day),
        updated_at: plan.updated_at,
        starts_at: midnight(first),
        ends_at: midnight(begin),
        whole_day: true,
        isFree: true,
        summary: plan.squad !== null && squads.length > 1 ? `${phase} · ${plan.squad}` : phase,
        location: null,
        description: url,
        category: words.title,
        url,
        cancelled: false,
      }
    })
  })
}
