import { isCoachLike, ROLE, type RoleId } from '../constants/roles.ts'
import { FORMER_STATUSES, type MemberStatus } from '../constants/statuses.ts'
import { isDate } from '../time/week.ts'
import {
  hasPermission,
  hasRole,
  isCoach,
  isMember,
  type Viewer,
  type ViewerClub,
} from './viewer.ts'

/** Whom an athlete lets see profile, health, files and reports. */
export const PRIVACY_MODES = [
  'all-coaches',
  'specific-coaches',
  'all-coaches-except',
  'only-me',
] as const
export type PrivacyMode = (typeof PRIVACY_MODES)[number]

/** How far rights reach among the athletes of a club. */
export type Reach = 'club' | 'own-squads' | 'self'

/**
 * What is known of the viewer beyond the gate: the scope set by the club's managers, and the
 * viewer's squads.
 */
export type ViewerScope = { coach_scope: 'club' | 'own-squads'; squads: readonly number[] }

export type AthleteFacts = {
  user_id: number
  status: MemberStatus
  roles: readonly RoleId[]
  squads: readonly number[]
  /** Completed years; null while no date of birth is known. */
  age: number | null
  privacy: { mode: PrivacyMode; coaches: readonly number[] }
  /** Has agreed that others see health data; nobody is shown to others without. */
  consents: boolean
}

export const OF_AGE = 18

/**
 * Profiles, health and files of others open with view-athlete-profile; reports pass the reach of
 * their own permission instead.
 */
export function profileReach(viewer: Viewer): Reach {
  return hasPermission(viewer, 'view-athlete-profile') ? 'club' : 'self'
}

/**
 * Whether the viewer sees what belongs to an athlete: profile, health, heart rate, files, load.
 * Oneself always; others when rights reach
 * that far, the other is an athlete of the club who has consented, of age or open to the viewer as
 * a minor, within the squads a coach is
 * limited to, and wants it. Who acts in somebody's name sees nobody, not even the person acted for.
 */
export function canSeeAthlete(
  viewer: Viewer,
  scope: ViewerScope,
  athlete: AthleteFacts,
  reach: Reach = profileReach(viewer),
): boolean {
  if (!isMember(viewer) || viewer.impersonated) return false
  if (athlete.user_id === viewer.user_id) return true
  if (reach === 'self' || !athlete.consents || !isShownAthlete(athlete)) return false
  if (!isOfAge(athlete.age) && !seesMinors(viewer)) return false
  const wholeClub = reach === 'club' && scope.coach_scope === 'club'
  if (!wholeClub && !athlete.squads.some((squad) => scope.squads.includes(squad))) return false
  return isOpenTo(athlete.privacy, viewer.user_id)
}

/**
 * An unknown age counts as a minor's: a viewer who may not see minors is not shown somebody who
 * could be one.
 */
const isOfAge = (age: number | null) => age !== null && age >= OF_AGE

const seesMinors = (viewer: Viewer) =>
  viewer.hides_minors !== true && hasPermission(viewer, 'view-minors')

const isShownAthlete = ({ roles, status }: Pick<AthleteFacts, 'roles' | 'status'>) =>
  roles.includes(ROLE.athlete) && !FORMER_STATUSES.includes(status)

function isOpenTo({ mode, coaches }: AthleteFacts['privacy'], viewerId: number): boolean {
  switch (mode) {
    case 'all-coaches':
      return true
    case 'specific-coaches':
      return coaches.includes(viewerId)
    case 'all-coaches-except':
      return !coaches.includes(viewerId)
    case 'only-me':
      return false
  }
}

type Rights = Pick<ViewerClub, 'roles' | 'permissions' | 'coaches_see_minors'>

/** Managers administer everybody, and athletes know whom they train with. */
const needsPermission = ({ roles, permissions }: Rights): boolean =>
  isCoachLike(roles) && !roles.includes(ROLE.manager) && !permissions.includes('view-minors')

/**
 * Coaches without the permission to see minors do not see that somebody under 18 is there at all,
 * unless the club wants them to.
 */
export const hidesMinorsFrom = (member: Rights): boolean =>
  needsPermission(member) && member.coaches_see_minors !== true

export const hidesMinors = ({ club, hides_minors }: Viewer): boolean =>
  club?.member === true && (hides_minors === true || hidesMinorsFrom(club))

/** Nobody opens to themselves what the club keeps from them. */
export const canShowMinors = ({ club }: Viewer): boolean =>
  club?.member === true && !needsPermission(club)

/**
 * The last day of birth of those who are of age on a day; who was born later is under age. Of who
 * has no day of birth nobody knows, and they count as of age here.
 */
export function lastBirthdayOfAge(today: string): string {
  const [year = '', ...monthAndDay] = today.split('-')
  const day = [String(Number(year) - OF_AGE), ...monthAndDay].join('-')
  return isDate(day) ? day : day.replace('-02-29', '-02-28')
}

/**
 * What athletes did who let nobody see them is seen by those who plan for them or administer them,
 * and not by others of the club, nor by guardians. Their names stay in its lists.
 */
export const hidesPrivate = (viewer: Viewer): boolean =>
  viewer.club?.member === true && !isCoach(viewer) && !hasPermission(viewer, 'manage-members')

/** Own body data always; somebody else's as a manager of members who sees the profile. */
export function canEditProfile(viewer: Viewer, userId: number, visible: boolean): boolean {
  if (userId === viewer.user_id) return isMember(viewer)
  return (
    visible &&
    hasPermission(viewer, 'view-athlete-profile') &&
    hasPermission(viewer, 'manage-members')
  )
}

/** Athletes of a club with others in it choose who sees them; nobody does in their name. */
export function canSetPrivacy(viewer: Viewer): boolean {
  return (
    hasRole(viewer, [ROLE.athlete]) && viewer.club?.is_individual === false && !viewer.impersonated
  )
}
