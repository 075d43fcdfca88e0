import { MEMBER_STATUS, type MemberStatus } from '../constants/statuses.ts'
import { transition, type TransitionRefusal } from './membership.ts'

/** What decides whether a person may leave a club. */
export type LeavingFacts = {
  status: MemberStatus
  is_creator: boolean
  is_manager: boolean
  other_managers: number
}

/** Why a person may not leave, or null when they may. */
export function leavingRefusal({
  status,
  is_creator,
  is_manager,
  other_managers,
}: LeavingFacts): TransitionRefusal | null {
  const joined = status === MEMBER_STATUS.approved
  const standing = { is_creator, is_last_manager: joined && is_manager && other_managers === 0 }
  return transition(
    status,
    MEMBER_STATUS.left,
    { self: true, invites: false, manages: false },
    standing,
  )
}
