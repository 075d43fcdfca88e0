import { ROLE } from '../constants/roles.ts'
import { isRowingOrPaddling, takesScores } from '../constants/sports.ts'
import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/** What the rules need to know of a session of the viewer's selected club. */
export type SessionFacts = {
  is_event: boolean
  sport_id: number
  published: boolean
  restricted_results: boolean
  has_structure: boolean
  has_participants: boolean
  /** The viewer's own place among the participants; null when there is none. */
  own: { edit: boolean; add_all_scores: boolean } | null
}

/** Granted on this session, or for all of the club. */
export function canEditSession(viewer: Viewer, session: Pick<SessionFacts, 'own'>): boolean {
  if (!isMember(viewer)) return false
  return session.own?.edit === true || hasPermission(viewer, 'view-edit-all-sessions')
}

/** Coaches and holders of the right assign others; athletes plan for themselves. */
export function canPlanForOthers(viewer: Viewer): boolean {
  return isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
}

/** A plan made with one click: a draft for squads from who plans for others, else one's own. */
export const quickPlan = (viewer: Viewer, squadIds: readonly number[]) =>
  canPlanForOthers(viewer)
    ? { published: false, squad_ids: [...squadIds] }
    : { published: true, squad_ids: [] }

/** As what somebody stands in a session they make out of another: athletes train, others coach. */
export const roleInOwnCopy = (viewer: Viewer) =>
  !isCoach(viewer) && viewer.club?.roles.includes(ROLE.athlete) ? ROLE.athlete : ROLE.coach

/**
 * The person who put it into the library may change it, and so may anybody who may edit all
 * sessions.
 */
export function canChangeTemplate(
  viewer: Viewer,
  template: { creator_id: number | null },
): boolean {
  return (
    isMember(viewer) &&
    (template.creator_id === viewer.user_id || hasPermission(viewer, 'view-edit-all-sessions'))
  )
}

/**
 * A draft is for coaches, and for who may edit it: an athlete's own draft is not lost to its
 * writer.
 */
export function canViewSession(
  viewer: Viewer,
  session: Pick<SessionFacts, 'own' | 'published'>,
): boolean {
  return (
    isMember(viewer) && (session.published || isCoach(viewer) || canEditSession(viewer, session))
  )
}

/** One's own answer, or anybody's as an editor. */
export function canMarkAttendance(
  viewer: Viewer,
  session: Pick<SessionFacts, 'own' | 'published'>,
  userId: number,
): boolean {
  if (canEditSession(viewer, session)) return true
  return userId === viewer.user_id && canViewSession(viewer, session)
}

/** Results, entered or recorded: neither an event nor a day off nor a multisport day has any. */
export function takesResults(session: Pick<SessionFacts, 'is_event' | 'sport_id'>): boolean {
  return !session.is_event && takesScores(session.sport_id)
}

/** Everybody's scores: granted on this session, or by the right to edit all sessions. */
export function canAddAllScores(
  viewer: Viewer,
  session: Pick<SessionFacts, 'own' | 'is_event' | 'sport_id'>,
): boolean {
  if (!isMember(viewer) || !takesResults(session)) return false
  return session.own?.add_all_scores === true || hasPermission(viewer, 'view-edit-all-sessions')
}

/**
 * Boats are scored by those who may add all scores; in other sports participants also add their
 * own, unless they may not see what is entered already.
 */
export function canAddScores(
  viewer: Viewer,
  session: Pick<SessionFacts, 'own' | 'is_event' | 'sport_id' | 'restricted_results'>,
): boolean {
  if (canAddAllScores(viewer, session)) return true
  if (!isMember(viewer) || !takesResults(session)) return false
  if (session.restricted_results && !seesRestrictedResults(viewer)) return false
  return session.own !== null && !isRowingOrPaddling(session.sport_id)
}

/** Scores are entered by piece and by person, so both have to be there. */
export function isReadyForScores(
  session: Pick<SessionFacts, 'has_structure' | 'has_participants'>,
): boolean {
  return session.has_structure && session.has_participants
}

/**
 * Results a session shows to coaches only are nobody else's, not even one's own, nor what is worked
 * out from them.
 */
export const seesRestrictedResults = isCoach

/**
 * A recording stays its owner's, as their device shows it to them anyway; other people's are of
 * their session's results.
 */
export const canOpenRecording = (
  viewer: Viewer,
  { user_id, restricted }: { user_id: number; restricted: boolean },
): boolean => user_id === viewer.user_id || !restricted || seesRestrictedResults(viewer)

/** What was done in a session: entered, recorded, and what follows from it. */
export function canSeeResults(
  viewer: Viewer,
  session: Pick<SessionFacts, 'own' | 'published' | 'restricted_results'>,
): boolean {
  return (
    canViewSession(viewer, session) &&
    (!session.restricted_results || seesRestrictedResults(viewer))
  )
}
