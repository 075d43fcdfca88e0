import type { EventPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { Creator } from './people.ts'

type People = Pick<
  EventPlan,
  'athlete_ids' | 'coach_ids' | 'squad_ids' | 'athlete_permissions' | 'coach_permissions'
>

/**
 * Athletes plan for themselves; only coaches and holders of the right assign others, or give
 * rights.
 */
export function namesOthers(viewer: Viewer, plan: People): boolean {
  const {
    athlete_ids = [],
    coach_ids = [],
    squad_ids = [],
    athlete_permissions = [],
    coach_permissions = [],
  } = plan
  const people = [
    ...athlete_ids,
    ...coach_ids,
    ...[...athlete_permissions, ...coach_permissions].map(({ user_id }) => user_id),
  ]
  return squad_ids.length > 0 || people.some((id) => id !== viewer.user_id)
}

/**
 * A list of people would remove everyone it does not name, with their answers. So people and rights
 * cannot be changed with the rest of an existing session.
 */
export const changesPeople = ({
  athlete_ids,
  coach_ids,
  squad_ids,
  athlete_permissions,
  coach_permissions,
}: Partial<People>): boolean =>
  [athlete_ids, coach_ids, squad_ids, athlete_permissions, coach_permissions].some(
    (named) => named !== undefined,
  )

export const plannerOf = (viewer: Viewer): Creator => ({
  user_id: viewer.user_id,
  role_id:
    isCoach(viewer) || !viewer.club?.roles.includes(ROLE.athlete) ? ROLE.coach : ROLE.athlete,
})
