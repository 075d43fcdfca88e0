import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'

/**
 * The people a session can be assigned to. There is a single query for it, so that one cached copy
 * serves every caller.
 */
export const everyMember = {
  limit: 1000,
  status: ACTIVE_ATHLETE_STATUSES.join(','),
  include: 'current_club_roles',
} as const
