import type { Input } from '#contract/endpoint.ts'
import type { createChallengeTeam, updateChallengeTeam } from '#contract/club/challenges-teams.ts'
import { differenceOf } from '../../form/difference.ts'

export type TeamPlan = Input<typeof createChallengeTeam>['body']
type TeamChange = Input<typeof updateChallengeTeam>['body']

/** Only people of the team are its captains. */
export const planOf = (plan: TeamPlan): TeamPlan => ({
  ...plan,
  captain_ids: plan.captain_ids.filter((id) => plan.user_ids.includes(id)),
})

/**
 * What differs from what was seen first; captains of a team change its name and its people. What was
 * seen goes with people, so that those who joined or left since stay where they are.
 */
export function teamChange(before: TeamPlan, now: TeamPlan, asCaptain: boolean): TeamChange {
  const { max_size, captain_ids, ...own } = differenceOf(before, planOf(now))
  const change = {
    ...own,
    ...(!asCaptain && max_size !== undefined && { max_size }),
    ...(!asCaptain && captain_ids && { captain_ids }),
  }
  if (!change.user_ids && !change.captain_ids) return change
  return { ...change, seen: { user_ids: before.user_ids, captain_ids: before.captain_ids } }
}
