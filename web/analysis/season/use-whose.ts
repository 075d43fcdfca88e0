import { useQuery } from '@tanstack/react-query'
import { clubUsers } from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { query } from '../../api/api.ts'
import { lookup } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'

const ATHLETES = {
  limit: 1000,
  status: ACTIVE_ATHLETE_STATUSES.join(','),
  roles: String(ROLE.athlete),
}

/** Whose seasons one may choose from; only those who plan have a choice. */
export function useWhose() {
  const viewer = useViewer()
  const plans = canPlanForOthers(viewer)
  const squads = useQuery({ ...squadsQuery(), ...lookup, enabled: plans }).data?.data ?? []
  const sees = plans && can(clubUsers.access, viewer)
  const users = useQuery({ ...query(clubUsers, { query: ATHLETES }), ...lookup, enabled: sees })
  return { plans, squads, users: users.data?.data ?? [] }
}
