import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { myClubs } from '#contract/people/clubs.ts'
import type { Reply } from '#contract/endpoint.ts'

export type Membership = Reply<typeof myClubs>['data'][number]

export const activeMemberships = (memberships: readonly Membership[]): Membership[] =>
  memberships.filter(({ status }) => status.id === MEMBER_STATUS.approved)

/** Whether the plan of a club runs on this day (YYYY-MM-DD), going by its next bill date. */
const isRunning = ({ club }: Membership, today: string): boolean =>
  (club.subscription_info?.next_bill_date ?? '').slice(0, 10) >= today

type Wishes = {
  /** Chosen in this tab. */
  stored: number | null
  /** The club of the page that the person wanted to open. */
  target: number | null
  /** Chosen last on this device. */
  cookie: number | null
}

/**
 * Chooses the club to work in: the requested one if the person is in it, or else their own, or one
 * that runs, or any.
 */
export function chooseClub(
  memberships: readonly Membership[],
  wishes: Wishes,
  today: string,
): Membership | null {
  const active = activeMemberships(memberships)
  const asked = [wishes.stored, wishes.target, wishes.cookie]
    .map((id) => active.find((membership) => membership.club_id === id))
    .find((membership) => membership !== undefined)
  return (
    asked ??
    active.find(({ club }) => club.is_individual) ??
    active.find((membership) => isRunning(membership, today)) ??
    active[0] ??
    null
  )
}
