import { ROLE } from '../constants/roles.ts'
import { hasPermission, type Viewer } from './viewer.ts'

/**
 * Attendance, load and health of a squad's people: for who may see athletes' profiles. Athletes see
 * the names.
 */
export function seesSquadFigures(viewer: Viewer): boolean {
  return hasPermission(viewer, 'view-athlete-profile')
}

/** The role in which a squad's person joins a session: coach before athlete. */
export function squadRoleOf(roles: readonly number[]): 'coach' | 'athlete' {
  return roles.includes(ROLE.head_coach) || roles.includes(ROLE.coach) ? 'coach' : 'athlete'
}
