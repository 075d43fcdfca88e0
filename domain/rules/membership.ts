import { MEMBER_STATUS, type MemberStatus } from '../constants/statuses.ts'
import { hasPermission, type Viewer } from './viewer.ts'

/**
 * The right by which somebody changes a membership: their own, as holder of invite-members, or as
 * holder of manage-members.
 */
export type MembershipRight = 'self' | 'invites' | 'manages'

/** What the person who changes a membership may do. */
export type Actor = Readonly<Record<MembershipRight, boolean>>

/** The rights by which the viewer changes a person's membership. */
export const actorFor = (viewer: Viewer, userId: number): Actor => ({
  self: viewer.user_id === userId,
  invites: hasPermission(viewer, 'invite-members'),
  manages: hasPermission(viewer, 'manage-members'),
})

/** What protects the membership: a club keeps its creator and at least one manager. */
export type Standing = { readonly is_creator: boolean; readonly is_last_manager: boolean }

const { pending, approved, rejected, left, invited, athlete_rejected, onboarding } = MEMBER_STATUS

type Step = {
  from: readonly (MemberStatus | null)[]
  to: MemberStatus
  by: readonly MembershipRight[]
}

/** Every change there is; null means "no membership yet". */
const MEMBERSHIP_STEPS: readonly Step[] = [
  { from: [null], to: onboarding, by: ['invites'] },
  { from: [null, onboarding], to: invited, by: ['invites'] },
  { from: [null], to: pending, by: ['self'] },
  { from: [invited], to: approved, by: ['self'] },
  { from: [invited], to: athlete_rejected, by: ['self'] },
  { from: [pending], to: approved, by: ['manages'] },
  { from: [pending], to: rejected, by: ['manages'] },
  { from: [approved, invited, onboarding], to: left, by: ['self', 'manages'] },
  { from: [rejected, athlete_rejected, left], to: invited, by: ['manages'] },
  { from: [left, rejected], to: pending, by: ['self'] },
]

export type TransitionRefusal =
  /** There is no such change for anybody, as who knows the state is to hear. */
  'no_such_change' | 'not_yours' | 'creator_stays' | 'last_manager_stays'

const UNPROTECTED: Standing = { is_creator: false, is_last_manager: false }

/** Whether an actor may lead somebody to a status, from whichever they are in. */
export const canEverLeadTo = (to: MemberStatus, actor: Actor): boolean =>
  MEMBERSHIP_STEPS.some((step) => step.to === to && step.by.some((right) => actor[right]))

/**
 * Why a membership may not change so, or null when it may. Rights come before the state: only the
 * person and who manages memberships learn that there is no such change.
 */
export function transition(
  from: MemberStatus | null,
  to: MemberStatus,
  actor: Actor,
  standing: Standing = UNPROTECTED,
): TransitionRefusal | null {
  const step = MEMBERSHIP_STEPS.find((one) => one.to === to && one.from.includes(from))
  if (!step?.by.some((right) => actor[right])) {
    const knowsState = actor.self || actor.manages
    return !step && knowsState && canEverLeadTo(to, actor) ? 'no_such_change' : 'not_yours'
  }
  if (to !== left) return null
  if (standing.is_creator) return 'creator_stays'
  return standing.is_last_manager ? 'last_manager_stays' : null
}

/** Whether somebody is in the club or has asked it, so that a link has done what it is for. */
export const hasEntered = (
  status: MemberStatus | null,
): status is typeof approved | typeof pending => status === approved || status === pending

const SELF: Actor = { self: true, invites: false, manages: false }

/**
 * The statuses somebody passes through who opens a link of the club, last one last; empty when the
 * link changes nothing for them.
 * A direct link is a standing invitation by its maker, so what the maker may do and what the person
 * may do follow each other.
 */
export function joinSteps(
  from: MemberStatus | null,
  direct: boolean,
  maker: Actor,
): readonly MemberStatus[] {
  if (direct) {
    if (from === invited) return [approved]
    if (transition(from, approved, maker) === null) return [approved]
    if (transition(from, invited, maker) === null) return [invited, approved]
  }
  return transition(from, pending, SELF) === null ? [pending] : []
}

/**
 * The status to which a link leads that gives the place of one member: to somebody the club does not
 * have under their own account, or to that member; null when it changes nothing.
 */
export const statusByPlace = (from: MemberStatus | null, isOwn: boolean): MemberStatus | null =>
  from === null || (isOwn && (from === invited || from === onboarding)) ? approved : null
