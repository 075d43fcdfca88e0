import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { Membership } from '../../shell/choose-club.ts'

/** Clubs one is in, those that invited one, and those one has asked. */
export function clubGroups(all: readonly Membership[]) {
  const of = (status: number) => all.filter((membership) => membership.status.id === status)
  return {
    invited: of(MEMBER_STATUS.invited),
    active: of(MEMBER_STATUS.approved),
    pending: of(MEMBER_STATUS.pending),
  }
}
