import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'

/** Whom a session can be given to; one way of asking, so that one copy serves all who ask. */
export const everyMember = { limit: 1000, status: ACTIVE_ATHLETE_STATUSES.join(','), include: 'current_club_roles' } as const
